/* SPDX-License-Identifier: ISC */
/*
 * Two copies of one club at one mailbox (K59): each would take letters that the other
 * never sees, and let the turns of their writers run out. So every run moves a mark
 * that is kept in the mailbox, and a club whose mark was moved by somebody else is not
 * alone.
 * - It stops before a letter is taken, and moves the mark itself: once, so that
 *   the other one stops with its next run.
 * - A human says which of them goes on (`handover --back`); a club that was restored or
 *   taken over begins anew, and stops the one that it was.
 * - A mark that cannot be read or moved tells nothing, and keeps no run from its work;
 *   the log says so, and the doctor.
 */
#ifndef ADJUDICATOR_CLUB_COPIES_H
#define ADJUDICATOR_CLUB_COPIES_H

#include "adjudicator/mail/fetch/mailbox.h"
#include "adjudicator/store/store.h"

/* Call at the beginning of a run: ERR_CONFIG when there is another copy. *why is
 * ERR_NONE, or why there is no mark. */
bool copies_begin(struct store *st, struct mailbox *m, struct err *why,
		  struct err *err);
/* A run that reached its mailbox had no mark there, or had one. */
bool copies_unmarked(struct store *st, bool unmarked, struct err *err);
/* The same, for a look: nothing is moved. *unmarked: the last such run had none. */
bool copies_look(struct store *st, struct mailbox *m, bool *unmarked, struct err *why,
		 struct err *err);
/* This one is the club, whatever the mark says. */
bool copies_anew(struct store *st, struct err *err);

#endif
