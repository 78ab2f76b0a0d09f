/* SPDX-License-Identifier: ISC */
/* What is kept of the letter at which runs were killed, from run to run. */
#include "adjudicator/run/at_hand.h"

#include "adjudicator/store/stored.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/store_club.h"

static struct club c;
static struct run r;
static struct at_hand a;

static void set_up(void)
{
	r = (struct run){.context = {.store = c.st}};
}

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

/* "JUDGING LETTER RUNS", as they are kept. */
static void kept(int64_t judging, int64_t letter, int64_t runs)
{
	static const char *const names[] = {STORED_JUDGING, STORED_JUDGING_LETTER,
					    STORED_JUDGING_RUNS};
	const int64_t wanted[] = {judging, letter, runs};

	for (int i = 0; i < COUNT(names); i++) {
		int64_t n;

		must(store_number(c.st, names[i], &n, &c.err));
		ck_assert_msg(n == wanted[i], "%s: %lld", names[i], (long long)n);
	}
}

/* A run begins with that letter, and is killed there unless it ends. */
static void begins(int64_t letter)
{
	must(at_hand_begin(&r, &a, letter, &c.err));
}

static void ends(void)
{
	must(at_hand_end(&r, &a, &c.err));
}

START_TEST(behind_a_good_end_no_letter_is_named)
{
	begins(7);
	ck_assert(!a.careful);
	kept(1, 0, 0);
	must(at_hand_next(&r, &a, 8, &c.err));
	kept(1, 0, 0);
	ends();
	kept(0, 0, 0);
	begins(9);
	ck_assert(!a.careful);
}

START_TEST(behind_a_killed_run_each_letter_is_named_with_its_runs)
{
	begins(7);
	begins(7);
	ck_assert(a.careful && !at_hand_spent(&a, 7));
	kept(1, 7, 1);
	begins(7);
	ck_assert(!at_hand_spent(&a, 7));
	kept(1, 7, 2);
	begins(7);
	ck_assert(at_hand_spent(&a, 7) && !at_hand_spent(&a, 8));
	must(at_hand_next(&r, &a, 8, &c.err));
	kept(1, 8, 1);
}

START_TEST(a_careful_run_that_ends_well_forgets_them)
{
	begins(7);
	begins(7);
	ends();
	kept(0, 0, 0);
}

START_TEST(what_was_spent_counts_only_where_the_run_is_careful)
{
	begins(7);
	a = (struct at_hand){.letter = 7, .runs = AT_HAND_RUNS};
	ck_assert(!at_hand_spent(&a, 7));
	a.careful = true;
	ck_assert(at_hand_spent(&a, 7));
}

START_TEST(only_the_letter_that_is_tried_again_is_forgotten)
{
	begins(7);
	begins(7);
	must(at_hand_forget(c.st, 8, &c.err));
	kept(1, 7, 1);
	must(at_hand_forget(c.st, 7, &c.err));
	kept(1, 0, 0);
}

START_TEST(a_dry_run_keeps_nothing)
{
	begins(7);
	begins(7);
	r.dry = true;
	begins(9);
	ck_assert(!a.careful);
	kept(1, 7, 1);
	ends();
	kept(1, 7, 1);
}

int main(void)
{
	club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("at_hand");
}
