/* SPDX-License-Identifier: ISC */
/* The plays on a board that are worth a thought. */
#ifndef ADJUDICATOR_ROBOT_PLAYS_H
#define ADJUDICATOR_ROBOT_PLAYS_H

#include "adjudicator/games/boards/moves.h"
#include "adjudicator/robot/rack_parts.h"
#include "adjudicator/robot/seat.h"

enum { PLAYS_MOST = 48 };

/* Points are counted in tenths wherever a play is weighed. */
enum { TENTHS = 10 };

struct weighed {
	struct play play;
	int score; /* points */
	int worth; /* tenths: that and what is kept */
	int value; /* of the tiles that are laid: points */
};

struct plays {
	size_t n;
	uint32_t seen;                   /* of them all */
	struct weighed best[PLAYS_MOST]; /* the highest worth first */
};

/* Those of that seat whose words the level knows, the best `most` of them. parts NULL:
 * by points alone. sample 0: of all; else of so many, drawn by *dice. */
struct plays_ask {
	const struct position *pos;
	int seat;
	const struct level *level;
	const struct rack_parts *parts; /* of its rack */
	struct draw_stream *dice;
	int sample;
	size_t most;
};

void plays_find(const struct plays_ask *ask, struct plays *out);

#endif
