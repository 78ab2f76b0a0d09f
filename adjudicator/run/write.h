/* SPDX-License-Identifier: ISC */
/*
 * Letters out: the notices of one player and game become one letter with the news, what
 * is wanted and by when, the rack, the board and how to answer.
 */
#ifndef ADJUDICATOR_RUN_WRITE_H
#define ADJUDICATOR_RUN_WRITE_H

#include "adjudicator/club/context.h"

/* Writes the next letter that is due into the outbox, in the caller's transaction. *any
 * is false when there is none. Notices that cannot be written are set aside (aside.h),
 * one by one. */
bool write_next(struct context *d, struct arena *arena, bool *any, struct err *err);

/* One letter of these notices, of one player, game and seat. */
bool write_notices(struct context *d, struct arena *arena, const struct notice *n,
		   size_t count, struct err *err);

#endif
