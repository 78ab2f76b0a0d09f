/* SPDX-License-Identifier: ISC */
/* The view of WordCap: letters and crossings, the last word, and what may be done. */
#include "adjudicator/games/view_parts.h"

#include "adjudicator/games/paths/path_game.h"
#include "adjudicator/games/paths/wordcap.h"
#include "adjudicator/games/turns.h"

static_assert((int)GRID5_SIDE <= (int)GRID_MOST, "the grid can be drawn");

static const struct cell_view *cells(const struct viewing *v, const struct path *path)
{
	const struct setup *s = v->pos->setup;
	struct cell_view *cell = arena_array(v->arena, GRID5_CELLS, sizeof *cell);

	for (int i = 0; i < GRID5_CELLS; i++) {
		uint8_t tile = v->pos->grid.cell[i];

		cell[i] = (struct cell_view){.letter = alphabet_face(s->alphabet, tile),
					     .value = s->tiles->value[tile]};
	}
	for (int i = 0; i < path->n; i++) {
		cell[path->node[i]].step = i + 1;
	}
	return cell;
}

static const int *crossings(const struct viewing *v)
{
	int *bonus = arena_array(v->arena, GRID5_BLOCKS, sizeof *bonus);

	for (int i = 0; i < GRID5_BLOCKS; i++) {
		bonus[i] = grid5_crossing(&v->pos->grid, v->pos->setup->tiles, i);
	}
	return bonus;
}

static const char *spelt(const struct viewing *v, const uint8_t *tile, uint8_t n)
{
	struct buf b = buf_in(v->arena);

	alphabet_spell(v->pos->setup->alphabet, &b, tile, n);
	return buf_cstr(&b);
}

/* A word is no longer shown after its letters were sorted. */
static enum grid_path fate(const struct position *pos)
{
	if (pos->pending.any) {
		return GRID_PATH_PENDING;
	}
	if (!pos->last.any || pos->walk.sorted) {
		return GRID_PATH_NONE;
	}
	return pos->walk.counted ? GRID_PATH_TAKEN : GRID_PATH_REFUSED;
}

static struct grid_view grid(const struct viewing *v)
{
	const struct walk_trace *tried = v->tried != NULL ? v->tried->walk : NULL;
	const struct last_path *last = &v->pos->walk;
	const struct path nowhere = {0};
	struct grid_view g = {
		.cols = GRID5_SIDE, .rows = GRID5_SIDE, .crossing = crossings(v)};

	if (tried != NULL) {
		g.path = GRID_PATH_TRIED;
		g.cell = cells(v, &tried->path);
		g.word = spelt(v, tried->tile, tried->path.n);
		return g;
	}
	g.path = fate(v->pos);
	g.cell = cells(v, g.path == GRID_PATH_NONE ? &nowhere : &last->path);
	g.word = spelt(v, last->tile, g.path == GRID_PATH_NONE ? 0 : last->path.n);
	return g;
}

static struct pending_view pending(const struct viewing *v)
{
	const struct pending *p = &v->pos->pending;
	struct pending_view out = {.any = p->any, .seat = p->seat, .score = p->score};
	struct buf order = buf_in(v->arena);

	if (!p->any) {
		return out;
	}
	out.frozen = v->pos->request[REQUEST_UNDO].by >= 0;
	path_write_last(&order, v->pos);
	out.play = view_of(spelt(v, v->pos->walk.tile, v->pos->walk.path.n));
	out.order = buf_view(&order);
	out.may = out.frozen ? 0 : turns_playing(v->pos) & ~p->accepted;
	out.until = p->until;
	return out;
}

/* The round being played; after the end, the last one played. */
static int round_of(const struct position *pos)
{
	int most = 0;

	if (pos->to_move >= 0) {
		return pos->taken[pos->to_move] + 1;
	}
	for (int i = 0; i < pos->setup->seats; i++) {
		most = pos->taken[i] > most ? pos->taken[i] : most;
	}
	return most;
}

void view_of_grid(const struct viewing *v, struct game_view *out)
{
	const struct position *pos = v->pos;

	for (int i = 0; i < out->seats; i++) {
		out->seat[i].exchanges = -1;
		out->seat[i].sorts = WORDCAP_SORTS - pos->sorts[i];
	}
	view_last_word(v, out);
	out->pending = pending(v);
	out->grid = grid(v);
	out->round = round_of(pos);
	out->rounds = (int)pos->setup->options.value[OPTION_ROUNDS];
	out->undone = pos->undone;
	/* The request lapses with the word, but turns_later has moved its own time
	 * as well. */
	if (out->asked[REQUEST_UNDO].until != 0) {
		out->asked[REQUEST_UNDO].until = pos->pending.until;
	}
}
