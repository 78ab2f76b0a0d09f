/* SPDX-License-Identifier: ISC */
/*
 * The end of a game of two, when the bag is empty. All tiles are known then: the
 * unseen ones are on the other rack. The search is exact if a fixed number of
 * positions is enough, else as deep as they allow. It counts positions, not time, so
 * the answer is the same on every machine.
 */
#ifndef ADJUDICATOR_ROBOT_ENDING_H
#define ADJUDICATOR_ROBOT_ENDING_H

#include "adjudicator/robot/plays.h"

/* Whether that seat knows all tiles. */
bool ending_known(const struct seat *s);
/* Finds the play that leads to the best end. Returns false when passing is best. */
bool ending_play(struct seat *s, struct play *best);

#endif
