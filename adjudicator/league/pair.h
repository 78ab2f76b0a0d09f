/* SPDX-License-Identifier: ISC */
/*
 * Who meets whom in a round. Pure, and nothing is drawn: the same entrants, pasts and
 * ranks give the same fixtures, so that anybody can pair a round again. The ways are in
 * adjudicator-league(5), PAIRINGS.
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
	bool here; /* false: withdrawn, is not paired */
};

/* What was played or fixed before. One in the round that is paired, or in a later one,
 * was fixed by hand: a Swiss round and one of king of the hill are paired without them.
 */
struct pair_past {
	int round;
	int a, b; /* places in the list of entrants; a had the first move; b -1: a bye
		   */
	int half; /* half points of a, 0 to 2; -1: not known yet */
	bool counts; /* false: annulled, as if it had never been */
};

struct pairing {
	enum pair_format format;
	int legs;   /* round robin, teams: 1, or 2: everybody meets twice */
	int rounds; /* swiss, king: how many there are; 0: no end */
	int boards; /* teams: boards of a match; 0: as many as the smaller team can fill
		     */
	const struct pair_entrant *entrant; /* in seeding order */
	size_t entrants;                    /* at most PAIR_ENTRANTS */
	const struct pair_past *past;
	size_t pasts;
	/* swiss, king: the standing now; rank[i]: place of entrant i, from 0. NULL: by
	 * points, then seeding */
	const int *rank;
};

struct fixture {
	int first, second; /* second -1: bye */
	int board;         /* from 1, none twice in a round; byes behind the games */
};

/* Pairs round `round` (from 1). The fixtures lie in the arena. False with a diag where
 * it cannot be paired. */
bool pair_round(struct arena *arena, const struct pairing *p, int round,
		struct fixture **out, size_t *count, struct diag *diag);

/* How many rounds there are; 0: no end. */
int pair_rounds(const struct pairing *p);

#endif
