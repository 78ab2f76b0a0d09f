/* SPDX-License-Identifier: ISC */
/*
 * Who meets whom in a round. Pure and without chance: the same entrants, past games
 * and ranks give the same fixtures, so that anybody can check a pairing. The methods
 * are described in adjudicator-league(5), PAIRINGS.
 */
#ifndef ADJUDICATOR_LEAGUE_PAIR_H
#define ADJUDICATOR_LEAGUE_PAIR_H

#include "formats/text/arena.h"
#include "formats/text/diag.h"
#include <stdint.h>

enum { PAIR_ENTRANTS = 4096 };

enum pair_format {
	PAIR_ROUND_ROBIN,
	PAIR_SWISS,
	PAIR_KING,   /* king of the hill */
	PAIR_LADDER, /* has no rounds: pair_ladder.h */
	PAIR_KNOCKOUT,
	PAIR_TEAMS,
	PAIR_FORMATS_
};

struct pair_entrant {
	int64_t id;
	int team;  /* PAIR_TEAMS: from 0 */
	bool here; /* false: he withdrew and is not paired */
};

/* What was played or fixed before. A fixture in the round that is being paired, or
 * in a later one, was fixed by hand; in a Swiss or king-of-the-hill round its
 * entrants are not paired again. */
struct pair_past {
	int round;
	int a, b;    /* indexes into the list of entrants; a had the first move; b -1: a
			bye */
	int half;    /* half points of a, 0 to 2; -1: not known yet */
	bool counts; /* false: annulled, as if it had never been */
};

struct pairing {
	enum pair_format format;
	int legs;   /* round robin, teams: 1, or 2: everybody meets twice */
	int rounds; /* swiss, king: how many rounds there are; 0: no end */
	int boards; /* teams: boards of a match; 0: as many as the smaller team can fill
		     */
	const struct pair_entrant *entrant; /* in seeding order */
	size_t entrants;                    /* at most PAIR_ENTRANTS */
	const struct pair_past *past;
	size_t pasts;
	/* swiss, king: the standings now; rank[i]: rank of entrant i, from 0. NULL:
	 * by points, then by seeding */
	const int *rank;
};

struct fixture {
	int first, second; /* second -1: bye */
	int board;         /* from 1, each once a round; byes come after the games */
};

/* Pairs round `round` (from 1). The fixtures are in the arena. Returns false with a
 * diag where the round cannot be paired. */
bool pair_round(struct arena *arena, const struct pairing *p, int round,
		struct fixture **out, size_t *count, struct diag *diag);

/* The number of rounds; 0: no end. */
int pair_rounds(const struct pairing *p);

#endif
