/* SPDX-License-Identifier: ISC */
/* What is asked of one game, or done to it, is about no other. */
#include "adjudicator/store/former.h"
#include "adjudicator/store/heard.h"
#include "adjudicator/store/leave.h"
#include "adjudicator/store/outage.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/two_kept.h"

static struct two_games g;

static void must(bool done)
{
	ck_assert_msg(done, "%s", g.c.err.text);
}

/* The first game has two events, the second three; the letters of each came at a moment
 * of its own. */
static const char *const games[] = {
	"INSERT INTO inbox (id, source, uid, arrived, fetched, truncated, raw)"
	" VALUES (101, 'maildir', 'a', 31, 31, 0, X'78'),"
	" (102, 'maildir', 'b', 32, 32, 0, X'78')",
	"INSERT INTO event (game, n, at, text, hidden, letter) VALUES"
	" (1, 1, 10, 'start one', '', NULL), (1, 2, 11, 'pass', '', 101),"
	" (2, 1, 20, 'start two', '', NULL), (2, 2, 21, 'pass', '', 102),"
	" (2, 3, 22, 'end two', '', NULL)",
	"INSERT INTO seat_past (game, n, seat, player, name, epoch) VALUES"
	" (1, 1, 0, 3, 'Cat', 0), (2, 1, 0, 3, 'Cat', 0)",
	"INSERT INTO leave (player, begins, ends, made, state) VALUES"
	" (1, 100, 200, 5, 'booked'), (1, 300, 400, 5, 'dropped'),"
	" (2, 500, 600, 5, 'booked')",
	NULL,
};

