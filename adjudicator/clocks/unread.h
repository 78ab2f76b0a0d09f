/* SPDX-License-Identifier: ISC */
/*
 * Letters in the mailbox that cannot be read while others can. Such a letter stays
 * where it is. It may be anybody's move, so no turn runs out for UNREAD_HOLDS
 * seconds after the run that met it first. Then time runs on without it, and what
 * was lost until then is given back (rules L11 and K7).
 */
#ifndef ADJUDICATOR_CLOCKS_UNREAD_H
#define ADJUDICATOR_CLOCKS_UNREAD_H

#include "adjudicator/club/context.h"
#include "adjudicator/mail/fetch/mailbox.h"
#include "adjudicator/system/log.h"

/* What one run meets of them; starts as all zeros. */
struct unread {
	long count, holding; /* holding: those for which clocks still stand still */
	int64_t newest;      /* when the newest of them was first met */
};

/* Counts one more: it is named in the log, and the time when it was first met is
 * kept. */
bool unread_meet(struct context *d, struct unread *u, const struct mailbox_letter *l,
		 const struct log *log, struct err *err);
/* Call it when the whole mailbox was read. Keeps for the organiser how many letters
 * hold up the clocks, and forgets all of them when there is none. Sets d->unread. */
bool unread_keep(struct context *d, const struct unread *u, struct err *err);
/* For a run that has not fetched: *holds as the last fetch left it. */
bool unread_holds(struct context *d, bool *holds, struct err *err);

#endif
