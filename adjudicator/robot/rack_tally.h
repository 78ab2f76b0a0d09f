/* SPDX-License-Identifier: ISC */
/*
 * How well racks did that had certain one, two or three tiles: a count and a sum for
 * each, so that the order of adding does not matter.
 */
#ifndef ADJUDICATOR_ROBOT_RACK_TALLY_H
#define ADJUDICATOR_ROBOT_RACK_TALLY_H

#include "adjudicator/robot/kept_tiles.h"
#include "adjudicator/robot/rack_parts.h"

struct tally_row {
	int64_t n, sum; /* tenths of a point */
};

struct rack_tally {
	const struct alphabet *alphabet; /* borrowed */
	struct tally_row all;
	struct tally_row *row[KEPT_TOGETHER]; /* index: kept_tiles_place */
};

struct rack_tally *rack_tally_new(struct arena *arena, const struct alphabet *a);
void rack_tally_clear(struct rack_tally *t);
/* Adds the result of a rack to every part of it. */
void rack_tally_add(struct rack_tally *t, const struct rack_parts *rack, int worth);
/* Computes the numbers of a table; the caller sets k->games and k->seed. */
void rack_tally_learn(const struct rack_tally *t, struct kept_tiles *k);

/* Write and read a line for each row. Returns false with the damaged line in *line. */
void rack_tally_write(const struct rack_tally *t, struct buf *b);
bool rack_tally_read(struct rack_tally *t, struct view text, struct view *line);

#endif
