/* SPDX-License-Identifier: ISC */
/* The levels, and which words each of them knows. */
#ifndef ADJUDICATOR_ROBOT_LEVEL_H
#define ADJUDICATOR_ROBOT_LEVEL_H

#include "adjudicator/robot/robot.h"

struct level {
	const char *name;
	int knows;    /* of each thousand words */
	int looks_at; /* how many plays it considers, drawn from all; 0: all */
	bool keeps;   /* considers the tiles that stay on its rack, and the end of the
			 game */
	int asks;     /* how many of a thousand unknown words it challenges */
};

const struct level *level_of(enum robot_level level);
/* Whether the level knows the word. It follows from a hash of the letters, so it is
 * the same in every game. */
bool level_knows(const struct level *l, const uint8_t *tile, size_t n);

#endif
