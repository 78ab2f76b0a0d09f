/* SPDX-License-Identifier: ISC */
/* A word on a path as text for a referee, and what a position of a path game holds. */
#include "adjudicator/explain/path.h"
#include "adjudicator/explain/text.h"

#include "adjudicator/games/former.h"
#include "adjudicator/games/paths/wordcap.h"
#include "formats/orders/own_words.h"
#include "formats/text/utf8.h"

enum { LETTER = 9, WORTH = 13, VALUES = 16, WHY = 28 };

static void pad(struct buf *b, size_t start, size_t column)
{
	size_t used = utf8_width(view_part(buf_view(b), start, b->len));

	buf_repeat(b, ' ', used < column ? column - used : 1);
}

static void put_step(struct buf *b, const struct explain_step *step)
{
	size_t start = b->len;

	buf_printf(b, "    %.*s", VIEW_ARG(step->at));
	pad(b, start, LETTER);
	buf_str(b, step->letter);
	pad(b, start, WORTH);
	buf_printf(b, "%5d %7d", step->worth, step->counts);
	wrap_hanging(b, start, explain_cited(b->arena, step->why, step->rules), WHY,
		     prose_lines(EXPLAIN_WIDTH));
}

static void put_answer(struct buf *b, const struct setup *s,
		       const struct explain_path *x)
{
	const struct lexicon_info *lx = lexicon_info(s->lexicon);
	bool grid = s->game->ground == GROUND_GRID;

	if (!x->asked) {
		explain_put_value(
			b, "Word list",
			view_of(x->waits ? "not asked: the word waits for the others"
					 : "not asked"),
			view_of(x->waits ? "W6" : ""));
		return;
	}
	explain_put_value(b, "Word list",
			  view_of(arena_printf(
				  b->arena, "%.*s is %s the list %s%s",
				  VIEW_ARG(x->word), x->known ? "in" : "not in", lx->id,
				  lx->words == 0 ? ", which takes every word" : "")),
			  view_of(grid ? "W10" : "U8"));
}

void explain_put_path(struct buf *b, const struct setup *s,
		      const struct explain_path *x)
{
	buf_printf(b, "\n  Word %.*s\n", VIEW_ARG(x->word));
	buf_str(b, "    At   Tile Worth  Counts Why\n");
	for (size_t i = 0; i < x->steps; i++) {
		put_step(b, &x->step[i]);
	}
	explain_put_value(b, "  Sum", x->sum, x->rules);
	buf_char(b, '\n');
	put_answer(b, s, x);
}

/* ------------------------------------------------------------------- positions */

static void put_cubes(struct buf *b, const struct pile *p)
{
	struct buf red = buf_in(b->arena);

	for (int cube = 0; cube < PILE_CUBES; cube++) {
		if (p->uses[cube] == PILE_RED) {
			buf_char(&red, ' ');
			buf_add(&red, pile_cube_name((uint8_t)cube));
		}
	}
	buf_printf(b, "    Cubes       %d", pile_cubes(p));
	if (red.len > 0) {
		buf_printf(b, ", red%s", buf_cstr(&red));
	}
	buf_char(b, '\n');
}

void explain_put_grounds(struct buf *b, const struct position *pos, bool board)
{
	const struct setup *s = pos->setup;
	bool grid = s->game->ground == GROUND_GRID;

	for (int i = 0; i < s->seats; i++) {
		size_t start = b->len;
		const char *sorts =
			grid ? arena_printf(b->arena, ", %d of %d sorts made",
					    pos->sorts[i], WORDCAP_SORTS)
			     : "";

		buf_printf(b, "    %.*s", VIEW_ARG(position_name(pos, i)));
		wrap_hanging(
			b, start,
			view_of(arena_printf(b->arena, "%d points%s%s", pos->score[i],
					     sorts, pos->gone[i] ? ", resigned" : "")),
			VALUES, prose_lines(EXPLAIN_WIDTH));
	}
	if (grid && board) {
		buf_str(b, "    Letters     ");
		grid5_write(b, &pos->grid, s->alphabet);
		buf_char(b, '\n');
	} else if (!grid) {
		put_cubes(b, &pos->pile);
	}
}
