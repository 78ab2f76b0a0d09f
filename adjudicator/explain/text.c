/* SPDX-License-Identifier: ISC */
#include "adjudicator/explain/text.h"

#include "adjudicator/games/picture.h"
#include "formats/orders/own_words.h"

enum { LETTER = 9, WORTH = 13, WHY = 28, WIDTH = 76 };

void explain_put_hanging(struct buf *b, size_t start, size_t column, struct view text,
			 struct view rules)
{
	if (rules.len > 0) {
		text = view_of(arena_printf(b->arena, "%.*s [%.*s]", VIEW_ARG(text),
					    VIEW_ARG(rules)));
	}
	wrap_hanging(b, start, text, column, prose_lines(WIDTH));
}

void explain_put_value(struct buf *b, const char *label, struct view text,
		       struct view rules)
{
	size_t start = b->len;

	buf_printf(b, "  %s", label);
	explain_put_hanging(b, start, EXPLAIN_VALUES, text, rules);
}

void explain_put_plain(struct buf *b, const char *label, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	explain_put_value(b, label, view_of(arena_vprintf(b->arena, format, args)),
			  (struct view){0});
	va_end(args);
}

void explain_put_board(struct buf *b, const struct position *pos)
{
	struct game_view *v = arena_take(b->arena, sizeof *v);

	view_make(b->arena, pos, (struct viewer){VIEWER_OPERATOR, 0}, NULL, v);
	picture_write_text(b, v);
	buf_char(b, '\n');
}

/* ------------------------------------------------------------------- words */

static const char head[] = "    At   Tile Worth  Counts Why\n";

static void put_step(struct buf *b, const struct explain_step *step)
{
	size_t start = b->len;

	buf_printf(b, "    %.*s", VIEW_ARG(step->at));
	replay_pad(b, start, LETTER);
	buf_str(b, step->letter);
	replay_pad(b, start, WORTH);
	buf_printf(b, "%5d %7d", step->worth, step->counts);
	explain_put_hanging(b, start, WHY, step->why, step->rules);
}

static void put_word(struct buf *b, const struct setup *s, const struct explain_word *w,
		     bool main_word)
{
	buf_printf(b, "\n  %s %.*s, %s\n%s", main_word ? "Main word" : "Cross word",
		   VIEW_ARG(w->word), w->trace->across ? "across" : "down", head);
	for (int i = 0; i < w->trace->length; i++) {
		const struct explain_square *sq = &w->square[i];

		put_step(b,
			 &(struct explain_step){
				 .at = sq->at,
				 .letter = alphabet_face(s->alphabet, sq->trace->tile),
				 .worth = sq->worth,
				 .counts = sq->trace->points,
				 .why = sq->why,
				 .rules = sq->rules});
	}
	explain_put_value(b, "  Sum", w->sum, w->rules);
}

static void put_answer(struct buf *b, const struct setup *s, const char *label,
		       struct view word, bool known, const char *rule)
{
	const struct lexicon_info *lx = lexicon_info(s->lexicon);
	const char *text = arena_printf(
		b->arena, "%.*s is %s the list %s%s", VIEW_ARG(word),
		known ? "in" : "not in", lx->id,
		lexicon_is_any(s->lexicon) ? ", which takes every word" : "");

	explain_put_value(b, label, view_of(text), view_of(rule));
}

static void put_answers(struct buf *b, const struct setup *s,
			const struct explain_line *x, bool questioned)
{
	if (x->words > 0 && x->word[0].answer == ANSWER_UNASKED) {
		explain_put_value(b, "Word list",
				  view_of("not asked: the play may be questioned"),
				  view_of("Q1"));
		return;
	}
	for (size_t i = 0; i < x->words; i++) {
		put_answer(b, s, i == 0 ? "Word list" : "", x->word[i].word,
			   x->word[i].answer == ANSWER_GOOD, questioned ? "Q2" : "B10");
	}
}

void explain_put_play(struct buf *b, const struct setup *s,
		      const struct explain_line *x, bool questioned)
{
	if (x->scored) {
		explain_put_plain(b, "From the rack", "%.*s", VIEW_ARG(x->rack));
		if (x->board.len > 0) {
			explain_put_plain(b, "On the board", "%.*s",
					  VIEW_ARG(x->board));
		}
		for (size_t i = 0; i < x->words; i++) {
			put_word(b, s, &x->word[i], i == 0);
		}
		buf_char(b, '\n');
	}
	put_answers(b, s, x, questioned);
	if (x->scored && x->all_tiles > 0) {
		explain_put_plain(b, "All tiles", "%d laid in one turn: %d more [C6]",
				  s->rules.rack, x->all_tiles);
	}
	if (x->scored && x->sum.len > 0) {
		explain_put_value(b, "Score", x->sum, x->sum_rules);
	}
}

void explain_put_path(struct buf *b, const struct setup *s,
		      const struct explain_path *x)
{
	buf_printf(b, "\n  Word %.*s\n%s", VIEW_ARG(x->word), head);
	for (size_t i = 0; i < x->steps; i++) {
		put_step(b, &x->step[i]);
	}
	explain_put_value(b, "  Sum", x->sum, x->rules);
	buf_char(b, '\n');
	if (x->asked) {
		put_answer(b, s, "Word list", x->word, x->known,
			   s->game->ground == GROUND_GRID ? "W10" : "U8");
	} else {
		explain_put_plain(b, "Word list", "not asked%s",
				  x->waits ? ": the word waits for the others [W6]"
					   : "");
	}
}
