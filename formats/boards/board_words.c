/* SPDX-License-Identifier: ISC */
/* The board as a list of its words, and in sentences. */
#include "formats/boards/board.h"

#include <string.h>

#include "formats/boards/lines.h"
#include "formats/orders/own_words.h"
#include "formats/text/tongue.h"
#include "formats/text/utf8.h"

enum { WIDTH = 76, WORD = 40, FACE = 3, NAME = 24, LABEL = 34, KINDS = 16 };

struct board_word {
	int row, col, length;
	bool across;
};

static const struct square_view *at(const struct board_view *v, int row, int col)
{
	if (row < 0 || row >= v->rows || col < 0 || col >= v->cols) {
		return NULL;
	}
	return &v->square[row * v->cols + col];
}

static bool tile(const struct board_view *v, int row, int col)
{
	const struct square_view *s = at(v, row, col);

	return s != NULL && s->face != NULL;
}

static const struct square_view *letter(const struct board_view *v,
					const struct board_word *w, int i)
{
	return at(v, w->across ? w->row : w->row + i, w->across ? w->col + i : w->col);
}

/* The word that begins on a square in that direction; length 0: none does. */
static struct board_word word_from(const struct board_view *v, int row, int col,
				   bool across)
{
	struct board_word w = {.row = row, .col = col, .across = across};
	int down = across ? 0 : 1;

	if (tile(v, row - down, col - !down)) {
		return w;
	}
	while (tile(v, row + w.length * down, col + w.length * !down)) {
		w.length++;
	}
	w.length = w.length > 1 ? w.length : 0;
	return w;
}

/* Finds the next word in that direction, row by row; *next is the square to go on
 * from. */
static bool next_word(const struct board_view *v, int *next, bool across,
		      struct board_word *w)
{
	while (*next < v->cols * v->rows) {
		int i = (*next)++;

		*w = word_from(v, i / v->cols, i % v->cols, across);
		if (w->length > 0) {
			return true;
		}
	}
	return false;
}

static int laid_in(const struct board_view *v, const struct board_word *w)
{
	int n = 0;

	for (int i = 0; i < w->length; i++) {
		n += letter(v, w, i)->last;
	}
	return n;
}

/* The word of the last play: the one that has most of its tiles; of two, the
 * longer. */
static struct board_word last_word(const struct board_view *v)
{
	struct board_word best = {0};

	for (int across = 1; across >= 0; across--) {
		struct board_word w;
		int next = 0;

		while (next_word(v, &next, across != 0, &w)) {
			int laid = laid_in(v, &w);
			int most = laid_in(v, &best);

			if (laid > most ||
			    (laid > 0 && laid == most && w.length > best.length)) {
				best = w;
			}
		}
	}
	return best;
}

/* The word as letters show it: "HoARSE", "[CH]ICO". Longer text is cut. */
static const char *written(struct arena *a, const struct board_view *v,
			   const struct board_word *w)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < w->length; i++) {
		struct view face = fit_str(a, letter(v, w, i)->face, FACE);
		bool wide = utf8_width(face) > 1;

		buf_str(&b, wide ? "[" : "");
		buf_add(&b, face);
		buf_str(&b, wide ? "]" : "");
	}
	return arena_str(a, fit(a, buf_view(&b), WORD));
}

/* ----------------------------------------------------------- premium squares */

static bool is_open(const struct board_view *v, int row, int col)
{
	return !tile(v, row, col) && at(v, row, col)->premium != NULL &&
	       (tile(v, row - 1, col) || tile(v, row + 1, col) ||
		tile(v, row, col - 1) || tile(v, row, col + 1));
}

static bool among(const char *const *kind, int kinds, const char *premium)
{
	for (int i = 0; i < kinds; i++) {
		if (strcmp(kind[i], premium) == 0) {
			return true;
		}
	}
	return false;
}

/* Lists the kinds of premium on open squares next to words, in the order of the
 * board. */
