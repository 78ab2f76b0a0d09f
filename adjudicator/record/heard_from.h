/* SPDX-License-Identifier: ISC */
/* For how long a player may be silent, and when one was heard from last (K13). */
#ifndef ADJUDICATOR_RECORD_HEARD_FROM_H
#define ADJUDICATOR_RECORD_HEARD_FROM_H

#include "adjudicator/record/record.h"

/* When its first row was written. */
bool record_start_time(const struct record *r, struct arena *arena, int64_t *at,
		       struct err *err);
/* For how long the player to move may be silent (K13); 0: for ever. */
int64_t record_silence(const struct record *r);
/* Something happened in that game: where its option says so it is listened to (K13). */
bool record_listen(const struct record *r, struct err *err);

#endif
