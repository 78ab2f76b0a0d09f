/* SPDX-License-Identifier: ISC */
/* What a promise of an older form leaves open is said, and nothing else. */
#include "adjudicator/record/logbook.h"

#include "tests/helpers/claims.h"

static struct arena arena;

static void begin(void)
{
	arena = (struct arena){0};
}

static void finish(void)
{
	arena_free(&arena);
}

static struct view unproved(const char *commit)
{
	struct logbook_row row = {
		.event = {.n = 1,
			  .text = view_of(arena_printf(
				  &arena, "start wordbox\ncommit %s", commit))}
        };
	struct logbook log = {.row = &row, .rows = 1, .secretive = true};

	return logbook_unproved(&arena, &log, 0);
}

static bool says(const char *commit, const char *what)
{
	struct view said = unproved(commit);

	return view_find_text(said, what) < said.len;
}

START_TEST(the_number_of_a_seasons_game_is_open_in_form_2_alone)
{
	const char *number = "that nobody chose the number of this game";

	ck_assert(says("hash=00 form=2 season=1 round=1", number));
	ck_assert(!says("hash=00 form=3 season=1 round=1", number));
	ck_assert(!says("hash=00 form=2 beacon=none", number));
}

START_TEST(tiles_and_invitation_are_open_in_the_oldest_form_alone)
{
	const char *tiles = "that these tiles were promised";

	ck_assert(says("hash=00", tiles));
	ck_assert(!says("hash=00 form=2", tiles));
	ck_assert(!says("hash=00 form=3 season=1", tiles));
}

int main(void)
{
	claims_fixture(begin, finish);
	return claims_run("unproved");
}
