/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/inbox.h"

#include "adjudicator/store/query.h"

bool inbox_order(struct view source)
{
	return view_is(source, "operator") || view_is(source, "robot");
}

static bool know(struct store *st, struct inbox_letter *l, struct err *err)
{
	struct query q =
		query_open(st, INBOX_KNOWN, WITH(TEXT(l->source), TEXT(l->uid)), err);

	if (query_row(&q)) {
		l->id = query_int(&q, 0);
		l->fetched = query_int(&q, 1);
	}
	return query_close(&q);
}

bool inbox_add(struct store *st, struct inbox_letter *l, bool *fresh, struct err *err)
{
	int64_t id = 0;

	*fresh = false;
	if (!query_added(query_open(st, INBOX_ADD,
				    WITH(TEXT(l->source), TEXT(l->uid), INT(l->arrived),
					 INT(l->fetched), INT(l->truncated),
					 ID(l->game), ID(l->player), BLOB(l->raw)),
				    err),
			 &id)) {
		return false;
	}
	*fresh = id != 0;
	l->id = id;
	return *fresh || know(st, l, err);
}

#define LETTER(field) COLUMN(struct inbox_letter, field)
static const struct columns inbox_letter_columns =
	COLUMNS(struct inbox_letter, LETTER(id), LETTER(source), LETTER(uid),
		LETTER(arrived), LETTER(fetched), LETTER(truncated), LETTER(game),
		LETTER(player), COLUMN_BLOB(struct inbox_letter, raw));

bool inbox_next(struct store *st, struct arena *a, int64_t after,
		struct inbox_letter *l, struct err *err)
{
	return query_one(query_open(st, INBOX_NEXT, WITH(INT(after)), err), a,
			 &inbox_letter_columns, l);
}

bool inbox_get(struct store *st, struct arena *a, int64_t id, struct inbox_letter *l,
	       struct err *err)
{
	return query_one(query_open(st, INBOX_GET, WITH(INT(id)), err), a,
			 &inbox_letter_columns, l);
}

/* *whole: the letter's bytes are still kept. */
static bool read_hash(struct store *st, int64_t id, struct hash *hash, bool *whole,
		      struct err *err)
{
	struct query q = query_open(st, INBOX_HASH, WITH(INT(id)), err);
	struct arena a = {0};
	bool found = false;

	*whole = false;
	if (query_row(&q)) {
		found = true;
		*whole = query_int(&q, 0) != 0;
		*hash = *whole ? hash_of(query_blob(&q, 1, &a)) : query_hash(&q, 2);
	}
	arena_free(&a);
	return query_close(&q) &&
	       (found ||
		err_set(err, ERR_DATA, "there is no letter %lld", (long long)id));
}

static void keep_hash(struct store *st, int64_t id, const struct hash *hash)
{
	*store_hash(st) = (struct store_hash){id, *hash};
}

bool inbox_hash(struct store *st, int64_t id, struct hash *hash, struct err *err)
{
	const struct store_hash *last = store_hash(st);
	bool whole;

	if (last->letter == id && id != 0) {
		*hash = last->hash;
		return true;
	}
	if (!read_hash(st, id, hash, &whole, err)) {
		return false;
	}
	keep_hash(st, id, hash);
	return true;
}

bool inbox_hash_of(struct store *st, const struct inbox_letter *l, struct hash *hash,
		   struct err *err)
{
	if (l->raw.len == 0 || store_hash(st)->letter == l->id) {
		return inbox_hash(st, l->id, hash, err);
	}
	*hash = hash_of(l->raw);
	keep_hash(st, l->id, hash);
	return true;
}

bool inbox_reduce(struct store *st, int64_t id, struct err *err)
{
	struct hash hash;
	bool whole;

	if (!read_hash(st, id, &hash, &whole, err)) {
		return false;
	}
	if (!whole) {
		return true;
	}
	return query_do(st, INBOX_REDUCE,
			WITH(INT(id), BLOB(view_of("")),
			     BLOB(view_from((const char *)hash.byte, HASH_BYTES))),
			err);
}

bool inbox_last(struct store *st, int64_t *id, struct err *err)
{
	*id = 0;
	return query_value(query_open(st, INBOX_LAST, NULL, err), id);
}

bool inbox_hashes(struct store *st, struct arena *a, struct hash **out, size_t *count,
		  struct err *err)
{
	struct query q = query_open(st, INBOX_HASHES, NULL, err);
	struct arena row = {0};

	*out = NULL;
	*count = 0;
	while (query_row(&q)) {
		struct hash h;

		arena_reset(&row);
		if (!query_maybe_hash(&q, 0, &h)) {
			h = hash_of(query_blob(&q, 1, &row));
		}
		*out = arena_room(a, *out, *count, sizeof h);
		(*out)[(*count)++] = h;
	}
	arena_free(&row);
	return query_close(&q);
}

bool inbox_waiting(struct store *st, long *count, struct err *err)
{
	return query_count(query_open(st, INBOX_WAITING, NULL, err), count);
}
