/* SPDX-License-Identifier: ISC */
#include "formats/orders/order_line.h"

#include "formats/orders/order_peel.h"
#include "formats/orders/order_shape.h"
#include "formats/orders/orders_words.h"
#include "formats/text/num.h"

static struct view from(struct view v, size_t n)
{
	return view_trim(view_part(v, n, v.len));
}

/* The line without bullets, "game 12:" and the signs that Spanish begins with. */
static struct view core_of(struct view line, bool letter, long *game)
{
	struct view v = view_trim(line);

	*game = 0;
	v = letter ? peel_bullet(v) : v;
	peel_game(&v, game);
	return letter ? peel_opening(v) : v;
}

static bool bare_word(struct view text, struct order *out)
{
	out->kind = ORDER_WORD;
	out->args = (struct view){0};
	out->play = (struct play_text){0};
	out->word = (struct word_text){0};
	return order_word_bare(text, out);
}

/* What kind of order the words are, whatever they are dressed in. */
static bool words_read(struct view text, bool letter, struct order *out)
{
	struct view rest = text;
	struct view word = view_word(&rest);
	size_t colon = view_ends(word, ":");
	int kind;

	out->text = text;
	if (order_fits(ORDER_PLAY, text, out) || order_fits(ORDER_CHOOSE, text, out)) {
		return true;
	}
	word.len -= colon;
	rest = view_trim(rest);
	kind = words_find(word);
	/* The word TRY on its path, as it is kept; a letter tries that path. */
	if (!letter && view_is(word, "TRY") && bare_word(text, out)) {
		return true;
	}
	if (kind > ORDER_PLAY && kind < ORDER_SAY && (colon == 0 || rest.len > 0) &&
	    order_fits((enum order_kind)kind, rest, out)) {
		return true;
	}
	return kind != ORDER_WORD && bare_word(text, out);
}

/* "Play word games" finds no path; "move: word SON" does. A path that stands alone but
 * for the lead keeps it, to be read so again. */
static bool lead_fits(struct view lead, struct order *out)
{
	if (out->kind != ORDER_WORD || lead.len == 0) {
		return true;
	}
	if (out->word.alone) {
		out->word.alone = false;
		out->text = view_from(lead.at, lead.len + out->text.len);
	}
	return !order_word_lone(&out->word) || view_ends(view_trim_end(lead), ":");
}

static bool dress_fits(unsigned dress, const struct order *o)
{
	return (dress & ~order_shapes[o->kind].dress) == 0;
}

/* One order with a guard, an assertion and words before it, but no signs behind it. */
static bool dressed_read(struct view text, bool letter, struct order *out)
{
	struct order o = *out;
	struct view plain = text;
	struct view core;
	struct view lead;
	unsigned dress = 0;

	if (peel_pronoun(&plain)) {
		dress |= SHAPE_SPOKEN;
	}
	lead = view_from(plain.at, 0);
	if (peel_lead(&plain)) {
		dress = SHAPE_MOVED;
		lead.len = (size_t)(plain.at - lead.at);
	}
	core = plain;
	while (peel_guard(&core, &o) || peel_score(&core, &o)) {
	}
	if (words_read(core, letter, &o) && lead_fits(lead, &o) &&
	    dress_fits(dress | (o.has_guard ? SHAPE_GUARDED : 0U) |
			       (o.has_score ? SHAPE_SCORED : 0U),
		       &o)) {
		*out = o;
		return true;
	}
	if (core.len == plain.len) {
		return false;
	}
	/* "show t9": what looks like a guard is what to show. */
	o = *out;
	if (words_read(plain, letter, &o) && lead_fits(lead, &o) &&
	    dress_fits(dress, &o)) {
		*out = o;
		return true;
	}
	return false;
}

static bool text_read(struct view text, bool letter, struct order *out)
{
	struct view v = peel_end(text, " !");
	size_t dot = letter && view_ends(v, ".");
	struct view whole = view_trim_end(view_part(v, 0, v.len - dot));
	struct view bare = peel_end(v, " .!");

	if (dressed_read(whole, letter, out)) {
		return true;
	}
	/* A play keeps the dots that may be tiles; "pass ..." has none. */
	return letter && bare.len < whole.len && dressed_read(bare, letter, out) &&
	       out->kind != ORDER_PLAY && out->kind != ORDER_TRY;
}

struct view order_line_core(struct view line, bool letter)
{
	long game;

	return core_of(line, letter, &game);
}

