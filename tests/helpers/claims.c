/* SPDX-License-Identifier: ISC */
#include "tests/helpers/claims.h"

#include "formats/text/arena.h"
#include "tests/helpers/scratch.h"
#include <assert.h>
#include <stdlib.h>

static struct claimed *first;
static struct claimed **last = &first;

void claims_add(struct claimed *c, const TTest *test)
{
	c->test = test;
	claims_times(c, 0, 1);
	*last = c;
	last = &c->next;
}

void claims_times(struct claimed *c, int from, int to)
{
	c->from = from;
	c->to = to;
}

TCase *claims_case(void)
{
	static TCase *own;

	if (own == NULL) {
		own = tcase_create("claims");
	}
	return own;
}

void claims_fixture(SFun set_up, SFun tear_down)
{
	tcase_add_checked_fixture(claims_case(), set_up, tear_down);
}

static struct arena *shared;

static void arena_begin(void)
{
	*shared = (struct arena){0};
}

static void arena_end(void)
{
	arena_free(shared);
}

void arena_fixture(struct arena *a)
{
	assert(shared == NULL); /* one arena only; a program frees any other itself */
	shared = a;
	claims_fixture(arena_begin, arena_end);
}

static char **folder;

static void scratch_begin(void)
{
	*folder = scratch_dir();
}

static void scratch_end(void)
{
	scratch_remove(*folder);
}

void scratch_fixture(char **dir)
{
	folder = dir;
	claims_fixture(scratch_begin, scratch_end);
}

void claims_timeout(double seconds)
{
	tcase_set_timeout(claims_case(), seconds);
}

void claims_apart(struct claimed *c, TCase *t)
{
	c->apart = t;
}

int claims_run(const char *name)
{
	Suite *suite = suite_create(name);
	SRunner *runner = srunner_create(suite);
	int failed;

	suite_add_tcase(suite, claims_case());
	for (const struct claimed *c = first; c != NULL; c = c->next) {
		TCase *t = c->apart != NULL ? c->apart : claims_case();

		suite_add_tcase(suite, t); /* once, however often this is called */
		tcase_add_loop_test(t, c->test, c->from, c->to);
	}
	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
