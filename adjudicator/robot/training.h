/* SPDX-License-Identifier: ISC */
/*
 * So many games of the robot against itself, and what it learns from them. In the first
 * quarter it goes by the built-in values; in the others by what it learned in that, and
 * only they make the table. The same seed and number of games give the same table.
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
	struct kept_tiles *learned; /* in the first quarter */
};

enum { TRAINING_BYTES_MOST = 1 << 23 /* of a state */ };

/* The set-up is borrowed: see self_play.h. */
struct training *training_new(struct arena *arena, const struct setup *setup,
			      const uint8_t seed[HASH_BYTES], long count);
/* Plays the next game. */
bool training_go(struct training *t, struct err *err);
/* After the last one. */
struct kept_tiles *training_end(const struct training *t, struct arena *arena);

/* How far it is, as text, and back into a new one. ERR_DATA: it is damaged, or is of
 * another training. */
void training_write(const struct training *t, struct buf *b);
bool training_read(struct training *t, struct view text, const char *file,
		   struct err *err);

#endif
