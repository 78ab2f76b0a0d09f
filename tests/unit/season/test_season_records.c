/* SPDX-License-Identifier: ISC */
/* Records of a season follow from its results alone. */

#include "adjudicator/season/bulletin.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/season_case.h"

static const char *records_of(int64_t id)
{
	const struct season_which played = {season_is_played, NULL};
	struct season_run *r = season_now(id);
	struct buf b = buf_in(&season_club.arena);
	struct season_best *best =
		arena_array(&season_club.arena, r->s.fixtures + 1, sizeof *best);
	struct season_bests bests = {.at = best};

	for (size_t i = 0; i < r->s.fixtures; i++) {
		if (played.wanted(&r->s.fixture[i], played.arg)) {
			best[bests.count++].fixture = &r->s.fixture[i];
		}
	}
	(void)season_records_say(&b, r, &bests, view_of("en"));
	return buf_cstr(&b);
}

START_TEST(of_equals_the_older_game_has_the_record)
{
	int64_t id = season_of(SEASON_HEAD "Format: round-robin\n", 4, 0);

	ck_assert_str_eq(records_of(id), "");
	ck_assert_int_eq(season_played_out(id), 6);
	/* Whoever is seeded higher has won by 120 to 100. */
	ck_assert_str_eq(
		records_of(id),
		"\t|  The highest score: 120 points, by Ann against Dan (game "
		"1).\n"
		"\t|  The biggest win: 120 to 100, by Ann against Dan (game 1).\n"
		"\t|  Most games won in a row: 3, by Ann.\n");
}

int main(void)
{
	claims_fixture(season_set_up, season_tear_down);
	return claims_run("season_records");
}
