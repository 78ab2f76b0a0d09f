/* SPDX-License-Identifier: ISC */
/* "if 8G LOGY then 7H JAM", "when legal 9C ZETA". */
#include "formats/orders/order_args.h"

#include "formats/orders/order_line.h"
#include "formats/orders/order_shape.h"

/* Reads the text as one order; it may be no conditional order itself. */
static bool reads_as(struct view text, enum order_kind *kind)
{
	struct order o;

	if (view_starts_nocase(text, "if ") || view_starts_nocase(text, "when ") ||
	    order_line_read(text, true, &o) != LINE_ORDER || o.game != 0) {
		return false;
	}
	*kind = o.kind;
	return true;
}

static bool moves(struct view text)
{
	enum order_kind kind;

	return reads_as(text, &kind) && order_ends_turn(kind) &&
	       kind != ORDER_CHALLENGE && kind != ORDER_RESIGN;
}

/* Whether the text is what the player before may do: a play, a word, a pass, or
 * "any". */
static bool may_happen(struct view text)
{
	enum order_kind kind;

	return view_is_nocase(text, "any") ||
	       (reads_as(text, &kind) &&
		(kind == ORDER_PLAY || kind == ORDER_WORD || kind == ORDER_PASS));
}

/* The index of the word, which must stand between blanks; args.len: it is not
 * there. */
static size_t find_word(struct view args, const char *word, size_t n)
{
	for (size_t i = 1; i + n + 1 < args.len; i++) {
		if (args.at[i - 1] == ' ' && args.at[i + n] == ' ' &&
		    view_is_nocase(view_part(args, i, n), word)) {
			return i;
		}
	}
	return args.len;
}

/* Reads "legal 9C ZETA": a move to be made, if legal, whatever happened before. */
static bool when(struct order *out)
{
	struct view rest = out->args;
	struct view word = view_word(&rest);

	out->if_move =
		(struct if_move){.when = view_of("legal"), .then = view_trim(rest)};
	return view_is_nocase(word, "legal") && moves(out->if_move.then);
}

bool order_if(struct order *out)
{
	enum { THEN = 4, ACCEPT = 6 };
	struct view args = out->args;
	size_t then = find_word(args, "then", THEN);
	struct if_move *m = &out->if_move;

	if (then == args.len) {
		return when(out);
	}
	*m = (struct if_move){
		.when = view_trim(view_part(args, 0, then)),
		.then = view_trim(view_part(args, then + THEN, args.len))};
	if (m->when.len > ACCEPT &&
	    view_is_nocase(view_part(m->when, m->when.len - ACCEPT, ACCEPT),
			   "accept") &&
	    m->when.at[m->when.len - ACCEPT - 1] == ' ') {
		m->accept = true;
		m->when = view_trim(view_part(m->when, 0, m->when.len - ACCEPT));
	}
	return may_happen(m->when) && moves(m->then);
}
