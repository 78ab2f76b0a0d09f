/* SPDX-License-Identifier: ISC */
/*
 * Letters in the mailbox that alone cannot be read. Each stays where it is and may be
 * anybody's move, so no turn runs out for UNREAD_HOLDS seconds from the run that met it
 * first; then time runs on without it, and what was lost until then is given back
 * (rules L11 and K7).
 */
#ifndef ADJUDICATOR_CLOCKS_UNREAD_H
#define ADJUDICATOR_CLOCKS_UNREAD_H

#include "adjudicator/club/context.h"
#include "adjudicator/mail/fetch/mailbox.h"
#include "adjudicator/system/log.h"

/* What one run meets of them; at first all 0. */
struct unread {
	long count, holding; /* of them, those that no turn runs out for */
	int64_t newest;      /* when the last of them was met first */
};

/* One more: it is named in the log, and kept since when it is there. */
bool unread_meet(struct context *d, struct unread *u, const struct mailbox_letter *l,
		 const struct log *log, struct err *err);
/* When all of the mailbox was gone through: keeps for the organiser how many hold up
 * the clocks, and forgets all of them when there is none. Sets d->unread. */
bool unread_keep(struct context *d, const struct unread *u, struct err *err);
/* In a run that has not fetched: as the last one that did. */
bool unread_holds(struct context *d, bool *holds, struct err *err);

#endif
