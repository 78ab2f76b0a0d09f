/* SPDX-License-Identifier: ISC */
/*
 * A number of games of the robot against itself, and what it learns from them. In
 * the first quarter it plays by the built-in values; in the rest by what it learned
 * there, and only the rest makes the table. The same seed and number of games give
 * the same table.
 */
#ifndef ADJUDICATOR_ROBOT_TRAINING_H
#define ADJUDICATOR_ROBOT_TRAINING_H

#include "adjudicator/robot/rack_tally.h"
#include "adjudicator/robot/self_play.h"

struct training {
	struct kept_tiles_for of;
	long games, done;
	struct self_play play;
	struct rack_tally *first, *second;
	struct kept_tiles *learned; /* from the first quarter */
};

enum { TRAINING_BYTES_MOST = 1 << 23 /* of a saved state */ };

/* *setup is borrowed; for its contents see self_play.h. */
struct training *training_new(struct arena *arena, const struct setup *setup,
			      const uint8_t seed[HASH_BYTES], long count);
/* Plays the next game. */
bool training_go(struct training *t, struct err *err);
/* Makes the table, after the last game. */
struct kept_tiles *training_end(const struct training *t, struct arena *arena);

/* Write the state as text, and read it into a new training. Fails with ERR_DATA when
 * it is damaged or of another training. */
void training_write(const struct training *t, struct buf *b);
bool training_read(struct training *t, struct view text, const char *file,
		   struct err *err);

#endif
