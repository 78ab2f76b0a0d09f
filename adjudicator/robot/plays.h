/* SPDX-License-Identifier: ISC */
/* The best plays on a board. */
#ifndef ADJUDICATOR_ROBOT_PLAYS_H
#define ADJUDICATOR_ROBOT_PLAYS_H

#include "adjudicator/games/boards/moves.h"
#include "adjudicator/robot/rack_parts.h"
#include "adjudicator/robot/seat.h"

enum { PLAYS_MOST = 48 };

/* Unit of `worth`: tenths of a point. */
enum { TENTHS = 10 };

struct weighed {
	struct play play;
	int score; /* points */
	int worth; /* tenths: points, and the value of what is kept */
	int value; /* points of the tiles laid */
};

struct plays {
	size_t n;
	uint32_t seen;                   /* how many plays were found */
	struct weighed best[PLAYS_MOST]; /* sorted by worth, highest first */
};

/* What to look for: plays of that seat with words that the level knows, the best
 * `most` of them. With `parts` NULL only points count. `sample`: consider only so
 * many, drawn by *dice; 0: all. */
struct plays_ask {
	const struct position *pos;
	int seat;
	const struct level *level;
	const struct rack_parts *parts; /* of the seat's rack */
	struct draw_stream *dice;
	int sample;
	size_t most;
};

void plays_find(const struct plays_ask *ask, struct plays *out);

#endif
