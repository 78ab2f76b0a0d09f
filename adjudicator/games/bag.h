/* SPDX-License-Identifier: ISC */
/*
 * The bag (S7). Tiles come out in shuffle orders numbered from 1; order q is the bag's
 * tiles in alphabetical order, blanks last, shuffled by stream ("order", q) of the
 * seed. Tiles are only taken from an order where it was left; once tiles went back, the
 * next draw makes a new order of what is in the bag then. So nobody can draw a place
 * twice, but for who took a play back that tiles were drawn for: nobody else draws what
 * he has seen. A game that a ruling sets back never makes an order of a number that was
 * used.
 */
#ifndef ADJUDICATOR_GAMES_BAG_H
#define ADJUDICATOR_GAMES_BAG_H

#include "adjudicator/games/game.h"

/* Fills the bag with the set less the tiles held or laid at the start. False when the
 * set-up uses more of a tile than there are; *short_of is that tile. */
bool bag_fill(struct position *pos, uint8_t *short_of);
/* Where the next n tiles will come from: order and places. n is cut to what is there.
 */
void bag_next(const struct position *pos, int n, struct event *e);
/* Delivers the places named by e (EVENT_DRAW, EVENT_EXCHANGE) to a rack. False when
 * they are not the next ones or the rack has no room. */
bool bag_deliver(struct position *pos, const struct event *e);
/* The last n tiles of that rack, just drawn, lie again where they lay. */
void bag_undraw(struct position *pos, int seat, int n);
void bag_return(struct position *pos, const uint8_t *tile, size_t n);

/* The tile itself: a letter laid as a blank is a blank. */
static inline uint8_t tile_itself(uint8_t tile)
{
	return tile & TILE_AS_BLANK ? TILE_BLANK : tile;
}

/* Takes one tile itself off a rack; false if not there. */
bool rack_take(struct position *pos, int seat, uint8_t tile);
int rack_count(const struct position *pos, int seat, uint8_t tile);
/* What a rack lacks when it has no further such tile: "E", or "second E" where one is
 * held. */
struct view rack_missing(struct arena *arena, const struct position *pos, int seat,
			 uint8_t tile);
int rack_value(const struct position *pos, int seat);

#endif
