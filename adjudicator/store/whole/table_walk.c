/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/whole/table_walk.h"

#include "formats/text/buf.h"
#include <stdio.h>

enum {
	FIRST = 16,       /* rows of the first page */
	MOST = 512,       /* rows of any page */
	ROOM = 4 << 20,   /* bytes that a page should not exceed */
	PARAMETERS = 99,  /* of one statement, in any engine */
	ROWS_AT_ONCE = 32 /* of one INSERT */
};

/* -------------------------------------------------------------------- statements */

static void write_names(struct buf *b, const struct schema_table *t)
{
	for (size_t i = 0; i < t->columns; i++) {
		buf_printf(b, "%s\"%s\"", i == 0 ? "" : ", ", t->column[i].name);
	}
}

static void write_key(struct buf *b, const struct schema_table *t)
{
	for (size_t i = 0; i < t->keys; i++) {
		buf_printf(b, "%s\"%s\"", i == 0 ? "" : ", ",
			   t->column[t->key[i]].name);
	}
}

static void write_values(struct buf *b, size_t from, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		buf_printf(b, "%s$%zu", i == 0 ? "(" : ", ", from + i);
	}
	buf_str(b, ")");
}

static const char *select_sql(struct arena *arena, const struct schema_table *t,
			      bool first)
{
	struct buf b = buf_in(arena);

	buf_str(&b, "SELECT ");
	write_names(&b, t);
	buf_printf(&b, " FROM \"%s\"", t->name);
	if (!first) {
		buf_str(&b, " WHERE (");
		write_key(&b, t);
		buf_str(&b, ") > ");
		write_values(&b, 1, t->keys);
	}
	buf_str(&b, " ORDER BY ");
	write_key(&b, t);
	buf_printf(&b, " LIMIT $%zu", first ? 1 : t->keys + 1);
	return buf_cstr(&b);
}

static const char *insert_sql(struct arena *arena, const struct schema_table *t,
			      size_t rows)
{
	struct buf b = buf_in(arena);

	buf_printf(&b, "INSERT INTO \"%s\" (", t->name);
	write_names(&b, t);
	buf_str(&b, ") VALUES ");
	for (size_t i = 0; i < rows; i++) {
		buf_str(&b, i == 0 ? "" : ", ");
		write_values(&b, 1 + i * t->columns, t->columns);
	}
	return buf_cstr(&b);
}

static void bind(struct db_stmt *q, int n, const struct value *v)
{
	switch (v->kind) {
	case VALUE_INT:
		db_bind_int(q, n, v->number);
		break;
	case VALUE_TEXT:
		db_bind_text(q, n, v->bytes);
		break;
	case VALUE_BLOB:
		db_bind_blob(q, n, v->bytes);
		break;
	default:
		db_bind_null(q, n);
		break;
	}
}

static bool fail(struct db *db, const char *doing, const struct schema_table *t,
		 struct err *err)
{
	char what[96];

	snprintf(what, sizeof what, "%s rows of the table %s", doing, t->name);
	return db_fail(db, what, err);
}

/* ------------------------------------------------------------------------- walk */

struct walk {
	struct db *db;
	const struct schema_table *t;
	struct arena arena;        /* of the walk */
	struct arena page[2];      /* for the current page and the one before */
	struct db_stmt *first, *q; /* for the first page; for the next */
	size_t limit;
	size_t bytes; /* in the page just read */
	struct err *err;
};

static struct value read_value(struct walk *w, struct db_stmt *q, int column,
			       struct arena *arena)
{
	enum cell cell = w->t->column[column].cell;

	if (db_is_null(q, column)) {
		return (struct value){.kind = VALUE_NULL};
	}
	if (cell == CELL_INTEGER) {
		return INT(db_int(q, column));
	}

	struct view bytes = db_blob(q, column, arena);

	w->bytes += bytes.len;
	return cell == CELL_TEXT ? TEXT(bytes) : BLOB(bytes);
}

static bool read_page(struct walk *w, struct db_stmt *q, struct arena *arena,
		      struct table_page *page)
{
	const size_t columns = w->t->columns;
	struct value *value = arena_array(arena, w->limit * columns, sizeof *value);
	enum db_step step = DB_DONE;

	*page = (struct table_page){.value = value};
	w->bytes = 0;
	while (page->rows < w->limit && (step = db_next(q)) == DB_ROW) {
		for (size_t i = 0; i < columns; i++) {
			value[page->rows * columns + i] =
				read_value(w, q, (int)i, arena);
		}
		page->rows++;
	}
	db_reset(q);
	return step != DB_FAILED || fail(w->db, "reading", w->t, w->err);
}

