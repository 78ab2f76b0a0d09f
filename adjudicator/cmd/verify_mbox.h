/* SPDX-License-Identifier: ISC */
#ifndef ADJUDICATOR_CMD_VERIFY_MBOX_H
#define ADJUDICATOR_CMD_VERIFY_MBOX_H

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/evidence/verify.h"

/* The first line of what is said: what nobody can prove, if anything. True always. */
bool verify_tell_unproved(const struct verified *v);
/* The first --mbox was taken out of the command line; *v is of the record that was
 * named or came with a letter, v->events 0 where there is none. */
bool verify_mailboxes(struct cmd *c, const char *mbox, const char **name,
		      struct verified *v, long *wrong);

#endif
