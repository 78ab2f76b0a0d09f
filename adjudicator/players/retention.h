/* SPDX-License-Identifier: ISC */
/* How long what is kept: the settings keep-... say it, and once a day what is older
 * goes. Games, moves and results are never older. */
#ifndef ADJUDICATOR_PLAYERS_RETENTION_H
#define ADJUDICATOR_PLAYERS_RETENTION_H

#include "adjudicator/club/context.h"
#include "adjudicator/store/purge.h"

/* How long a game may be protested against behind its end. */
int64_t keeping_protest(const struct context *d);
/* In the caller's transaction. */
bool keeping_purge(struct context *d, struct purge_counts *n, struct err *err);
/* The same in one of its own, unless it was done less than a day ago. */
bool keeping_daily(struct context *d, struct err *err);

#endif
