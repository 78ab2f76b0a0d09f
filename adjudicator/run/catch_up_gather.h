/* SPDX-License-Identifier: ISC */
/* Where the letters since a backup are found. */
#ifndef ADJUDICATOR_RUN_CATCH_UP_GATHER_H
#define ADJUDICATOR_RUN_CATCH_UP_GATHER_H

#include "adjudicator/run/catch_up.h"

/* Of a database that may be damaged; nothing where it cannot be read. `st` is the
 * backup's: letters that it has are passed over. *whole: all of them could be read. */
bool catch_up_from_database(struct catch_up_letters *k, const char *path,
			    struct store *st, bool *whole, struct err *err);
/* Letters that were filed in the mailbox. */
bool catch_up_from_mailbox(struct catch_up_letters *k, struct config *c,
			   struct err *err);
/* Letters that have left, of the Maildir that `outbox` names; none where it is a
 * server. */
bool catch_up_from_outbox(struct catch_up_letters *k, struct config *c,
			  struct err *err);
/* The same of a file (mbox, or one letter) or a Maildir that somebody brings. */
bool catch_up_from_copies(struct catch_up_letters *k, const char *path,
			  struct err *err);

#endif
