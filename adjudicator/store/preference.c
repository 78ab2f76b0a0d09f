/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/preference.h"

#include "adjudicator/store/query.h"

static struct query open_for(struct store *st, enum statement s,
			     const struct preference *p, struct err *err)
{
	struct query q = query_open(st, s, err);

	query_bind_int(&q, 1, p->player);
	query_bind_int(&q, 2, p->game);
	query_bind_text(&q, 3, view_of(p->name));
	return q;
}

bool preference_get(struct store *st, struct arena *a, const struct preference *p,
		    struct view *value, struct err *err)
{
	struct query q = open_for(st, PREFERENCE_GET, p, err);

	*value = (struct view){0};
	if (query_row(&q)) {
		*value = query_text(&q, 0, a);
	}
	return query_close(&q);
}

bool preference_set(struct store *st, const struct preference *p, struct view value,
		    struct err *err)
{
	struct query q = open_for(
		st, value.len > 0 ? PREFERENCE_SET : PREFERENCE_FORGET, p, err);

	if (value.len > 0) {
		query_bind_text(&q, 4, value);
	}
	return query_close(&q);
}

bool preference_alike(struct store *st, const struct preference *p, struct err *err)
{
	struct query q = open_for(st, PREFERENCE_ALIKE, p, err);

	return query_close(&q);
}

bool preference_digest(struct store *st, struct arena *a, struct preference_held **out,
		       size_t *count, struct err *err)
{
	struct query q = query_open(st, PREFERENCE_DIGEST, err);

	*out = NULL;
	*count = 0;
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		(*out)[(*count)++] = (struct preference_held){query_int(&q, 0),
							      query_text(&q, 1, a)};
	}
	return query_close(&q);
}
