/* SPDX-License-Identifier: ISC */
/* The letter at a season's end (K41). */
#ifndef ADJUDICATOR_SEASON_FINAL_LETTER_H
#define ADJUDICATOR_SEASON_FINAL_LETTER_H

#include "adjudicator/season/bulletin.h"

/* To every player who stayed, his own place first; to the director and the organiser of
 * all divisions. In the caller's transaction. */
bool season_final(struct context *d, struct arena *arena, struct season_run *r,
		  const struct season_ended *ended, struct err *err);

#endif
