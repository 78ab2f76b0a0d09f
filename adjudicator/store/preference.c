/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/preference.h"

#include "adjudicator/store/query.h"

bool preference_get(struct store *st, struct arena *a, int64_t player, int64_t game,
		    const char *name, struct view *value, struct err *err)
{
	struct query q = query_open(st, PREFERENCE_GET, err);

	*value = (struct view){0};
	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, game);
	query_bind_text(&q, 3, view_of(name));
	if (query_row(&q)) {
		*value = query_text(&q, 0, a);
	}
	return query_close(&q);
}

bool preference_set(struct store *st, int64_t player, int64_t game, const char *name,
		    struct view value, struct err *err)
{
	struct query q =
		query_open(st, value.len > 0 ? PREFERENCE_SET : PREFERENCE_FORGET, err);

	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, game);
	query_bind_text(&q, 3, view_of(name));
	if (value.len > 0) {
		query_bind_text(&q, 4, value);
	}
	return query_close(&q);
}
