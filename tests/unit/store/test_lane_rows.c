/* SPDX-License-Identifier: ISC */
/* Which letter one of several that judge may claim, and what becomes of its lane. */
#include "adjudicator/store/lane.h"
#include "adjudicator/store/query.h"
#include "adjudicator/store/stored.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/two_kept.h"

static struct two_games g;

static void must(bool done)
{
	ck_assert_msg(done, "%s", g.c.err.text);
}

static void open_club(void)
{
	club_open(&g.c);
	must(store_set_number(g.c.st, LANE_TERMS, 7, &g.c.err));
	must(store_set_number(g.c.st, LANE_DRAINED, 1, &g.c.err));
	must(store_set_number(g.c.st, STORED_SEAL_ROUND, 5, &g.c.err));
	for (int i = 0; i < 5; i++) {
		(void)club_letter(&g.c, "pass");
	}
}

static void close_club(void)
{
	club_close(&g.c);
}

static void begin(void)
{
	must(store_begin(g.c.st, &g.c.err));
}

static void undo(void)
{
	store_rollback(g.c.st);
}

static void lane(int64_t letter, int64_t game, int64_t sender, int64_t later)
{
	const struct lane l = {letter, game, sender, later};

	must(lane_add(g.c.st, &l, &g.c.err));
}

static struct lane_claim claim(int64_t least, int64_t terms)
{
	const struct lane_wish wish = {.now = 100, .least = least, .terms = terms};
	struct lane_claim got = {.round = -1};

	must(lane_claim(g.c.st, &g.c.arena, &wish, &got, &g.c.err));
	return got;
}

static int64_t claimed(int64_t least)
{
	return claim(least, 7).in.id;
}

START_TEST(a_letter_waits_for_those_before_it_of_its_game_and_its_sender)
{
	lane(1, 10, 20, 0);
	lane(2, 10, 21, 0);
	lane(3, 11, 20, 0);
	lane(4, 12, 22, 0);
	lane(5, 13, 23, 0);
	ck_assert_int_eq(claimed(0), 1);
	ck_assert_int_eq(claimed(2), 4);
	ck_assert_int_eq(claimed(5), 5);
	ck_assert_int_eq(claimed(6), 0);
}

START_TEST(what_is_put_off_holds_nobody_up)
{
	lane(1, 10, 20, 0);
	lane(2, 10, 21, 0);
	lane(3, 11, 20, 0);
	must(lane_put_off(g.c.st, 1, 101, &g.c.err));
	ck_assert_int_eq(claimed(0), 2);
	ck_assert_int_eq(claimed(3), 3);
	must(lane_put_off(g.c.st, 1, 100, &g.c.err));
	ck_assert_int_eq(claimed(0), 1);
	ck_assert_int_eq(claimed(2), 0);
}

START_TEST(nothing_is_claimed_on_other_terms_or_where_the_club_has_moved)
{
	lane(1, 10, 20, 0);
	must(store_set_number(g.c.st, "other", 8, &g.c.err));
	must(store_set_number(g.c.st, "move", 1, &g.c.err));
	must(store_set_number(g.c.st, "zone", 1, &g.c.err));
	ck_assert_int_eq(claim(0, 7).in.id, 1);
	ck_assert_int_eq(claim(0, 8).in.id, 0);
	must(store_set_number(g.c.st, "moved.at", 9, &g.c.err));
	ck_assert_int_eq(claim(0, 7).in.id, 0);
}

START_TEST(clocks_fall_before_it_unless_an_older_letter_is_of_no_game)
{
	lane(2, 10, 20, 0);
	lane(3, 0, 21, 0);
	lane(4, 11, 22, 0);
	ck_assert_int_eq(claim(0, 7).round, 5);
	ck_assert(claim(0, 7).falls);
	ck_assert(claim(3, 7).falls);
	ck_assert_int_eq(claimed(4), 4);
	ck_assert(!claim(4, 7).falls);
	must(store_set_number(g.c.st, LANE_DRAINED, 0, &g.c.err));
	ck_assert(!claim(0, 7).falls);
}

static void still(const int64_t *letters, size_t count)
{
	struct lane *all;
	size_t n;

	must(lane_waiting(g.c.st, &g.c.arena, &all, &n, &g.c.err));
	ck_assert_uint_eq(n, count);
	for (size_t i = 0; i < n; i++) {
		ck_assert_int_eq(all[i].letter, letters[i]);
	}
}

static void judge(int64_t letter)
{
	const struct ledger_row row = {.letter = letter,
				       .verdict = view_of("applied"),
				       .message_id = view_of("<x@x>")};

	must(ledger_add(g.c.st, &row, &g.c.err));
}

/* As a verdict does where a club is kept by a server. */
START_TEST(a_claim_ends_alone)
{
	lane(1, 10, 20, 0);
	lane(2, 10, 20, 0);
	must(query_do(g.c.st, LANE_DROP, WITH(INT(1)), &g.c.err));
	still((const int64_t[]){2}, 1);
}

START_TEST(what_was_judged_without_a_claim_loses_its_lane)
{
	lane(1, 10, 20, 0);
	lane(2, 10, 20, 0);
	judge(1);
	must(lane_prune(g.c.st, &g.c.err));
	still((const int64_t[]){2}, 1);
}

START_TEST(only_what_waits_and_has_no_lane_is_given_one)
{
	int64_t *ids;
	size_t count;

	lane(1, 10, 20, 0);
	lane(4, 10, 20, 0);
	judge(3);
	must(lane_missing(g.c.st, &g.c.arena, 0, &ids, &count, &g.c.err));
	ck_assert_uint_eq(count, 2);
	ck_assert(ids[0] == 2 && ids[1] == 5);
	must(lane_missing(g.c.st, &g.c.arena, 2, &ids, &count, &g.c.err));
	ck_assert_uint_eq(count, 1);
	ck_assert_int_eq(ids[0], 5);
}

int main(void)
{
	tcase_add_unchecked_fixture(claims_case(), open_club, close_club);
	claims_fixture(begin, undo);
	return claims_run("lane_rows");
}
