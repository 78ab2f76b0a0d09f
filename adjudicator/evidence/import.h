/* SPDX-License-Identifier: ISC */
/*
 * A game that was played elsewhere, or with another club, becomes one of this club's:
 * its turn file is judged again and kept event by event.
 */
#ifndef ADJUDICATOR_EVIDENCE_IMPORT_H
#define ADJUDICATOR_EVIDENCE_IMPORT_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/replay/replay.h"

/* `player` are those of the seats, in turn order. Of a game that is not over everybody
 * is told, and its clock starts now. ERR_DATA when a line was refused. */
bool import_game(struct context *d, struct arena *arena, const struct replay *replay,
		 const struct player *player, struct record *r, struct err *err);

#endif
