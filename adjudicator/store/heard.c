/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/heard.h"

#include "adjudicator/store/query.h"

bool heard_last(struct store *st, int64_t player, int64_t *at, struct err *err)
{
	struct query q = query_open(st, HEARD_LAST, err);

	query_bind_int(&q, 1, player);
	return query_close_value(&q, at);
}

bool heard_bounce(struct store *st, int64_t player, int64_t game, bool *bounced,
		  struct err *err)
{
	struct query q = query_open(st, HEARD_BOUNCE, err);
	int64_t count = 0;

	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, game);
	if (!query_close_value(&q, &count)) {
		return false;
	}
	*bounced = count > 0;
	return true;
}

bool heard_listen(struct store *st, int64_t game, int64_t at, struct err *err)
{
	struct query q = query_open(st, at == 0 ? LISTEN_DROP : LISTEN_SET, err);

	query_bind_int(&q, 1, game);
	if (at != 0) {
		query_bind_int(&q, 2, at);
	}
	return query_close(&q);
}

bool heard_due(struct store *st, struct arena *a, int64_t now, int64_t **games,
	       size_t *count, struct err *err)
{
	struct query q = query_open(st, LISTEN_DUE, err);

	query_bind_int(&q, 1, now);
	return query_close_ids(&q, a, games, count);
}