static int open_kinds(const struct board_view *v, const char *kind[KINDS])
{
	int kinds = 0;

	for (int i = 0; i < v->cols * v->rows; i++) {
		if (is_open(v, i / v->cols, i % v->cols) && kinds < KINDS &&
		    !among(kind, kinds, v->square[i].premium)) {
			kind[kinds++] = v->square[i].premium;
		}
	}
	return kinds;
}

/* "double letter at" */
static const char *open_at(struct arena *a, const struct board_view *v,
			   const struct square_view *sq)
{
	struct fields *f = fields_in(a);
	const char *name = sq->premium_name != NULL
				   ? tongue_part(a, v->language, sq->premium_name)
				   : sq->premium;

	fields_set(f, "name", fit_str(a, name, NAME));
	return phrase_str(a, v->language, "board-open-at", f);
}

static const char *place_of(struct arena *a, const struct board_view *v, int i,
			    const char *gap)
{
	return arena_printf(a, "%c%s%d", 'A' + i % v->cols, gap, i / v->cols + 1);
}

static void open_squares(struct buf *b, const struct board_view *v, const char *premium,
			 const char *indent, const char *gap)
{
	struct sentence s = sentence_in(b, v->language, WIDTH);

	for (int i = 0; i < v->cols * v->rows; i++) {
		const struct square_view *sq = &v->square[i];

		if (!is_open(v, i / v->cols, i % v->cols) ||
		    strcmp(sq->premium, premium) != 0) {
			continue;
		}
		if (s.item == NULL) {
			sentence_add(&s, arena_printf(b->arena, "%s%s", indent,
						      open_at(b->arena, v, sq)));
		}
		sentence_item(&s, place_of(b->arena, v, i, gap), ",");
	}
	sentence_end(&s);
}

static void premiums(struct buf *b, const struct board_view *v, const char *gap)
{
	const char *kind[KINDS];
	int kinds = open_kinds(v, kind);

	if (kinds > 0) {
		phrase(b, v->language, "board-open", NULL);
		buf_char(b, '\n');
	}
	for (int i = 0; i < kinds; i++) {
		open_squares(b, v, kind[i], "  ", gap);
	}
}

/* --------------------------------------------------------------- the pictures */

/* Whether the board is empty. Then only its centre matters, and that is told. */
static bool empty(struct buf *b, const struct board_view *v, const char *gap)
{
	struct fields *f = fields_in(b->arena);

	for (int i = 0; i < v->cols * v->rows; i++) {
		if (v->square[i].face != NULL) {
			return false;
		}
		if (v->square[i].centre) {
			fields_set_str(f, "centre", place_of(b->arena, v, i, gap));
		}
	}
	wrap_text(b, phrase_text(b->arena, v->language, "board-empty", f),
		  prose_lines(WIDTH - 4));
	return true;
}

static void stands(struct buf *b, const struct board_view *v)
{
	struct sentence s = sentence_in(b, v->language, WIDTH);

	for (size_t i = 0; i < v->sides; i++) {
		struct view label = fit_str(b->arena, v->side[i].label, LABEL);
		struct view text = fit_str(b->arena, v->side[i].text, NAME);

		if (v->side[i].label == NULL) {
			continue;
		}
		if (s.item == NULL) {
			sentence_add(&s, phrase_str(b->arena, v->language,
						    "board-stands", NULL));
		}
		sentence_item(&s,
			      arena_printf(b->arena, "%.*s%s%.*s", VIEW_ARG(label),
					   text.len > 0 ? " " : "", VIEW_ARG(text)),
			      ";");
	}
	if (s.item != NULL) {
		sentence_end(&s);
	}
}

/* Sets the fields about a word and its place. */
static struct fields *word_fields(struct arena *a, const struct board_view *v,
				  const struct board_word *w)
{
	struct fields *f = fields_in(a);

	fields_set_str(f, "word", written(a, v, w));
	fields_set_num(f, "row", w->row + 1);
	fields_set_str(f, "column", arena_printf(a, "%c", 'A' + w->col));
	fields_set_bool(f, "across", w->across);
	return f;
}

