/* SPDX-License-Identifier: ISC */
/* Players that are robots, and the games in which one may have something to do. */
#ifndef ADJUDICATOR_STORE_ROBOT_H
#define ADJUDICATOR_STORE_ROBOT_H

#include "adjudicator/store/player.h"

/* Of that level; p->id is 0 while there is none. */
bool robot_player(struct store *st, struct arena *a, int level, struct player *p,
		  struct err *err);
/* Makes it, with p->robot, and fills p->id. *fresh is false when a player has the name
 * already. */
bool robot_add(struct store *st, struct player *p, const struct hash *salt, bool *fresh,
	       struct err *err);
/* Games that can still change, with a robot's seat, in which something has happened
 * since robot_looked(); by their numbers. */
bool robot_games(struct store *st, struct arena *a, int64_t **ids, size_t *count,
		 struct err *err);
/* When it had so many events its robots had nothing more to do. */
bool robot_looked(struct store *st, int64_t game, long events, struct err *err);

#endif
