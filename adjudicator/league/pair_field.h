/* SPDX-License-Identifier: ISC */
/*
 * The entrants to be paired in a round, best first, and what follows from their past
 * games: points, byes, whom they have met, and how often they had the first move. An
 * index into the field is not one into the list of entrants: .entrant leads back.
 */
#ifndef ADJUDICATOR_LEAGUE_PAIR_FIELD_H
#define ADJUDICATOR_LEAGUE_PAIR_FIELD_H

#include "adjudicator/league/matching.h"
#include "adjudicator/league/pair_formats.h"

struct field_one {
	int entrant, rank;
	int half; /* half points; a game without a result counts one for each */
	int byes;
	int lead; /* first moves minus second moves */
	int last; /* in the newest game: 1 moved first, -1 second, 0 no game yet */
	/* Of that game; last_met: index in the field, or -1. */
	int last_round, last_met;
};

struct field {
	struct field_one *one;
	int n;
	int *place;             /* index of an entrant in the field; -1: not in it */
	struct match_graph met; /* an edge: the two have met */
};

struct field field_of(struct arena *arena, const struct pairing *p, int round);

/* Makes a maximum matching of all; if their number is odd, *bye is left out (else -1).
 * That is the entrant with the fewest byes so far, `most` at most, and among those the
 * lowest for whom all others can be paired. Returns false where there is none. */
bool field_match(const struct field *f, int most, struct matching *m, int *bye);

/* Adds a game and decides who has the first move: the one who had it less often so
 * far, else the one who did not have it last time, else on boards with odd numbers
 * the one who stands higher. */
void field_game(const struct field *f, struct pair_list *l, int a, int b);

#endif
