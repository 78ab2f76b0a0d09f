/* SPDX-License-Identifier: ISC */
/*
 * How the entrants of a division stand. Pure: makes rows from games, in the order
 * that the season's tie-breaks give. Points are counted in halves: 2 for a win. What
 * each tie-break counts is described in adjudicator-league(5), TABLES.
 */
#ifndef ADJUDICATOR_LEAGUE_TABLE_H
#define ADJUDICATOR_LEAGUE_TABLE_H

#include "formats/text/arena.h"

enum tie_break {
	TIE_POINTS,
	TIE_WINS,
	TIE_SPREAD,
	TIE_HEAD, /* games among those who are still equal, if all of them met equally
		     often */
	TIE_BUCHHOLZ,
	TIE_MEDIAN,     /* Buchholz without the highest and the lowest */
	TIE_CUMULATIVE, /* the sum of one's points after every round */
	TIE_SEED,       /* the index in the list of entrants */
	TIES_
};

enum table_how {
	GAME_PLAYED,
	GAME_BYE,     /* b is -1 */
	GAME_FORFEIT, /* nobody moved: .half says who won */
	GAME_BOTH_FORFEIT,
	GAME_ANNULLED
};

struct table_game {
	int round; /* from 1 */
	int a, b;  /* indexes into the list of entrants; a has the first move */
	int half;  /* half points of a; -1: the game is not over */
	int points_a, points_b;
	enum table_how how;
};

struct league {
	size_t entrants;  /* in seeding order */
	const bool *here; /* NULL: all are; one who is not stands below all who are */
	const struct table_game *game;
	size_t games;
	const enum tie_break *tie;
	size_t ties;
	int spread_cap;  /* the most spread that a game counts; 0: no cap */
	int rounds_left; /* rounds after those of .game, for bounds.h */
};

struct table_row {
	int entrant;
	int rank;   /* from 1; equal by all tie-breaks means the same rank */
	int played; /* games that are over, including forfeits */
	int won, drawn, lost;
	int byes;
	int half;                               /* half points, including byes */
	int spread;                             /* of games that were really played */
	int buchholz, median, cumulative, head; /* in half points */
	int firsts; /* games with the first move, over or not */
};

/* One row for each entrant, by rank and then by seeding; in the arena. */
struct table_row *league_table(struct arena *arena, const struct league *l);

/* What one side of a game gets from it. */
struct table_share {
	int half;   /* -1: nothing yet, or the game does not count */
	int spread; /* capped */
};
struct table_share table_share(const struct league *l, const struct table_game *g,
			       bool of_b);

#endif
