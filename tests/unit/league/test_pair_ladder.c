/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "adjudicator/games/draw.h"
#include "adjudicator/league/pair_ladder.h"
#include "formats/text/buf.h"
#include "tests/helpers/claims.h"

enum { DAY = 86400, MOST = 12, GAMES = 64, NOW = 1000 * DAY, RANDOM = 2000 };

static struct arena arena;
static struct pair_entrant entrant[MOST];
static struct ladder_game game[GAMES];
static size_t games;
static struct diag diag;

static void begin(void)
{
	games = 0;
	for (int i = 0; i < MOST; i++) {
		entrant[i] = (struct pair_entrant){.id = 100 + i, .here = true};
	}
}

/* Places from 1; ended so many days ago, 0: it is running. */
static void played(int challenger, int challenged, int half, int days_ago)
{
	game[games++] = (struct ladder_game){
		.challenger = challenger - 1,
		.challenged = challenged - 1,
		.half = half,
		.ended = days_ago == 0 ? 0 : NOW - (int64_t)days_ago * DAY,
		.counts = true};
}

static const struct ladder_rules rules = {
	.up = 3, .again = (int64_t)14 * DAY, .at_once = 1};

static struct ladder now_of(int entrants)
{
	return ladder_of(&arena, entrant, (size_t)entrants, game, games, &rules);
}

static const char *order(int entrants)
{
	struct ladder l = now_of(entrants);
	struct buf b = buf_in(&arena);

	for (int i = 0; i < l.count; i++) {
		buf_printf(&b, "%s%d", i > 0 ? " " : "", l.order[i] + 1);
	}
	return buf_cstr(&b);
}

static const char *may(int challenger, int challenged)
{
	struct ladder l = now_of(6);

	return ladder_may(&l, challenger - 1, challenged - 1, NOW, &diag)
		       ? "may"
		       : diag_name(diag.code);
}

START_TEST(challenger_who_wins_takes_the_place_and_those_between_move_down)
{
	ck_assert_str_eq(order(6), "1 2 3 4 5 6");
	played(5, 2, 2, 9);
	ck_assert_str_eq(order(6), "1 5 2 3 4 6");
	played(6, 4, 2, 8);
	ck_assert_str_eq(order(6), "1 5 2 3 6 4");
}

START_TEST(else_nothing_changes)
{
	played(5, 2, 0, 9);
	played(4, 1, 1, 8);
	played(6, 3, 2, 0);
	played(3, 1, 2, 7);
	game[games - 1].counts = false;
	ck_assert_str_eq(order(6), "1 2 3 4 5 6");
}

START_TEST(games_count_by_their_end_however_they_are_listed)
{
	played(3, 1, 2, 2);
	played(2, 1, 2, 5);
	ck_assert_str_eq(order(3), "2 3 1");
	game[0].ended = NOW - 6 * (int64_t)DAY;
	ck_assert_str_eq(order(3), "3 2 1");
}

/* He was below when he challenged, and had passed him by another game when he won. */
START_TEST(who_stands_above_already_does_not_come_down_by_winning)
{
	played(3, 1, 2, 6);
	played(3, 2, 2, 5);
	ck_assert_str_eq(order(3), "3 1 2");
}

/* By their ends, not by the list; what is running or does not count brings nothing. */
START_TEST(each_game_brings_its_challenger_from_one_place_to_another)
{
	struct ladder l;

	played(5, 2, 2, 9);
	played(3, 5, 0, 3);
	played(6, 5, 2, 6);
	played(4, 1, 2, 0);
	played(4, 1, 2, 5);
	game[games - 1].counts = false;
	l = now_of(6);
	ck_assert_int_eq(l.step[0].from, 5);
	ck_assert_int_eq(l.step[0].to, 2);
	ck_assert_int_eq(l.step[1].from, 5);
	ck_assert_int_eq(l.step[1].to, 5);
	ck_assert_int_eq(l.step[2].from, 6);
	ck_assert_int_eq(l.step[2].to, 2);
	ck_assert_int_eq(l.step[3].from, 0);
	ck_assert_int_eq(l.step[4].to, 0);
	entrant[0].here = false;
	l = now_of(6);
	ck_assert_int_eq(l.step[0].from, 4);
	ck_assert_int_eq(l.step[0].to, 1);
}

