/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/bounce.h"

#include "adjudicator/store/query.h"

bool bounce_add(struct store *st, const struct bounce *b, bool *fresh, struct err *err)
{
	struct query q = query_open(st, BOUNCE_ADD, err);

	query_bind_int(&q, 1, b->outbox);
	query_bind_int(&q, 2, b->player);
	query_bind_id(&q, 3, b->letter);
	query_bind_int(&q, 4, b->at);
	query_bind_text(&q, 5, view_of(b->kind));
	query_bind_text(&q, 6, b->status);
	query_bind_int(&q, 7, b->tagged);
	*fresh = query_close(&q) && q.changes == 1;
	return err->kind == ERR_NONE;
}

bool bounce_state(struct store *st, int64_t player, struct bounce_state *out,
		  struct err *err)
{
	struct query q = query_open(st, BOUNCE_STATE, err);

	*out = (struct bounce_state){0};
	query_bind_int(&q, 1, player);
	if (query_row(&q)) {
		*out = (struct bounce_state){.hard = (long)query_int(&q, 0),
					     .days = (long)query_int(&q, 1),
					     .untold_hard = (long)query_int(&q, 2),
					     .untold_days = (long)query_int(&q, 3),
					     .since = query_int(&q, 4)};
	}
	return query_close(&q);
}

bool bounce_bad(const struct bounce_state *s)
{
	return s->hard >= BOUNCES_BAD || s->days > 0;
}

bool bounce_untold(struct store *st, struct arena *a, int64_t **players, size_t *count,
		   struct err *err)
{
	struct query q = query_open(st, BOUNCE_UNTOLD, err);

	return query_close_ids(&q, a, players, count);
}

bool bounce_told(struct store *st, int64_t player, struct err *err)
{
	struct query q = query_open(st, BOUNCE_TOLD, err);

	query_bind_int(&q, 1, player);
	return query_close(&q);
}
