/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/paths/path_game.h"

#include "adjudicator/games/tiles_text.h"
#include "adjudicator/games/turns.h"
#include <string.h>

const struct path_rules *path_rules(const struct position *pos)
{
	return pos->setup->game->path;
}

/* ------------------------------------------------------------------- the orders */

bool path_score_expected(struct table *t, const struct order *o)
{
	return !o->has_score || o->score == t->walk->score ||
	       diag_number(&t->diag, DIAG_OTHER_SCORE, o->score_at, t->walk->score);
}

enum outcome path_judge_try(struct table *t, int seat, const struct order *o)
{
	(void)seat;
	if (o->word.word.len == 0 && o->word.path.len == 0) {
		return table_refuse(t, DIAG_NOT_IN_THIS_GAME, o->text);
	}
	return path_read(t, o);
}

void path_end(struct table *t, enum end_reason reason)
{
	static const int nothing[SEATS];

	turns_end(t, reason, nothing);
}

/* -------------------------------------------------------------------- the event */

static struct view path_text(struct arena *arena, const struct path_rules *r,
			     const struct path *places)
{
	struct buf b = buf_in(arena);

	for (int i = 0; i < places->n; i++) {
		buf_str(&b, i > 0 ? "-" : "");
		buf_add(&b, r->write(places->node[i]));
	}
	return buf_view(&b);
}

struct event path_event(struct table *t, int seat)
{
	const struct walk_trace *w = t->walk;
	struct buf word = buf_in(t->arena);
	struct event e = {.kind = EVENT_WORD,
			  .seat = seat,
			  .path = path_text(t->arena, path_rules(&t->pos), &w->path),
			  .score = w->score,
			  .bonus = w->bonus,
			  .word_count = 1};

	alphabet_write(t->pos.setup->alphabet, &word, w->tile, w->path.n);
	e.word = buf_view(&word);
	e.words[0] = (struct word_score){e.word, e.score};
	return e;
}

static bool read_path(const struct path_rules *r, struct view text, struct path *places)
{
	uint8_t seen[PILE_FACES] = {0};

	places->n = 0;
	while (text.len > 0) {
		uint8_t place;

		if (places->n == PATH_LONGEST ||
		    !r->read(view_cut(&text, '-'), &place) || seen[place]++ > 0) {
			return false;
		}
		places->node[places->n++] = place;
	}
	return true;
}

bool path_apply_word(struct position *pos, const struct event *e)
{
	struct last_path *walk = &pos->walk;
	struct view bad;
	size_t n;

	if (!read_path(path_rules(pos), e->path, &walk->path) ||
	    !tiles_read(pos->setup->alphabet, e->word, walk->tile, PATH_LONGEST, &n,
			&bad) ||
	    n != walk->path.n) {
		return false;
	}
	walk->known = !e->unknown && !e->pending;
	walk->counted = walk->known;
	walk->sorted = false;
	pos->last = (struct last_play){.any = true,
				       .seat = e->seat,
				       .turn = pos->turn,
				       .score = e->score,
				       .changes = pos->changes};
	return true;
}

bool path_last_nodes(const struct path_ground *g, struct path *nodes)
{
	const struct last_path *walk = &g->pos->walk;
	struct path_fault fault;

	nodes->n = walk->path.n;
	for (int i = 0; i < nodes->n; i++) {
		nodes->node[i] = path_rules(g->pos)->node(g, walk->path.node[i]);
	}
	return path_check(&g->net, nodes->node, nodes->n, &fault);
}

void path_write_last(struct buf *b, const struct position *pos)
{
	path_write(b, pos, &pos->walk.path, pos->walk.tile);
}
