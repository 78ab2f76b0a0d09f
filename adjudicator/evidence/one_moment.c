/* SPDX-License-Identifier: ISC */
#include "adjudicator/evidence/one_moment.h"

#include "adjudicator/store/db.h"

bool one_moment_begin(struct store *st, bool *begun, struct err *err)
{
	struct db *db = store_db(st);

	*begun = !db_in_transaction(db);
	return !*begun || db_snapshot(db, err);
}

void one_moment_end(struct store *st, bool begun)
{
	if (begun) {
		store_rollback(st);
	}
}
