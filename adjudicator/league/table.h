/* SPDX-License-Identifier: ISC */
/*
 * How entrants of a division stand. Pure: from games to rows, in the order that the
 * season's tie-breaks give. Points are counted in halves: 2 for a win. What each
 * tie-break counts is told in adjudicator-league(5), TABLES.
 */
#ifndef ADJUDICATOR_LEAGUE_TABLE_H
#define ADJUDICATOR_LEAGUE_TABLE_H

#include "formats/text/arena.h"

enum tie_break {
	TIE_POINTS,
	TIE_WINS,
	TIE_SPREAD,
	TIE_HEAD, /* games among those who are still equal, where all of them met
		     equally often */
	TIE_BUCHHOLZ,
	TIE_MEDIAN,     /* the same without the highest and the lowest */
	TIE_CUMULATIVE, /* the sum of one's points behind every round */
	TIE_SEED,       /* the place in the list of entrants */
	TIES_
};

enum table_how {
	GAME_PLAYED,
	GAME_BYE,     /* b is -1 */
	GAME_FORFEIT, /* nobody moved: `half` says who won */
	GAME_BOTH_FORFEIT,
	GAME_ANNULLED
};

struct table_game {
	int round; /* from 1 */
	int a, b;  /* places in the list of entrants; a has the first move */
	int half;  /* half points of a; -1: it is not over */
	int points_a, points_b;
	enum table_how how;
};

struct league {
	size_t entrants;  /* in seeding order */
	const bool *here; /* NULL: all are; who is not stands behind all who are */
	const struct table_game *game;
	size_t games;
	const enum tie_break *tie;
	size_t ties;
	int spread_cap;  /* a game counts for no more; 0: as it is */
	int rounds_left; /* behind those of `game`; bounds.h asks for it */
};

struct table_row {
	int entrant;
	int rank;   /* from 1; whoever is equal by all tie-breaks has the same */
	int played; /* games that are over, forfeits among them */
	int won, drawn, lost;
	int byes;
	int half;   /* half points, those of byes among them */
	int spread; /* of games that were played */
	int buchholz, median, cumulative, head; /* in half points */
	int firsts; /* games, over or not, with the first move */
};

/* A row an entrant, by rank and then by seeding; in the arena. */
struct table_row *league_table(struct arena *arena, const struct league *l);

/* What each side of a game has from it. */
struct table_share {
	int half;   /* -1: nothing yet, or it does not count */
	int spread; /* capped */
};
struct table_share table_share(const struct league *l, const struct table_game *g,
			       bool of_b);

#endif
