/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/observer.h"

#include "adjudicator/store/query.h"

bool observer_add(struct store *st, int64_t game, int64_t player, int64_t now,
		  bool *fresh, struct err *err)
{
	return query_changes(query_open(st, OBSERVER_ADD,
					WITH(INT(game), INT(player), INT(now)), err),
			     fresh);
}

bool observer_drop(struct store *st, int64_t game, int64_t player, bool *any,
		   struct err *err)
{
	return query_changes(
		query_open(st, OBSERVER_DROP, WITH(INT(game), INT(player)), err), any);
}

static const struct columns observer_columns =
	COLUMNS(struct observer, COLUMN(struct observer, player),
		COLUMN(struct observer, name), COLUMN(struct observer, language));

bool observer_list(struct store *st, struct arena *a, int64_t game,
		   struct observer **out, size_t *count, struct err *err)
{
	return query_all(query_open(st, OBSERVER_LIST, WITH(INT(game)), err), a,
			 &observer_columns, out, count);
}

bool observer_watches(struct store *st, int64_t game, int64_t player, bool *watches,
		      struct err *err)
{
	struct arena arena = {0};
	struct observer *list;
	size_t count;
	bool ok = observer_list(st, &arena, game, &list, &count, err);

	*watches = false;
	for (size_t i = 0; i < count && ok; i++) {
		*watches = *watches || list[i].player == player;
	}
	arena_free(&arena);
	return ok;
}

bool observer_games(struct store *st, struct arena *a, int64_t player, int64_t **ids,
		    size_t *count, struct err *err)
{
	return query_ids(query_open(st, OBSERVER_GAMES, WITH(INT(player)), err), a, ids,
			 count);
}
