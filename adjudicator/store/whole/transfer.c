/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/whole/transfer.h"

#include "adjudicator/store/whole/table_walk.h"
#include <string.h>

/* A table that is being copied. */
struct passing {
	struct transfer *transfer;
	const struct schema_table *t;
	struct table_sum sum;
	struct table_fill fill;
	struct err *err;
};

static void tell(const struct passing *p)
{
	if (p->transfer->told != NULL) {
		p->transfer->told(p->transfer->arg, p->t->name, p->sum.rows);
	}
}

static bool add_up(void *arg, const struct table_page *page)
{
	struct passing *p = arg;

	table_sum_add(&p->sum, p->t, page);
	tell(p);
	return true;
}

static bool put(void *arg, const struct table_page *page)
{
	struct passing *p = arg;

	(void)add_up(p, page);
	return table_fill_add(&p->fill, page, p->err);
}

static bool sum_of(struct passing *p, struct db *db)
{
	bool ok;

	table_sum_start(&p->sum);
	ok = table_walk(db, p->t, add_up, p, p->err);
	table_sum_end(&p->sum);
	return ok;
}

static bool same(const struct table_sum *a, const struct table_sum *b)
{
	return a->rows == b->rows && memcmp(&a->hash, &b->hash, sizeof a->hash) == 0;
}

/* ---------------------------------------------------------------------- copying */

static bool clear(struct db *db, const struct schema_tables *c, struct err *err)
{
	struct arena arena = {0};
	bool ok = true;

	for (size_t i = c->tables; ok && i > 0; i--) {
		ok = db_exec(db,
			     arena_printf(&arena, "DELETE FROM \"%s\"",
					  c->table[i - 1].name),
			     err);
	}
	arena_free(&arena);
	return ok;
}

static bool pass_rows(struct passing *p)
{
	struct transfer *t = p->transfer;
	bool ok;

	table_sum_start(&p->sum);
	ok = table_fill_open(&p->fill, store_db(t->to), p->t, p->err) &&
	     table_walk(store_db(t->from), p->t, put, p, p->err);
	table_fill_close(&p->fill);
	table_sum_end(&p->sum);
	t->rows += p->sum.rows;
	t->tables++;
	return ok;
}

/* Both engines store just numbers, bytes and nulls, so what is read back must equal
 * what was written. */
static bool compare(struct passing *p, const struct table_sum *went)
{
	if (!sum_of(p, store_db(p->transfer->to))) {
		return false;
	}
	return same(&p->sum, went) ||
	       err_set(p->err, ERR_IO,
		       "the table %s is not the same behind the copy: %ld rows went "
		       "and %ld were read again",
		       p->t->name, went->rows, p->sum.rows);
}

static bool same_schema(struct transfer *t, struct err *err)
{
	int from, to;

	return db_version(store_db(t->from), &from, err) &&
	       db_version(store_db(t->to), &to, err) &&
	       (from == to ||
		err_set(err, ERR_CONFIG,
			"one database has schema %d and the other %d; let this program "
			"bring both up to date first",
			from, to));
}

static bool all_same(struct transfer *t, const struct schema_tables *c,
		     const struct table_sum *went, struct err *err)
{
	struct passing p = {.transfer = t, .err = err};
	bool ok = true;

	for (size_t i = 0; ok && i < c->tables; i++) {
		p.t = &c->table[i];
		ok = compare(&p, &went[i]);
	}
	return ok;
}

bool transfer_rows(struct transfer *t, struct err *err)
{
	struct passing p = {.transfer = t, .err = err};
	struct arena arena = {0};
	struct schema_tables c = {0};
	struct table_sum *went = NULL;
	bool ok = same_schema(t, err) &&
		  schema_tables_read(store_db(t->from), &arena, &c, err) &&
		  clear(store_db(t->to), &c, err);

	if (ok) {
		went = arena_array(&arena, c.tables + 1, sizeof *went);
	}
	for (size_t i = 0; ok && i < c.tables; i++) {
		p.t = &c.table[i];
		ok = pass_rows(&p);
		went[i] = p.sum;
	}
	ok = ok && db_renumber(store_db(t->to), err) && all_same(t, &c, went, err);
	arena_free(&arena);
	return ok;
}

bool transfer_all(struct transfer *t, struct err *err)
{
	bool ok;

	if (!db_snapshot(store_db(t->from), err)) {
		return false;
	}
	ok = store_begin(t->to, err) && transfer_rows(t, err) &&
	     store_commit(t->to, err);
	if (!ok) {
		store_rollback(t->to);
	}
	db_rollback(store_db(t->from));
	return ok;
}

/* -------------------------------------------------------------------- comparing */

static bool any_row(struct db *db, const char *table, bool *any, struct err *err)
{
	struct arena arena = {0};
	struct db_stmt *q;
	bool ok;

	/* A new database already has this number. */
	if (!db_prepare(db,
			arena_printf(&arena,
				     "SELECT COUNT(*) FROM (SELECT 1 FROM \"%s\"%s"
				     " LIMIT 1) AS q",
				     table,
				     strcmp(table, "number") == 0
					     ? " WHERE name NOT LIKE 'result.%'"
					     : ""),
			&q, err)) {
		arena_free(&arena);
		return false;
	}
	ok = db_next(q) == DB_ROW || db_fail(db, "looking for rows", err);
	*any = ok && db_int(q, 0) != 0;
	db_finish(q);
	arena_free(&arena);
	return ok;
}

bool transfer_empty(struct store *st, bool *empty, struct err *err)
{
	struct arena arena = {0};
	struct schema_tables c;
	bool ok = schema_tables_read(store_db(st), &arena, &c, err);

	*empty = true;
	for (size_t i = 0; ok && *empty && i < c.tables; i++) {
		bool any = false;

		ok = any_row(store_db(st), c.table[i].name, &any, err);
		*empty = !any;
	}
	arena_free(&arena);
	return ok;
}

bool transfer_differs(struct transfer *t, struct arena *arena, const char **table,
		      struct err *err)
{
	struct passing from = {.transfer = t, .err = err};
	struct passing to = {.transfer = t, .err = err};
	struct schema_tables c;
	bool ok = same_schema(t, err) &&
		  schema_tables_read(store_db(t->from), arena, &c, err);

	*table = NULL;
	for (size_t i = 0; ok && *table == NULL && i < c.tables; i++) {
		from.t = to.t = &c.table[i];
		if (strcmp(from.t->name, "number") == 0) {
			continue;
		}
		ok = sum_of(&from, store_db(t->from)) && sum_of(&to, store_db(t->to));
		*table = ok && !same(&from.sum, &to.sum) ? from.t->name : NULL;
	}
	return ok;
}
