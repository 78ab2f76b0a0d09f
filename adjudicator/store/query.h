/* SPDX-License-Identifier: ISC */
/*
 * One use of one statement. A failure sticks: query_row then returns false, every
 * later call does nothing, and the call that ends the use reports it. So a caller
 * need not check in between:
 *
 *	struct query q = query_open(st, PLAYER_SALT, WITH(INT(id)), err);
 *
 *	*there = query_row(&q) && query_maybe_hash(&q, 0, salt);
 *	return query_close(&q);
 *
 * Most uses are one line: query_do() where there are no rows, query_ids() and its
 * like for numbers, query_one() and query_all() for rows that become a struct.
 */
#ifndef ADJUDICATOR_STORE_QUERY_H
#define ADJUDICATOR_STORE_QUERY_H

#include "adjudicator/store/store.h"
#include "formats/text/hash.h"

/* The values of $1, $2 and so on, in this order. Text and blobs are borrowed until
 * the use ends. */
struct value {
	enum { VALUE_END, VALUE_NULL, VALUE_INT, VALUE_TEXT, VALUE_BLOB } kind;
	int64_t number;
	struct view bytes;
};
#define WITH(...) ((const struct value[]){__VA_ARGS__, {.kind = VALUE_END}})
#define INT(n)    ((struct value){.kind = VALUE_INT, .number = (n)})
#define TEXT(v)   ((struct value){.kind = VALUE_TEXT, .bytes = (v)})
#define STR(s)    TEXT(view_of(s))
#define BLOB(v)   ((struct value){.kind = VALUE_BLOB, .bytes = (v)})
#define ID(n)     value_id(n)                           /* 0 becomes NULL */
#define HASH(h)   value_bytes((h), sizeof(struct hash)) /* NULL becomes NULL too */
struct value value_id(int64_t id);
struct value value_bytes(const void *at, size_t len);

struct query {
	struct store *st;  /* borrowed */
	struct db_stmt *q; /* borrowed from the store; NULL after a failure */
	struct err *err;   /* borrowed */
	enum statement name;
	bool done;
	long changes; /* rows changed; known after query_close */
};

/* `values` is WITH(...) of all values, or NULL for a statement that takes none. */
struct query query_open(struct store *st, enum statement s, const struct value *values,
			struct err *err);
bool query_row(struct query *q);
int64_t query_int(struct query *q, int column);
struct view query_text(struct query *q, int column, struct arena *a);
struct view query_blob(struct query *q, int column, struct arena *a);
/* Expects a blob of HASH_BYTES bytes; gives zeros for anything else. */
struct hash query_hash(struct query *q, int column);
/* The same; returns false where it gives zeros. */
bool query_maybe_hash(struct query *q, int column, struct hash *out);
/* Runs the statement to its end, which commits a change made outside a transaction,
 * and lets go of it. Returns false when anything failed. */
bool query_close(struct query *q);

/* Uses a statement without rows from beginning to end; or several with the same
 * values. */
bool query_do(struct store *st, enum statement s, const struct value *values,
	      struct err *err);
bool query_do_all(struct store *st, const enum statement *s, size_t count,
		  const struct value *values, struct err *err);

/* The same, when nobody needs the answer: see db_later. `changes` rows must change;
 * -1: any number. */
bool query_later(struct store *st, enum statement s, const struct value *values,
		 long changes, struct err *err);
/* Announces that a use with these values comes soon: see db_ahead. */
void query_ahead(struct store *st, enum statement s, const struct value *values);

/* Each of these takes an opened use and runs it to its end. */
/* *any: a row was changed. */
bool query_changes(struct query q, bool *any);
/* *id is the id of the row that was added, or 0. The statement's text must end in
 * the mark ADDED, which servers need. (RETURNING in the statement itself costs
 * SQLite a table for as long as the statement lives.) */
bool query_added(struct query q, int64_t *id);
/* The one number that the statement gives. When it gives no row, *value is
 * untouched. */
bool query_value(struct query q, int64_t *value);
bool query_count(struct query q, long *count);
/* *is: that number is not 0. */
bool query_true(struct query q, bool *is);
/* Column 0 of every row. */
bool query_ids(struct query q, struct arena *a, int64_t **ids, size_t *count);
bool query_texts(struct query q, struct arena *a, struct view **texts, size_t *count);

/* How a row becomes a struct: the fields, in the order of the statement's
 * columns. */
enum column_kind {
	COLUMNS_END,
	IS_OTHER, /* left to the caller to read */
	IS_NUMBER,
	IS_BOOL,
	IS_TEXT,
	IS_BLOB,
	IS_HASH,
	IS_NAME /* an enum, kept as one of `names`; an unknown name becomes the last
		   value */
};
enum { COLUMNS_MOST = 24 };
struct columns {
	size_t size; /* of the struct */
	struct column {
		enum column_kind kind;
		size_t at, size; /* in the struct */
		const char *const *names;
		int count;
	} column[COLUMNS_MOST];
};
/* clang-format off */
#define COLUMNS(type, ...) {sizeof(type), {__VA_ARGS__}}
#define COLUMN_AS(kind, type, field, names, count)                                     \
	{kind, offsetof(type, field), sizeof((type *)0)->field, names, count}
#define COLUMN(type, field)                                                            \
	COLUMN_AS(_Generic(((type *)0)->field, bool: IS_BOOL, int: IS_NUMBER,          \
			   unsigned: IS_NUMBER, long: IS_NUMBER, long long: IS_NUMBER, \
			   struct view: IS_TEXT, struct hash: IS_HASH,                 \
			   uint8_t *: IS_HASH),                                        \
		  type, field, NULL, 0)
#define COLUMN_BLOB(type, field) COLUMN_AS(IS_BLOB, type, field, NULL, 0)
#define COLUMN_NAME(type, field, names)                                                \
	COLUMN_AS(IS_NAME, type, field, names, (int)(sizeof(names) / sizeof *(names)))
#define COLUMN_OTHER {IS_OTHER, 0, 0, NULL, 0}
/* clang-format on */

/* Fills the fields of *out from the row that query_row has found. */
void query_read(struct query *q, struct arena *a, const struct columns *columns,
		void *out);
/* Reads the first row and ends the use; the struct is all zeros when there is
 * none. */
bool query_one(struct query q, struct arena *a, const struct columns *columns,
	       void *out);
/* Reads every row and ends the use. `out` points to a pointer to such structs, which
 * is set to an array in the arena. */
bool query_all(struct query q, struct arena *a, const struct columns *columns,
	       void *out, size_t *count);

#endif
