/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/inbox.h"

#include "adjudicator/store/query.h"

bool inbox_add(struct store *st, struct inbox_letter *l, bool *fresh, struct err *err)
{
	struct query q = query_open(st, INBOX_ADD, err);
	int64_t id = 0;

	*fresh = false;
	query_bind_text(&q, 1, l->source);
	query_bind_text(&q, 2, l->uid);
	query_bind_int(&q, 3, l->arrived);
	query_bind_int(&q, 4, l->fetched);
	query_bind_int(&q, 5, l->truncated);
	query_bind_id(&q, 6, l->game);
	query_bind_id(&q, 7, l->player);
	query_bind_blob(&q, 8, l->raw);
	if (!query_close_value(&q, &id)) {
		return false;
	}
	*fresh = id != 0;
	if (id == 0) {
		q = query_open(st, INBOX_KNOWN, err);
		query_bind_text(&q, 1, l->source);
		query_bind_text(&q, 2, l->uid);
		if (!query_close_value(&q, &id)) {
			return false;
		}
	}
	l->id = id;
	return true;
}

static bool read_letter(struct query q, struct arena *a, struct inbox_letter *l)
{
	*l = (struct inbox_letter){0};
	if (query_row(&q)) {
		*l = (struct inbox_letter){.id = query_int(&q, 0),
					   .source = query_text(&q, 1, a),
					   .uid = query_text(&q, 2, a),
					   .arrived = query_int(&q, 3),
					   .fetched = query_int(&q, 4),
					   .truncated = query_int(&q, 5) != 0,
					   .game = query_int(&q, 6),
					   .player = query_int(&q, 7),
					   .raw = query_blob(&q, 8, a)};
	}
	return query_close(&q);
}

bool inbox_next(struct store *st, struct arena *a, int64_t after,
		struct inbox_letter *l, struct err *err)
{
	struct query q = query_open(st, INBOX_NEXT, err);

	query_bind_int(&q, 1, after);
	return read_letter(q, a, l);
}

bool inbox_get(struct store *st, struct arena *a, int64_t id, struct inbox_letter *l,
	       struct err *err)
{
	struct query q = query_open(st, INBOX_GET, err);

	query_bind_int(&q, 1, id);
	return read_letter(q, a, l);
}

/* *whole: the bytes are here. */
static bool read_hash(struct store *st, int64_t id, struct hash *hash, bool *whole,
		      struct err *err)
{
	struct query q = query_open(st, INBOX_HASH, err);
	struct arena a = {0};
	bool found = false;

	*whole = false;
	query_bind_int(&q, 1, id);
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

bool inbox_hash(struct store *st, int64_t id, struct hash *hash, struct err *err)
{
	bool whole;

	return read_hash(st, id, hash, &whole, err);
}

bool inbox_reduce(struct store *st, int64_t id, struct err *err)
{
	struct query q;
	struct hash hash;
	bool whole;

	if (!read_hash(st, id, &hash, &whole, err) || !whole) {
		return err->kind == ERR_NONE;
	}
	q = query_open(st, INBOX_REDUCE, err);
	query_bind_int(&q, 1, id);
	query_bind_blob(&q, 2, view_of(""));
	query_bind_blob(&q, 3, view_from((const char *)hash.byte, HASH_BYTES));
	return query_close(&q);
}

bool inbox_last(struct store *st, int64_t *id, struct err *err)
{
	struct query q = query_open(st, INBOX_LAST, err);

	*id = 0;
	return query_close_value(&q, id);
}

bool inbox_hashes(struct store *st, struct arena *a, struct hash **out, size_t *count,
		  struct err *err)
{
	struct query q = query_open(st, INBOX_HASHES, err);
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
	struct query q = query_open(st, INBOX_WAITING, err);

	return query_close_count(&q, count);
}
