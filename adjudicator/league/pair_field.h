/* SPDX-License-Identifier: ISC */
/*
 * Who is to be paired in a round, best first, and what the pasts say of them: points,
 * byes, whom they have met, and who has moved first how often. Places in a field are
 * not those in the list of entrants: who[] leads back.
 */
#ifndef ADJUDICATOR_LEAGUE_PAIR_FIELD_H
#define ADJUDICATOR_LEAGUE_PAIR_FIELD_H

#include "adjudicator/league/matching.h"
#include "adjudicator/league/pair_formats.h"

struct field_one {
	int entrant, rank;
	int half; /* half points; a game without a result counts one to each */
	int byes;
	int lead; /* first moves less second moves */
	int last; /* the newest game: 1 moved first, -1 second, 0 none yet */
	int last_round, last_met; /* that game's; last_met: place in the field, or -1 */
};

struct field {
	struct field_one *one;
	int n;
	int *place;             /* of an entrant; -1: not in it */
	struct match_graph met; /* an edge: have met */
};

struct field field_of(struct arena *arena, const struct pairing *p, int round);

/* Makes the greatest matching of all, but for one where they are an odd number: *bye,
 * or -1. It is who has sat out least often, at most `most` times before, and of those
 * the lowest for whom the others can all be paired. False where there is none. */
bool field_match(const struct field *f, int most, struct matching *m, int *bye);

/* Who moves first: who did so less often so far, then who did not the last time; else
 * on boards of odd numbers the one who stands higher. */
void field_game(const struct field *f, struct pair_list *l, int a, int b);

#endif
