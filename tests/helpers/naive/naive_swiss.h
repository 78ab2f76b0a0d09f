/* SPDX-License-Identifier: ISC */
/*
 * The rules for a Swiss round of adjudicator-league(5) once more, for small fields:
 * possible pairings are tried out, and everything is counted anew in the simplest
 * way.
 */
#ifndef TESTS_HELPERS_NAIVE_NAIVE_SWISS_H
#define TESTS_HELPERS_NAIVE_NAIVE_SWISS_H

#include "tests/helpers/random/random_season.h"

enum { NAIVE_MOST = 12, NAIVE_SETS = 1 << NAIVE_MOST };

struct naive_swiss {
	const struct random_season *season; /* borrowed */
	/* for every entrant */
	int half[SEASON_ENTRANTS], byes[SEASON_ENTRANTS], lead[SEASON_ENTRANTS];
	/* the field, best first; sets are bits of places in it */
	int who[NAIVE_MOST + 1], n;
	unsigned may[NAIVE_MOST + 1]; /* places that each may meet */
	int bye;         /* place with the bye; n: none needed; -1: no legal pairing */
	unsigned paired; /* set of all places but the bye's */
	int8_t most[NAIVE_SETS], most_top[NAIVE_SETS];
};

bool naive_met(const struct random_season *s, int a, int b); /* entrants */
void naive_count(struct naive_swiss *w, const struct random_season *s);
/* Sets the field, who may meet whom, and who has the bye; call naive_count()
 * first. */
void naive_line_up(struct naive_swiss *w);
/* The most pairs within `top` that a legal pairing of all can have. */
int naive_top_pairs(struct naive_swiss *w, unsigned top);
/* The place that the first of a bracket meets, among `all` who are not paired yet;
 * -1: nobody in the bracket. */
int naive_partner(struct naive_swiss *w, unsigned all, unsigned bracket, int points);
int naive_first(unsigned set);

#endif