static const char *words_head(struct arena *a, const struct board_view *v, bool across)
{
	return phrase_str(a, v->language,
			  across ? "board-words-across" : "board-words-down", NULL);
}

static void list_words(struct buf *b, const struct board_view *v, bool across)
{
	struct board_word last = last_word(v);
	struct board_word w;
	int next = 0;
	bool any = false;

	while (next_word(v, &next, across, &w)) {
		struct fields *f = word_fields(b->arena, v, &w);
		bool is_last = last.length > 0 && w.row == last.row &&
			       w.col == last.col && w.across == last.across;

		if (!any) {
			buf_printf(b, "%s\n", words_head(b->arena, v, across));
			any = true;
		}
		fields_set_bool(f, "last", is_last);
		buf_str(b, "  ");
		phrase(b, v->language, across ? "board-row" : "board-column", f);
		buf_char(b, '\n');
	}
}

void board_write_list(struct buf *b, const struct board_view *v)
{
	if (!empty(b, v, "")) {
		list_words(b, v, true);
		list_words(b, v, false);
		premiums(b, v, "");
	}
	stands(b, v);
}

/* "H O A R S E,", letter by letter, then its blanks. */
static void spell(struct sentence *s, const struct board_view *v,
		  const struct board_word *w)
{
	struct arena *a = s->b->arena;

	for (int i = 0; i < w->length; i++) {
		struct view face = fit_str(a, letter(v, w, i)->face, FACE);

		sentence_add(s, arena_printf(a, "%.*s%s", VIEW_ARG(face),
					     i + 1 < w->length ? "" : ","));
	}
	for (int i = 0; i < w->length; i++) {
		struct view face = fit_str(a, letter(v, w, i)->face, FACE);

		if (letter(v, w, i)->blank) {
			struct fields *f = fields_in(a);

			fields_set(f, "face", face);
			sentence_add(s,
				     phrase_str(a, v->language, "board-blank-for", f));
		}
	}
}

static void say_last(struct buf *b, const struct board_view *v)
{
	struct board_word w = last_word(v);
	struct sentence s = sentence_in(b, v->language, WIDTH);
	struct fields *f;

	if (w.length == 0) {
		return;
	}
	f = word_fields(b->arena, v, &w);
	fields_set(f, "name", fit_str(b->arena, v->last_by, NAME));
	fields_set_num(f, "n", v->last_score);
	sentence_add(&s, phrase_str(b->arena, v->language,
				    v->last_by == NULL ? "board-last" : "board-last-by",
				    f));
	spell(&s, v, &w);
	sentence_add(&s, arena_printf(b->arena, "%s%s",
				      phrase_str(b->arena, v->language,
						 "board-last-from", f),
				      v->last_by == NULL ? "." : ","));
	if (v->last_by != NULL) {
		sentence_add(&s, phrase_str(b->arena, v->language, "board-points", f));
	}
	sentence_end(&s);
}

static void say_words(struct buf *b, const struct board_view *v, bool across)
{
	struct sentence s = sentence_in(b, v->language, WIDTH);
	struct board_word w;
	int next = 0;

	while (next_word(v, &next, across, &w)) {
		if (s.item == NULL) {
			sentence_add(&s, words_head(b->arena, v, across));
		}
		sentence_item(&s,
			      phrase_str(b->arena, v->language, "board-word",
					 word_fields(b->arena, v, &w)),
			      ";");
	}
	if (s.item != NULL) {
		sentence_end(&s);
	}
}

void board_write_spoken(struct buf *b, const struct board_view *v)
{
	if (!empty(b, v, " ")) {
		say_last(b, v);
		say_words(b, v, true);
		say_words(b, v, false);
		premiums(b, v, " ");
	}
	stands(b, v);
}