static void open_club(void)
{
	two_games_open(&g);
	two_games_more(&g);
	two_kept_put(&g, games);
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

START_TEST(the_seats_of_another_are_not_dealt)
{
	static const struct two_rows left[] = {
		{"seat WHERE game = 2 AND seat = 0 AND player = 1 AND luck = ''",  1},
		{"seat WHERE game = 2 AND seat = 1 AND player = 2 AND luck = ''",  1},
		{"seat WHERE game = 1 AND seat = 0 AND player = 2 AND luck = 'b'", 1},
		{"seat WHERE game = 1 AND seat = 1 AND player = 1 AND luck = 'a'", 1},
		{NULL,							     0},
	};
	struct match m = g.one;

	m.seat[0].player = g.ben;
	m.seat[0].luck = view_of("b");
	m.seat[1].player = g.ann;
	m.seat[1].luck = view_of("a");
	must(match_deal(g.c.st, &m, &g.c.err));
	two_kept_are(&g, left);
}

START_TEST(events_are_of_their_game)
{
	struct match_event first;
	struct arrival *came;
	size_t count;

	must(match_start(g.c.st, &g.c.arena, g.two.id, &first, &g.c.err));
	ck_assert_int_eq(first.n, 1);
	ck_assert(view_is(first.text, "start two"));
	must(match_start(g.c.st, &g.c.arena, g.one.id, &first, &g.c.err));
	ck_assert(view_is(first.text, "start one"));
	must(outage_arrivals(g.c.st, &g.c.arena, g.two.id, &came, &count, &g.c.err));
	ck_assert_uint_eq(count, 1);
	ck_assert_int_eq(came[0].n, 2);
	ck_assert_int_eq(came[0].arrived, 32);
}

START_TEST(where_the_first_event_is_gone_no_other_is_the_first)
{
	static const char *const gone[] = {"DELETE FROM event WHERE game = 2 AND n = 1",
					   NULL};
	struct match_event first = {0};

	two_kept_put(&g, gone);
	must(match_start(g.c.st, &g.c.arena, g.two.id, &first, &g.c.err));
	ck_assert_int_eq(first.n, 0);
}

/* What stands at that number in that game; 0: there is none. */
static uint8_t head_at(const struct match *m, long n)
{
	struct hash head = {{0}};
	bool there;

	must(match_head_at(g.c.st, m->id, n, &head, &there, &g.c.err));
	return there ? head.byte[0] : 0;
}

static void keep_head(struct match *m, long n, uint8_t byte)
{
	const struct match_event e = {.n = n, .head = {{byte}}};

	must(match_head(g.c.st, m, &e, &g.c.err));
}

START_TEST(a_head_is_of_one_event_and_stays_as_it_is)
{
	keep_head(&g.one, 2, 12);
	ck_assert_uint_eq(head_at(&g.one, 1), 0);
	ck_assert_uint_eq(head_at(&g.two, 2), 0);
	keep_head(&g.one, 1, 11);
	keep_head(&g.two, 1, 21);
	keep_head(&g.two, 2, 22);
	keep_head(&g.one, 2, 99);
	ck_assert_uint_eq(head_at(&g.one, 1), 11);
	ck_assert_uint_eq(head_at(&g.one, 2), 12);
	ck_assert_uint_eq(head_at(&g.two, 1), 21);
	ck_assert_uint_eq(head_at(&g.two, 2), 22);
	ck_assert_uint_eq(head_at(&g.one, 3), 0);
}

static void walked(void *arg, const struct match *m)
{
	int *seen = arg;
	bool one = m->id == g.one.id;

	++*seen;
	ck_assert_int_eq(m->events, one ? 2 : 3);
	ck_assert_uint_eq(m->head.byte[0], one ? 12 : 23);
	ck_assert_uint_eq(m->seats, 2);
}

static void begun(void *arg, int64_t game, const struct match_event *e)
{
	int *seen = arg;

	++*seen;
	ck_assert(view_is(e->text, game == g.one.id ? "start one" : "start two"));
}

START_TEST(a_walk_tells_of_each_game_its_own)
{
	int games_seen = 0, starts_seen = 0;

	keep_head(&g.one, 2, 12);
	keep_head(&g.two, 3, 23);
	must(match_walk(g.c.st, walked, &games_seen, &g.c.err));
	must(match_starts(g.c.st, begun, &starts_seen, &g.c.err));
	ck_assert_int_eq(games_seen, 2);
	ck_assert_int_eq(starts_seen, 2);
}

START_TEST(the_others_are_still_listened_to)
{
	static const struct two_rows left[] = {
		{"listen WHERE game = 2", 1},
                {"listen",                1},
                {NULL,                    0}
        };

	must(heard_listen(g.c.st, g.one.id, 50, &g.c.err));
	must(heard_listen(g.c.st, g.two.id, 50, &g.c.err));
	must(heard_listen(g.c.st, g.one.id, 0, &g.c.err));
	two_kept_are(&g, left);
}

START_TEST(who_had_a_seat_had_it_in_that_game)
{
	struct match_former *all;
	size_t count;

	must(former_list(g.c.st, &g.c.arena, g.one.id, &all, &count, &g.c.err));
	ck_assert_uint_eq(count, 1);
}

START_TEST(leave_is_of_one_player_and_was_not_given_up)
{
	struct leave *all;
	size_t count;

	must(leave_of_player(g.c.st, &g.c.arena, g.ann, &all, &count, &g.c.err));
	ck_assert_uint_eq(count, 1);
	ck_assert_int_eq(all[0].begins, 100);
}

static size_t to_reveal(const char *state, int64_t opened, int64_t of)
{
	const char *sql[] = {
		"UPDATE game SET untold = 50 WHERE id = 1", "DELETE FROM casefile",
		arena_printf(
			&g.c.arena,
			"INSERT INTO casefile (game, turn, kind, should, text, state,"
			" ruling, event, proposed, because, appeal, opened, ruled,"
			" closed) VALUES (%lld, 1, 'other', -1, '', '%s', 0, 0, '', '',"
			" '', %lld, 0, 0)",
			(long long)of, state, (long long)opened),
		NULL};
	int64_t *ids;
	size_t count;

	two_kept_put(&g, sql);
	must(match_to_reveal(g.c.st, &g.c.arena, 100, &ids, &count, &g.c.err));
	return count;
}

START_TEST(a_secret_waits_for_a_young_case_of_its_own_game)
{
	ck_assert_uint_eq(to_reveal("open", 101, g.one.id), 0);
	ck_assert_uint_eq(to_reveal("appealed", 101, g.one.id), 0);
	ck_assert_uint_eq(to_reveal("closed", 101, g.one.id), 1);
	ck_assert_uint_eq(to_reveal("open", 100, g.one.id), 1);
	ck_assert_uint_eq(to_reveal("open", 101, g.two.id), 1);
}

int main(void)
{
	tcase_add_unchecked_fixture(claims_case(), open_club, close_club);
	claims_fixture(begin, undo);
	return claims_run("nobody_games");
}
