/* SPDX-License-Identifier: ISC */
/* What `verify --all` tells beside the records of games: the ledger, games that are
 * gone, and the newest backup. */
#ifndef ADJUDICATOR_CMD_VERIFY_ALL_H
#define ADJUDICATOR_CMD_VERIFY_ALL_H

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/evidence/verify_ledger.h"
#include "adjudicator/system/progress.h"
#include <jansson.h>

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

#endif
