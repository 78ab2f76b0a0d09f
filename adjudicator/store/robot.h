/* SPDX-License-Identifier: ISC */
/* Robot players, and the games in which a robot may have something to do. */
#ifndef ADJUDICATOR_STORE_ROBOT_H
#define ADJUDICATOR_STORE_ROBOT_H

#include "adjudicator/store/player.h"

/* The robot of that level; p->id is 0 while there is none. */
bool robot_player(struct store *st, struct arena *a, int level, struct player *p,
		  struct err *err);
/* Adds the robot of level p->robot and fills p->id. *fresh is false when a player
 * already has the name. */
bool robot_add(struct store *st, struct player *p, const struct hash *salt, bool *fresh,
	       struct err *err);
/* Unfinished games with a robot in a seat in which something has happened since
 * robot_looked(), by number. */
bool robot_games(struct store *st, struct arena *a, int64_t **ids, size_t *count,
		 struct err *err);
/* Notes that when the game had so many events, its robots had nothing more to do. */
bool robot_looked(struct store *st, int64_t game, long events, struct err *err);

#endif
