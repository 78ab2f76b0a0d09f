/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/batch.h"

bool batch_begin(struct run *r, struct err *err)
{
	return r->dry ? store_mark(r->desk.store, err)
		      : store_begin(r->desk.store, err);
}

bool batch_end(struct run *r, struct err *err)
{
	return r->dry ? store_release(r->desk.store, err)
		      : store_commit(r->desk.store, err);
}

void batch_drop(struct run *r)
{
	if (r->dry) {
		store_undo(r->desk.store);
	} else {
		store_rollback(r->desk.store);
	}
}
