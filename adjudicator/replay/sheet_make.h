/* SPDX-License-Identifier: ISC */
/* A judged game of the board games as a GCG record. */
#ifndef ADJUDICATOR_REPLAY_SHEET_MAKE_H
#define ADJUDICATOR_REPLAY_SHEET_MAKE_H

#include "adjudicator/replay/replay.h"
#include "formats/files/gcg.h"

/* Racks are those the replay knows. What GCG has no line for stands in notes;
 * points that a ruling set are those of the play's line. */
void sheet_make(struct arena *arena, const struct replay *r, struct view title,
		struct gcg *out);

#endif
