/* SPDX-License-Identifier: ISC */
/*
 * How racks did that had some tiles, one, two or three: a count and a sum for each, so
 * that the order in which they come does not matter.
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
	struct tally_row *row[KEPT_TOGETHER]; /* by kept_tiles_place */
};

struct rack_tally *rack_tally_new(struct arena *arena, const struct alphabet *a);
void rack_tally_clear(struct rack_tally *t);
/* Every part of the rack had that. */
void rack_tally_add(struct rack_tally *t, const struct rack_parts *rack, int worth);
/* What is learned of it; k->games and k->seed are the caller's. */
void rack_tally_learn(const struct rack_tally *t, struct kept_tiles *k);

/* A line each; and back from such lines. False: *line is damaged. */
void rack_tally_write(const struct rack_tally *t, struct buf *b);
bool rack_tally_read(struct rack_tally *t, struct view text, struct view *line);

#endif
