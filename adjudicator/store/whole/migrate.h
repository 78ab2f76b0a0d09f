/* SPDX-License-Identifier: ISC */
/* Bringing a database up to date, one schema step and its number a transaction. */
#ifndef ADJUDICATOR_STORE_WHOLE_MIGRATE_H
#define ADJUDICATOR_STORE_WHOLE_MIGRATE_H

#include "adjudicator/store/store.h"

/* The SQL of step n, from 1; false when there is no such step. */
typedef bool migrate_source(struct arena *a, int n, struct view *sql);

/* The embedded files adjudicator/store/schema/0001.sql and on. */
migrate_source migrate_step;

/* Runs the steps up to `steps` that are missing. When it may not write, a missing step
 * is ERR_CONFIG; so is a database with more steps. */
bool migrate(struct store *st, bool may_write, int steps, migrate_source *step,
	     struct err *err);

#endif
