/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/wire_guard.h"

#include "formats/text/num.h"

enum { LITERAL_DIGITS = 10 };

/* Lines of free text, where no literal may stand: an answer to a command, a "+", and
 * what the server only says. */
static const char *const talk[] = {"* OK", "* NO", "* BAD", "* BYE", "* PREAU"};

static bool may_hold_literal(const struct wire_guard *g)
{
	struct view head = view_from(g->head, (size_t)g->headed);

	for (size_t i = 0; i < sizeof talk / sizeof talk[0]; i++) {
		if (view_starts(head, talk[i])) {
			return false;
		}
	}
	return view_starts(head, "* ");
}

static bool stop(struct wire_guard *g, const char *why)
{
	g->why = why;
	return false;
}

static void line_ends(struct wire_guard *g)
{
	g->headed = 0;
	g->parentheses = 0;
	g->state = GUARD_LINE;
}

static bool pass_line(struct wire_guard *g, char c)
{
	if (c == '\n') {
		line_ends(g);
		return true;
	}
	if (g->headed < GUARD_HEAD) {
		g->head[g->headed++] = ascii_upper(c);
	}
	if (c == '(' && ++g->parentheses > GUARD_PARENTHESES) {
		return stop(g, "an answer nested too deeply");
	}
	if (c == '{') {
		g->state = GUARD_BRACE;
		g->number = 0;
		g->digits = 0;
	}
	return true;
}

static bool pass_brace(struct wire_guard *g, char c)
{
	if (digit(c) && g->digits < LITERAL_DIGITS) {
		g->digits++;
		g->number = g->number * 10 + (uint64_t)(c - '0');
		return true;
	}
	if (c != '}' || g->digits == 0 || !may_hold_literal(g)) {
		return stop(g, "a brace that announces nothing");
	}
	if (g->number > g->literal_max) {
		return stop(g, "a longer letter than was asked for");
	}
	g->state = GUARD_CLOSED;
	return true;
}

/* Behind "{12}" comes the line's end. */
static bool pass_closed(struct wire_guard *g, char c)
{
	if (c == '\r' && g->state == GUARD_CLOSED) {
		g->state = GUARD_RETURN;
		return true;
	}
	if (c != '\n') {
		return stop(g, "a brace that announces nothing");
	}
	g->state = g->number > 0 ? GUARD_LITERAL : GUARD_LINE;
	return true;
}

bool wire_guard_pass(struct wire_guard *g, struct view bytes)
{
	size_t i = 0;

	while (i < bytes.len && g->why == NULL) {
		char c = bytes.at[i];

		if (g->state == GUARD_LITERAL) {
			size_t here = bytes.len - i < g->number ? bytes.len - i
								: (size_t)g->number;

			g->number -= here;
			i += here;
			if (g->number == 0) {
				g->state = GUARD_LINE; /* the line goes on */
			}
			continue;
		}
		i++;
		if (g->state == GUARD_LINE) {
			(void)pass_line(g, c);
		} else if (g->state == GUARD_BRACE) {
			(void)pass_brace(g, c);
		} else {
			(void)pass_closed(g, c);
		}
	}
	return g->why == NULL;
}
