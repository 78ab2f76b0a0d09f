/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/referee.h"

#include "adjudicator/store/query.h"

bool referee_add(struct store *st, int64_t player, int64_t now, bool *fresh,
		 struct err *err)
{
	struct query q = query_open(st, REFEREE_ADD, err);
	bool ok;

	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, now);
	ok = query_close(&q);
	*fresh = q.changes > 0;
	return ok;
}

bool referee_drop(struct store *st, int64_t player, bool *any, struct err *err)
{
	struct query q = query_open(st, REFEREE_DROP, err);
	bool ok;

	query_bind_int(&q, 1, player);
	ok = query_close(&q);
	*any = q.changes > 0;
	q = query_open(st, CASE_LEAVE, err);
	query_bind_int(&q, 1, player);
	return ok && query_close(&q);
}

bool referee_is(struct store *st, int64_t player, bool *yes, struct err *err)
{
	struct query q = query_open(st, REFEREE_IS, err);

	query_bind_int(&q, 1, player);
	*yes = query_row(&q);
	return query_close(&q);
}

bool referee_list(struct store *st, struct arena *a, struct referee **out,
		  size_t *count, struct err *err)
{
	struct query q = query_open(st, REFEREE_LIST, err);

	*out = NULL;
	*count = 0;
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		(*out)[(*count)++] = (struct referee){.player = query_int(&q, 0),
						      .name = query_text(&q, 1, a),
						      .address = query_text(&q, 2, a),
						      .language = query_text(&q, 3, a),
						      .since = query_int(&q, 4),
						      .cases = (long)query_int(&q, 5)};
	}
	return query_close(&q);
}
