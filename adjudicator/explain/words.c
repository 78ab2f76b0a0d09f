/* SPDX-License-Identifier: ISC */
/* Explains what every square of every word scores, and why. */
#include "adjudicator/explain/explain.h"

#include "adjudicator/games/boards/crossword.h"

struct job {
	struct arena *arena;
	const struct replay *r;
	const struct replay_turn *t;
	const struct word_trace *w;
	int best; /* index of the word premium that counts, if only one does */
};

static void cite(struct buf *rules, const char *rule)
{
	buf_printf(rules, "%s%s", rules->len > 0 ? " " : "", rule);
}

static int premium_times(const struct square_trace *sq)
{
	return sq->premium[0] == '\0' ? 1 : premium_find(sq->premium)->word;
}

/* The first of the highest word premiums under tiles laid now; -1: none. */
static int best_premium(const struct word_trace *w)
{
	int best = -1;

	for (int i = 0; i < w->length; i++) {
		int times = premium_times(&w->square[i]);

		if (times > 1 &&
		    (best < 0 || times > premium_times(&w->square[best]))) {
			best = i;
		}
	}
	return best;
}

static bool multiplies(const struct job *j, int i)
{
	const struct square_trace *sq = &j->w->square[i];

	return premium_times(sq) > 1 && !sq->idle &&
	       (!j->r->setup.rules.highest_premium || i == j->best);
}

/* The letter that a blank has in words of the other direction, which may differ. */
static uint8_t other_letter(const struct job *j, const struct square_trace *sq)
{
	const struct play_trace *trace = j->t->trace;
	const struct position *pos = j->t->after;

	for (size_t i = 0; i < trace->words; i++) {
		const struct word_trace *w = &trace->word[i];

		for (int k = 0; k < w->length && w->across != j->w->across; k++) {
			if (w->square[k].row == sq->row &&
			    w->square[k].col == sq->col) {
				return w->tile[k];
			}
		}
	}
	return crossword_letter(pos, sq->row, sq->col, j->w->across) == sq->tile
		       ? crossword_letter(pos, sq->row, sq->col, !j->w->across)
		       : sq->tile;
}

static void tell_blank(const struct job *j, const struct square_trace *sq,
		       struct buf *why, struct buf *rules)
{
	const struct alphabet *a = j->r->setup.alphabet;
	uint8_t letter = sq->tile & TILE_LETTER;
	uint8_t other = other_letter(j, sq) & TILE_LETTER;

	buf_printf(why, "a blank for %s", alphabet_face(a, letter));
	if (other != letter) {
		buf_printf(why, " %s and %s %s", j->w->across ? "across" : "down",
			   alphabet_face(a, other), j->w->across ? "down" : "across");
	}
	buf_str(why, ", ");
	cite(rules, "C5");
	if (other != letter) {
		cite(rules, "S12");
	}
}

/* Says what a word premium under a tile laid now does, or why it does nothing. */
static void tell_word_premium(const struct job *j, int i, struct buf *why,
			      struct buf *rules)
{
	const struct crossword_rules *r = &j->r->setup.rules;
	const struct square_trace *sq = &j->w->square[i];
	bool fourfold = r->fourfold_at_ends && premium_times(sq) == 4;

	if (!multiplies(j, i)) {
		if (!fourfold) {
			buf_str(why, ", which does nothing: a word takes only its "
				     "highest word premium");
		} else if (i > 0 && i + 1 < j->w->length) {
			buf_str(why, ", which does nothing inside a word");
		} else {
			buf_str(why, ", which does nothing: the word does not read "
				     "clockwise there");
		}
	}
	cite(rules, fourfold ? "C8" : r->highest_premium ? "C10" : "C3");
}

static void tell_laid(const struct job *j, int i, const struct explain_square *out,
		      struct buf *why, struct buf *rules)
{
	const struct square_trace *sq = &j->w->square[i];
	const struct premium *premium = premium_find(out->premium);

	if (premium == NULL) {
		buf_str(why, "laid on a plain square");
		return;
	}
	buf_printf(why, "laid on %s (%s)", premium->code, premium->name);
	if (premium->word > 1) {
		tell_word_premium(j, i, why, rules);
	} else if (premium->letter > 1 && (sq->tile & TILE_AS_BLANK) == 0) {
		cite(rules, "C2");
	}
}

