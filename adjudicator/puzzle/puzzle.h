/* SPDX-License-Identifier: ISC */
/*
 * The week's puzzle: a position of a finished game, in which the play with most
 * points is to be found (Y1 to Y7).
 *
 * - It is only taken from games that are wholly revealed and whose players have all
 *   agreed; nobody is named.
 * - It is chosen by a rule from the records alone, so anybody who has those can
 *   check it.
 * - Nothing is said about answers before the next letter.
 */
#ifndef ADJUDICATOR_PUZZLE_PUZZLE_H
#define ADJUDICATOR_PUZZLE_PUZZLE_H

#include "adjudicator/analysis/analysis.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/puzzle.h"

/* Sends the next puzzle to all who want it, a week after the last one. In a
 * transaction of its own. */
bool puzzle_weekly(struct context *d, struct err *err);

/* Answers "puzzle", which shows it again, and "puzzle 8D CRATE", which stores an
 * answer. */
bool puzzle_order(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);

/* Parts. A turn of a game as a puzzle: */
struct puzzle_choice {
	int64_t game;
	int turn, seat;
	struct view play; /* the play with most points */
	int points, lead; /* lead: points more than any other play */
};
/* Chooses the turn of that game that is the best puzzle; out->game is 0 when none is
 * good enough. `a` must have all turns. */
void puzzle_choose(struct arena *arena, const struct analysis *a, int64_t game,
		   struct puzzle_choice *out);

/* A game and its turns. `mode` is ANALYSIS_ALL or ANALYSIS_NONE. */
struct puzzle_game {
	bool there; /* its record can be read and is wholly revealed */
	struct record record;
	struct replay replay;
	struct analysis turns;
};
bool puzzle_open(struct context *d, struct arena *arena, int64_t game, int mode,
		 struct puzzle_game *out, struct err *err);

/* The position to be solved. */
struct puzzle_position {
	const struct puzzle_game *of;
	const struct position *pos; /* NULL: it may not or cannot be shown any more */
	int seat;
};
bool puzzle_position(struct context *d, struct arena *arena, const struct puzzle *p,
		     struct puzzle_position *out, struct err *err);
/* Whether the player has, or had, a seat in that game. */
bool puzzle_of_own(const struct puzzle_position *p, int64_t player);

/* Writes the letter to one reader: the puzzle, whose position is `at`, and the
 * solution of the last one. `table`: also the solvers of the last month. */
bool puzzle_say(struct note *n, const struct player *reader, const struct puzzle *p,
		const struct puzzle_position *at, bool table);

#endif
