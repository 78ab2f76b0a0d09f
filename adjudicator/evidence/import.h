/* SPDX-License-Identifier: ISC */
/*
 * Takes in a game that was played elsewhere, or with another club: its turn file is
 * judged again and stored event by event.
 */
#ifndef ADJUDICATOR_EVIDENCE_IMPORT_H
#define ADJUDICATOR_EVIDENCE_IMPORT_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/replay/replay.h"

/* `player` has the players of the seats, in order. If the game is not over everybody
 * is told, and its clock starts now. Fails with ERR_DATA when a line was refused. */
bool import_game(struct context *d, struct arena *arena, const struct replay *replay,
		 const struct player *player, struct record *r, struct err *err);

#endif
