/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/whole/schema_tables.h"

#include <string.h>

static const char *const cells[CELLS_] = {
	[CELL_INTEGER] = "INTEGER", [CELL_TEXT] = "TEXT", [CELL_BLOB] = "BLOB"};

static bool odd(const char *table, const char *why, struct err *err)
{
	return err_set(err, ERR_BUG, "the table %s cannot be copied: %s", table, why);
}

/* The table of this name. Rows come table by table, so it is the last one, or a new
 * one. */
static struct schema_table *table_of(struct schema_tables *c, struct arena *arena,
				     const char *name)
{
	if (c->tables > 0 && strcmp(c->table[c->tables - 1].name, name) == 0) {
		return &c->table[c->tables - 1];
	}
	c->table = arena_room(arena, c->table, c->tables, sizeof *c->table);
	c->table[c->tables] = (struct schema_table){.name = name};
	return &c->table[c->tables++];
}

static void add_parent(struct schema_table *t, struct arena *arena, const char *name)
{
	if (strcmp(name, t->name) != 0) {
		t->parent =
			arena_room(arena, t->parent, t->parents, sizeof(const char *));
		t->parent[t->parents++] = name;
	}
}

static bool add_column(struct schema_tables *c, struct arena *arena, struct db_stmt *q,
		       struct err *err)
{
	struct schema_table *t =
		table_of(c, arena, arena_str(arena, db_text(q, 0, arena)));
	struct schema_column column = {arena_str(arena, db_text(q, 1, arena)), 0};
	struct view kind = db_text(q, 2, arena);
	int64_t place = db_int(q, 3);

	while (column.cell < CELLS_ && !view_is(kind, cells[column.cell])) {
		column.cell++;
	}
	if (column.cell == CELLS_ || place > SCHEMA_KEYS) {
		return odd(t->name, "it has a column of a kind of its own", err);
	}
	if (place > 0) {
		t->key[place - 1] = t->columns;
		t->keys++;
	}
	if (!db_is_null(q, 4)) {
		add_parent(t, arena, arena_str(arena, db_text(q, 4, arena)));
	}
	t->column = arena_room(arena, t->column, t->columns, sizeof *t->column);
	t->column[t->columns++] = column;
	return true;
}

static bool ready(const struct schema_table *t, const struct schema_tables *done)
{
	for (size_t i = 0; i < t->parents; i++) {
		size_t k = 0;

		while (k < done->tables &&
		       strcmp(done->table[k].name, t->parent[i]) != 0) {
			k++;
		}
		if (k == done->tables) {
			return false;
		}
	}
	return true;
}

/* Repeatedly takes the first table whose parents are all placed. */
static bool put_in_order(struct schema_tables *c, struct arena *arena, struct err *err)
{
	struct schema_tables done = {
		.table = arena_array(arena, c->tables + 1, sizeof *done.table)};
	bool *placed = arena_array(arena, c->tables + 1, sizeof *placed);

	while (done.tables < c->tables) {
		size_t i = 0;

		while (i < c->tables && (placed[i] || !ready(&c->table[i], &done))) {
			i++;
		}
		if (i == c->tables) {
			return odd(c->table[0].name, "tables name each other", err);
		}
		placed[i] = true;
		done.table[done.tables++] = c->table[i];
	}
	*c = done;
	return true;
}

bool schema_tables_read(struct db *db, struct arena *arena, struct schema_tables *out,
			struct err *err)
{
	enum db_step step = DB_DONE;
	struct db_stmt *q;
	bool ok = true;

	*out = (struct schema_tables){0};
	if (!db_prepare(db, db_list_tables(db), &q, err)) {
		return false;
	}
	while (ok && (step = db_next(q)) == DB_ROW) {
		ok = add_column(out, arena, q, err);
	}
	ok = ok && (step != DB_FAILED || db_fail(db, "looking at its tables", err));
	db_finish(q);
	for (size_t i = 0; ok && i < out->tables; i++) {
		ok = out->table[i].keys > 0 ||
		     odd(out->table[i].name, "it has no key", err);
	}
	return ok && put_in_order(out, arena, err);
}
