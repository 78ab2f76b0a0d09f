/* SPDX-License-Identifier: ISC */
#include "formats/orders/usual.h"

#include "formats/boards/glyph.h"
#include "formats/orders/order_line.h"
#include "formats/orders/order_peel.h"
#include "formats/orders/order_shape.h"
#include "formats/text/num.h"

/* Words around a number of points: before it, and behind it. */
static const char score_before[] = "for por per für";
static const char score_behind[] = "points point pts pt puntos punto punts punt punkte "
				   "punkt";
/* Words before a number and a colon: "Move 3: 8D CRATE". The number is not used:
 * people count moves, rounds or turns. */
static const char turns[] = "move turn play jugada turno tirada torn zug runde";

/* -------------------------------------------------------- a move with its score */

static bool number_of(struct view word, long *score)
{
	enum { DIGITS = 3, MOST = 999 };

	return word.len <= DIGITS && num_digits(word) == word.len &&
	       num_read(word, 0, MOST, score);
}

/* Takes the score off the end: "36", "(36)", "36 points", "(36 points)", "for 36
 * points", ", 36 points" or " - 36". Fails where two blanks stand in the line:
 * letters of ours have such lines. */
static bool peel_told(struct view *v, long *score)
{
	struct view rest = *v;
	bool close = view_ends(rest, ")");
	struct view before;
	struct view word;

	rest.len -= close;
	word = usual_last_word(&rest);
	if (view_among(word, score_behind)) {
		word = usual_last_word(&rest);
	}
	if (close != view_starts(word, "(") ||
	    !number_of(view_part(word, close, word.len), score)) {
		return false;
	}
	before = rest;
	if (!close && view_among(usual_last_word(&before), score_before)) {
		rest = before;
	}
	if (view_find_text(*v, "  ") < v->len) {
		return false;
	}
	*v = view_ends(rest, ",") || view_ends(rest, " -") ? peel_end(rest, " ,-")
							   : rest;
	return v->len > 0;
}

/* Whether the path names cubes by their numbers: a number behind it would be one more
 * cube, and no score. */
static bool on_cubes(struct view path)
{
	struct view name;

	return word_text_next(&path, &name) && num_digits(name) == name.len;
}

/* Whether the move names its square or its path and has no score yet. */
static bool placed(const struct order *o)
{
	const struct word_text *w = &o->word;

	return !o->has_score &&
	       (o->kind == ORDER_PLAY || (o->kind == ORDER_WORD && !w->alone &&
					  !order_word_lone(w) && !on_cubes(w->path)));
}

/* The order for a play with its game around it, "Game 1 8D CRATE"; empty: it is
 * none. */
static struct view named_play(struct arena *arena, struct view line)
{
	struct view v = peel_bullet(view_trim(line));
	struct view none = {0};
	struct order o;
	long game;

	if (!usual_named(&v, &game)) {
		return none;
	}
	if (order_line_read(v, true, &o) != LINE_ORDER) {
		v = usual_order(arena, v);
		if (v.len == 0 || order_line_read(v, true, &o) != LINE_ORDER) {
			return none;
		}
		o.has_score = false; /* usual_order has put it there, in our form */
	}
	return o.game == 0 && placed(&o) ? view_of(arena_printf(arena, "game %ld: %.*s",
								game, VIEW_ARG(v)))
					 : none;
}

struct view usual_order(struct arena *arena, struct view line)
{
	struct view whole;
	struct view v;
	struct view move;
	struct order o;
	bool glad = true;
	long score;
	bool scored;

	/* Most lines have no number, and cost nothing. */
	if (line.len > LINE_LONGEST || !num_anywhere(line)) {
		return (struct view){0};
	}
	whole = named_play(arena, line);
	if (whole.len > 0) {
		return whole;
	}
	whole = peel_end(line, " .!");
	v = peel_end(usual_glad(whole, &glad), " .!");
	move = v;
	if (!glad) {
		return (struct view){0};
	}
	scored = peel_told(&move, &score);
	if ((!scored && v.len == whole.len) ||
	    order_line_read(move, true, &o) != LINE_ORDER || !placed(&o)) {
		return (struct view){0};
	}
	return view_of(scored ? arena_printf(arena, "%.*s =%ld", VIEW_ARG(move), score)
			      : arena_printf(arena, "%.*s", VIEW_ARG(move)));
}

/* ------------------------------------------------------ what the player is asked */

/* The order as it was written; a play loses its colon: "8G: hang" is "8G hang". */
static struct view bare_play(struct arena *arena, const struct order *o)
{
	const struct play_text *p = &o->play;
	bool glued;

	if (o->kind != ORDER_PLAY || p->blanks.len > 0 || o->has_score ||
	    o->has_guard) {
		return order_whole(o);
	}
	glued = p->square.at + p->square.len == p->direction.at;
	return view_of(arena_printf(arena, "%.*s%s%.*s %.*s", VIEW_ARG(p->square),
				    glued || p->direction.len == 0 ? "" : " ",
				    VIEW_ARG(p->direction), VIEW_ARG(p->word)));
}

/* The order that v is, also in the forms that people write; empty if it is none that
 * changes a game. */
static struct view order_in(struct arena *arena, struct view v)
{
	struct order o;

	if (order_line_read(v, true, &o) != LINE_ORDER) {
		struct view usual = usual_order(arena, v);

		if (usual.len == 0 || order_line_read(usual, true, &o) != LINE_ORDER) {
			return (struct view){0};
		}
	}
	return order_changes_game(o.kind) && o.kind != ORDER_TRY ? bare_play(arena, &o)
								 : (struct view){0};
}

