/* SPDX-License-Identifier: ISC */
/* Points that a seat begins with, in each game (S19). */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

static const char *const kinds[] = {"wordbox", "angrywords", "wordgame",
				    "classic", "wordcap",    "cubes"};

static const char *head(const char *game, const char *options)
{
	return arena_printf(&c.arena,
			    "Game: %s\nPlayer: Ann\nPlayer: Ben\nOptions: %s\n", game,
			    options);
}

START_TEST(s19_a_seat_begins_with_points_in_every_game)
{
	case_run(&c, head(kinds[_i], "first=listed handicap=2:60"), "Ann: resign\n");
	ck_assert_str_eq(case_scores(&c, &c.replay.start), "0 60");
	ck_assert_str_eq(case_scores(&c, &c.replay.pos), "0 60");
}

#define AB "Ann: pass\nBen: pass\n"

START_TEST(s19_the_points_decide_who_wins)
{
	case_run(&c,
		 arena_printf(&c.arena, "%sRacks: open\n",
			      head("angrywords", "first=listed handicap=2:60")),
		 "Ann: H8 across TONE\nBen: pass\n" AB);
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "scoreless 2: 4+0 60+0");
}

START_TEST(s19_only_points_of_plays_keep_a_game_from_being_void)
{
	case_run(&c, head("angrywords", "first=listed handicap=1:60"),
		 AB AB AB AB AB AB);
	ck_assert_str_eq(case_ended(&c, &c.replay.pos), "void 0: 60+0 0+0");
}

/* It is the weaker player's, and nobody else's. */
START_TEST(s19_more_time_is_for_turns_of_its_seat)
{
	enum { NOW = 1795392000, DAY = 86400 };

	case_live(&c, NOW,
		  head("angrywords", "first=listed deadline=24h more-time=2:60d"), "");
	c.table.now = c.table.arrived = NOW + 60;
	ck_assert_int_eq(case_go_on(&c, 0, "pass"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 60 + 61 * DAY);
	ck_assert_int_eq(case_go_on(&c, 1, "pass"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 60 + DAY);
}

static const char *const wrong[] = {"handicap=1:60", "first=listed handicap=3:60",
				    "deadline=24h more-time=1:24h"};

START_TEST(s19_the_seat_is_one_that_is_listed)
{
	const char *file = case_file(&c, head("angrywords", wrong[_i]), "");

	ck_assert_ptr_nonnull(strstr(case_complaint(&c, file), "a handicap needs"));
}

int main(void)
{
	case_fixture(&c);
	claims_times(s19_a_seat_begins_with_points_in_every_game, 0, COUNT(kinds));
	claims_times(s19_the_seat_is_one_that_is_listed, 0, COUNT(wrong));
	return claims_run("handicap points");
}
