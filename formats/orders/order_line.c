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

/* The line without a bullet, "game 12:" and the opening signs of Spanish. */
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

/* Reads the order itself, when everything around it has been taken off. */
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
	/* A stored line can be the word TRY on its path; in a letter `try` tries
	 * that path. */
	if (!letter && view_is(word, "TRY") && bare_word(text, out)) {
		return true;
	}
	if (kind > ORDER_PLAY && kind < ORDER_SAY && (colon == 0 || rest.len > 0) &&
	    order_fits((enum order_kind)kind, rest, out)) {
		return true;
	}
	return kind != ORDER_WORD && bare_word(text, out);
}

/* Whether the lead, "play" or "move:", may stand before the order. "Play word games"
 * is prose, "move: word SON" an order. A path with nothing but a lead before it
 * keeps the lead in its text, so that it is read the same way again. */
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

/* Reads an order with its guard, its assertion and the words before it. No other
 * signs may follow it. */
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
	/* In "show t9" what looks like a guard is what to show. */
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
	/* A play keeps dots at its end, which may be tiles; "pass ..." loses
	 * them. */
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

/* Reads a line that ends in "?". An exchange may end so if that is a blank
 * (`blank`); any other order only asks. */
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

/* The number of letters that the word begins with. */
static size_t letters_before(struct view word)
{
	size_t n = 0;

	while (n < word.len && ascii_letter(word.at[n])) {
		n++;
	}
	return n;
}

/* Whether the word may name a square, a cell, a face or a cube, perhaps with signs
 * around it. Such a word has a digit, except "Al", whose l may be a 1. */
static bool name_like(struct view word)
{
	size_t n = letters_before(word);

	return n == 0 || n == 2 || num_anywhere(word);
}

/* Whether the line is surely prose; a quick test, because every line of every letter
 * comes here. An order begins with a word of the table, "I", a number or a square,
 * or is a word followed by names only. */
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

/* Reads a claim or an appeal, whose args are everything behind its first word. */
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
	bool asks; /* it ends in "?", its comment included */
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
