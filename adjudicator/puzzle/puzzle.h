/* SPDX-License-Identifier: ISC */
/*
 * The week's puzzle: a position of a game that is over, of which the play with most
 * points is to be found (Y1 to Y7).
 *
 * - Only games of which all may be told, and whose players have all agreed; nobody is
 *   named.
 * - It is chosen by a rule, from the records alone, so that anybody who has those can
 *   check it.
 * - Nothing is said of an answer before the next letter.
 */
#ifndef ADJUDICATOR_PUZZLE_PUZZLE_H
#define ADJUDICATOR_PUZZLE_PUZZLE_H

#include "adjudicator/analysis/analysis.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/puzzle.h"

/* Sends the next one to whoever wants it, a week after the last. In a transaction of
 * its own. */
bool puzzle_weekly(struct context *d, struct err *err);

/* "puzzle": shows it once more; "puzzle 8D CRATE": keeps an answer. */
bool puzzle_order(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);

/* The parts. What a turn of a game offers: */
struct puzzle_choice {
	int64_t game;
	int turn, seat;
	struct view play; /* with most points */
	int points, lead; /* by so many it is ahead of every other */
};
/* The turn of that game that is the best puzzle; out->game is 0 when none is good
 * enough. `a` has all its turns. */
void puzzle_choose(struct arena *arena, const struct analysis *a, int64_t game,
		   struct puzzle_choice *out);

/* A game's turns. `mode` is ANALYSIS_ALL, or ANALYSIS_NONE. */
struct puzzle_game {
	bool there; /* its record can be read, and all of it may be told */
	struct record record;
	struct replay replay;
	struct analysis turns;
};
bool puzzle_open(struct context *d, struct arena *arena, int64_t game, int mode,
		 struct puzzle_game *out, struct err *err);

/* The position that is to be solved. */
struct puzzle_position {
	const struct puzzle_game *of;
	const struct position *pos; /* NULL: it cannot be told any more */
	int seat;
};
bool puzzle_position(struct context *d, struct arena *arena, const struct puzzle *p,
		     struct puzzle_position *out, struct err *err);
/* Whether somebody has, or had, a seat there. */
bool puzzle_of_own(const struct puzzle_position *p, int64_t player);

/* A letter to one reader: the puzzle, whose position is `at`, and how the last one
 * ends; `table`: the last month's solvers, too. */
bool puzzle_say(struct note *n, const struct player *reader, const struct puzzle *p,
		const struct puzzle_position *at, bool table);

#endif
