/* SPDX-License-Identifier: ISC */
/* Brings a database up to date, each schema step with its number in one
 * transaction. */
#ifndef ADJUDICATOR_STORE_WHOLE_MIGRATE_H
#define ADJUDICATOR_STORE_WHOLE_MIGRATE_H

#include "adjudicator/store/store.h"

/* Gives the SQL of step n, from 1; returns false when there is no such step. */
typedef bool migrate_source(struct arena *a, int n, struct view *sql);

/* The source of the embedded files adjudicator/store/schema/0001.sql and so on. */
migrate_source migrate_step;

/* Runs the missing steps up to `steps`. ERR_CONFIG when a step is missing and
 * may_write is false, or when the database has more steps. */
bool migrate(struct store *st, bool may_write, int steps, migrate_source *step,
	     struct err *err);

#endif
