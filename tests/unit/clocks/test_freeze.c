/* SPDX-License-Identifier: ISC */
/* Clocks that would fall all at once: K27 of adjudicator-rules(7), counted to the game
 * and to the second. */
#include "adjudicator/clocks/freeze.h"

#include "adjudicator/store/plan.h"
#include "adjudicator/store/stored.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/time_club.h"

#define HOUR INT64_C(3600)
#define DAY  (24 * HOUR)

static const int64_t NOW = LETTER_NOW; /* a Monday begins */

static struct letter_club club;

static void must(bool done)
{
	ck_assert_msg(done, "%s", club.err.text);
}

static int64_t game(const char *options)
{
	time_is(&club, NOW);
	club.games = 0; /* nobody looks at so many by letter */
	return letter_club_begin(&club, "angrywords", options, "any", 1, false);
}

static void some(int count, const char *options)
{
	for (int i = 0; i < count; i++) {
		(void)game(options);
	}
}

/* For how many falls the organiser is asked; 0: for none. */
static int64_t asked(void)
{
	int64_t count;

	must(store_number(club.context.store, STORED_CONCERN_FALLS, &count, &club.err));
	return count;
}

static void falls(int64_t now, long fallen, long asks)
{
	ck_assert_int_eq(time_passes(&club, now), fallen);
	ck_assert_int_eq(asked(), asks);
}

/* ---------------------------------------------------------------------- how many */

START_TEST(k27_three_clocks_fall_however_few_there_are)
{
	some(3, "deadline=24h");
	falls(NOW + DAY + 1, 3, 0);
}

START_TEST(k27_of_four_clocks_none_falls_before_the_organiser_says_so)
{
	some(4, "deadline=24h");
	falls(NOW + DAY, 0, 0); /* at that very second they are in time */
	falls(NOW + DAY + 1, 0, 4);
	falls(NOW + DAY + 2, 0, 4);
	club.context.accept_falls = true;
	falls(NOW + DAY + 3, 4, 0);
}

START_TEST(k27_fewer_of_them_fall_again)
{
	int64_t id = game("deadline=24h");

	some(3, "deadline=24h");
	falls(NOW + DAY + 1, 0, 4);
	time_order(&club, id, 0, "pass"); /* it came meanwhile, and is in time */
	falls(NOW + DAY + 2, 3, 0);
}

START_TEST(k27_exactly_one_in_ten_may_fall)
{
	some(4, "deadline=24h");
	some(35, "deadline=60d");
	falls(NOW + DAY + 1, 0, 4);
	(void)game("deadline=60d");
	falls(NOW + DAY + 1, 4, 0);
}

/* What it asks about is a turn's time: the rest goes on. */
START_TEST(k27_an_offer_lapses_while_clocks_are_held_up)
{
	int64_t id = game("deadline=none window=2h");

	some(4, "deadline=24h");
	time_order(&club, id, 1, "offer draw");
	falls(NOW + DAY + 1, 1, 4);
	ck_assert_int_lt(time_game(&club, id)->pos.request[REQUEST_DRAW].by, 0);
}

START_TEST(what_comes_late_is_in_time_until_the_organiser_says_so)
{
	static const struct {
		int64_t falls;
		bool accepts, frozen;
	} runs[] = {
		{0, false, false},
		{0, true,  false},
		{1, false, true },
		{4, false, true },
		{4, true,  false}
        };

	for (int i = 0; i < COUNT(runs); i++) {
		must(store_set_number(club.context.store, STORED_CONCERN_FALLS,
				      runs[i].falls, &club.err));
		club.context.accept_falls = runs[i].accepts;
		club.context.frozen = !runs[i].frozen;
		must(freeze_begin(&club.context, &club.err));
		ck_assert_msg(club.context.frozen == runs[i].frozen, "run %d", i);
	}
}

/* ---------------------------------------------------------- clocks that stand still */

/* The fortieth clock runs from that second on, and four of forty may fall. */
static const struct {
	const char *options;
	bool asked;
	int64_t runs;
} fortieth[] = {
	{"deadline=60d rest=mon", false, DAY      },
	{"deadline=60d",          true,  48 * HOUR},
};

START_TEST(k27_a_clock_that_stands_still_is_counted_from_when_it_runs)
{
	int64_t id = game(fortieth[_i].options);

	if (fortieth[_i].asked) {
		time_asks(&club, id);
	}
	some(4, "deadline=23h");
	some(35, "deadline=60d");
	falls(NOW + fortieth[_i].runs - 1, 0, 4);
	falls(NOW + fortieth[_i].runs, 4, 0);
}

/* What each of four games waits for; none of their clocks falls. */
static void question(int64_t id)
{
	time_asks(&club, id);
}

static void order_to_take_back(int64_t id)
{
	time_waits(&club, id, 0, "pass", NOW + 9 * DAY);
}

static void claim(int64_t id)
{
	(void)time_passes(&club, NOW + 25 * HOUR);
	time_order(&club, id, 1, "offer draw");
}

static void offer(int64_t id)
{
	time_order(&club, id, 1, "offer draw");
}

static const struct {
	const char *options;
	void (*begins)(int64_t id);
	int64_t at;
	long fallen;
} still[] = {
	{"deadline=24h",                       question,           48 * HOUR - 1, 0},
 /* Now they run, each with the day that it had. */
	{"deadline=24h",                       question,           48 * HOUR,     4},
	{"deadline=24h settle=10",             order_to_take_back, DAY + 1,       0},
	{"deadline=24h flag=claim window=24h", claim,              3 * DAY,       4},
	{"deadline=none window=24h",           offer,              DAY + 1,       4},
};

START_TEST(k27_what_stands_still_does_not_fall)
{
	for (int i = 0; i < 4; i++) {
		still[_i].begins(game(still[_i].options));
	}
	falls(NOW + still[_i].at, still[_i].fallen, 0);
}

/* Each of these four turns is played, not passed. */
START_TEST(k27_a_move_for_later_is_a_move)
{
	const struct plan plan = {.text = view_of("if any then pass")};

	for (int i = 0; i < 4; i++) {
		int64_t id;
		bool kept;

		time_is(&club, NOW);
		id = letter_club_begin(&club, "wordbox", "deadline=24h window=60h",
				       "any", 1, false);
		time_order(&club, id, 0, "8H IN");
		must(plan_add(club.context.store, id, 1, &plan, &kept, &club.err));
	}
	falls(NOW + DAY + 1, 4, 0);
}

int main(void)
{
	letter_club_fixture(&club);
	claims_rows(k27_a_clock_that_stands_still_is_counted_from_when_it_runs,
		    fortieth);
	claims_rows(k27_what_stands_still_does_not_fall, still);
	return claims_run("freeze");
}
