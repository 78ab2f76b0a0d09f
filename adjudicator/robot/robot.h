/* SPDX-License-Identifier: ISC */
/*
 * A robot that has a seat: from what the seat sees to the order that it gives.
 *
 * - V2: its input is a view of its seat, which a person would get by letter, and
 *   what everybody knows about the game. From here it cannot reach the racks of
 *   others, the order of the bag, a hidden face, or the seed.
 * - Pure: the same view, level and seed give the same order.
 */
#ifndef ADJUDICATOR_ROBOT_ROBOT_H
#define ADJUDICATOR_ROBOT_ROBOT_H

#include "adjudicator/games/view.h"

enum robot_level { ROBOT_NONE, ROBOT_EASY, ROBOT_MEDIUM, ROBOT_STRONG, ROBOT_LEVELS };

/* The rules of a game, as all its players know them; borrowed. */
struct robot_rules {
	const struct game *game;
	const struct options *options;
	const struct crossword_rules *board;
	const struct alphabet *alphabet;
	const struct tileset *tiles;
	const struct lexicon *lexicon;
	const struct kept_tiles *kept; /* NULL: there is no learned table */
};

struct robot_seat {
	const struct game_view *view; /* of the robot's seat */
	struct robot_rules rules;
	enum robot_level level;
	/* Chooses between equal plays. Nothing secret may follow from it: who knows
	 * it, and sees the rack, can predict the robot. */
	uint8_t seed[HASH_BYTES];
};

/* Reads "easy" and the like; ROBOT_NONE when it is no level. */
enum robot_level robot_level_read(struct view text);
const char *robot_level_name(enum robot_level level);
struct robot_rules robot_rules(const struct setup *s);
/* Whether a robot can play with that set-up; else *why: for example, it needs a word
 * list to search. */
bool robot_may_play(const struct setup *s, const char **why);
/* The robot's order, in the arena: "8D across CRATE", "accept", "pass". Empty: the
 * seat has nothing to do. */
struct view robot_order(struct arena *arena, const struct robot_seat *r);

#endif
