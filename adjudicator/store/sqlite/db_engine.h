/* SPDX-License-Identifier: ISC */
/* What the parts of the SQLite driver share; nobody else sees the engine. */
#ifndef ADJUDICATOR_STORE_SQLITE_DB_ENGINE_H
#define ADJUDICATOR_STORE_SQLITE_DB_ENGINE_H

#include "adjudicator/store/sqlite/db.h"
#include <sqlite3.h>

struct db {
	sqlite3 *handle;
	char *path;
	void (*beat)(void *arg); /* of db_watch */
	void *arg;
};

struct db_stmt {
	struct db *db; /* borrowed */
	sqlite3_stmt *q;
	bool broken; /* a value could not be bound */
	int params;
	int at[]; /* at[n - 1]: SQLite's own number of $n */
};

#endif
