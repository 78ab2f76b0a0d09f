/* SPDX-License-Identifier: ISC */
#include "formats/order_line.h"

#include "formats/order_peel.h"
#include "formats/order_shape.h"
#include "formats/orders_words.h"

static struct view from(struct view v, size_t n)
{
	return view_trim(view_part(v, n, v.len));
}

/* The line without bullets and "game 12:". */
static struct view core_of(struct view line, bool letter, long *game)
{
	struct view v = view_trim(line);

	*game = 0;
	v = letter ? peel_bullet(v) : v;
	peel_game(&v, game);
	return v;
}

/* What kind of order the words are, whatever they are dressed in. */
static bool words_read(struct view text, struct order *out)
{
	struct view rest = text;
	struct view word = view_word(&rest);
	size_t colon = view_ends(word, ":");
	int row;

	out->text = text;
	if (order_shapes[ORDER_PLAY].fits(text, out)) {
		out->kind = ORDER_PLAY;
		return true;
	}
	if (order_shapes[ORDER_CHOOSE].fits(text, out)) {
		out->kind = ORDER_CHOOSE;
		return true;
	}
	word.len -= colon;
	rest = view_trim(rest);
	row = words_find(word);
	out->play = (struct play_text){0};
	if (row < 0 || row + 1 >= ORDER_SAY || row + 1 == ORDER_PLAY ||
	    (colon > 0 && rest.len == 0)) {
		return false;
	}
	out->kind = order_help[row].kind;
	return order_shapes[out->kind].fits(rest, out);
}

/* One order with a guard, an assertion and words before it, but no signs behind it. */
static bool dressed_read(struct view text, struct order *out)
{
	struct order o = *out;
	struct view plain = text;
	struct view core;
	unsigned dress = 0;

	if (peel_pronoun(&plain)) {
		dress |= SHAPE_SPOKEN;
	}
	if (peel_lead(&plain)) {
		dress |= SHAPE_MOVED;
	}
	core = plain;
	while (peel_guard(&core, &o) || peel_score(&core, &o)) {
	}
	dress |= (o.has_guard ? SHAPE_GUARDED : 0U) | (o.has_score ? SHAPE_SCORED : 0U);
	if (words_read(core, &o) && (dress & ~order_shapes[o.kind].dress) == 0) {
		*out = o;
		return true;
	}
	/* "show t9": what looks like a guard is what to show. */
	o = *out;
	dress &= ~(unsigned)(SHAPE_GUARDED | SHAPE_SCORED);
	if (words_read(plain, &o) && (dress & ~order_shapes[o.kind].dress) == 0) {
		*out = o;
		return true;
	}
	return false;
}

static bool text_read(struct view text, bool letter, struct order *out)
{
	struct view v = peel_end(text, " !");
	size_t dot = letter && view_ends(v, ".");

	if (dressed_read(view_trim_end(view_part(v, 0, v.len - dot)), out)) {
		return true;
	}
	/* A play keeps the dots that may be tiles; "pass ..." has none. */
	return letter && dressed_read(peel_end(v, " .!"), out) &&
	       out->kind != ORDER_PLAY && out->kind != ORDER_TRY;
}

struct view order_line_core(struct view line, bool letter)
{
	long game;

	return core_of(line, letter, &game);
}

bool order_line_say(struct view line, bool letter, size_t *colon)
{
	struct view core = order_line_core(line, letter);
	struct view word = view_part(core, 0, view_find(core, ':'));

	*colon = (size_t)(word.at - line.at) + word.len;
	return word.len < core.len &&
	       words_find(view_trim_end(word)) == ORDER_SAY - 1 &&
	       from(core, word.len + 1).len > 0;
}

/* An exchange may end in "?" where that is a blank; other orders that end so only ask.
 */
static enum line_sort asked_read(struct view text, bool blank, bool letter,
				 struct order *out)
{
	const struct order fresh = *out;

	if (text_read(text, letter, out) && out->kind == ORDER_EXCHANGE) {
		return blank ? LINE_ORDER : LINE_ASKED;
	}
	*out = fresh;
	if (!text_read(peel_end(text, letter ? " ?!." : " ?!"), letter, out)) {
		return LINE_PROSE;
	}
	return order_shapes[out->kind].dress & SHAPE_ASKED ? LINE_ORDER : LINE_ASKED;
}

enum line_sort order_line_read(struct view line, bool letter, struct order *out)
{
	const char *ends = letter ? " .!" : " !";
	struct view text;
	struct view bare;
	size_t colon;
	bool asks; /* with its comment */
	bool commented;
	long game;

	*out = (struct order){.line = line};
	text = core_of(line, letter, &out->game);
	if (order_line_say(line, letter, &colon)) {
		out->kind = ORDER_SAY;
		out->text = text;
		out->args = from(line, colon + 1);
		return LINE_ORDER;
	}
	if (view_trim(line).len > LINE_LONGEST) {
		return LINE_PROSE;
	}
	asks = view_ends(peel_end(text, ends), "?");
	bare = peel_comment(text);
	commented = bare.len < text.len;
	text = bare;
	bare = peel_end(text, ends);
	if (asks || view_ends(bare, "?")) {
		return asked_read(text, !(asks && commented), letter, out);
	}
	if (bare.len == 0) {
		return out->game > 0 ? LINE_GAME : LINE_PROSE;
	}
	if (peel_game(&bare, &game) && bare.len == 0) {
		out->game = game;
		return LINE_GAME;
	}
	if (words_find(bare) == WORDS_END) {
		return LINE_END;
	}
	return text_read(text, letter, out) ? LINE_ORDER : LINE_PROSE;
}
