/* SPDX-License-Identifier: ISC */
/* What the files of `verify` share. */
#ifndef ADJUDICATOR_CMD_VERIFY_H
#define ADJUDICATOR_CMD_VERIFY_H

#include "adjudicator/cmd/json.h"
#include "adjudicator/evidence/verify.h"
#include "adjudicator/evidence/verify_ledger.h"
#include "adjudicator/system/progress.h"

/* What `verify --all` checks beside the records of games: the ledger, games that are
 * missing, and the newest backup. */
struct checked_ledger {
	struct cmd *c;
	const struct context *context;
	bool json;
	struct progress *progress; /* ends before a fault is printed */
	struct verified_ledger found;
};

/* Prints each fault on a line. */
bool verify_check_ledger(struct checked_ledger *k);
/* Prints how far the ledger could be checked. */
void verify_tell_ledger(struct checked_ledger *k);
void verify_ledger_json(json_t *o, struct checked_ledger *k);

/* For verify --mbox. Prints, as the first line, what nobody can prove, if there is
 * anything. Always returns true. */
bool verify_tell_unproved(const struct verified *v);
/* The first --mbox was already taken out of the command line. *v: the record that
 * was named or that came with a letter; v->events 0: there is none. */
bool verify_mailboxes(struct cmd *c, const char *mbox, const char **name,
		      struct verified *v, long *wrong);

#endif
