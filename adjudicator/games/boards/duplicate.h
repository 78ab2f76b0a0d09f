/* SPDX-License-Identifier: ISC */
/*
 * Duplicate (rules G1 to G7): one rack and one board for any number of players. To
 * the engine it is a game of one seat, which nobody owns; each turn is a round. This
 * module does the director's work; the players' plays are stored elsewhere.
 *
 * - The rack needs two vowels and two consonants in the first fifteen rounds, one of
 *   each later; a blank counts as either. A rack that does not fit goes back whole
 *   and is drawn anew.
 * - The game is over when no rack that fits can be made, when none of two hundred
 *   draws fits, when the rack cannot be played, or after the rounds of the option.
 */
#ifndef ADJUDICATOR_GAMES_BOARDS_DUPLICATE_H
#define ADJUDICATOR_GAMES_BOARDS_DUPLICATE_H

#include "adjudicator/games/boards/crossword.h"

enum { DUPLICATE_SEAT = 0, DUPLICATE_EARLY = 15 /* rounds that need two of each */ };

bool duplicate_is(const struct setup *s);
/* Whether the options are possible: a duplicate game has one seat and its words are
 * judged at once. True for other games; else *diag. */
bool duplicate_possible(const struct setup *s, struct diag *diag);
/* Draws the rack anew until it fits, two hundred times at most (G2, G3); does
 * nothing where no rack can fit. */
void duplicate_mend(struct table *t);
/* Whether the rack fits the round to be played (G2). */
bool duplicate_rack_fits(const struct position *pos);
/* Whether a rack that fits can be made of rack and bag (G3). */
bool duplicate_rack_possible(const struct position *pos);
/* G7 */
enum end_reason duplicate_ending(const struct position *pos);

/* Finds the highest-scoring play of the rack (G5); of equals the first in the order
 * of moves.h. Returns false when there is none. */
struct duplicate_best {
	struct play play;
	int score;
	int ways; /* how many plays score as much */
};
bool duplicate_best(struct arena *arena, const struct position *pos,
		    struct duplicate_best *out);

#endif