/* Binds the key of this page's last row, after which the next page begins, and
 * chooses the next page's size. */
static struct db_stmt *next_page(struct walk *w, const struct table_page *page)
{
	const struct value *last = &page->value[(page->rows - 1) * w->t->columns];

	for (size_t i = 0; i < w->t->keys; i++) {
		bind(w->q, (int)i + 1, &last[w->t->key[i]]);
	}
	w->limit = w->bytes > ROOM       ? (w->limit + 3) / 4
		   : w->bytes < ROOM / 4 ? w->limit * 2
					 : w->limit;
	w->limit = w->limit < MOST ? w->limit : MOST;
	db_bind_int(w->q, (int)w->t->keys + 1, (int64_t)w->limit);
	return w->q;
}

static bool walk_pages(struct walk *w,
		       bool (*each)(void *arg, const struct table_page *page),
		       void *arg)
{
	struct db_stmt *q = w->first;
	size_t now = 0;

	w->limit = FIRST;
	db_bind_int(q, 1, FIRST);
	for (;;) {
		struct table_page page;
		size_t asked = w->limit;

		arena_reset(&w->page[now]);
		if (!read_page(w, q, &w->page[now], &page)) {
			return false;
		}
		if (page.rows > 0 && !each(arg, &page)) {
			return false;
		}
		if (page.rows < asked) {
			return true;
		}
		q = next_page(w, &page);
		now = 1 - now;
	}
}

bool table_walk(struct db *db, const struct schema_table *t,
		bool (*each)(void *arg, const struct table_page *page), void *arg,
		struct err *err)
{
	struct walk w = {.db = db, .t = t, .err = err};
	bool ok = db_prepare(db, select_sql(&w.arena, t, true), &w.first, err) &&
		  db_prepare(db, select_sql(&w.arena, t, false), &w.q, err) &&
		  walk_pages(&w, each, arg);

	db_finish(w.first);
	db_finish(w.q);
	arena_free(&w.page[0]);
	arena_free(&w.page[1]);
	arena_free(&w.arena);
	return ok;
}

/* -------------------------------------------------------------------------- sum */

void table_sum_start(struct table_sum *s)
{
	*s = (struct table_sum){0};
	hash_start(&s->run);
}

static void add_number(struct hash_run *run, int64_t n)
{
	char bytes[sizeof n];

	for (size_t i = 0; i < sizeof n; i++) {
		bytes[i] = (char)((uint64_t)n >> (56 - 8 * i));
	}
	hash_add(run, view_from(bytes, sizeof bytes));
}

void table_sum_add(struct table_sum *s, const struct schema_table *t,
		   const struct table_page *page)
{
	static const char kinds[] = " nitb";

	for (size_t i = 0; i < page->rows * t->columns; i++) {
		const struct value *v = &page->value[i];

		hash_add(&s->run, view_from(&kinds[v->kind], 1));
		if (v->kind == VALUE_INT) {
			add_number(&s->run, v->number);
		} else if (v->kind != VALUE_NULL) {
			hash_field(&s->run, v->bytes);
		}
	}
	s->rows += (long)page->rows;
}

void table_sum_end(struct table_sum *s)
{
	s->hash = hash_end(&s->run);
}

/* ------------------------------------------------------------------------- fill */

bool table_fill_open(struct table_fill *f, struct db *db, const struct schema_table *t,
		     struct err *err)
{
	struct arena arena = {0};
	bool ok;

	*f = (struct table_fill){.db = db, .t = t};
	f->together = PARAMETERS / t->columns;
	f->together = f->together > ROWS_AT_ONCE ? ROWS_AT_ONCE : f->together;
	ok = db_prepare(db, insert_sql(&arena, t, 1), &f->one, err) &&
	     (f->together < 2 ||
	      db_prepare(db, insert_sql(&arena, t, f->together), &f->many, err));
	arena_free(&arena);
	return ok;
}

bool table_fill_add(struct table_fill *f, const struct table_page *page,
		    struct err *err)
{
	size_t row = 0;

	while (row < page->rows) {
		bool many = f->many != NULL && page->rows - row >= f->together;
		struct db_stmt *q = many ? f->many : f->one;
		size_t rows = many ? f->together : 1;
		bool ok;

		for (size_t i = 0; i < rows * f->t->columns; i++) {
			bind(q, (int)i + 1, &page->value[row * f->t->columns + i]);
		}
		ok = db_next(q) == DB_DONE || fail(f->db, "keeping", f->t, err);
		db_reset(q);
		if (!ok) {
			return false;
		}
		row += rows;
	}
	return true;
}

void table_fill_close(struct table_fill *f)
{
	db_finish(f->many);
	db_finish(f->one);
}
