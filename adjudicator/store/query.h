/* SPDX-License-Identifier: ISC */
/*
 * One use of one statement. A failure sticks: what follows does nothing, query_row is
 * false, and query_close tells. So a caller binds, reads and closes without asking in
 * between:
 *
 *	struct query q = query_open(st, INBOX_KNOWN, err);
 *
 *	query_bind_text(&q, 1, source);
 *	if (query_row(&q)) {
 *		id = query_int(&q, 0);
 *	}
 *	return query_close(&q);
 */
#ifndef ADJUDICATOR_STORE_QUERY_H
#define ADJUDICATOR_STORE_QUERY_H

#include "adjudicator/store/store.h"
#include "formats/text/hash.h"

struct query {
	struct store *st;  /* borrowed */
	struct db_stmt *q; /* borrowed from the store; NULL after a failure */
	struct err *err;   /* borrowed */
	enum statement name;
	bool done;
	long changes; /* rows changed; known after query_close */
};

struct query query_open(struct store *st, enum statement s, struct err *err);
void query_bind_int(struct query *q, int n, int64_t value);
void query_bind_id(struct query *q, int n, int64_t id); /* 0 becomes NULL */
void query_bind_text(struct query *q, int n, struct view text);
void query_bind_blob(struct query *q, int n, struct view bytes);
bool query_row(struct query *q);
void query_bind_hash(struct query *q, int n, const struct hash *hash); /* or NULL */
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

/* For statements that give one number or none: *value is untouched then. */
bool query_close_value(struct query *q, int64_t *value);
/* For statements that count. */
bool query_close_count(struct query *q, long *count);
/* Column 0 of every row. */
bool query_close_ids(struct query *q, struct arena *a, int64_t **ids, size_t *count);

#endif
