/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/paths/grid5.h"

#include "adjudicator/games/draw.h"
#include "adjudicator/games/paths/vowels.h"
#include "adjudicator/games/tiles_text.h"
#include "formats/orders/notation.h"
#include <string.h>

static const char names[] = "A1B1C1D1E1"
			    "A2B2C2D2E2"
			    "A3B3C3D3E3"
			    "A4B4C4D4E4"
			    "A5B5C5D5E5";

enum { NAME = 2, BLOCK_SIDE = GRID5_SIDE - 1 };

static_assert(sizeof names == NAME * GRID5_CELLS + 1, "a name for each cell");

struct view grid5_cell_name(uint8_t cell)
{
	assert(cell < GRID5_CELLS);
	return view_from(names + (size_t)NAME * cell, NAME);
}

bool grid5_cell_read(struct view name, uint8_t *cell)
{
	char plain[NAME];

	if (name.len != NAME) {
		return false;
	}
	plain[0] = name.at[0];
	plain[1] = digit_meant(name.at[1]);
	for (int i = 0; i < GRID5_CELLS; i++) {
		if (view_eq_nocase(view_from(plain, NAME),
				   grid5_cell_name((uint8_t)i))) {
			*cell = (uint8_t)i;
			return true;
		}
	}
	return false;
}

bool grid5_read(struct grid5 *g, const struct alphabet *a, struct view rows,
		struct view *bad)
{
	struct view rest = rows;

	*g = (struct grid5){0};
	for (size_t row = 0; row < GRID5_SIDE; row++) {
		struct view word = view_word(&rest);
		uint8_t tile[WORD_TILES];
		size_t n;

		*bad = word;
		if (word.len == 0) {
			*bad = rows;
			return false;
		}
		if (!tiles_read_letters(a, word, tile, &n, bad) || n != GRID5_SIDE) {
			*bad = word;
			return false;
		}
		memcpy(&g->cell[row * GRID5_SIDE], tile, GRID5_SIDE);
	}
	*bad = view_trim(rest);
	return bad->len == 0;
}

void grid5_write(struct buf *b, const struct grid5 *g, const struct alphabet *a)
{
	for (size_t row = 0; row < GRID5_SIDE; row++) {
		if (row > 0) {
			buf_str(b, " ");
		}
		alphabet_write(a, b, &g->cell[row * GRID5_SIDE], GRID5_SIDE);
	}
}

/* D12: draws one letter by weight. */
static uint8_t letter_drawn(struct draw_stream *s, const struct tileset *tiles)
{
	uint32_t all = (uint32_t)tiles->total - tiles->count[TILE_BLANK];
	uint32_t n = draw_below(s, all);
	uint8_t tile = 1;

	while (n >= tiles->count[tile]) { /* ends: n is below the sum of the weights */
		n -= tiles->count[tile++];
	}
	return tile;
}

/* D12: draws the board again until the number of vowels is right. */
bool grid5_draw(struct grid5 *g, const uint8_t seed[HASH_BYTES],
		const struct tileset *tiles, uint64_t vowels)
{
	*g = (struct grid5){0};
	if (tiles->total == tiles->count[TILE_BLANK]) {
		return false;
	}
	for (uint32_t try = 1; try <= GRID5_DRAWS; try++) {
		struct draw_stream s = draw_stream(seed, "board", try);
		int count;

		for (int i = 0; i < GRID5_CELLS; i++) {
			g->cell[i] = letter_drawn(&s, tiles);
		}
		count = vowels_among(vowels, g->cell, GRID5_CELLS);
		if (count >= GRID5_VOWELS_MIN && count <= GRID5_VOWELS_MAX) {
			return true;
		}
	}
	return false;
}

/* D13: draws new letters for the cells of a word. */
void grid5_replace(struct grid5 *g, const uint8_t seed[HASH_BYTES],
		   const struct tileset *tiles, const struct path *p)
{
	struct draw_stream s;
	uint32_t cells = 0;

	for (int i = 0; i < p->n; i++) {
		assert(p->node[i] < GRID5_CELLS);
		cells |= UINT32_C(1) << p->node[i];
	}
	s = draw_stream(seed, "cells", ++g->replacements);
	for (int i = 0; i < GRID5_CELLS; i++) {
		if ((cells >> i & 1) != 0) {
			g->cell[i] = letter_drawn(&s, tiles);
		}
	}
}

