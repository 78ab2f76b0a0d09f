/* SPDX-License-Identifier: ISC */
/*
 * Ratings of a club: from results to numbers, a calendar month in UTC a time, one game
 * and language apart from the others. What a month brings follows from how all stood
 * when it began, so the order of its games does not matter. Behind each month numbers
 * are rounded as they are kept: to fold on from kept ones and to fold all anew gives
 * the same. See adjudicator-league(5), RATINGS.
 */
#ifndef ADJUDICATOR_LEAGUE_RATINGS_H
#define ADJUDICATOR_LEAGUE_RATINGS_H

#include "formats/text/arena.h"
#include <stdint.h>

/* Of the deviation; above, a rating is provisional. */
enum { RATING_PROVISIONAL = 110000 };

struct rating {
	int64_t player;
	int month;             /* the last with a game, see rating_month; 0: none yet */
	int rating, deviation; /* in thousandths */
	int volatility;        /* in millionths */
	int games, total;      /* games of that month; so far */
};

/* Months since the year 0. */
int rating_month(int64_t moment);
int64_t rating_month_begins(int month);

struct rating rating_start(int64_t player);
/* As it stands in a later month without a game: less sure. */
struct rating rating_in(const struct rating *r, int month);
bool rating_provisional(const struct rating *r);
/* Whole points, rounded. */
int rating_shown(int thousandths);

/* A player of a game, as its result has him. */
struct rated_seat {
	int64_t player; /* 0: nobody the club knows */
	int points, half;
	bool missed; /* resigned, or let the time run out at last */
};
/* Half points of a against b: 0, 1 or 2; -1: nothing follows. Who won is above who did
 * not; of two who did not, who stayed above who left, and then more points above less.
 * Several at the top drew. */
int rated_half(const struct rated_seat *a, const struct rated_seat *b);

/* Two that met. */
struct rated_pair {
	size_t a, b; /* places in the list of players */
	int half;    /* of a */
};
/* All who met in that month have their new ratings, and its number in `month`; `games`,
 * which the caller has filled, is added to the total. Who has no pair is left alone. */
void ratings_fold(struct arena *arena, int month, struct rating *player, size_t players,
		  const struct rated_pair *pair, size_t pairs);

#endif
