/* SPDX-License-Identifier: ISC */
/*
 * A ladder: no rounds, one order of all entrants. The player who is challenged has
 * the first move. A challenger who wins takes the other's place, and those in
 * between move down by one; otherwise nothing changes. Newcomers start at the
 * bottom, and one who withdraws leaves no gap.
 */
#ifndef ADJUDICATOR_LEAGUE_PAIR_LADDER_H
#define ADJUDICATOR_LEAGUE_PAIR_LADDER_H

#include "adjudicator/league/pair.h"

struct ladder_rules {
	int up;        /* how many places above oneself one may challenge */
	int64_t again; /* seconds between two games of the same players */
	int at_once;   /* games that a player may have running */
};

struct ladder_game {
	int challenger, challenged; /* indexes into the list of entrants */
	int64_t ended;              /* when it ended; 0: it is running */
	int half;                   /* half points of the challenger */
	bool counts;                /* false: annulled */
};

/* What a game brought its challenger: his place when it ended, from 1, and his place
 * from then on; both 0 where it brought nothing. */
struct ladder_step {
	int from, to;
};

struct ladder {
	struct ladder_rules rules;
	const struct ladder_game *game; /* borrowed */
	size_t games;
	struct ladder_step *step; /* one for each game */
	int *order;               /* the entrants who are on the ladder, best first */
	int count;
};

/* The order now: the seeding, changed by the games in the order in which they ended. */
struct ladder ladder_of(struct arena *arena, const struct pair_entrant *entrant,
			size_t entrants, const struct ladder_game *game, size_t games,
			const struct ladder_rules *rules);
bool ladder_may(const struct ladder *l, int challenger, int challenged, int64_t now,
		struct diag *diag);

#endif
