/* SPDX-License-Identifier: ISC */
/* What the levels are, and which words each of them knows. */
#ifndef ADJUDICATOR_ROBOT_LEVEL_H
#define ADJUDICATOR_ROBOT_LEVEL_H

#include "adjudicator/robot/robot.h"

struct level {
	const char *name;
	int knows;    /* words of a thousand */
	int looks_at; /* so many plays, drawn from all that it finds; 0: all */
	bool keeps;   /* it minds what is left on its rack, and how games end */
	int asks;     /* questions of a thousand words that it does not know */
};

const struct level *level_of(enum robot_level level);
/* Always the same words of a list, whatever the game: by a hash of their letters. */
bool level_knows(const struct level *l, const uint8_t *tile, size_t n);

#endif
