/* SPDX-License-Identifier: ISC */
/* What a record tells about the letters of a grid: new ones for a word, and all of
 * them after a sort. */
#include "adjudicator/replay/replaying.h"

#include "adjudicator/games/tiles_text.h"
#include <string.h>

static bool of_grid(const struct replaying *r)
{
	const struct position *pos = &r->table.pos;

	return pos->setup->game->ground == GROUND_GRID && !pos->over &&
	       !pos->pending.any;
}

/* Reads as many letters as the last word has; no blanks. */
static bool read_letters(const struct replaying *r, struct view text,
			 uint8_t tile[PATH_LONGEST])
{
	const struct path *path = &r->table.pos.walk.path;
	struct view bad;
	size_t n;

	if (!tiles_read(r->out->setup.alphabet, view_trim(text), tile, PATH_LONGEST, &n,
			&bad) ||
	    n != path->n) {
		return false;
	}
	for (size_t i = 0; i < n; i++) {
		if (tile[i] == TILE_BLANK || (tile[i] & TILE_AS_BLANK) != 0) {
			return false;
		}
	}
	return true;
}

static void emit(struct replaying *r, enum event_kind kind, const uint8_t *tile,
		 size_t n)
{
	struct buf b = buf_in(r->arena);

	alphabet_write(r->out->setup.alphabet, &b, tile, n);
	table_emit(&r->table,
		   (struct event){.kind = kind, .seat = -1, .text = buf_view(&b)});
}

bool fact_cells(struct replaying *r, const struct turn_line *l, struct view rest)
{
	const struct position *pos = &r->table.pos;
	const struct path *path = &pos->walk.path;
	uint8_t told[PATH_LONGEST];
	uint8_t due[PATH_LONGEST];
	struct buf b = buf_in(r->arena);

	if (!of_grid(r) || !pos->walk.counted) {
		return replay_complain(r, l, "no new letters came here");
	}
	if (!read_letters(r, rest, told)) {
		return replay_complain(r, l, "%d letters came here, as \"@ cells X Q\"",
				       path->n);
	}
	if (!r->file->has_seed) {
		emit(r, EVENT_CELLS, told, path->n);
		return true;
	}
	for (int i = 0; i < path->n; i++) {
		due[i] = pos->grid.cell[path->node[i]];
	}
	tiles_write(r->out->setup.alphabet, &b, due, path->n);
	return memcmp(told, due, path->n) == 0 ||
	       replay_complain(r, l, "the seed gives \"@ cells %s\"", buf_cstr(&b));
}

bool fact_grid(struct replaying *r, const struct turn_line *l, struct view rest)
{
	const struct position *pos = &r->table.pos;
	struct grid5 told;
	struct view bad;
	struct buf b = buf_in(r->arena);

	if (!of_grid(r) || pos->grid.sorts == 0) {
		return replay_complain(r, l, "no letters were sorted here");
	}
	if (!grid5_read(&told, r->out->setup.alphabet, view_trim(rest), &bad)) {
		return replay_complain(
			r, l, "a board is five rows of five letters, from the top");
	}
	if (!r->file->has_seed) {
		emit(r, EVENT_GRID, told.cell, GRID5_CELLS);
		return true;
	}
	grid5_write(&b, &pos->grid, r->out->setup.alphabet);
	return memcmp(told.cell, pos->grid.cell, GRID5_CELLS) == 0 ||
	       replay_complain(r, l, "the seed gives \"@ grid %s\"", buf_cstr(&b));
}
