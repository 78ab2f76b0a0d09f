/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/robot.h"

#include "adjudicator/store/query.h"
#include <stdlib.h>

bool robot_player(struct store *st, struct arena *a, int level, struct player *p,
		  struct err *err)
{
	int64_t id = 0;

	return query_value(query_open(st, ROBOT_PLAYER, WITH(INT(level)), err), &id) &&
	       player_by_id(st, a, id, p, err);
}

bool robot_add(struct store *st, struct player *p, const struct hash *salt, bool *fresh,
	       struct err *err)
{
	struct arena a = {0};
	bool ok;

	p->id = 0;
	ok = query_value(
		query_open(st, ROBOT_ADD,
			   WITH(TEXT(p->name), TEXT(player_name_key(&a, p->name)),
				TEXT(p->language), INT(p->created), HASH(salt),
				INT(p->robot)),
			   err),
		&p->id);
	*fresh = ok && p->id != 0;
	arena_free(&a);
	return ok;
}

static int by_id(const void *a, const void *b)
{
	const int64_t *x = a;
	const int64_t *y = b;

	return *x < *y ? -1 : *x > *y;
}

bool robot_games(struct store *st, struct arena *a, int64_t **ids, size_t *count,
		 struct err *err)
{
	int64_t *robot;
	size_t robots;
	int64_t *all = NULL;
	size_t n = 0;

	*ids = NULL;
	*count = 0;
	if (!query_ids(query_open(st, ROBOT_PLAYERS, NULL, err), a, &robot, &robots)) {
		return false;
	}
	for (size_t i = 0; i < robots; i++) {
		int64_t *game;
		size_t games;

		if (!query_ids(query_open(st, ROBOT_GAMES, WITH(INT(robot[i])), err), a,
			       &game, &games)) {
			return false;
		}
		for (size_t k = 0; k < games; k++) {
			all = arena_room(a, all, n, sizeof *all);
			all[n++] = game[k];
		}
	}
	if (n > 0) {
		qsort(all, n, sizeof *all, by_id);
	}
	for (size_t i = 0; i < n; i++) { /* two robots may sit in one game */
		if (*count == 0 || all[*count - 1] != all[i]) {
			all[(*count)++] = all[i];
		}
	}
	*ids = all;
	return true;
}

bool robot_looked(struct store *st, int64_t game, long events, struct err *err)
{
	return query_do(st, ROBOT_LOOKED, WITH(INT(game), INT(events)), err);
}
