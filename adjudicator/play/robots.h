/* SPDX-License-Identifier: ISC */
/* Robots as players: there is one of each level, made when it is first asked for. Its
 * name says what it is; it has no address, so nothing is ever mailed to it
 * (V7). */
#ifndef ADJUDICATOR_PLAY_ROBOTS_H
#define ADJUDICATOR_PLAY_ROBOTS_H

#include "adjudicator/club/context.h"
#include "adjudicator/play/begin.h"
#include "adjudicator/robot/robot.h"
#include "adjudicator/store/player.h"

/* "robot", "robot easy", "Robot Strong", in English or the writer's language; without a
 * level it is the medium one. ROBOT_NONE: no robot is meant. */
enum robot_level robots_named(struct arena *arena, struct view language,
			      struct view who);
/* The robot of that level; made if there is none yet. */
bool robots_player(struct context *d, struct arena *arena, enum robot_level level,
		   struct player *p, struct err *err);
/* The same for a level of another room, by its own names: of the first try, and of more
 * where somebody has that one. */
typedef struct view robot_name(struct arena *arena, int level, int tries);
bool robots_made(struct context *d, struct arena *arena, int level, robot_name *name,
		 struct player *p, struct err *err);
/* Why not in that game; NULL: none of them is a robot, or they can play it. */
const char *robots_cannot(const struct new_game *n);

#endif
