/* SPDX-License-Identifier: ISC */
/* The set-up that all games of a season share, from its file. */
#ifndef ADJUDICATOR_SEASON_SETUP_H
#define ADJUDICATOR_SEASON_SETUP_H

#include "adjudicator/record/setup.h"
#include "formats/files/season.h"

/* For two seats, played in the order of the fixture. What is wrong with game, language,
 * options or word list is added to `faults` as "FILE:LINE: sentence", each of them, and
 * the answer is false. */
bool season_setup(struct arena *arena, struct lexica *lexica,
		  const struct season_plan *plan, const char *file, struct setup *out,
		  struct buf *faults);

#endif
