/* SPDX-License-Identifier: ISC */
/*
 * The ratings of a club: from results to numbers, by calendar months in UTC,
 * separately for each game and language. A month's changes follow from how everybody
 * stood when it began, so the order of its games does not matter. After each month
 * the numbers are rounded to what is stored: folding on from stored numbers gives
 * the same as folding everything again. See adjudicator-league(5), RATINGS.
 */
#ifndef ADJUDICATOR_LEAGUE_RATINGS_H
#define ADJUDICATOR_LEAGUE_RATINGS_H

#include "formats/text/arena.h"
#include <stdint.h>

/* A rating is provisional while its deviation is greater, in thousandths. */
enum { RATING_PROVISIONAL = 110000 };

struct rating {
	int64_t player;
	int month; /* the last month with a game, see rating_month; 0: none yet */
	int rating, deviation; /* in thousandths */
	int volatility;        /* in millionths */
	int games, total;      /* in that month; so far */
};

/* Months since the year 0. */
int rating_month(int64_t moment);
int64_t rating_month_begins(int month);

struct rating rating_start(int64_t player);
/* The rating in a later month without games: less sure. */
struct rating rating_in(const struct rating *r, int month);
bool rating_provisional(const struct rating *r);
/* Whole points, rounded. */
int rating_shown(int thousandths);

/* A player of a game, as its result has him. */
struct rated_seat {
	int64_t player; /* 0: nobody whom the club knows */
	int points, half;
	bool missed; /* resigned, or let the time run out in the end */
};
/* Half points of a against b: 0, 1 or 2; -1: the result says nothing. A winner is
 * above one who did not win. Of two who did not win, one who stayed is above one who
 * left; then more points are above fewer. Several winners drew. */
int rated_half(const struct rated_seat *a, const struct rated_seat *b);

/* Two players who met. */
struct rated_pair {
	size_t a, b; /* indexes into the list of players */
	int half;    /* half points of a */
};
/* Gives everybody who played in that month a new rating, sets its .month, and adds
 * .games, which the caller has filled in, to the total. A player without a pair
 * stays as he is. */
void ratings_fold(struct arena *arena, int month, struct rating *player, size_t players,
		  const struct rated_pair *pair, size_t pairs);

#endif
