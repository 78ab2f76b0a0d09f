/* SPDX-License-Identifier: ISC */
/*
 * Duplicate (rules G1 to G7): one rack and one board for any number of players. On the
 * table it is a game of one seat, which nobody owns; each of its turns is a round. Who
 * found which play is kept elsewhere: here is what the director does.
 *
 * - A rack needs two vowels and two consonants in the first fifteen rounds, one of each
 *   later; a blank is whichever is missing. Another goes back whole and is drawn anew.
 * - It is over when no such rack can be made or none of two hundred is one, when the
 *   rack cannot be played, or when all rounds that the option says are played.
 */
#ifndef ADJUDICATOR_GAMES_BOARDS_DUPLICATE_H
#define ADJUDICATOR_GAMES_BOARDS_DUPLICATE_H

#include "adjudicator/games/boards/crossword.h"

enum { DUPLICATE_SEAT = 0, DUPLICATE_EARLY = 15 /* rounds that need two of each */ };

bool duplicate_is(const struct setup *s);
/* Whether that set-up can be one, or need not be: one seat, and words that are judged
 * at once. */
bool duplicate_possible(const struct setup *s, struct diag *diag);
/* G2, G3: the rack is drawn anew until it fits, two hundred times at most; nothing
 * where it cannot. */
void duplicate_mend(struct table *t);
/* G2: of the rack, for the round that is now to be played. */
bool duplicate_rack_fits(const struct position *pos);
/* G3: whether a rack that fits can be made of the rack and the bag. */
bool duplicate_rack_possible(const struct position *pos);
/* G7 */
enum end_reason duplicate_ending(const struct position *pos);

/* G5: the play of the rack that is worth most; the first of equals in the order of
 * moves.h. False: there is none. */
struct duplicate_best {
	struct play play;
	int score;
	int ways; /* plays that are worth as much */
};
bool duplicate_best(struct arena *arena, const struct position *pos,
		    struct duplicate_best *out);

#endif
