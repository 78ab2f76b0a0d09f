/* SPDX-License-Identifier: ISC */
/*
 * The rules of a Swiss round in adjudicator-league(5) once more, for small fields: what
 * can be paired is tried out, and everything is counted anew in the simplest way.
 */
#ifndef TESTS_HELPERS_NAIVE_NAIVE_SWISS_H
#define TESTS_HELPERS_NAIVE_NAIVE_SWISS_H

#include "tests/helpers/random/random_season.h"

enum { NAIVE_MOST = 12, NAIVE_SETS = 1 << NAIVE_MOST };

struct naive_swiss {
	const struct random_season *season; /* borrowed */
	/* of every entrant */
	int half[SEASON_ENTRANTS], byes[SEASON_ENTRANTS], lead[SEASON_ENTRANTS];
	/* the field, best first; bits of sets are places in it */
	int who[NAIVE_MOST + 1], n;
	unsigned may[NAIVE_MOST + 1]; /* whom each may meet */
	int bye;         /* a place; n: none is needed; -1: no legal pairing */
	unsigned paired; /* everybody without the bye */
	int8_t most[NAIVE_SETS], most_top[NAIVE_SETS];
};

bool naive_met(const struct random_season *s, int a, int b); /* entrants */
void naive_count(struct naive_swiss *w, const struct random_season *s);
/* The field, who may meet and who sits out; after naive_count(). */
void naive_line_up(struct naive_swiss *w);
/* The most pairs of `top` that a legal pairing of all can have. */
int naive_top_pairs(struct naive_swiss *w, unsigned top);
/* Whom the first of a bracket meets, of all who are not paired yet; -1: nobody in it.
 */
int naive_partner(struct naive_swiss *w, unsigned all, unsigned bracket, int points);
int naive_first(unsigned set);

#endif
