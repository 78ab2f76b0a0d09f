/* SPDX-License-Identifier: ISC */
/* Lists the tables of a database in an order in which their rows can be copied. */
#ifndef ADJUDICATOR_STORE_WHOLE_SCHEMA_TABLES_H
#define ADJUDICATOR_STORE_WHOLE_SCHEMA_TABLES_H

#include "adjudicator/store/db.h"

/* The type of a value, named as the schema names it. */
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
	size_t key[SCHEMA_KEYS]; /* indexes of the primary key's columns, in the key's
				    order */
	size_t keys;
	const char **parent; /* the other tables that its rows refer to */
	size_t parents;
};

struct schema_tables {
	struct schema_table *table; /* parents come before children */
	size_t tables;
};

/* ERR_BUG for a table that cannot be copied: it has no key, has a column of another
 * type, or is in a circle of references. */
bool schema_tables_read(struct db *db, struct arena *arena, struct schema_tables *out,
			struct err *err);

#endif
