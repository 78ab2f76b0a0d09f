/* SPDX-License-Identifier: ISC */
/*
 * A robot that holds a seat: from what is seen there to the order that it gives.
 *
 * - V2: it is given a view of its seat, as a person in it gets by letter, and what
 * everybody knows of the game. There is no way from here to the racks of others, the
 * bag's order, a hidden face or the seed that they follow from.
 * - Pure: the same view, level and seed give the same order.
 */
#ifndef ADJUDICATOR_ROBOT_ROBOT_H
#define ADJUDICATOR_ROBOT_ROBOT_H

#include "adjudicator/games/view.h"

enum robot_level { ROBOT_NONE, ROBOT_EASY, ROBOT_MEDIUM, ROBOT_STRONG, ROBOT_LEVELS };

/* What the rules of a game are made of, known to all its players; borrowed. */
struct robot_rules {
	const struct game *game;
	const struct options *options;
	const struct crossword_rules *board;
	const struct alphabet *alphabet;
	const struct tileset *tiles;
	const struct lexicon *lexicon;
	const struct kept_tiles *kept; /* NULL: no table was learned for them */
};

struct robot_seat {
	const struct game_view *view; /* of its seat */
	struct robot_rules rules;
	enum robot_level level;
	/* What it chooses by, where several would do; nothing secret may follow from
	 * it: whoever knows it can tell what a robot will do that he sees the rack of.
	 */
	uint8_t seed[HASH_BYTES];
};

/* "easy"; ROBOT_NONE: it is no level. */
enum robot_level robot_level_read(struct view text);
const char *robot_level_name(enum robot_level level);
struct robot_rules robot_rules(const struct setup *s);
/* Whether a robot can play by that set-up; else *why: it needs a word list to walk
 * through, for one. */
bool robot_may_play(const struct setup *s, const char **why);
/* The order that it gives now, in the arena: "8D across CRATE", "accept", "pass".
 * Empty: nothing is to be done by that seat. */
struct view robot_order(struct arena *arena, const struct robot_seat *r);

#endif
