/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/reminder.h"

#include "adjudicator/store/query.h"

bool reminder_due(struct store *st, struct arena *a, int64_t now, int64_t **games,
		  size_t *count, struct err *err)
{
	struct query q = query_open(st, REMINDER_DUE, err);

	query_bind_int(&q, 1, now);
	return query_close_ids(&q, a, games, count);
}

bool reminder_get(struct store *st, int64_t game, struct reminder *r, struct err *err)
{
	struct query q = query_open(st, REMINDER_GET, err);

	*r = (struct reminder){0};
	query_bind_int(&q, 1, game);
	if (query_row(&q)) {
		*r = (struct reminder){.game = game,
				       .turn = query_int(&q, 0),
				       .deadline = query_int(&q, 1),
				       .since = query_int(&q, 2),
				       .least = query_int(&q, 3),
				       .next = query_int(&q, 4)};
	}
	return query_close(&q);
}

bool reminder_set(struct store *st, const struct reminder *r, struct err *err)
{
	struct query q = query_open(st, REMINDER_SET, err);

	query_bind_int(&q, 1, r->game);
	query_bind_int(&q, 2, r->turn);
	query_bind_int(&q, 3, r->deadline);
	query_bind_int(&q, 4, r->since);
	query_bind_int(&q, 5, r->least);
	query_bind_int(&q, 6, r->next);
	return query_close(&q);
}

bool reminder_hears(struct store *st, int64_t player, int64_t game, bool *hears,
		    struct err *err)
{
	struct query q = query_open(st, REMINDER_HEARS, err);
	long count = 0;
	bool ok;

	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, game);
	ok = query_close_count(&q, &count);
	*hears = count > 0;
	return ok;
}

bool reminder_goes(struct store *st, int64_t player, bool *goes, struct err *err)
{
	struct query q = query_open(st, REMINDER_GOES, err);
	long count = 0;
	bool ok;

	query_bind_int(&q, 1, player);
	ok = query_close_count(&q, &count);
	*goes = count > 0;
	return ok;
}