static void explain_square(const struct job *j, int i, struct explain_square *out)
{
	const struct setup *s = &j->r->setup;
	const struct square_trace *sq = &j->w->square[i];
	bool blank = (sq->tile & TILE_AS_BLANK) != 0;
	const struct premium *premium;
	struct buf at = buf_in(j->arena);
	struct buf why = buf_in(j->arena);
	struct buf rules = buf_in(j->arena);

	square_write(&at, sq->row, sq->col);
	*out = (struct explain_square){
		.trace = sq,
		.at = buf_view(&at),
		.worth = blank ? 0 : s->tiles->value[sq->tile & TILE_LETTER]};
	crossword_premium(&s->rules, sq->row, sq->col, out->premium);
	premium = premium_find(out->premium);
	if (blank) {
		tell_blank(j, sq, &why, &rules);
	}
	if (sq->laid) {
		tell_laid(j, i, out, &why, &rules);
	} else {
		buf_str(&why, "on the board before");
		if (premium != NULL && premium->letter * premium->word > 1) {
			buf_printf(&why, "; its %s no longer counts", premium->code);
			cite(&rules, "C4");
		}
	}
	out->why = buf_view(&why);
	out->rules = buf_view(&rules);
}

/* Writes "3+1+1 = 5, x2 (D8) = 10": every multiplier with its square. */
static void explain_sum(const struct job *j, struct explain_word *out)
{
	const struct crossword_rules *r = &j->r->setup.rules;
	const struct word_trace *w = j->w;
	struct buf b = buf_in(j->arena);
	struct buf rules = buf_in(j->arena);

	cite(&rules, "C1");
	for (int i = 0; i < w->length; i++) {
		buf_printf(&b, "%s%d", i > 0 ? "+" : "", w->square[i].points);
	}
	buf_printf(&b, " = %d", w->sum);
	if (w->times > 1) {
		buf_char(&b, ',');
		for (int i = 0; i < w->length; i++) {
			if (multiplies(j, i)) {
				buf_printf(&b, " x%d (%.*s)",
					   premium_times(&w->square[i]),
					   VIEW_ARG(out->square[i].at));
			}
		}
		buf_printf(&b, " = %d", w->sum * w->times);
		cite(&rules, r->highest_premium ? "C10" : "C3");
	}
	if (w->doubled) {
		buf_printf(&b, ", doubled for %d tiles in one turn = %d", r->rack,
			   w->score);
		cite(&rules, "C11");
	}
	out->sum = buf_view(&b);
	out->rules = buf_view(&rules);
}

static void explain_word(struct job *j, const struct word_trace *w,
			 struct explain_word *out)
{
	struct buf word = buf_in(j->arena);

	j->w = w;
	j->best = best_premium(w);
	alphabet_write(j->r->setup.alphabet, &word, w->tile, w->length);
	out->trace = w;
	out->word = buf_view(&word);
	out->square = arena_array(j->arena, w->length, sizeof *out->square);
	for (int i = 0; i < w->length; i++) {
		explain_square(j, i, &out->square[i]);
	}
	explain_sum(j, out);
}

/* Says which tiles of the main word came from the rack, and which were on the board. */
static void explain_tiles(const struct job *j, struct explain_line *out)
{
	const struct alphabet *a = j->r->setup.alphabet;
	const struct word_trace *w = &j->t->trace->word[0];
	struct buf rack = buf_in(j->arena);
	struct buf board = buf_in(j->arena);

	for (int i = 0; i < w->length; i++) {
		struct buf *b = w->square[i].laid ? &rack : &board;

		if (!w->square[i].laid) {
			buf_str(b, b->len > 0 ? ", " : "");
			square_write(b, w->square[i].row, w->square[i].col);
		}
		buf_str(b, b->len > 0 ? " " : "");
		if (w->square[i].laid && (w->tile[i] & TILE_AS_BLANK) != 0) {
			buf_str(b, "?=");
		}
		alphabet_write_tile(a, b, w->tile[i] & TILE_LETTER);
	}
	out->rack = buf_view(&rack);
	out->board = buf_view(&board);
}

static void explain_total(struct arena *arena, const struct play_trace *trace,
			  struct explain_line *out)
{
	struct buf b = buf_in(arena);

	out->all_tiles = trace->bonus;
	if (trace->words == 1 && trace->bonus == 0) {
		return;
	}
	for (size_t i = 0; i < trace->words; i++) {
		buf_printf(&b, "%s%d", i > 0 ? " + " : "", trace->word[i].score);
	}
	if (trace->bonus > 0) {
		buf_printf(&b, " + %d", trace->bonus);
	}
	buf_printf(&b, " = %d", trace->score);
	out->sum = buf_view(&b);
	out->sum_rules = view_of("C7");
}

void explain_words(struct arena *arena, const struct replay *r,
		   const struct replay_turn *t, struct explain_line *out)
{
	struct job j = {.arena = arena, .r = r, .t = t};

	out->words = t->trace->words;
	out->word = arena_array(arena, out->words, sizeof *out->word);
	for (size_t i = 0; i < out->words; i++) {
		explain_word(&j, &t->trace->word[i], &out->word[i]);
	}
	explain_tiles(&j, out);
	explain_total(arena, t->trace, out);
}
