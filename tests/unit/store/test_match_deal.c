/* SPDX-License-Identifier: ISC */
/* Seats are dealt when a game starts, and its secret is told when it is over. */
#include "adjudicator/store/match.h"
#include "adjudicator/store/outbox.h"
#include "tests/helpers/club/store_club.h"

#include "tests/helpers/claims.h"

static struct club c;
static int64_t ann, ben;

static void set_up(void)
{
	ann = club_player(&c, "Ann");
	ben = club_player(&c, "Ben");
}

static struct match got(int64_t id)
{
	struct match m;

	ck_assert_msg(match_get(c.st, &c.arena, id, &m, &c.err), "%s", c.err.text);
	return m;
}

static void keep(const struct match *m)
{
	ck_assert_msg(match_update(c.st, m, &c.err), "%s", c.err.text);
}

/* Of a game that was made with a secret and dealt as B, A. */
static struct match dealt(void)
{
	struct match m = club_game(&c, ann, ben);
	struct match swapped;

	m.committed = true;
	m.secret[31] = 9;
	m.seat[1].luck = view_of("purple umbrella");
	ck_assert_msg(match_add(c.st, &m, &c.err), "%s", c.err.text);
	swapped = m;
	swapped.seat[0] = m.seat[1];
	swapped.seat[1] = m.seat[0];
	swapped.seed[0] = 200;
	ck_assert_msg(match_deal(c.st, &swapped, &c.err), "%s", c.err.text);
	return got(m.id);
}

START_TEST(a_place_in_the_invitation_becomes_a_seat)
{
	struct match m = dealt();

	ck_assert(m.committed);
	ck_assert_int_eq(m.secret[31], 9);
	ck_assert_int_eq(m.seed[0], 200);
	ck_assert_int_eq(m.seat[0].player, ben);
	ck_assert(view_is(m.seat[0].luck, "purple umbrella"));
	ck_assert(!m.seat[0].accepted);
	ck_assert_int_eq(m.seat[1].player, ann);
	ck_assert(m.seat[1].accepted);
	ck_assert_int_eq(match_seat_at(&m, 0), 1);
	ck_assert_int_eq(match_seat_at(&m, 1), 0);
	ck_assert_int_eq(match_seat_at(&m, 2), -1);
}

static void tell(int64_t game, int64_t player, int seat)
{
	struct notice n = {.player = player,
			   .game = game,
			   .seat = seat,
			   .kind = view_of("notice"),
			   .headline = view_of("x"),
			   .text = view_of("x")};

	ck_assert_msg(notice_add(c.st, &n, &c.err), "%s", c.err.text);
}

/* What waits for Ann must not be shown the rack of the seat that Ben has now. */
START_TEST(notices_that_wait_follow_their_player_to_the_seat)
{
	struct match m = dealt();
	struct match back = m;
	struct notice *list;
	size_t count;

	back.seat[0] = m.seat[1];
	back.seat[1] = m.seat[0];
	back.seat[0].place = 0;
	back.seat[1].place = 1;
	ck_assert(match_deal(c.st, &back, &c.err));
	tell(m.id, ann, 0);
	ck_assert(match_deal(c.st, &m, &c.err));
	ck_assert(notice_group(c.st, &c.arena, &(struct notice_next){0}, &list, &count,
			       &c.err));
	ck_assert_uint_eq(count, 1);
	ck_assert_int_eq(list[0].player, ann);
	ck_assert_int_eq(list[0].seat, 1);
}

/* Her seat there is not her place any more. */
START_TEST(notices_of_another_game_stay_at_their_seats)
{
	struct match m = dealt();
	struct notice *list;
	size_t count;

	tell(m.id, ann, 1);
	(void)dealt();
	ck_assert(notice_group(c.st, &c.arena, &(struct notice_next){0}, &list, &count,
			       &c.err));
	ck_assert_uint_eq(count, 1);
	ck_assert_int_eq(list[0].seat, 1);
}

START_TEST(secrets_are_to_be_told_when_their_time_has_come)
{
	struct match m = dealt();
	int64_t *ids;
	size_t count;

	ck_assert_int_eq(m.untold, 0);
	ck_assert(match_to_reveal(c.st, &c.arena, INT64_MAX, &ids, &count, &c.err));
	ck_assert_uint_eq(count, 0);
	m.untold = 77;
	keep(&m);
	ck_assert(match_to_reveal(c.st, &c.arena, 76, &ids, &count, &c.err));
	ck_assert_uint_eq(count, 0);
	ck_assert(match_to_reveal(c.st, &c.arena, 77, &ids, &count, &c.err));
	ck_assert_uint_eq(count, 1);
	ck_assert_int_eq(ids[0], m.id);
	m = got(m.id);
	m.untold = 0;
	keep(&m);
	ck_assert(match_to_reveal(c.st, &c.arena, 77, &ids, &count, &c.err));
	ck_assert_uint_eq(count, 0);
}

int main(void)
{
	club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("match_deal");
}
