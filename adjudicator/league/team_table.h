/* SPDX-License-Identifier: ISC */
/*
 * How teams stand. Pure. A match is all that two teams play in one round; it is decided
 * when every game of it is, and won by the team with more points on its boards. A match
 * won is worth two points, one drawn one. Teams are told apart by these, then by the
 * points on boards, then by the spread.
 */
#ifndef ADJUDICATOR_LEAGUE_TEAM_TABLE_H
#define ADJUDICATOR_LEAGUE_TEAM_TABLE_H

#include "formats/text/arena.h"

enum { TEAMS_MOST = 512 };

struct team_game {
	int round;
	int a, b;   /* teams, from 0; b -1: a board that the other could not fill */
	int half_a; /* half points of a; -1: it is not over */
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
	int rank; /* from 1; equal ones share it */
	int played, won, drawn, lost;
	int points; /* of matches */
	int half;   /* half points on boards, those of matches that go on among them */
	int spread;
};

struct team_table {
	struct team_row *row; /* by rank, then as the teams are listed */
	size_t teams;
	struct team_match *match; /* in the order of their first games */
	size_t matches;
};

/* In the arena. A round in which a team meets nobody counts for nothing. */
struct team_table team_table(struct arena *arena, size_t teams,
			     const struct team_game *game, size_t games);

#endif
