/* SPDX-License-Identifier: ISC */
/* Robots at a table, whose orders the judge hears as letters. */
#ifndef TESTS_HELPERS_GAMES_ROBOT_PLAY_H
#define TESTS_HELPERS_GAMES_ROBOT_PLAY_H

#include "adjudicator/robot/robot.h"

/* What the robot in that seat says now; empty: nothing. */
struct view robot_says(struct arena *arena, const struct position *pos, int seat,
		       enum robot_level level);
/* The same of one that goes by such a table; NULL: by none. */
struct view robot_says_by(struct arena *arena, const struct position *pos, int seat,
			  enum robot_level level, const struct kept_tiles *kept);
/* What the robot says, judged: OUTCOME_APPLIED moves the table on. *said: the order. */
enum outcome robot_play(struct table *t, int seat, enum robot_level level,
			struct view *said);
/* Every seat in turn until none has anything to do; false: an order was not applied,
 * and *said is that one. */
bool robots_play(struct table *t, const enum robot_level level[SEATS],
		 struct view *said);

#endif
