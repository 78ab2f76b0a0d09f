/* SPDX-License-Identifier: ISC */
/*
 * The bag (S7). Tiles are dealt from shuffle orders, numbered from 1. Order q holds
 * the tiles that the bag had when the order was made, sorted by alphabet with blanks
 * last and shuffled by stream ("order", q) of the seed. Each draw goes on where the
 * last one ended in the order. When tiles have gone back to the bag, the next draw
 * makes a new order. So no place is drawn twice, with one exception: a player who
 * took back a play draws again the tiles that he drew for it, and nobody else draws
 * those. A game that a ruling sets back never uses an order number again.
 */
#ifndef ADJUDICATOR_GAMES_BAG_H
#define ADJUDICATOR_GAMES_BAG_H

#include "adjudicator/games/game.h"

/* Fills the bag with the tile set, less the tiles that the set-up puts on racks and
 * board. Returns false when the set-up uses more of a tile than the set has;
 * *short_of is that tile. */
bool bag_fill(struct position *pos, uint8_t *short_of);
/* Sets e->q, e->from and e->to to the places that the next n tiles come from. When
 * the bag holds fewer than n, they name all that it holds. */
void bag_next(const struct position *pos, int n, struct event *e);
/* Moves the tiles at the places named by e (EVENT_DRAW, EVENT_EXCHANGE) to the rack
 * of e->seat. Returns false when these are not the next places or the rack has no
 * room. */
bool bag_deliver(struct position *pos, const struct event *e);
/* Puts the last n tiles of that rack, which were just drawn, back where they lay in
 * the bag. */
void bag_undraw(struct position *pos, int seat, int n);
void bag_return(struct position *pos, const uint8_t *tile, size_t n);

/* The physical tile: TILE_BLANK for a blank that was laid as a letter. */
static inline uint8_t tile_itself(uint8_t tile)
{
	return tile & TILE_AS_BLANK ? TILE_BLANK : tile;
}

/* Takes one such tile off a rack. Returns false when the rack has none. */
bool rack_take(struct position *pos, int seat, uint8_t tile);
int rack_count(const struct position *pos, int seat, uint8_t tile);
/* Names the tile that a rack lacks: "E", or "second E" where the rack holds one E. */
struct view rack_missing(struct arena *arena, const struct position *pos, int seat,
			 uint8_t tile);
int rack_value(const struct position *pos, int seat);

#endif
