/* SPDX-License-Identifier: ISC */
/* A table's rows in the order of its key, some at a time, whatever the table. */
#ifndef ADJUDICATOR_STORE_WHOLE_TABLE_WALK_H
#define ADJUDICATOR_STORE_WHOLE_TABLE_WALK_H

#include "adjudicator/store/query.h"
#include "adjudicator/store/whole/schema_tables.h"

/* Some rows, one behind the other, of as many values as the table has columns. They
 * live until `each` returns. */
struct table_page {
	const struct value *value;
	size_t rows;
};

/* `each` false, which has filled the walk's err, ends it. */
bool table_walk(struct db *db, const struct schema_table *t,
		bool (*each)(void *arg, const struct table_page *page), void *arg,
		struct err *err);

/* What tells two tables apart: how many rows they have, and a hash of all of them. */
struct table_sum {
	struct hash_run run;
	long rows;
	struct hash hash; /* after table_sum_end */
};
void table_sum_start(struct table_sum *s);
void table_sum_add(struct table_sum *s, const struct schema_table *t,
		   const struct table_page *page);
void table_sum_end(struct table_sum *s);

/* Puts rows into a table of that name and those columns. */
struct table_fill {
	struct db *db;
	const struct schema_table *t;
	size_t together; /* so many rows at once */
	struct db_stmt *many, *one;
};
bool table_fill_open(struct table_fill *f, struct db *db, const struct schema_table *t,
		     struct err *err);
bool table_fill_add(struct table_fill *f, const struct table_page *page,
		    struct err *err);
void table_fill_close(struct table_fill *f); /* fine after any failure */

#endif
