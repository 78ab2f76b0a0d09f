/* SPDX-License-Identifier: ISC */
/* Which tables a database has, in an order in which their rows can be copied. */
#ifndef ADJUDICATOR_STORE_WHOLE_SCHEMA_TABLES_H
#define ADJUDICATOR_STORE_WHOLE_SCHEMA_TABLES_H

#include "adjudicator/store/db.h"

/* What a value is; the name that the schema has for it. */
enum cell { CELL_INTEGER, CELL_TEXT, CELL_BLOB, CELLS_ };

struct schema_column {
	const char *name;
	enum cell cell;
};

enum { SCHEMA_KEYS = 4 };
struct schema_table {
	const char *name;
	struct schema_column *column;
	size_t columns;
	size_t key[SCHEMA_KEYS]; /* columns of the primary key, in its order */
	size_t keys;
	const char **parent; /* tables whose rows its rows name, itself left out */
	size_t parents;
};

struct schema_tables {
	struct schema_table *table; /* parents before children */
	size_t tables;
};

/* ERR_BUG for a table that cannot be copied: without a key, with a column of another
 * kind, or in a circle. */
bool schema_tables_read(struct db *db, struct arena *arena, struct schema_tables *out,
			struct err *err);

#endif
