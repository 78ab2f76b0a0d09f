/* SPDX-License-Identifier: ISC */
/* Robots at a table, whose orders are judged like letters. */
#ifndef TESTS_HELPERS_GAMES_ROBOT_PLAY_H
#define TESTS_HELPERS_GAMES_ROBOT_PLAY_H

#include "adjudicator/robot/robot.h"

/* What the robot in that seat orders now; empty: nothing. */
struct view robot_says(struct arena *arena, const struct position *pos, int seat,
		       enum robot_level level);
/* The same for a robot that uses such a table of kept tiles; NULL: none. */
struct view robot_says_by(struct arena *arena, const struct position *pos, int seat,
			  enum robot_level level, const struct kept_tiles *kept);
/* Has the robot's order judged; OUTCOME_APPLIED moves the table on. *said is the
 * order. */
enum outcome robot_play(struct table *t, int seat, enum robot_level level,
			struct view *said);
/* Lets every seat play in turn until none has anything to do. Returns false when an
 * order was not applied; *said is that order. */
bool robots_play(struct table *t, const enum robot_level level[SEATS],
		 struct view *said);

#endif
