/* SPDX-License-Identifier: ISC */
/*
 * The club's database: opening it, its schema, its transactions, and its statements,
 * which are all in one table (statements.c), prepared once. The only place that spells
 * BEGIN. The other files of this folder each keep one kind of row.
 */
#ifndef ADJUDICATOR_STORE_STORE_H
#define ADJUDICATOR_STORE_STORE_H

#include "adjudicator/store/db.h"

struct store;

/* DB_WRITE brings an older schema up to date, one step and its number a transaction.
 * A newer schema than ours is ERR_CONFIG and names both numbers. DB_CREATE makes the
 * file. `setting` is the configuration's value: "sqlite:PATH"; PATH is relative to
 * `dir`. */
bool store_open(struct store **out, const char *dir, const char *setting,
		enum db_mode mode, struct err *err);
void store_close(struct store *st); /* NULL is fine; what was not committed is gone */
int store_schema_version(void);     /* number of steps */

bool store_begin(struct store *st, struct err *err); /* for writing, at once */
bool store_commit(struct store *st, struct err *err);
void store_rollback(struct store *st);
/* Inside a transaction: what follows the mark can be undone alone. */
bool store_mark(struct store *st, struct err *err);
bool store_release(struct store *st, struct err *err);
void store_undo(struct store *st);

/* Values kept by name ("clock.drained"): numbers. 0 when absent. */
bool store_number(struct store *st, const char *name, int64_t *value, struct err *err);
bool store_set_number(struct store *st, const char *name, int64_t value,
		      struct err *err);

#endif
