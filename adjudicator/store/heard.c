/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/heard.h"

#include "adjudicator/store/query.h"

bool heard_last(struct store *st, int64_t player, int64_t *at, struct err *err)
{
	return query_value(query_open(st, HEARD_LAST, WITH(INT(player)), err), at);
}

bool heard_bounce(struct store *st, int64_t player, int64_t game, bool *bounced,
		  struct err *err)
{
	return query_true(
		query_open(st, HEARD_BOUNCE, WITH(INT(player), INT(game)), err),
		bounced);
}

bool heard_listen(struct store *st, int64_t game, int64_t at, struct err *err)
{
	return at == 0 ? query_do(st, LISTEN_DROP, WITH(INT(game)), err)
		       : query_do(st, LISTEN_SET, WITH(INT(game), INT(at)), err);
}

bool heard_due(struct store *st, struct arena *a, int64_t now, int64_t **games,
	       size_t *count, struct err *err)
{
	return query_ids(query_open(st, LISTEN_DUE, WITH(INT(now)), err), a, games,
			 count);
}
