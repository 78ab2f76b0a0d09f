/* SPDX-License-Identifier: ISC */
#include "adjudicator/explain/text.h"

#include "adjudicator/games/picture.h"
#include "formats/orders/own_words.h"
#include "formats/text/utf8.h"

enum { VALUES = 16, WHY = 28 };

struct view explain_cited(struct arena *arena, struct view text, struct view rules)
{
	return rules.len == 0 ? text
			      : view_of(arena_printf(arena, "%.*s [%.*s]",
						     VIEW_ARG(text), VIEW_ARG(rules)));
}

/* "  Written       D8 across CRATE" */
void explain_put_value(struct buf *b, const char *label, struct view text,
		       struct view rules)
{
	size_t start = b->len;

	buf_printf(b, "  %s", label);
	wrap_hanging(b, start, explain_cited(b->arena, text, rules), VALUES,
		     prose_lines(EXPLAIN_WIDTH));
}

void explain_put_board(struct buf *b, const struct position *pos)
{
	struct game_view *v = arena_take(b->arena, sizeof *v);

	view_make(b->arena, pos, (struct viewer){VIEWER_OPERATOR, 0}, NULL, v);
	picture_write_text(b, v);
	buf_char(b, '\n');
}

/* ------------------------------------------------------------------- words */

static void pad(struct buf *b, size_t start, size_t column)
{
	size_t used = utf8_width(view_part(buf_view(b), start, b->len));

	buf_repeat(b, ' ', used < column ? column - used : 1);
}

static void put_square(struct buf *b, const struct setup *s,
		       const struct explain_square *sq)
{
	size_t start = b->len;

	buf_printf(b, "    %.*s", VIEW_ARG(sq->at));
	pad(b, start, 9);
	buf_str(b, alphabet_face(s->alphabet, sq->trace->tile));
	pad(b, start, 13);
	buf_printf(b, "%5d %7d", sq->worth, sq->trace->points);
	wrap_hanging(b, start, explain_cited(b->arena, sq->why, sq->rules), WHY,
		     prose_lines(EXPLAIN_WIDTH));
}

static void put_word(struct buf *b, const struct setup *s, const struct explain_word *w,
		     bool main_word)
{
	buf_printf(b, "\n  %s %.*s, %s\n", main_word ? "Main word" : "Cross word",
		   VIEW_ARG(w->word), w->trace->across ? "across" : "down");
	buf_str(b, "    At   Tile Worth  Counts Why\n");
	for (int i = 0; i < w->trace->length; i++) {
		put_square(b, s, &w->square[i]);
	}
	explain_put_value(b, "  Sum", w->sum, w->rules);
}

static void put_answers(struct buf *b, const struct setup *s,
			const struct explain_line *x, bool questioned)
{
	const struct lexicon_info *lx = lexicon_info(s->lexicon);

	if (x->words > 0 && x->word[0].answer == ANSWER_UNASKED) {
		explain_put_value(b, "Word list",
				  view_of("not asked: the play may be questioned"),
				  view_of("Q1"));
		return;
	}
	for (size_t i = 0; i < x->words; i++) {
		const struct explain_word *w = &x->word[i];
		const char *text = arena_printf(
			b->arena, "%.*s is %s the list %s%s", VIEW_ARG(w->word),
			w->answer == ANSWER_GOOD ? "in" : "not in", lx->id,
			lx->words == 0 ? ", which takes every word" : "");

		explain_put_value(b, i == 0 ? "Word list" : "", view_of(text),
				  view_of(questioned ? "Q2" : "B10"));
	}
}

void explain_put_play(struct buf *b, const struct setup *s,
		      const struct explain_line *x, bool questioned)
{
	if (x->scored) {
		explain_put_value(b, "From the rack", x->rack, (struct view){0});
		if (x->board.len > 0) {
			explain_put_value(b, "On the board", x->board,
					  (struct view){0});
		}
		for (size_t i = 0; i < x->words; i++) {
			put_word(b, s, &x->word[i], i == 0);
		}
		buf_char(b, '\n');
	}
	put_answers(b, s, x, questioned);
	if (!x->scored) {
		return;
	}
	if (x->all_tiles > 0) {
		explain_put_value(
			b, "All tiles",
			view_of(arena_printf(b->arena, "%d laid in one turn: %d more",
					     s->rules.rack, x->all_tiles)),
			view_of("C6"));
	}
	if (x->sum.len > 0) {
		explain_put_value(b, "Score", x->sum, x->sum_rules);
	}
}
