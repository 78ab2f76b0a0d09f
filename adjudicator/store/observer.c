/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/observer.h"

#include "adjudicator/store/query.h"

bool observer_add(struct store *st, int64_t game, int64_t player, int64_t now,
		  bool *fresh, struct err *err)
{
	struct query q = query_open(st, OBSERVER_ADD, err);
	bool ok;

	query_bind_int(&q, 1, game);
	query_bind_int(&q, 2, player);
	query_bind_int(&q, 3, now);
	ok = query_close(&q);
	*fresh = q.changes > 0;
	return ok;
}

bool observer_drop(struct store *st, int64_t game, int64_t player, bool *any,
		   struct err *err)
{
	struct query q = query_open(st, OBSERVER_DROP, err);
	bool ok;

	query_bind_int(&q, 1, game);
	query_bind_int(&q, 2, player);
	ok = query_close(&q);
	*any = q.changes > 0;
	return ok;
}

bool observer_list(struct store *st, struct arena *a, int64_t game,
		   struct observer **out, size_t *count, struct err *err)
{
	struct query q = query_open(st, OBSERVER_LIST, err);

	*out = NULL;
	*count = 0;
	query_bind_int(&q, 1, game);
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		(*out)[(*count)++] =
			(struct observer){.player = query_int(&q, 0),
					  .name = query_text(&q, 1, a),
					  .language = query_text(&q, 2, a)};
	}
	return query_close(&q);
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
	struct query q = query_open(st, OBSERVER_GAMES, err);

	query_bind_int(&q, 1, player);
	return query_close_ids(&q, a, ids, count);
}
