/* SPDX-License-Identifier: ISC */
/*
 * The test vectors of adjudicator-fairness(7): lines "KEY VALUE" of its displays, and
 * what makes each of them again. All follow from the secret that the page tells.
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

/* A key of the page, and what makes its value. */
struct vector {
	const char *key;
	void (*put)(struct buf *b, const struct vector *v);
	const char *label;
	int n;
};

extern struct page page; /* between fairness_open and fairness_close */

void fairness_open(void);
void fairness_close(void);
/* The lines "KEY VALUE" of that key. Where `whole`, as they stand, with what a
 * backslash joins; else one behind the other without blanks. */
struct view page_told(const char *key, bool whole);
struct view page_bare(struct view text); /* without blanks */
/* Calls each with every key of the test vectors, one for a line. */
void page_each_key(void (*each)(struct view key));

void put_hex(struct buf *b, struct hash h);
/* Fails unless the page tells what the vector's function makes. */
void page_proves(const struct vector *v);

#endif
