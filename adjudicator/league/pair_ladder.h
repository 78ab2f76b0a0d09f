/* SPDX-License-Identifier: ISC */
/*
 * A ladder: no rounds, one order of all. Who is challenged has the first move. A
 * challenger who wins takes the other's place, and those between move one down; else
 * nothing changes. Newcomers stand at the foot, and who withdraws leaves no gap.
 */
#ifndef ADJUDICATOR_LEAGUE_PAIR_LADDER_H
#define ADJUDICATOR_LEAGUE_PAIR_LADDER_H

#include "adjudicator/league/pair.h"

struct ladder_rules {
	int up;        /* how many places above oneself one may challenge */
	int64_t again; /* seconds between two games of the same two */
	int at_once;   /* games one may have running */
};

struct ladder_game {
	int challenger, challenged; /* places in the list of entrants */
	int64_t ended;              /* moment; 0: it is running */
	int half;                   /* half points of the challenger */
	bool counts;                /* false: annulled */
};

/* What a game brought its challenger: his place from 1 when it ended, and the one he
 * had from then on; both 0 while it brings nothing. */
struct ladder_step {
	int from, to;
};

struct ladder {
	struct ladder_rules rules;
	const struct ladder_game *game; /* borrowed */
	size_t games;
	struct ladder_step *step; /* one a game */
	int *order;               /* entrants who are here, best first */
	int count;
};

/* The order now: the seeding, and the games by the moment they ended. */
struct ladder ladder_of(struct arena *arena, const struct pair_entrant *entrant,
			size_t entrants, const struct ladder_game *game, size_t games,
			const struct ladder_rules *rules);
bool ladder_may(const struct ladder *l, int challenger, int challenged, int64_t now,
		struct diag *diag);

#endif
