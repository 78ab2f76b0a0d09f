/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/outage.h"

#include "adjudicator/store/query.h"

bool outage_add(struct store *st, const struct outage *o, struct err *err)
{
	struct query q = query_open(st, OUTAGE_ADD, err);

	query_bind_int(&q, 1, o->until);
	query_bind_int(&q, 2, o->since);
	query_bind_int(&q, 3, o->games);
	return query_close(&q);
}

bool outage_list(struct store *st, struct arena *a, long most, struct outage **out,
		 size_t *count, struct err *err)
{
	struct query q = query_open(st, OUTAGE_LIST, err);

	*out = NULL;
	*count = 0;
	query_bind_int(&q, 1, most);
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		(*out)[(*count)++] = (struct outage){.since = query_int(&q, 0),
						     .until = query_int(&q, 1),
						     .games = (long)query_int(&q, 2)};
	}
	return query_close(&q);
}

bool outage_arrivals(struct store *st, struct arena *a, int64_t game,
		     struct arrival **out, size_t *count, struct err *err)
{
	struct query q = query_open(st, EVENT_ARRIVALS, err);

	*out = NULL;
	*count = 0;
	query_bind_int(&q, 1, game);
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		(*out)[(*count)++] =
			(struct arrival){(long)query_int(&q, 0), query_int(&q, 1)};
	}
	return query_close(&q);
}