/* v without "Move 3:" at its head. */
static struct view unnumbered(struct view v)
{
	struct view rest = v;
	bool turn = view_among(view_word(&rest), turns);
	struct view number = view_word(&rest);
	bool colon = view_ends(number, ":");
	long n;

	number.len -= colon;
	rest = view_trim(rest);
	return turn && colon && number_of(number, &n) && rest.len > 0 ? rest : v;
}

/* Takes "Game 1 turn 3: ", also with a comma, off *v. Fails if v begins
 * otherwise. */
static bool peel_subject(struct view *v, long *game)
{
	enum { MOST = 999999999 };
	struct view rest = *v;
	bool said = usual_game_word(view_word(&rest));
	struct view number = view_word(&rest);
	struct view behind;

	number.len -= view_ends(number, ",");
	if (!said || !num_read(number, 1, MOST, game)) {
		return false;
	}
	rest = view_trim(rest);
	behind = unnumbered(rest);
	said = behind.at != rest.at;
	*v = said ? behind : *v;
	return said;
}

static bool letter_alone(struct view word)
{
	return word.len > 0 && glyph_letter(word) == word.len;
}

/* Adds v as one word: either its letters stand apart, "C R A T E", or it is one.
 * Fails if there is more. */
static bool add_spelt(struct buf *b, struct view v, bool *apart)
{
	struct view word = view_word(&v);
	bool letters = letter_alone(word);
	size_t n = 0;

	for (; word.len > 0; word = view_word(&v)) {
		if (n > 0 && !(letters && letter_alone(word))) {
			return false;
		}
		buf_add(b, word);
		n++;
	}
	*apart = n > 1;
	return n > 0;
}

/* v with one square and one word, from "8 D CRATE" or "8D C R A T E"; empty: it is
 * neither. */
static struct view respaced(struct arena *arena, struct view v)
{
	const struct view none = {0};
	struct view first = view_word(&v);
	struct view rest = v;
	struct view second = view_word(&rest);
	bool apart = false;
	bool parted;
	struct buf b;
	long row;

	parted = (letter_alone(first) && number_of(second, &row)) ||
		 (number_of(first, &row) && letter_alone(second));
	if (!parted && !letter_alone(second)) {
		return none;
	}
	b = buf_in(arena);
	buf_add(&b, first);
	if (parted) {
		buf_add(&b, second);
	}
	buf_char(&b, ' ');
	return add_spelt(&b, parted ? rest : v, &apart) && (parted || apart)
		       ? buf_view(&b)
		       : none;
}

/* A path in another form: "SON (A1-B2-C2)" without parentheses, or "CAT 25 26 27"
 * behind `word`. */
static struct view named_path(struct arena *arena, struct view v)
{
	struct view rest = v;
	struct view word = view_word(&rest);
	size_t numbers = 0;

	rest = view_trim(rest);
	if (view_starts(rest, "(") && view_ends(rest, ")") &&
	    glyph_letters(word) == word.len) {
		return view_of(
			arena_printf(arena, "%.*s %.*s", VIEW_ARG(word),
				     VIEW_ARG(view_part(rest, 1, rest.len - 2))));
	}
	while (numbers < rest.len &&
	       (digit(rest.at[numbers]) || rest.at[numbers] == ' ' ||
		rest.at[numbers] == ',' || rest.at[numbers] == '-')) {
		numbers++;
	}
	return rest.len > 0 && numbers == rest.len
		       ? view_of(arena_printf(arena, "word %.*s", VIEW_ARG(v)))
		       : (struct view){0};
}

/* "say hello" with the colon it lacks. */
static struct view told(struct arena *arena, struct view line)
{
	return view_take(&line, "say") && view_trim(line).len > 0
		       ? view_of(arena_printf(arena, "say: %.*s",
					      VIEW_ARG(view_trim(line))))
		       : (struct view){0};
}

static struct view guess(struct arena *arena, struct view line)
{
	struct view core = order_line_core(line, true);
	struct view plain = usual_plain(core);
	struct view v = view_find(plain, ':') < plain.len ? unnumbered(plain) : plain;
	struct view meant = usual_saying(v);
	struct view head = peel_bullet(view_trim(line));
	struct view tried;
	long game;

	if (peel_game(&head, &game)) { /* "game 12: " is no prose: nothing is guessed */
		return (struct view){0};
	}
	if (meant.len == 0 && (v.len < core.len || usual_order(arena, v).len > 0)) {
		meant = order_in(arena, v);
	}
	if (meant.len == 0 && num_anywhere(v) && (tried = respaced(arena, v)).len > 0) {
		meant = order_in(arena, tried);
	}
	if (meant.len == 0 && num_anywhere(v) &&
	    (tried = named_path(arena, v)).len > 0) {
		meant = order_in(arena, tried);
	}
	return meant.len > 0 ? meant : told(arena, core);
}

struct view usual_guess(struct arena *arena, struct view line)
{
	struct view rest = order_line_core(line, true);
	struct view meant;
	long game;

	if (!peel_subject(&rest, &game) && !usual_named(&rest, &game)) {
		return guess(arena, line);
	}
	meant = order_in(arena, rest);
	return meant.len > 0 ? view_of(arena_printf(arena, "game %ld: %.*s", game,
						    VIEW_ARG(meant)))
			     : meant;
}
