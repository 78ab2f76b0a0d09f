/* SPDX-License-Identifier: ISC */
/* The tests of one test program. Each START_TEST registers its test; main mentions
 * only tests that run more than once, and what surrounds all of them. */
#ifndef TESTS_HELPERS_CLAIMS_H
#define TESTS_HELPERS_CLAIMS_H

/* Treated as a system header, as check.h is, so that no warning concerns the names
 * that START_TEST makes. */
#pragma GCC system_header

#include <check.h>

struct arena;

/* The number of rows of a table, an int like _i. */
#define COUNT(table) ((int)(sizeof(table) / sizeof((table)[0])))

/* A test, which runs with _i from `from` to `to` - 1. */
struct claimed {
	const TTest *test;
	int from, to;
	TCase *apart; /* its own test case; NULL: the program's */
	struct claimed *next;
};

/* Like check's START_TEST, but also registers the test. No END_TEST is needed. */
#undef START_TEST
#define START_TEST(name)                                                               \
	static void name##_fn(int _i CK_ATTRIBUTE_UNUSED);                             \
	static const TTest name##_test = {#name, name##_fn, __FILE__, __LINE__};       \
	static struct claimed name[1];                                                 \
	__attribute__((constructor)) static void name##_add(void)                      \
	{                                                                              \
		claims_add(name, &name##_test);                                        \
	}                                                                              \
	static void name##_fn(int _i CK_ATTRIBUTE_UNUSED)

void claims_add(struct claimed *c, const TTest *test);
/* Runs the test for each row of a table, or for each _i from `from` to `to` - 1. */
#define claims_rows(name, table) claims_times(name, 0, COUNT(table))
void claims_times(struct claimed *c, int from, int to);
/* Runs around each test, as check's checked fixture. */
void claims_fixture(SFun set_up, SFun tear_down);
/* Gives each test an empty arena. */
void arena_fixture(struct arena *a);
/* Gives each test an empty temporary folder. */
void scratch_fixture(char **dir);
void claims_timeout(double seconds);
/* The test case of all tests that are not apart, for anything else that check
 * offers. */
TCase *claims_case(void);
/* Puts a test into a test case with fixtures of its own, which check owns. */
void claims_apart(struct claimed *c, TCase *t);
/* Runs the tests and returns what main shall return: 0 when none failed. */
int claims_run(const char *name);

#endif
