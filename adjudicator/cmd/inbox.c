/* SPDX-License-Identifier: ISC */
/* inbox retry */

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/run/at_hand.h"
#include "formats/text/num.h"
#include <limits.h>
#include <stdio.h>

static bool retry_one(struct cmd *c, const char *text)
{
	bool any = false;
	long id;

	if (!num_read(view_of(text), 1, LONG_MAX, &id)) {
		return err_set(c->err, ERR_USAGE, "\"%s\" is no letter's number", text);
	}
	if (!inbox_again(c->store, id, &any, c->err) ||
	    !at_hand_forget(c->store, id, c->err)) {
		return false;
	}
	return any || err_set(c->err, ERR_DATA,
			      "letter %ld is neither in quarantine nor unreadable", id);
}

/* All of them, or none. */
bool cmd_inbox_retry(struct cmd *c)
{
	struct context d = {.store = c->store, .config = c->config};
	bool ok = cmd_arguments(c, 1, INT_MAX) && store_begin(c->store, c->err);

	if (!ok) {
		return false;
	}
	ok = seal_begin(&d, c->err);
	for (int i = 0; ok && i < c->argc; i++) {
		ok = retry_one(c, c->argv[i]);
	}
	ok = ok && seal_keep(&d, c->err) && store_commit(c->store, c->err);
	if (!ok) {
		store_rollback(c->store);
		return false;
	}
	printf("%d letter%s judged once more by the next run\n", c->argc,
	       c->argc == 1 ? " is" : "s are");
	return true;
}
