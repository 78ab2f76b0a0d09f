/* SPDX-License-Identifier: ISC */
/* The club was away, or a game was set aside: how much time is given back, when, and
 * whom it is told (K7). */
#include "adjudicator/run/give_back.h"

#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/outage.h"
#include "adjudicator/store/stored.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/clock_case.h"
#include "tests/helpers/club/failing_database.h"

static const int64_t NOW = LETTER_NOW;
static const int64_t HOUR = CLOCK_HOUR;
static const int64_t DAY = CLOCK_DAY;

#define MORE "that time is given back"

static struct clock_case c;

static void must(bool done)
{
	clock_must(&c, done);
}

static struct store *store(void)
{
	return c.club.context.store;
}

static int64_t number(const char *name)
{
	int64_t n;

	must(store_number(store(), name, &n, &c.club.err));
	return n;
}

static void set(const char *name, int64_t n)
{
	must(store_set_number(store(), name, n, &c.club.err));
}

/* With three days for a turn; its first letters have left. */
static struct record *begin(const char *options)
{
	struct record *r = clock_begin(&c, "wordbox", options);

	clock_hush(&c);
	return r;
}

static int64_t deadline(const struct record *r)
{
	return clock_load(&c, r->match.id)->pos.deadline;
}

static long outages(void)
{
	struct outage *all;
	size_t count;

	must(outage_list(store(), &c.arena, 9, &all, &count, &c.club.err));
	return (long)count;
}

/* A run at that moment looks how long the club was away. */
static void looks(int64_t at)
{
	clock_at(&c, at);
	must(outage_give_back(&c.club.context, &c.club.err));
}

static void tells(int64_t player, const char *text)
{
	long letters;
	struct view told = clock_told(&c, player, &letters);

	ck_assert_msg(*text == '\0' ? letters == 0 : clock_says(told, text), "%ld %.*s",
		      letters, VIEW_ARG(told));
	clock_hush(&c);
}

/* ------------------------------------------------------------------------- away */

START_TEST(what_the_club_was_away_is_given_back_to_who_is_to_move)
{
	struct record *r = begin("");
	int64_t before = deadline(r);

	set(STORED_DRAINED, NOW);
	looks(NOW + 7 * HOUR);
	ck_assert_int_eq(deadline(r), before + 7 * HOUR);
	ck_assert_int_eq(number(STORED_DRAINED), NOW + 7 * HOUR);
	ck_assert_int_eq(number(STORED_AWAY), NOW + 7 * HOUR);
	ck_assert_int_eq(outages(), 1);
	tells(c.club.ann, "I was away for 7 hours; " MORE);
	tells(c.club.ben, "");
}

START_TEST(six_hours_are_no_outage)
{
	struct record *r = begin("");
	int64_t before = deadline(r);

	set(STORED_DRAINED, NOW);
	looks(NOW + 6 * HOUR);
	ck_assert_int_eq(deadline(r), before);
	ck_assert_int_eq(number(STORED_DRAINED), NOW);
	ck_assert_int_eq(outages(), 0);
	looks(NOW + 6 * HOUR + 1);
	ck_assert_int_eq(deadline(r), before + 6 * HOUR + 1);
}

START_TEST(before_the_first_run_and_by_a_clock_in_doubt_nothing_is_given)
{
	struct record *r = begin("");
	int64_t before = deadline(r);

	looks(NOW + 9 * HOUR);
	set(STORED_DRAINED, NOW);
	c.club.context.doubt = true;
	looks(NOW + 9 * HOUR);
	ck_assert_int_eq(deadline(r), before);
	ck_assert_int_eq(outages(), 0);
}

START_TEST(while_it_lasts_it_is_told_once_a_day)
{
	struct record *r = begin("deadline=9d");
	int64_t before = deadline(r);

	set(STORED_DRAINED, NOW);
	looks(NOW + 7 * HOUR);
	tells(c.club.ann, MORE);
	looks(NOW + 14 * HOUR);
	ck_assert_int_eq(deadline(r), before + 14 * HOUR);
	ck_assert_int_eq(number(STORED_AWAY), NOW + 7 * HOUR);
	tells(c.club.ann, "");
	looks(NOW + 24 * HOUR);
	tells(c.club.ann, "");
	looks(NOW + 31 * HOUR);
	ck_assert_int_eq(deadline(r), before + 31 * HOUR);
	ck_assert_int_eq(number(STORED_AWAY), NOW + 31 * HOUR);
	tells(c.club.ann, "I was away for 1 day");
}

START_TEST(games_without_a_clock_and_those_over_get_nothing)
{
	struct record *r = begin("deadline=none");

	begin("");
	clock_order(&c, clock_load(&c, c.club.game[1]), 0, "resign");
	clock_hush(&c);
	set(STORED_DRAINED, NOW);
	looks(NOW + 9 * HOUR);
	ck_assert_int_eq(deadline(r), 0);
	ck_assert_int_eq(outages(), 0);
	tells(c.club.ann, "");
	ck_assert_int_eq(number(STORED_DRAINED), NOW + 9 * HOUR);
}

/* ------------------------------------------------------------------ it is over */

static void ends(int64_t at)
{
	clock_at(&c, at);
	must(outage_end(&c.club.context, &c.club.err));
}

