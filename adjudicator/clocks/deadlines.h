/* SPDX-License-Identifier: ISC */
/*
 * What time alone does to games: a missed turn is passed, an unanswered offer lapses.
 * Nothing falls unless the mailbox was emptied in this run (K5).
 */
#ifndef ADJUDICATOR_CLOCKS_DEADLINES_H
#define ADJUDICATOR_CLOCKS_DEADLINES_H

#include "adjudicator/letters/hearing.h"

/* What is due in one game, as of `until` (the arrival of a letter, or now). */
bool deadlines_fall(struct context *d, struct arena *arena, struct record *r,
		    int64_t until, struct err *err);
/* Gives back the time for which a question has stopped the clock of the seat to move,
 * and lets it run. Call before the question is closed. */
bool deadlines_resume(struct context *d, struct arena *arena, struct record *r,
		      struct err *err);
/* Every game that is due. */
bool deadlines_tick(struct context *d, long *fallen, struct err *err);

#endif
