/* SPDX-License-Identifier: ISC */
/*
 * The test vectors of adjudicator-fairness(7), lines "KEY VALUE" in its displays,
 * and how each value is computed again. All follow from the secret that the page
 * tells.
 */
#ifndef TESTS_HELPERS_FAIRNESS_PAGE_H
#define TESTS_HELPERS_FAIRNESS_PAGE_H

#include "adjudicator/record/seed.h"
#include "tests/helpers/manual_page.h"

#define FAIRNESS "adjudicator/manual/adjudicator-fairness.7"

enum { FAIRNESS_GAME = 7 };

struct page {
	struct manual m;
	struct hash secret, seed;
	struct stirring stirring;
};

/* A key of the page, and how its value is computed. */
struct vector {
	const char *key;
	void (*put)(struct buf *b, const struct vector *v);
	const char *label;
	int n;
};

extern struct page page; /* valid between fairness_open and fairness_close */

void fairness_open(void);
void fairness_close(void);
/* The values of the lines "KEY VALUE" with that key. With `whole`, the lines as they
 * are, continued after a backslash; else the values directly one after the other. */
struct view page_told(const char *key, bool whole);
struct view page_bare(struct view text); /* the text without blanks */
/* Calls `each` with the key of every line of test vectors. */
void page_each_key(void (*each)(struct view key));

void put_hex(struct buf *b, struct hash h);
/* Fails unless the page's value is the one that the vector's function computes. */
void page_proves(const struct vector *v);

#endif
