/* SPDX-License-Identifier: ISC */
/* Robots as players: one of each level, made when it is first needed. Its name says
 * what it is. It has no address, so nothing is ever mailed to it (V7). */
#ifndef ADJUDICATOR_PLAY_ROBOTS_H
#define ADJUDICATOR_PLAY_ROBOTS_H

#include "adjudicator/club/context.h"
#include "adjudicator/play/begin.h"
#include "adjudicator/robot/robot.h"
#include "adjudicator/store/player.h"

/* The level that a name means: "robot", "robot easy", "Robot Strong", in English or
 * the writer's language. Without a level it is the medium one. ROBOT_NONE: it is no
 * robot. */
enum robot_level robots_named(struct arena *arena, struct view language,
			      struct view who);
/* Gets the robot of that level; makes it if there is none yet. */
bool robots_player(struct context *d, struct arena *arena, enum robot_level level,
		   struct player *p, struct err *err);
/* The same for levels beyond enum robot_level, with names of their own. `name` gives
 * the name for each try, from 1: the next one when somebody has that name. */
typedef struct view robot_name(struct arena *arena, int level, int tries);
bool robots_made(struct context *d, struct arena *arena, int level, robot_name *name,
		 struct player *p, struct err *err);
/* Why a robot among the players cannot play that game; NULL: there is no such
 * obstacle. */
const char *robots_cannot(const struct new_game *n);

#endif