/* D14: shuffles all letters. */
void grid5_sort(struct grid5 *g, const uint8_t seed[HASH_BYTES])
{
	struct draw_stream s = draw_stream(seed, "sort", ++g->sorts);

	draw_shuffle(&s, g->cell, GRID5_CELLS);
}

/* W3: a crossing is worth the highest bonus (W2) of its four letters. */
int grid5_crossing(const struct grid5 *g, const struct tileset *tiles, int block)
{
	static const int corner[] = {0, 1, GRID5_SIDE, GRID5_SIDE + 1};
	int first = block / BLOCK_SIDE * GRID5_SIDE + block % BLOCK_SIDE;
	int most = 0;

	assert(block >= 0 && block < GRID5_BLOCKS);
	for (int i = 0; i < 4; i++) {
		uint8_t tile = g->cell[first + corner[i]];

		if (tiles->value[tile] > most) {
			most = (uint8_t)tiles->value[tile];
		}
	}
	return most;
}

/* The diagonals of block b are lines 2b and 2b + 1. Coloured like a chessboard,
 * cells of one colour lie on the first, cells of the other on the second. */
static uint32_t lines_of_cell(int row, int col)
{
	uint32_t lines = 0;

	for (int block = 0; block < GRID5_BLOCKS; block++) {
		int top = block / BLOCK_SIDE;
		int left = block % BLOCK_SIDE;

		if ((row == top || row == top + 1) &&
		    (col == left || col == left + 1)) {
			lines |= UINT32_C(1) << (2 * block + (row + col) % 2);
		}
	}
	return lines;
}

/* P2: cells that touch along a side or at a corner. */
static uint32_t neighbours(int row, int col)
{
	uint32_t near = 0;

	for (int r = row - 1; r <= row + 1; r++) {
		for (int c = col - 1; c <= col + 1; c++) {
			if (r >= 0 && r < GRID5_SIDE && c >= 0 && c < GRID5_SIDE) {
				near |= UINT32_C(1) << (r * GRID5_SIDE + c);
			}
		}
	}
	return near & ~(UINT32_C(1) << (row * GRID5_SIDE + col));
}

void grid5_net(const struct grid5 *g, struct path_net *net)
{
	*net = (struct path_net){.nodes = GRID5_CELLS,
				 .shortest = GRID5_WORD_MIN,
				 .longest = GRID5_CELLS};
	for (int i = 0; i < GRID5_CELLS; i++) {
		int row = i / GRID5_SIDE;
		int col = i % GRID5_SIDE;

		net->tile[i] = g->cell[i];
		net->near[i] = neighbours(row, col);
		net->line[i] = lines_of_cell(row, col);
	}
}

/* The block through whose middle the step goes; -1: it is no diagonal step. */
static int block_between(uint8_t from, uint8_t to)
{
	int row = from / GRID5_SIDE;
	int col = from % GRID5_SIDE;
	int next_row = to / GRID5_SIDE;
	int next_col = to % GRID5_SIDE;

	if (row == next_row || col == next_col) {
		return -1;
	}
	return (row < next_row ? row : next_row) * BLOCK_SIDE +
	       (col < next_col ? col : next_col);
}

void grid5_score(const struct grid5 *g, const struct tileset *tiles,
		 const struct path *p, struct grid5_score *s)
{
	*s = (struct grid5_score){.letters = p->n};
	for (int i = 1; i < p->n; i++) {
		int block = block_between(p->node[i - 1], p->node[i]);

		if (block >= 0) {
			s->crossing[i] = grid5_crossing(g, tiles, block);
			s->crossings += s->crossing[i];
		}
	}
	s->total = s->letters + s->crossings;
}

struct judge {
	const struct grid5 *g;
	const struct tileset *tiles;
};

static int total(const void *arg, const struct path *p)
{
	const struct judge *j = arg;
	struct grid5_score s;

	grid5_score(j->g, j->tiles, p, &s);
	return s.total;
}

void grid5_best(const struct grid5 *g, const struct tileset *tiles,
		const struct path_word *word, struct path_best *best)
{
	struct judge j = {.g = g, .tiles = tiles};
	struct path_net net;

	grid5_net(g, &net);
	path_best(&net, word, total, &j, best);
}
