/* SPDX-License-Identifier: ISC */
/* What a club's database is asked for, with each call of it failing in turn. */
#ifndef TESTS_HELPERS_CLUB_FAILING_CASE_H
#define TESTS_HELPERS_CLUB_FAILING_CASE_H

#include "tests/helpers/club/store_club.h"

/* A club with some rows of each kind. */
struct failing {
	struct club club;
	int64_t ann, ben, eve; /* Eve plays nowhere */
	struct match game;     /* of Ann and Ben, with a result */
	int64_t judged, waits; /* letters of these two */
	int64_t sent, noted;   /* a letter to Ann, and a notice, */
	int64_t noted_too;     /* and another */
	int64_t given_up;      /* another one */
	int64_t season;        /* on that game */
};

/* One that each test of the program begins with. */
void failing_fixture(struct failing *f);
/* Of such a club; its err is set where it fails. */
struct ledger_row failing_verdict(const struct failing *f, int64_t letter);
struct result failing_result(const struct failing *f);

struct failing_row {
	const char *name; /* "adds a game" */
	bool (*does)(void);
	bool whole; /* done within a mark of its own: nothing of it stays */
};

/* Ends the test where a call that fails is taken for done, or leaves something. */
void failing_check(struct failing *f, const struct failing_row *row, int rows);

#endif
