/* SPDX-License-Identifier: ISC */
/* The transactions of a run. */
#include "adjudicator/run/phases.h"

bool batch_begin(struct run *r, struct err *err)
{
	return r->dry ? store_mark(r->context.store, err)
		      : store_begin(r->context.store, err);
}

bool batch_end(struct run *r, bool ok, struct err *err)
{
	struct store *st = r->context.store;

	if (ok && (r->dry ? store_release(st, err) : store_commit(st, err))) {
		return true;
	}
	if (r->dry) {
		store_undo(st);
	} else {
		store_rollback(st);
	}
	return false;
}
