/* SPDX-License-Identifier: ISC */
/* The case of an overdue turn, once that turn is not overdue any more. */
#ifndef ADJUDICATOR_PLAY_CASE_CLOSED_H
#define ADJUDICATOR_PLAY_CASE_CLOSED_H

#include "adjudicator/record/record.h"
#include "adjudicator/store/casefile.h"

/* The case of kind `time` of that turn that waits; its id is 0 when there is none. */
bool case_of_time(struct context *d, struct arena *arena, int64_t game, int turn,
		  struct casefile *c, struct err *err);
/* Before that a position was `before`: its case is closed where the turn is not overdue
 * any more. */
bool case_time_close(struct context *d, struct arena *arena, const struct record *r,
		     const struct position *before, struct err *err);

#endif
