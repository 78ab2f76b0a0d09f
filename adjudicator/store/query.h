/* SPDX-License-Identifier: ISC */
/*
 * One use of one statement. A failure sticks: what follows does nothing, query_row is
 * false, and what ends it tells. So a caller reads without asking in between:
 *
 *	struct query q = query_open(st, PLAYER_SALT, WITH(INT(id)), err);
 *
 *	*there = query_row(&q) && query_maybe_hash(&q, 0, salt);
 *	return query_close(&q);
 *
 * Most uses are one line: query_do() where there are no rows, query_ids() and its like
 * for numbers, query_one() and query_all() for rows that become a struct.
 */
#ifndef ADJUDICATOR_STORE_QUERY_H
#define ADJUDICATOR_STORE_QUERY_H

#include "adjudicator/store/store.h"
#include "formats/text/hash.h"

/* What $1, $2 and so on are, in this order. Text and blobs are borrowed until the use
 * ends. */
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
#define HASH(h)   value_bytes((h), sizeof(struct hash)) /* so does NULL */
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

/* `values` is WITH() them all, or NULL where the statement takes none. */
struct query query_open(struct store *st, enum statement s, const struct value *values,
			struct err *err);
bool query_row(struct query *q);
int64_t query_int(struct query *q, int column);
struct view query_text(struct query *q, int column, struct arena *a);
struct view query_blob(struct query *q, int column, struct arena *a);
/* Of HASH_BYTES bytes; zeros for anything else. */
struct hash query_hash(struct query *q, int column);
/* False, and zeros, where there is none. */
bool query_maybe_hash(struct query *q, int column, struct hash *out);
/* Runs to the end, which is where a change outside a transaction is committed, and lets
 * the statement go. False when anything failed. */
bool query_close(struct query *q);

/* From beginning to end; several of them with the same values. */
bool query_do(struct store *st, enum statement s, const struct value *values,
	      struct err *err);
bool query_do_all(struct store *st, const enum statement *s, size_t count,
		  const struct value *values, struct err *err);

/* The same, of which nobody needs the answer: see db_later. `changes` rows must change;
 * -1: any number. */
bool query_later(struct store *st, enum statement s, const struct value *values,
		 long changes, struct err *err);
/* A use with these values comes soon: see db_ahead. */
void query_ahead(struct store *st, enum statement s, const struct value *values);

/* The rest of a use, to its end: */
/* *any: it changed a row. */
bool query_changes(struct query q, bool *any);
/* *id: of the row that it added, or 0; its text ends in the mark ADDED, for servers. To
 * ask for it in the statement (RETURNING) costs a table that lives as long as the
 * statement. */
bool query_added(struct query q, int64_t *id);
/* The one number that it gives, or none: *value is untouched then. */
bool query_value(struct query q, int64_t *value);
bool query_count(struct query q, long *count);
/* Whether that is a number but 0. */
bool query_true(struct query q, bool *is);
/* Column 0 of every row. */
bool query_ids(struct query q, struct arena *a, int64_t **ids, size_t *count);
bool query_texts(struct query q, struct arena *a, struct view **texts, size_t *count);

/* How a row becomes a struct: its fields, in the order of the statement's columns. */
enum column_kind {
	COLUMNS_END,
	IS_OTHER, /* the caller reads it */
	IS_NUMBER,
	IS_BOOL,
	IS_TEXT,
	IS_BLOB,
	IS_HASH,
	IS_NAME /* of an enum: one of `names`; any other name is the last of them */
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

/* Fills those fields of *out from the row that query_row has found. */
void query_read(struct query *q, struct arena *a, const struct columns *columns,
		void *out);
/* The first row; the struct is all zeros when there is none. */
bool query_one(struct query q, struct arena *a, const struct columns *columns,
	       void *out);
/* Every row: *out, a pointer to such structs, is where they are. */
bool query_all(struct query q, struct arena *a, const struct columns *columns,
	       void *out, size_t *count);

#endif
