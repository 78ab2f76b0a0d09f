/* SPDX-License-Identifier: ISC */
/*
 * Detects two copies of one club at one mailbox (K59). Each would take letters that
 * the other never sees, and let the turns of their writers run out. So every run
 * moves a mark that is kept in the mailbox. A club whose mark was moved by somebody
 * else is not alone.
 * - It stops before it takes a letter, and moves the mark itself, once, so that the
 *   other copy stops at its next run.
 * - A person says which copy goes on (`handover --back`). A club that was restored
 *   or taken over begins a new mark, and so stops the copy that it came from.
 * - A mark that cannot be read or moved proves nothing and stops no run; the log and
 *   the doctor tell of it.
 */
#ifndef ADJUDICATOR_CLUB_COPIES_H
#define ADJUDICATOR_CLUB_COPIES_H

#include "adjudicator/mail/fetch/mailbox.h"
#include "adjudicator/store/store.h"

/* Call it at the beginning of a run: ERR_CONFIG when there is another copy. *why
 * tells why there is no mark; ERR_NONE: there is one. */
bool copies_begin(struct store *st, struct mailbox *m, struct err *why,
		  struct err *err);
/* Keeps whether a run that reached its mailbox found no mark there. */
bool copies_unmarked(struct store *st, bool unmarked, struct err *err);
/* Looks, without moving the mark. *unmarked: the last such run found none. */
bool copies_look(struct store *st, struct mailbox *m, bool *unmarked, struct err *why,
		 struct err *err);
/* Declares this copy to be the club, whatever the mark says. */
bool copies_anew(struct store *st, struct err *err);

#endif
