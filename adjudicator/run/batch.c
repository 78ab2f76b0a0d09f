/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/batch.h"

bool batch_begin(struct run *r, struct err *err)
{
	return r->dry ? store_mark(r->context.store, err)
		      : store_begin(r->context.store, err);
}

bool batch_end(struct run *r, struct err *err)
{
	return r->dry ? store_release(r->context.store, err)
		      : store_commit(r->context.store, err);
}

void batch_drop(struct run *r)
{
	if (r->dry) {
		store_undo(r->context.store);
	} else {
		store_rollback(r->context.store);
	}
}
