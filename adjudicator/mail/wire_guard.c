/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/wire_guard.h"

#include "formats/text/num.h"

enum { LITERAL_DIGITS = 10 };

/* "* 12 FETCH ...": only in such lines do brackets and literals keep their
 * meaning. */
static bool is_fetch(const struct wire_guard *g)
{
	return g->headed == GUARD_HEAD && g->head[0] == '*' && digit(g->head[1]);
}

static bool stop(struct wire_guard *g, const char *why)
{
	g->why = why;
	return false;
}

static void line_ends(struct wire_guard *g)
{
	g->headed = 0;
	g->coded = -1;
	g->parentheses = 0;
	g->state = GUARD_LINE;
}

/* Reads "UIDVALIDITY 77", "PERMANENTFLAGS (\Seen \*)" and the like. */
static void read_code(struct wire_guard *g)
{
	struct view rest = view_from(g->code, (size_t)g->coded);
	struct view name = view_word(&rest);
	long number;

	if (view_is(name, "UIDVALIDITY") &&
	    num_read(view_trim(rest), 1, UINT32_MAX, &number)) {
		g->validity = (uint32_t)number;
	} else if (view_is(name, "PERMANENTFLAGS")) {
		g->keywords = view_find_text(rest, "\\*") < rest.len;
	} else if (view_is(name, "READ-ONLY")) {
		g->read_only = true;
	}
	g->coded = -1;
}

/* Passes one byte of a sentence; returns the byte that libetpan shall see. */
static char pass_talk(struct wire_guard *g, char c)
{
	if (c == '[' && g->coded < 0) {
		g->coded = 0;
		return '(';
	}
	if (c == ']' && g->coded >= 0) {
		read_code(g);
		return ')';
	}
	if (g->coded >= 0 && g->coded < GUARD_CODE) {
		g->code[g->coded++] = ascii_upper(c);
	}
	return c == '[' ? '(' : c;
}

static bool pass_line(struct wire_guard *g, char *at)
{
	char c = *at;

	if (c == '\n') {
		line_ends(g);
		return true;
	}
	if (g->headed < GUARD_HEAD && c > ' ') {
		g->head[g->headed++] = c;
	}
	if (!is_fetch(g)) {
		*at = pass_talk(g, c);
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
	if (c != '}' || g->digits == 0 || !is_fetch(g)) {
		return stop(g, "a brace that announces nothing");
	}
	if (g->number > g->literal_max) {
		return stop(g, "a longer letter than was asked for");
	}
	g->state = GUARD_CLOSED;
	return true;
}

/* "{12}" must be followed by the end of the line. */
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

struct wire_guard wire_guard_new(void)
{
	return (struct wire_guard){.coded = -1};
}

bool wire_guard_pass(struct wire_guard *g, char *bytes, size_t n)
{
	size_t i = 0;

	while (i < n && g->why == NULL) {
		char c = bytes[i];

		if (g->state == GUARD_LITERAL) {
			size_t here = n - i < g->number ? n - i : (size_t)g->number;

			g->number -= here;
			i += here;
			if (g->number == 0) {
				g->state = GUARD_LINE; /* the line continues after the
							  literal */
			}
			continue;
		}
		if (g->state == GUARD_LINE) {
			(void)pass_line(g, &bytes[i]);
		} else if (g->state == GUARD_BRACE) {
			(void)pass_brace(g, c);
		} else {
			(void)pass_closed(g, c);
		}
		i++;
	}
	return g->why == NULL;
}
