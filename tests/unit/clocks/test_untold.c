/* SPDX-License-Identifier: ISC */
/* A turn that its player was not written of has not begun (K56). */
#include "adjudicator/clocks/undelivered.h"

#include "tests/helpers/claims.h"
#include "tests/helpers/club/clock_case.h"
#include "tests/helpers/club/failing_database.h"

static const int64_t NOW = LETTER_NOW;
static const int64_t HOUR = CLOCK_HOUR;

static struct clock_case c;

static void must(bool done)
{
	clock_must(&c, done);
}

static struct record *begin(void)
{
	return clock_begin(&c, "wordbox", "");
}

static int64_t deadline(const struct record *r)
{
	return clock_load(&c, r->match.id)->pos.deadline;
}

/* How much later the turn ends after a run then. */
static int64_t given(const struct record *r, int64_t at)
{
	int64_t before = deadline(r);

	clock_at(&c, at);
	must(untold_tick(&c.club.context, &c.club.err));
	return deadline(r) - before;
}

START_TEST(a_turn_begins_when_its_player_is_written_of_it)
{
	struct record *r = begin();

	ck_assert_int_eq(given(r, NOW), 0);
	ck_assert_int_eq(given(r, NOW + 3 * HOUR), 3 * HOUR);
	clock_hush(&c);
	ck_assert_int_eq(given(r, NOW + 6 * HOUR), 0);
}

START_TEST(what_cannot_be_written_is_given_time_once_an_hour)
{
	struct record *r = begin();
	int64_t at;

	ck_assert_int_eq(given(r, NOW + 3 * HOUR), 3 * HOUR);
	must(untold_last(&c.club.context, r->match.id, &at, &c.club.err));
	ck_assert_int_eq(at, NOW + 3 * HOUR);
	ck_assert_int_eq(given(r, NOW + 4 * HOUR - 1), 0);
	ck_assert_int_eq(given(r, NOW + 4 * HOUR), HOUR);
}

START_TEST(nor_does_its_turn_end_within_that_hour)
{
	struct record *r = clock_begin(&c, "wordbox", "deadline=1h");

	ck_assert_int_eq(given(r, NOW + HOUR / 2), HOUR / 2);
	/* Another run gave it for another reason. */
	clock_at(&c, NOW + 3 * HOUR / 2 - 60);
	must(untold_given(&c.club.context, r->match.id, &c.club.err));
	ck_assert_int_eq(deadline(r), NOW + 3 * HOUR / 2);
	ck_assert_int_eq(given(r, NOW + 3 * HOUR / 2), 60);
}

START_TEST(what_only_the_other_was_not_told_costs_nobody_time)
{
	struct record *r = begin();
	struct notice n = {.player = c.club.ben,
			   .game = r->match.id,
			   .seat = 1,
			   .at = NOW,
			   .kind = view_of("notice"),
			   .headline = view_of("x"),
			   .text = view_of("x")};

	clock_hush(&c);
	must(notice_add(c.club.context.store, &n, &c.club.err));
	ck_assert_int_eq(given(r, NOW + 3 * HOUR), 0);
}

START_TEST(a_game_that_is_over_and_a_clock_in_doubt_give_none)
{
	struct record *r = begin();

	c.club.context.doubt = true;
	ck_assert_int_eq(given(r, NOW + 3 * HOUR), 0);
	c.club.context.doubt = false;
	clock_order(&c, clock_load(&c, r->match.id), 0, "resign");
	ck_assert_int_eq(given(r, NOW + 3 * HOUR), 0);
}

START_TEST(where_the_disk_fails_the_run_hears_of_it)
{
	bool failed = true;

	(void)begin();
	must(store_commit(c.club.context.store, &c.club.err));
	clock_at(&c, NOW + 3 * HOUR);
	for (long nth = 0; failed; nth++) {
		struct err err = {0};
		int64_t at;
		bool done;

		must(failing_hold(c.club.context.store, &c.club.err));
		failing_at(c.club.context.store, nth);
		done = untold_tick(&c.club.context, &err) &&
		       untold_last(&c.club.context, 1, &at, &err) &&
		       untold_given(&c.club.context, 1, &err);
		failed = nth == 0 || failing_failed();
		failing_at(c.club.context.store, 0);
		ck_assert_msg(done == (nth == 0 || !failed), "call %ld: %s", nth,
			      err.text);
		failing_undo(c.club.context.store);
	}
}

int main(void)
{
	clock_fixture(&c);
	return claims_run("untold");
}
