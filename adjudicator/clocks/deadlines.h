/* SPDX-License-Identifier: ISC */
/*
 * What time alone does to games: a missed turn is passed, an unanswered offer
 * lapses. Nothing falls unless the mailbox was emptied in this run (K5).
 */
#ifndef ADJUDICATOR_CLOCKS_DEADLINES_H
#define ADJUDICATOR_CLOCKS_DEADLINES_H

#include "adjudicator/letters/hearing.h"

/* Does what is due in one game at the moment `until`: the arrival of a letter, or
 * now. *r is kept up to date. */
bool deadlines_fall(struct context *d, struct arena *arena, struct record *r,
		    int64_t until, struct err *err);
/* Gives back the time for which a question of ours has stopped the clock of the seat
 * to move, and lets it run again. Call it before the question is closed. */
bool deadlines_resume(struct context *d, struct arena *arena, struct record *r,
		      struct err *err);
/* The same for every game that is due; *fallen counts the games that changed. */
bool deadlines_tick(struct context *d, long *fallen, struct err *err);

#endif
