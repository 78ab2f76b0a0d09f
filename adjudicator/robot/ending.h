/* SPDX-License-Identifier: ISC */
/*
 * The end of a game for two, when the bag is empty: all tiles are known then, as what
 * is not seen lies on the other rack. Looked through exactly where that takes no more
 * than so many positions, else as deep as they reach; counted, not timed, so that the
 * answer is the same on every machine.
 */
#ifndef ADJUDICATOR_ROBOT_ENDING_H
#define ADJUDICATOR_ROBOT_ENDING_H

#include "adjudicator/robot/plays.h"

/* Whether all tiles are known from that seat. */
bool ending_known(const struct seat *s);
/* The play that ends the game best; false: to pass is. */
bool ending_play(struct seat *s, struct play *best);

#endif
