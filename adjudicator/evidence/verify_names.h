/* SPDX-License-Identifier: ISC */
/* What a player is called in a game, against what the club calls him. */
#ifndef ADJUDICATOR_EVIDENCE_VERIFY_NAMES_H
#define ADJUDICATOR_EVIDENCE_VERIFY_NAMES_H

#include "adjudicator/store/player.h"

/* A seat bears its player's name, and a forgotten player the one that forgetting gives.
 * A sentence without a full stop; NULL: it is so. */
const char *verify_name(struct arena *arena, const struct player *p, struct view seat);

#endif
