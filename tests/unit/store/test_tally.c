/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/tally.h"

#include "tests/helpers/club/store_club.h"

#include "tests/helpers/claims.h"

static struct club c;

static void set_up(void)
{
	(void)club_game(&c, club_player(&c, "Ann"), club_player(&c, "Ben"));
}

/* So many more games like the first, in that state. */
static void more(long count, const char *state)
{
	const char *sql = arena_printf(
		&c.arena,
		"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
		" WHERE i < %ld) INSERT INTO game (id, kind, state, seed, created,"
		" turn, to_move) SELECT (SELECT MAX(id) FROM game) + i, kind, '%s',"
		" seed, created, turn, to_move FROM game CROSS JOIN n WHERE id = 1",
		count, state);

	ck_assert_msg(db_exec(store_db(c.st), sql, &c.err), "%s", c.err.text);
}

static struct tally tally(void)
{
	struct tally t;

	ck_assert_msg(tally_take(c.st, &(struct tally_span){0}, &t, &c.err), "%s",
		      c.err.text);
	return t;
}

/* Running games: so many besides the first. */
static const long running[] = {0, 4, TALLY_FEW - 2, TALLY_FEW - 1, TALLY_FEW};

START_TEST(games_are_counted_in_each_state)
{
	struct tally t;

	more(3, "invited");
	more(2, "paused");
	more(6, "void");
	more(5, "over");
	if (running[_i] > 0) {
		more(running[_i], "running");
	}
	t = tally();
	ck_assert_int_eq(t.invited, 3);
	ck_assert_int_eq(t.paused, 2);
	ck_assert_int_eq(t.void_, 6);
	ck_assert_int_eq(t.over, 5);
	ck_assert_int_eq(t.running, running[_i] + 1);
}

START_TEST(an_empty_state_counts_nothing)
{
	struct tally t = tally();

	ck_assert_int_eq(t.running, 1);
	ck_assert_int_eq(t.invited + t.paused + t.void_ + t.over, 0);
}

/* As in games in which all move at once. */
START_TEST(a_game_of_nobodys_turn_waits_for_nobody)
{
	ck_assert_int_eq(tally().turns, 1);
	ck_assert(db_exec(store_db(c.st), "UPDATE game SET to_move = -1", &c.err));
	ck_assert_int_eq(tally().running, 1);
	ck_assert_int_eq(tally().turns, 0);
}

int main(void)
{
	club_fixture(&c);
	claims_fixture(set_up, NULL);
	claims_rows(games_are_counted_in_each_state, running);
	return claims_run("tally");
}