START_TEST(newcomers_stand_at_the_foot_and_who_withdraws_leaves_no_gap)
{
	played(4, 2, 2, 5);
	ck_assert_str_eq(order(4), "1 4 2 3");
	ck_assert_str_eq(order(5), "1 4 2 3 5");
	entrant[3].here = false;
	ck_assert_str_eq(order(5), "1 2 3 5");
}

START_TEST(one_challenges_up_to_three_places_above)
{
	ck_assert_str_eq(may(6, 5), "may");
	ck_assert_str_eq(may(6, 3), "may");
	ck_assert_str_eq(may(6, 2), "ladder-far");
	ck_assert_int_eq(diag.n, 3);
	ck_assert_str_eq(may(3, 4), "ladder-below");
	ck_assert_str_eq(may(3, 3), "ladder-below");
	entrant[3].here = false;
	ck_assert_str_eq(may(6, 2), "may");
	ck_assert_str_eq(may(6, 4), "ladder-away");
	ck_assert_str_eq(may(4, 3), "ladder-away");
	ck_assert_str_eq(may(7, 3), "ladder-away");
	ck_assert_str_eq(may(3, 0), "ladder-away");
}

START_TEST(one_has_one_ladder_game_running)
{
	played(5, 4, 0, 0);
	ck_assert_str_eq(may(5, 4), "ladder-playing");
	ck_assert_str_eq(may(5, 3), "ladder-busy");
	ck_assert_int_eq(diag.n, 1);
	ck_assert_str_eq(may(6, 4), "ladder-busy");
	ck_assert_str_eq(may(4, 1), "ladder-busy");
	ck_assert_str_eq(may(6, 3), "may");
	game[0].counts = false;
	ck_assert_str_eq(may(5, 4), "may");
}

START_TEST(same_two_wait_some_days_from_the_end_of_their_game)
{
	played(6, 5, 0, 13);
	ck_assert_str_eq(may(6, 5), "ladder-again");
	ck_assert_int_eq(diag.n, 1);
	game[0].ended -= DAY - 1;
	ck_assert_str_eq(may(6, 5), "ladder-again");
	ck_assert_int_eq(diag.n, 1);
	game[0].ended -= 1;
	ck_assert_str_eq(may(6, 5), "may");
	/* whoever challenged */
	played(5, 6, 1, 3);
	ck_assert_str_eq(may(6, 5), "ladder-again");
	ck_assert_int_eq(diag.n, 11);
	ck_assert_str_eq(may(6, 4), "may");
}

START_TEST(whatever_is_played_all_stay_on_the_ladder_once)
{
	static const uint8_t seed[HASH_BYTES];
	struct draw_stream dice = draw_stream(seed, "ladder", 1);

	for (int n = 0; n < RANDOM; n++) {
		unsigned seen = 0;
		struct ladder l;

		games = draw_below(&dice, GAMES);
		for (size_t i = 0; i < games; i++) {
			/* one too many: nobody */
			game[i] = (struct ladder_game){
				.challenger = (int)draw_below(&dice, MOST + 1) - 1,
				.challenged = (int)draw_below(&dice, MOST + 1),
				.half = (int)draw_below(&dice, 3),
				.ended = draw_below(&dice, 9),
				.counts = true};
		}
		l = now_of(MOST);
		ck_assert_int_eq(l.count, MOST);
		for (int i = 0; i < l.count; i++) {
			seen |= 1U << l.order[i];
		}
		ck_assert_uint_eq(seen, (1U << MOST) - 1);
		arena_reset(&arena);
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(begin, NULL);
	return claims_run("pair_ladder");
}
