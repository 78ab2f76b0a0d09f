/* SPDX-License-Identifier: ISC */
/* recover: an older database counts from now on */
#include "adjudicator/club/copies.h"
#include "adjudicator/club/rollback.h"
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/evidence/verify_ledger.h"

bool cmd_recover(struct cmd *c)
{
	const struct context d = {.store = c->store, .config = c->config};
	bool any;

	if (!cmd_arguments(c, 0, 0) ||
	    !rollback_accept(c->arena, c->dir, c->store, &any, c->err) ||
	    (any && !(copies_anew(c->store, c->err) &&
		      verify_no_backup(&d, c->arena, 0, c->err)))) {
		return false;
	}
	if (any) {
		printf("the database counts as it is; letters that have left since it "
		       "was written are not in it\n");
	} else {
		log_info(c->log, "every letter that has left is in the database");
	}
	return true;
}
