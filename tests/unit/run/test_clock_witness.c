/* SPDX-License-Identifier: ISC */
/* Whether our clock can be right, by the stamps of the letters that runs take in. */
#include "adjudicator/run/clock_trust.h"

#include "adjudicator/letters/organiser.h"
#include "adjudicator/store/stored.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/failing_database.h"
#include "tests/helpers/club/store_club.h"

enum { NOW = 1795392000, LAST = NOW - 3600, SLACK = 600 };
static const int64_t HOUR = 3600;

static struct club c;
static struct witness w;
static int64_t letters;

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

static int64_t number(const char *name)
{
	int64_t n;

	must(store_number(c.st, name, &n, &c.err));
	return n;
}

static void set(const char *name, int64_t n)
{
	must(store_set_number(c.st, name, n, &c.err));
}

static void set_up(void)
{
	letters = 0;
	set(STORED_DRAINED, LAST);
}

static void begins(void)
{
	must(witness_begin(&w, c.st, NOW, &c.err));
}

/* A letter that was not there before, stamped then. */
static void comes(int64_t stamp)
{
	const struct inbox_letter in = {.id = ++letters, .fetched = NOW};

	must(witness_hear(&w, c.st, &in, true, stamp, &c.err));
}

/* One that a run took which was killed before it filed it. */
static void comes_again(int64_t id, int64_t fetched, int64_t stamp)
{
	const struct inbox_letter in = {.id = id, .fetched = fetched};

	must(witness_hear(&w, c.st, &in, false, stamp, &c.err));
}

/* How far our clock is ahead, as the organiser hears; and a doubt is one of this run.
 */
static void ends(int64_t ahead)
{
	bool doubt;

	must(witness_end(&w, c.st, NULL, &doubt, &c.err));
	ck_assert_int_eq(doubt, ahead != 0);
	ck_assert_int_eq(number(STORED_CONCERN_CLOCK), ahead);
}

/* ------------------------------------------------------------------------- too late */

START_TEST(one_letter_from_tomorrow_says_that_our_clock_is_slow)
{
	begins();
	comes(NOW + 3 * HOUR);
	comes(NOW + 2 * HOUR);
	comes(NOW + 4 * HOUR);
	ends(-2 * HOUR);
}

START_TEST(ten_minutes_are_no_difference)
{
	begins();
	comes(NOW + SLACK);
	comes(LAST - SLACK);
	ends(0);
	ck_assert_int_eq(number(STORED_WITNESS_EARLY), 0);
	begins();
	comes(NOW + SLACK + 1);
	ends(-SLACK - 1);
}

START_TEST(a_letter_that_fits_takes_back_what_others_say)
{
	begins();
	comes(NOW + 3 * HOUR);
	ends(-3 * HOUR);
	begins();
	comes(NOW + 3 * HOUR);
	comes(NOW - 60);
	ends(0);
}

/* ----------------------------------------------------------------------- too early */

START_TEST(two_letters_in_a_row_from_before_the_last_run_say_that_it_is_fast)
{
	begins();
	comes(LAST - 3 * HOUR);
	ends(0);
	ck_assert_int_eq(number(STORED_WITNESS_EARLY), 1);
	ck_assert_int_eq(number(STORED_WITNESS_LETTER), 1);
	begins();
	ends(0);
	begins();
	comes(LAST - 2 * HOUR);
	ends(2 * HOUR);
	ck_assert_int_eq(number(STORED_WITNESS_EARLY), 2);
	ck_assert_int_eq(number(STORED_WITNESS_LETTER), 2);
}

START_TEST(two_of_one_run_are_as_good)
{
	begins();
	comes(LAST - 3 * HOUR);
	comes(LAST - 2 * HOUR);
	ends(2 * HOUR);
}

START_TEST(one_that_fits_ends_the_row)
{
	begins();
	comes(LAST - 3 * HOUR);
	ends(0);
	begins();
	comes(NOW - 60);
	ends(0);
	ck_assert_int_eq(number(STORED_WITNESS_EARLY), 0);
	begins();
	comes(LAST - 3 * HOUR);
	ends(0);
}

START_TEST(before_the_first_run_no_letter_is_early)
{
	set(STORED_DRAINED, 0);
	begins();
	comes(NOW - 1000 * HOUR);
	comes(NOW - 1000 * HOUR);
	ends(0);
	ck_assert_int_eq(number(STORED_WITNESS_EARLY), 0);
}

START_TEST(of_a_slow_and_a_fast_clock_it_is_slow)
{
	begins();
	comes(LAST - 3 * HOUR);
	comes(LAST - 3 * HOUR);
	comes(NOW + 2 * HOUR);
	ends(-2 * HOUR);
}

/* ------------------------------------------------- letters that came in a dead run */

START_TEST(a_letter_that_a_good_run_has_heard_says_nothing_more)
{
	set(STORED_SUCCESS, LAST + 2);
	begins();
	comes_again(1, LAST, LAST - 3 * HOUR);
	comes_again(2, LAST + 1, LAST - 3 * HOUR);
	comes_again(3, LAST + 2, LAST - 3 * HOUR);
	ends(0);
	ck_assert_int_eq(number(STORED_WITNESS_EARLY), 0);
}

START_TEST(one_that_a_dead_run_took_is_heard_and_counted_once)
{
	set(STORED_SUCCESS, LAST);
	begins();
	comes(LAST - 3 * HOUR);
	ends(0);
	ck_assert_int_eq(number(STORED_WITNESS_EARLY), 1);
	begins();
	comes_again(1, LAST + 1, LAST - 3 * HOUR);
	ends(0);
	ck_assert_int_eq(number(STORED_WITNESS_EARLY), 1);
	/* Another one is another. */
	begins();
	comes_again(1, LAST + 1, LAST - 3 * HOUR);
	comes_again(2, LAST + 1, LAST - 3 * HOUR);
	ends(3 * HOUR);
	ck_assert_int_eq(number(STORED_WITNESS_EARLY), 2);
}

/* --------------------------------------------------------------- where it fails */

static bool does(struct err *err)
{
	const struct inbox_letter in[] = {
		{.id = 1, .fetched = NOW     },
                {.id = 2, .fetched = LAST + 1}
        };
	bool doubt;

	return witness_begin(&w, c.st, NOW, err) &&
	       witness_hear(&w, c.st, &in[0], true, LAST - 3 * HOUR, err) &&
	       witness_hear(&w, c.st, &in[1], false, LAST - 3 * HOUR, err) &&
	       witness_end(&w, c.st, NULL, &doubt, err);
}

START_TEST(where_the_disk_fails_the_run_hears_of_it)
{
	bool failed = true;

	for (long nth = 0; failed; nth++) {
		struct err err = {0};
		bool done;

		must(failing_hold(c.st, &c.err));
		failing_at(c.st, nth);
		done = does(&err);
		failed = nth == 0 || failing_failed();
		failing_at(c.st, 0);
		ck_assert_msg(done == (nth == 0 || !failed), "call %ld: %s", nth,
			      err.text);
		failing_undo(c.st);
	}
}

int main(void)
{
	club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("clock_witness");
}
