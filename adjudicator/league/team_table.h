/* SPDX-License-Identifier: ISC */
/*
 * How teams stand. Pure. A match is everything that two teams play in one round. It
 * is decided when each of its games is, and the team with more points on its boards
 * wins it. A match won is worth two points, one drawn is worth one. Teams rank by
 * these points, then by the points on boards, then by spread.
 */
#ifndef ADJUDICATOR_LEAGUE_TEAM_TABLE_H
#define ADJUDICATOR_LEAGUE_TEAM_TABLE_H

#include "formats/text/arena.h"

enum { TEAMS_MOST = 512 };

struct team_game {
	int round;
	int a, b; /* teams, from 0; b -1: a board that the other team could not fill */
	int half_a; /* half points of a; -1: the game is not over */
	int half_b;
	int spread; /* of a */
};

struct team_match {
	int round;
	int a, b; /* teams */
	int half_a, half_b;
	bool over;
};

struct team_row {
	int team;
	int rank; /* from 1; equal teams share it */
	int played, won, drawn, lost;
	int points; /* for matches */
	int half;   /* half points on boards, including matches that go on */
	int spread;
};

struct team_table {
	struct team_row *row; /* by rank, then in the order of the teams */
	size_t teams;
	struct team_match *match; /* in the order of their first games */
	size_t matches;
};

/* In the arena. A round in which a team meets nobody does not count for it. */
struct team_table team_table(struct arena *arena, size_t teams,
			     const struct team_game *game, size_t games);

#endif
