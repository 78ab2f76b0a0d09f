/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/referee.h"

#include "adjudicator/store/query.h"

bool referee_add(struct store *st, int64_t player, int64_t now, bool *fresh,
		 struct err *err)
{
	return query_changes(
		query_open(st, REFEREE_ADD, WITH(INT(player), INT(now)), err), fresh);
}

bool referee_drop(struct store *st, int64_t player, bool *any, struct err *err)
{
	return query_changes(query_open(st, REFEREE_DROP, WITH(INT(player)), err),
			     any) &&
	       query_do(st, CASE_LEAVE, WITH(INT(player)), err);
}

bool referee_is(struct store *st, int64_t player, bool *yes, struct err *err)
{
	struct query q = query_open(st, REFEREE_IS, WITH(INT(player)), err);

	*yes = query_row(&q);
	return query_close(&q);
}

#define REFEREE(field) COLUMN(struct referee, field)
static const struct columns referee_columns =
	COLUMNS(struct referee, REFEREE(player), REFEREE(name), REFEREE(address),
		REFEREE(language), REFEREE(since), REFEREE(cases));

bool referee_list(struct store *st, struct arena *a, struct referee **out,
		  size_t *count, struct err *err)
{
	return query_all(query_open(st, REFEREE_LIST, NULL, err), a, &referee_columns,
			 out, count);
}
