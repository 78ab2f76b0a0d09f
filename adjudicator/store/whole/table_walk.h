/* SPDX-License-Identifier: ISC */
/* Reads the rows of any table in the order of its key, one page of rows at a time,
 * sums them up, and inserts them into another table. */
#ifndef ADJUDICATOR_STORE_WHOLE_TABLE_WALK_H
#define ADJUDICATOR_STORE_WHOLE_TABLE_WALK_H

#include "adjudicator/store/query.h"
#include "adjudicator/store/whole/schema_tables.h"

/* A page: rows one after the other, each with as many values as the table has
 * columns. It lives until `each` returns. */
struct table_page {
	const struct value *value;
	size_t rows;
};

/* Calls `each` for every page. When `each` returns false, it has filled err, and the
 * walk fails. */
bool table_walk(struct db *db, const struct schema_table *t,
		bool (*each)(void *arg, const struct table_page *page), void *arg,
		struct err *err);

/* To compare two tables: the number of rows, and a hash of all of them. */
struct table_sum {
	struct hash_run run;
	long rows;
	struct hash hash; /* set by table_sum_end */
};
void table_sum_start(struct table_sum *s);
void table_sum_add(struct table_sum *s, const struct schema_table *t,
		   const struct table_page *page);
void table_sum_end(struct table_sum *s);

/* Inserts rows into a table with the name and columns of t. */
struct table_fill {
	struct db *db;
	const struct schema_table *t;
	size_t together; /* how many rows `many` inserts */
	struct db_stmt *many, *one;
};
bool table_fill_open(struct table_fill *f, struct db *db, const struct schema_table *t,
		     struct err *err);
bool table_fill_add(struct table_fill *f, const struct table_page *page,
		    struct err *err);
void table_fill_close(struct table_fill *f); /* safe after any failure */

#endif
