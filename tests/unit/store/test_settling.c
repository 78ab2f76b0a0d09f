/* SPDX-License-Identifier: ISC */
/* Orders that can be taken back are kept one a seat, and found when their time is over.
 */
#include "adjudicator/store/settling.h"

#include "adjudicator/store/heard.h"
#include "adjudicator/store/plan.h"

#include "tests/helpers/claims.h"
#include "tests/helpers/club/store_club.h"

static struct club c;
static struct match game, other;

static void set_up(void)
{
	int64_t ann;
	int64_t ben;

	ann = club_player(&c, "Ann");
	ben = club_player(&c, "Ben");
	game = club_game(&c, ann, ben);
	other = club_game(&c, ann, ben);
}

static void put(int64_t id, int seat, int64_t until)
{
	const struct settling s = {.game = id,
				   .seat = seat,
				   .state = view_of("waits"),
				   .letter = club_letter(&c, "a letter"),
				   .arrived = until - 60,
				   .until = until,
				   .notice = 7,
				   .text = view_of("H8 across BAGEL"),
				   .shown = view_of("8H bagel"),
				   .scored = true,
				   .score = -3,
				   .ground = INT64_MIN};

	ck_assert_msg(settling_put(c.st, &s, &c.err), "%s", c.err.text);
}

static struct settling waiting(int64_t id)
{
	struct settling s;

	ck_assert(settling_waits(c.st, &c.arena, id, &s, &c.err));
	return s;
}

START_TEST(an_order_comes_back_as_it_was_kept)
{
	struct settling s;

	ck_assert_int_eq(waiting(game.id).game, 0);
	put(game.id, 1, 2000);
	s = waiting(game.id);
	ck_assert_int_eq(s.game, game.id);
	ck_assert_int_eq(s.seat, 1);
	ck_assert(s.letter != 0);
	ck_assert_int_eq(s.arrived, 1940);
	ck_assert_int_eq(s.until, 2000);
	ck_assert_int_eq(s.notice, 7);
	ck_assert(view_is(s.text, "H8 across BAGEL") && view_is(s.shown, "8H bagel"));
	ck_assert(s.scored && s.score == -3 && s.ground == INT64_MIN);
	ck_assert_int_eq(waiting(other.id).game, 0);
}

START_TEST(what_became_of_a_seats_last_order_is_known)
{
	struct settling s;

	put(game.id, 0, 2000);
	s = waiting(game.id);
	ck_assert(settling_close(c.st, &s, "done", &c.err));
	ck_assert_int_eq(waiting(game.id).game, 0);
	ck_assert(settling_get(c.st, &c.arena, game.id, 0, &s, &c.err));
	ck_assert(view_is(s.state, "done") && s.until == 2000);
	put(game.id, 0, 3000);
	ck_assert_int_eq(waiting(game.id).until, 3000);
	ck_assert(settling_get(c.st, &c.arena, game.id, 1, &s, &c.err));
	ck_assert_int_eq(s.game, 0);
}

START_TEST(due_are_those_that_have_waited_long_enough)
{
	int64_t *ids;
	size_t count;
	struct settling s;

	put(game.id, 0, 2000);
	put(other.id, 1, 1900);
	ck_assert(settling_due(c.st, &c.arena, 1899, &ids, &count, &c.err));
	ck_assert_uint_eq(count, 0);
	ck_assert(settling_due(c.st, &c.arena, 2000, &ids, &count, &c.err));
	ck_assert_uint_eq(count, 2);
	ck_assert_int_eq(ids[0], other.id);
	s = waiting(other.id);
	ck_assert(settling_close(c.st, &s, "withdrawn", &c.err));
	ck_assert(settling_due(c.st, &c.arena, 2000, &ids, &count, &c.err));
	ck_assert_uint_eq(count, 1);
	ck_assert_int_eq(ids[0], game.id);
}

START_TEST(a_seat_keeps_so_many_if_moves)
{
	struct plan p = {.taken = 3};
	struct if_moves all;
	bool kept;

	for (int i = 0; i <= PLANS_MOST; i++) {
		p.text = view_of(arena_printf(&c.arena, "if pass then %d", i));
		ck_assert(plan_add(c.st, game.id, 1, &p, &kept, &c.err));
		ck_assert(kept == (i < PLANS_MOST));
	}
	ck_assert(plan_list(c.st, &c.arena, game.id, 1, &all, &c.err));
	ck_assert_uint_eq(all.count, PLANS_MOST);
	ck_assert(view_is(all.plan[0].text, "if pass then 0"));
	ck_assert(view_is(all.plan[PLANS_MOST - 1].text, "if pass then 19"));
	ck_assert(plan_forget(c.st, game.id, 1, &c.err) &&
		  plan_list(c.st, &c.arena, game.id, 1, &all, &c.err));
	ck_assert_uint_eq(all.count, 0);
}

START_TEST(a_game_is_listened_to_until_it_need_not_be)
{
	int64_t *due;
	size_t count;

	ck_assert(heard_listen(c.st, game.id, 50, &c.err) &&
		  heard_listen(c.st, other.id, 40, &c.err) &&
		  heard_due(c.st, &c.arena, 60, &due, &count, &c.err));
	ck_assert_uint_eq(count, 2);
	ck_assert_int_eq(due[0], other.id);
	ck_assert(heard_listen(c.st, other.id, 0, &c.err) &&
		  heard_listen(c.st, game.id, 70, &c.err) &&
		  heard_due(c.st, &c.arena, 60, &due, &count, &c.err));
	ck_assert_uint_eq(count, 0);
}

int main(void)
{
	club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("settling");
}
