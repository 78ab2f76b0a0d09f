/* SPDX-License-Identifier: ISC */
/* What the files of `verify` share. */
#ifndef ADJUDICATOR_CMD_VERIFY_H
#define ADJUDICATOR_CMD_VERIFY_H

#include "adjudicator/cmd/json.h"
#include "adjudicator/evidence/verify.h"
#include "adjudicator/evidence/verify_ledger.h"
#include "adjudicator/system/progress.h"

/* What `verify --all` tells beside the records of games: the ledger, games that are
 * gone, and the newest backup. */
struct checked_ledger {
	struct cmd *c;
	const struct context *context;
	bool json;
	struct progress *progress; /* ends before a fault is told */
	struct verified_ledger found;
};

/* Tells each fault, a line each. */
bool verify_check_ledger(struct checked_ledger *k);
/* How far it could be looked at. */
void verify_tell_ledger(struct checked_ledger *k);
void verify_ledger_json(json_t *o, struct checked_ledger *k);

/* verify --mbox. The first line of what is said: what nobody can prove, if anything.
 * True always. */
bool verify_tell_unproved(const struct verified *v);
/* The first --mbox was taken out of the command line; *v is of the record that was
 * named or came with a letter, v->events 0 where there is none. */
bool verify_mailboxes(struct cmd *c, const char *mbox, const char **name,
		      struct verified *v, long *wrong);

#endif
