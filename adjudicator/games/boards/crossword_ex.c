/* SPDX-License-Identifier: ISC */
/*
 * EX squares (C9): for each one newly covered, an opponent exchanges one tile with
 * the bag. Opponent and tile are drawn from the seed, in a stream of their own.
 */
#include "adjudicator/games/bag.h"
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/draw.h"
#include "adjudicator/games/tiles_text.h"
#include <string.h>

/* D10: the n-th tile of a rack in the order of the alphabet, blanks last. */
static uint8_t nth_tile(const struct position *pos, int seat, uint32_t n)
{
	for (int i = 1; i <= ALPHABET_TILES; i++) {
		uint32_t held = (uint32_t)rack_count(pos, seat, (uint8_t)i);

		if (n < held) {
			return (uint8_t)i;
		}
		n -= held;
	}
	return TILE_BLANK;
}

static int victims(const struct position *pos, int mover, int seat[SEATS])
{
	int n = 0;

	for (int i = 0; i < pos->setup->seats; i++) {
		if (i != mover && !pos->gone[i] && pos->rack_n[i] > 0) {
			seat[n++] = i;
		}
	}
	return n;
}

static void resolve(struct table *t, int mover)
{
	int seat[SEATS];
	int n = victims(&t->pos, mover, seat);
	struct draw_stream stream =
		draw_stream(t->pos.setup->seed, "ex", (uint32_t)t->pos.ex + 1);
	struct event e = {.kind = EVENT_EX, .by = mover};
	struct buf hidden = buf_in(t->arena);
	uint8_t tile;

	if (n == 0 || t->pos.bag_n < crossword_rules(&t->pos)->exchange_bag) {
		return;
	}
	e.seat = seat[draw_below(&stream, (uint32_t)n)];
	tile = nth_tile(&t->pos, e.seat,
			draw_below(&stream, (uint32_t)t->pos.rack_n[e.seat]));
	tiles_write(t->pos.setup->alphabet, &hidden, &tile, 1);
	e.hidden = buf_view(&hidden);
	bag_next(&t->pos, 1, &e);
	table_emit(t, e);
}

bool crossword_on_ex(const struct position *pos, int i)
{
	const struct place *p = &pos->last.place;
	char code[3];

	crossword_premium(crossword_rules(pos), place_row(p, i), place_col(p, i), code);
	return (pos->last.laid >> i & 1U) != 0 && strcmp(code, "EX") == 0;
}

bool crossword_ex_waits(const struct position *pos)
{
	for (int i = 0; i < pos->last.length; i++) {
		if (crossword_on_ex(pos, i)) {
			return true;
		}
	}
	return false;
}

void crossword_ex(struct table *t)
{
	int n = t->pos.setup->open ? 0 : t->pos.last.length;

	for (int i = 0; i < n; i++) {
		if (crossword_on_ex(&t->pos, i)) {
			resolve(t, t->pos.last.seat);
		}
	}
}
