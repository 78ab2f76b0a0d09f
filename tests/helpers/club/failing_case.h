/* SPDX-License-Identifier: ISC */
/* Tests what a club's database is asked for, while each call to it fails in turn. */
#ifndef TESTS_HELPERS_CLUB_FAILING_CASE_H
#define TESTS_HELPERS_CLUB_FAILING_CASE_H

#include "tests/helpers/club/store_club.h"

/* A club with some rows of each kind. */
struct failing {
	struct club club;
	int64_t ann, ben, eve; /* Eve plays no game */
	struct match game;     /* of Ann and Ben, with a result */
	int64_t judged, waits; /* a letter with a verdict, and one without */
	int64_t sent, noted;   /* a letter to Ann; a notice */
	int64_t noted_too;     /* another notice */
	int64_t given_up;      /* another letter, which was given up */
	int64_t season;        /* about that game */
};

/* Gives each test of the program such a club. */
void failing_fixture(struct failing *f);
/* Rows to keep in such a club: a verdict on that letter, and a result. */
struct ledger_row failing_verdict(const struct failing *f, int64_t letter);
struct result failing_result(const struct failing *f);

struct failing_row {
	const char *name; /* "adds a game" */
	bool (*does)(void);
	bool whole; /* works inside a mark of its own, so a failure leaves nothing
		       behind */
};

/* Runs each row with each call failing. Ends the test when a row succeeds in spite
 * of that, or leaves something behind. */
void failing_check(struct failing *f, const struct failing_row *row, int rows);

#endif