START_TEST(what_was_not_told_yet_is_told_at_its_end)
{
	struct record *r = begin("deadline=9d");
	int64_t before = deadline(r);

	set(STORED_DRAINED, NOW);
	looks(NOW + 7 * HOUR);
	looks(NOW + 14 * HOUR);
	clock_hush(&c);
	ends(NOW + 15 * HOUR);
	ck_assert_int_eq(deadline(r), before + 15 * HOUR);
	ck_assert_int_eq(number(STORED_AWAY), 0);
	tells(c.club.ann, "I was away for 8 hours");
	ends(NOW + 16 * HOUR);
	ck_assert_int_eq(deadline(r), before + 15 * HOUR);
}

START_TEST(where_all_was_told_nothing_is_told_at_its_end)
{
	struct record *r = begin("");
	int64_t before = deadline(r);

	set(STORED_DRAINED, NOW);
	looks(NOW + 7 * HOUR);
	clock_hush(&c);
	ends(NOW + 7 * HOUR);
	ck_assert_int_eq(deadline(r), before + 7 * HOUR);
	ck_assert_int_eq(number(STORED_AWAY), 0);
	tells(c.club.ann, "");
}

/* ------------------------------------------------------------- a game was set aside */

static void put_aside(const struct record *r, int64_t since)
{
	const struct aside a = {.what = ASIDE_GAME,
				.number = r->match.id,
				.game = r->match.id,
				.seat = -1,
				.since = since,
				.due = since,
				.reason = view_of("a test says so")};

	must(aside_put(store(), &a, &c.club.err));
}

static void gives_back(const struct record *r, int64_t at)
{
	clock_at(&c, at);
	must(aside_give_back(&c.club.context, &c.arena, r->match.id, &c.club.err));
}

START_TEST(a_game_that_was_set_aside_loses_no_time)
{
	struct record *r = begin("");
	int64_t before = deadline(r);

	gives_back(r, NOW + HOUR);
	ck_assert_int_eq(deadline(r), before);
	put_aside(r, NOW + 2 * HOUR);
	gives_back(r, NOW + 2 * HOUR);
	ck_assert_int_eq(deadline(r), before);
	gives_back(r, NOW + 5 * HOUR);
	ck_assert_int_eq(deadline(r), before + 3 * HOUR);
	tells(c.club.ann, "I was away for 3 hours; " MORE);
	/* Once. */
	gives_back(r, NOW + 5 * HOUR);
	ck_assert_int_eq(deadline(r), before + 3 * HOUR);
	gives_back(r, NOW + 6 * HOUR);
	ck_assert_int_eq(deadline(r), before + 4 * HOUR);
}

START_TEST(a_game_that_is_over_or_has_not_begun_is_left_alone)
{
	struct record *r = begin("");
	int64_t invited = letter_club_begin(&c.club, "wordbox", "", "any", 1, true);
	long events;

	put_aside(clock_load(&c, invited), NOW);
	gives_back(clock_load(&c, invited), NOW + DAY);
	clock_order(&c, clock_load(&c, r->match.id), 0, "resign");
	put_aside(r, NOW);
	events = clock_load(&c, r->match.id)->match.events;
	gives_back(r, NOW + DAY);
	ck_assert_int_eq(clock_load(&c, r->match.id)->match.events, events);
}

START_TEST(set_aside_games_go_on_when_they_are_due)
{
	struct record *r = begin("");
	int64_t before = deadline(r);
	struct asides asides = {.any = true};
	long left = -1;

	put_aside(r, NOW);
	c.club.context.asides = &asides;
	c.club.context.doubt = true;
	clock_at(&c, NOW + 2 * HOUR);
	must(aside_again(&c.club.context, &c.club.err));
	ck_assert_int_eq(deadline(r), before);
	c.club.context.doubt = false;
	must(aside_again(&c.club.context, &c.club.err) &&
	     aside_count(store(), &left, &c.club.err));
	ck_assert_int_eq(deadline(r), before + 2 * HOUR);
	ck_assert_int_eq(left, 0);
	c.club.context.asides = NULL;
	arena_free(&asides.arena);
}

/* --------------------------------------------------------------- where it fails */

START_TEST(where_the_disk_fails_the_run_hears_of_it)
{
	const struct record *r = begin("");
	bool failed = true;

	set(STORED_DRAINED, NOW);
	put_aside(r, NOW);
	must(store_commit(store(), &c.club.err));
	clock_at(&c, NOW + 9 * HOUR);
	for (long nth = 0; failed; nth++) {
		struct err err = {0};
		bool done;

		must(failing_hold(store(), &c.club.err));
		failing_at(store(), nth);
		done = outage_give_back(&c.club.context, &err);
		c.club.context.now += HOUR;
		done = done && outage_end(&c.club.context, &err) &&
		       aside_give_back(&c.club.context, &c.arena, r->match.id, &err);
		failed = nth == 0 || failing_failed();
		failing_at(store(), 0);
		ck_assert_msg(done == (nth == 0 || !failed), "call %ld: %s", nth,
			      err.text);
		failing_undo(store());
		c.club.context.now -= HOUR;
	}
}

int main(void)
{
	clock_fixture(&c);
	return claims_run("give_back");
}
