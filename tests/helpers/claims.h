/* SPDX-License-Identifier: ISC */
/* The claims of one test program. A test adds itself where it stands: main names those
 * only that are made more than once, and what all of them begin and end with. */
#ifndef TESTS_HELPERS_CLAIMS_H
#define TESTS_HELPERS_CLAIMS_H

/* A test's name comes from here as it would from check.h: no warning is about it. */
#pragma GCC system_header

#include <check.h>

struct arena;

/* Rows of a table: an int, as _i is. */
#define COUNT(table) ((int)(sizeof(table) / sizeof((table)[0])))

/* A test, and that it is made with _i from `from` to before `to`. */
struct claimed {
	const TTest *test;
	int from, to;
	TCase *apart; /* NULL: in the program's own case */
	struct claimed *next;
};

/* check's, and it adds the test to the program's. No END_TEST is needed. */
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
/* It is made for each row of a table, or for each _i from `from` to before `to`. */
#define claims_rows(name, table) claims_times(name, 0, COUNT(table))
void claims_times(struct claimed *c, int from, int to);
/* Around each test; as check's checked fixture. */
void claims_fixture(SFun set_up, SFun tear_down);
/* An arena that each test begins with, empty. */
void arena_fixture(struct arena *a);
/* A temporary folder that each test begins with, empty. */
void scratch_fixture(char **dir);
void claims_timeout(double seconds);
/* The case of all tests that are not apart, for anything else that check can do. */
TCase *claims_case(void);
/* A test that is in a case with fixtures of its own, which check owns. */
void claims_apart(struct claimed *c, TCase *t);
/* Runs them and gives what main returns: 0 when none failed. */
int claims_run(const char *name);

#endif