/* What companies have put below every letter: "Note: this message is confidential". */
static bool footer(struct view said)
{
	static const char *const phrases[] = {
		"confidential",    "confidencial",       "confidentiel",
		"vertraulich",     "privileged",         "intended recipient",
		"this e-mail",     "this email",         "this message",
		"this mail",       "this communication", "diese e-mail",
		"diese nachricht", "este mensaje",       "este correo",
		"aquest missatge", "aquest correu",      "ce message"};

	for (size_t i = 0; i < said.len; i++) {
		for (size_t j = 0; j < sizeof phrases / sizeof phrases[0]; j++) {
			if (view_starts_nocase(view_part(said, i, said.len),
					       phrases[j])) {
				return true;
			}
		}
	}
	return false;
}

static enum order_kind core_said(struct view line, struct view core, size_t *colon)
{
	struct view word = view_part(core, 0, view_find(core, ':'));
	bool more = from(core, word.len + 1).len > 0;
	int kind = words_find(view_trim_end(word));

	*colon = (size_t)(word.at - line.at) + word.len;
	if (word.len == core.len) {
		return ORDER_NONE;
	}
	if (kind == ORDER_NONE) {
		kind = order_claim_head(word);
		return kind == ORDER_APPEAL || from(core, word.len + 1).len > 0
			       ? (enum order_kind)kind
			       : ORDER_NONE;
	}
	return ((kind == ORDER_SAY || kind == ORDER_LUCK) && more) ||
			       (kind == ORDER_NOTE && !footer(from(core, word.len + 1)))
		       ? (enum order_kind)kind
		       : ORDER_NONE;
}

enum order_kind order_line_said(struct view line, bool letter, size_t *colon)
{
	return core_said(line, order_line_core(line, letter), colon);
}

static bool only_asks(const struct order *o)
{
	unsigned dress = order_shapes[o->kind].dress;

	return (dress & SHAPE_ASKED) != 0 ||
	       ((dress & SHAPE_ASKED_BARE) != 0 && o->args.len == 0);
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
	return only_asks(out) ? LINE_ORDER : LINE_ASKED;
}

/* How many letters the word begins with. */
static size_t letters_before(struct view word)
{
	size_t n = 0;

	while (n < word.len && ascii_letter(word.at[n])) {
		n++;
	}
	return n;
}

/* A word that may be the name of a cell, a face or a cube, or a square, or signs before
 * or behind one: those have a digit, but for "Al", whose l may be one. */
static bool name_like(struct view word)
{
	size_t n = letters_before(word);

	return n == 0 || n == 2 || num_anywhere(word);
}

/* Whether no order, and no end of orders, can begin so: every one has a word of the
 * table at its head, or behind "I", or is a number, or a square stands first, or it is
 * a word and names. So is little prose, and all lines of all letters come here. */
static bool only_prose(struct view core)
{
	struct view rest = peel_comment(core);
	struct view head = view_word(&rest);
	struct view word = view_part(head, 0, letters_before(head));

	if (name_like(head) || words_find(word) != ORDER_NONE ||
	    view_is_nocase(word, "I")) {
		return false;
	}
	if (view_trim(rest).len == 0) {
		return true;
	}
	do {
		word = view_word(&rest);
	} while (word.len > 0 && name_like(word));
	return word.len > 0;
}

/* A claim or an appeal: all that stands behind its word. */
static enum line_sort claimed_read(struct order *out)
{
	struct view rest = out->text;

	(void)view_word(&rest);
	return order_fits(out->kind, view_trim(rest), out) ? LINE_ORDER : LINE_PROSE;
}

enum line_sort order_line_read(struct view line, bool letter, struct order *out)
{
	const char *ends = letter ? " .!" : " !";
	struct view text;
	struct view bare;
	enum order_kind said;
	size_t colon;
	bool asks; /* with its comment */
	bool commented;
	long game;

	*out = (struct order){.line = line};
	text = core_of(line, letter, &out->game);
	if (out->game == 0 && only_prose(text)) {
		return LINE_PROSE;
	}
	said = core_said(line, text, &colon);
	if (said != ORDER_NONE) {
		out->kind = said;
		out->text = text;
		out->args = from(line, colon + 1);
		return said == ORDER_CLAIM || said == ORDER_APPEAL ? claimed_read(out)
								   : LINE_ORDER;
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

struct view order_line_as_written(struct arena *arena, struct view line,
				  struct view raw)
{
	struct view head = line;
	size_t colon;
	size_t colons = 1;

	if (order_line_said(line, true, &colon) == ORDER_NONE) {
		return line;
	}
	head.len = colon + 1;
	for (size_t i = 0; i < colon; i++) {
		colons += head.at[i] == ':';
	}
	while (raw.len > 0 && colons > 0) {
		bool wide = view_starts(raw, "\uff1a");

		colons -= wide || raw.at[0] == ':';
		raw = view_part(raw, wide ? 3 : 1, raw.len);
	}
	raw = view_trim_end(raw);
	return view_of(arena_printf(arena, "%.*s%.*s", VIEW_ARG(head), VIEW_ARG(raw)));
}
