/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/match.h"

#include "adjudicator/store/result.h"
#include "tests/helpers/club/engine.h"
#include "tests/helpers/club/store_club.h"
#include <string.h>

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

typedef bool list_of(struct store *, struct arena *, int64_t **, size_t *,
		     struct err *);

static size_t listed(list_of *list, int64_t **ids)
{
	size_t count;

	ck_assert(list(c.st, &c.arena, ids, &count, &c.err));
	return count;
}

static size_t due(int64_t now, int64_t **ids)
{
	size_t count;

	ck_assert(match_due(c.st, &c.arena, now, ids, &count, &c.err));
	return count;
}

static size_t of_player(int64_t player, int64_t **ids)
{
	size_t count;

	ck_assert(match_of_player(c.st, &c.arena, player, ids, &count, &c.err));
	return count;
}

START_TEST(a_game_comes_back_as_it_was)
{
	struct match m = club_game(&c, ann, ben);
	struct match back;

	ck_assert_int_ne(m.id, 0);
	club_reopen(&c);
	back = got(m.id);
	ck_assert_int_eq(back.id, m.id);
	ck_assert(view_is(back.kind, "wordbox"));
	ck_assert(view_is(back.state, "running"));
	ck_assert_int_eq(memcmp(back.seed, m.seed, sizeof m.seed), 0);
	ck_assert_int_eq(back.created, 5);
	ck_assert_int_eq(back.deadline, 1000);
	ck_assert_int_eq(back.turn, 1);
	ck_assert_int_eq(back.to_move, 0);
	ck_assert_int_eq(back.events, 0);
	ck_assert_uint_eq(back.seats, 2);
	ck_assert_int_eq(back.seat[0].player, ann);
	ck_assert(view_is(back.seat[0].name, "Ann"));
	ck_assert(back.seat[0].accepted);
	ck_assert_int_eq(back.seat[1].player, ben);
	ck_assert(view_is(back.seat[1].name, "Ben"));
	ck_assert(!back.seat[1].accepted);
}

START_TEST(four_seats_are_kept_in_order)
{
	struct match m = {.kind = view_of("cubes"),
			  .state = view_of("invited"),
			  .to_move = -1,
			  .seats = 4};
	static const char *const names[] = {"D", "A", "C", "B"};

	for (size_t i = 0; i < 4; i++) {
		m.seat[i].name = view_of(names[i]); /* a seat without a player */
	}
	ck_assert_msg(match_add(c.st, &m, &c.err), "%s", c.err.text);
	m = got(m.id);
	ck_assert_uint_eq(m.seats, 4);
	ck_assert_int_eq(m.to_move, -1);
	ck_assert_int_eq(m.deadline, 0);
	for (size_t i = 0; i < 4; i++) {
		ck_assert(view_is(m.seat[i].name, names[i]));
		ck_assert_int_eq(m.seat[i].player, 0);
	}
}

START_TEST(no_game_has_no_number)
{
	struct match m = got(42);

	ck_assert_int_eq(m.id, 0);
	ck_assert_uint_eq(m.seats, 0);
	ck_assert_int_eq(m.to_move, -1);
}

START_TEST(an_unknown_player_undoes_the_game)
{
	struct match m = {.kind = view_of("cubes"),
			  .state = view_of("invited"),
			  .to_move = -1,
			  .seats = 2};
	int64_t *ids;

	m.seat[0].player = ann;
	m.seat[1].player = 999;
	ck_assert(store_begin(c.st, &c.err));
	ck_assert(!match_add(c.st, &m, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	ck_assert_int_eq(m.id, 0);
	ck_assert(store_commit(c.st, &c.err));
	ck_assert_uint_eq(listed(match_list, &ids), 0);
	ck_assert_uint_eq(of_player(ann, &ids), 0);
}

START_TEST(an_unknown_state_is_refused)
{
	struct match m = club_game(&c, ann, ben);

	m.state = view_of("Running");
	ck_assert(!match_update(c.st, &m, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	m.state = view_of("running");
	m.to_move = 4;
	ck_assert(!match_update(c.st, &m, &c.err));
	ck_assert_int_eq(got(m.id).to_move, 0);
}

START_TEST(an_update_keeps_what_it_promises)
{
	struct match m = club_game(&c, ann, ben);

	m.state = view_of("paused");
	m.turn = 12;
	m.to_move = 1;
	m.deadline = 0;
	m.seat[1].accepted = true;
	keep(&m);
	m = got(m.id);
	ck_assert(view_is(m.state, "paused"));
	ck_assert_int_eq(m.turn, 12);
	ck_assert_int_eq(m.to_move, 1);
	ck_assert_int_eq(m.deadline, 0);
	ck_assert(m.seat[0].accepted);
	ck_assert(m.seat[1].accepted);
	m.id = 999;
	ck_assert(!match_update(c.st, &m, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
}

static struct match_event event(const char *text, const char *hidden)
{
	return (struct match_event){
		.at = 50, .text = view_of(text), .hidden = view_of(hidden)};
}

START_TEST(events_come_back_in_order)
{
	enum { EVENTS = 40 };
	struct match m = club_game(&c, ann, ben);
	struct match other = club_game(&c, ann, ben);
	int64_t letter = club_letter(&c, "x");
	struct match_event e;
	struct match_event *out;
	size_t count;

	for (long i = 1; i <= EVENTS; i++) {
		e = event(arena_printf(&c.arena, "order %ld", i),
			  i == 3 ? "A E I" : "");
		e.letter = i == 3 ? letter : 0;
		ck_assert_msg(match_append(c.st, &m, &e, &c.err), "%s", c.err.text);
		ck_assert_int_eq(e.n, i);
		ck_assert_int_eq(m.events, i);
	}
	e = event("start", "");
	ck_assert(match_append(c.st, &other, &e, &c.err));
	ck_assert_int_eq(e.n, 1);
	club_reopen(&c);
	ck_assert_int_eq(got(m.id).events, EVENTS);
	ck_assert(match_events(c.st, &c.arena, m.id, &out, &count, &c.err));
	ck_assert_uint_eq(count, EVENTS);
	for (size_t i = 0; i < count; i++) {
		ck_assert_int_eq(out[i].n, (long)i + 1);
		ck_assert(view_is(out[i].text,
				  arena_printf(&c.arena, "order %zu", i + 1)));
	}
	ck_assert(view_is(out[2].hidden, "A E I"));
	ck_assert_int_eq(out[2].letter, letter);
	ck_assert_int_eq(out[2].at, 50);
	ck_assert_uint_eq(out[3].hidden.len, 0);
	ck_assert_int_eq(out[3].letter, 0);
}

START_TEST(an_event_is_never_appended_behind_ones_back)
{
	struct match m = club_game(&c, ann, ben);
	struct match stale = m;
	struct match ahead = m;
	struct match_event e = event("first", "");
	struct match_event late = event("second", "");
	struct match_event *out;
	size_t count;

	ck_assert(match_append(c.st, &m, &e, &c.err));
	ck_assert(!match_append(c.st, &stale, &late, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	ck_assert_int_eq(stale.events, 0);
	ck_assert_int_eq(late.n, 0);
	ahead.events = 5;
	ck_assert(!match_append(c.st, &ahead, &late, &c.err));
	ahead.id = 999;
	ahead.events = 0;
	ck_assert(!match_append(c.st, &ahead, &late, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	ck_assert(match_events(c.st, &c.arena, m.id, &out, &count, &c.err));
	ck_assert_uint_eq(count, 1);
}

START_TEST(an_event_number_is_unique_in_its_game)
{
	struct match m = club_game(&c, ann, ben);
	struct match_event e = event("first", "");

	ck_assert(match_append(c.st, &m, &e, &c.err));
	ck_assert(!db_exec(store_db(c.st),
			   "INSERT INTO event (game, n, at, text, hidden)"
			   " VALUES (1, 1, 0, '', '')",
			   &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
}

static const char hostile[] =
	"' ; DROP TABLE event; -- \n\r\t\x01\x7f \xe2\x80\xaeX\xe2\x80\xac "
	"\xf0\x9f\x8e\xb2 e\xcc\x81 %s $1 \xef\xbf\xbd";

START_TEST(any_text_is_only_text)
{
	struct match m = club_game(&c, ann, ben);
	struct match_event e = event(hostile, hostile);
	struct match_event *out;
	size_t count;

	ck_assert(match_append(c.st, &m, &e, &c.err));
	ck_assert(match_events(c.st, &c.arena, m.id, &out, &count, &c.err));
	ck_assert(view_is(out[0].text, hostile));
	ck_assert(view_is(out[0].hidden, hostile));
}

START_TEST(a_game_without_events_has_none)
{
	struct match_event *out;
	size_t count = 9;

	ck_assert(match_events(c.st, &c.arena, 42, &out, &count, &c.err));
	ck_assert_uint_eq(count, 0);
}

START_TEST(deadlines_are_due_oldest_first)
{
	struct match one = club_game(&c, ann, ben);
	struct match two = club_game(&c, ann, ben);
	struct match paused = club_game(&c, ann, ben);
	struct match free_of = club_game(&c, ann, ben);
	int64_t *ids;

	two.deadline = 900;
	keep(&two);
	paused.state = view_of("paused");
	keep(&paused);
	free_of.deadline = 0;
	keep(&free_of);
	ck_assert_uint_eq(due(899, &ids), 0);
	ck_assert_uint_eq(due(900, &ids), 1);
	ck_assert_int_eq(ids[0], two.id);
	ck_assert_uint_eq(due(INT64_MAX, &ids), 2);
	ck_assert_int_eq(ids[0], two.id);
	ck_assert_int_eq(ids[1], one.id);
	ck_assert_uint_eq(listed(match_with_deadline, &ids), 2);
	ck_assert_int_eq(ids[0], two.id);
	ck_assert_uint_eq(listed(match_list, &ids), 4);
	ck_assert_int_eq(ids[0], one.id);
	ck_assert_int_eq(ids[3], free_of.id);
}

static const struct {
	const char *state;
	size_t games;
} states[] = {
	{"invited", 1},
        {"running", 1},
        {"paused",  1},
        {"over",    0},
        {"void",    0}
};

START_TEST(a_players_games_are_the_unfinished_ones)
{
	struct match m = club_game(&c, ann, ben);
	int64_t *ids;

	m.state = view_of(states[_i].state);
	keep(&m);
	ck_assert_uint_eq(of_player(ann, &ids), states[_i].games);
	ck_assert_uint_eq(of_player(ben, &ids), states[_i].games);
	ck_assert_uint_eq(of_player(ben + 1, &ids), 0);
	m.state = view_of("running"); /* a ruling may open it again */
	keep(&m);
	ck_assert_uint_eq(of_player(ann, &ids), 1);
	ck_assert_int_eq(ids[0], m.id);
}

START_TEST(one_player_on_two_seats_has_one_game)
{
	struct match m = club_game(&c, ann, ann);
	int64_t *ids;

	ck_assert_uint_eq(of_player(ann, &ids), 1);
	ck_assert_int_eq(ids[0], m.id);
}

static void count_seats(void *arg, const struct match *m)
{
	*(size_t *)arg += m->seats;
}

/* Whoever made the file: as from a backup that somebody else sent. */
START_TEST(seats_that_no_game_has_are_not_read)
{
	struct match m = club_game(&c, ann, ben);
	struct result r = {.game = m.id, .reason = view_of("out"), .seats = 2};
	size_t seats = 0;

	if (engine_is_server()) {
		return; /* which holds to its checks */
	}
	ck_assert(result_keep(c.st, &r, &c.err));
	ck_assert_msg(
		db_exec(store_db(c.st),
			"PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = "
			"OFF;"
			"CREATE TEMP TABLE more (n); INSERT INTO more VALUES (2), (4), "
			"(-9);"
			"INSERT INTO seat (game, seat, player, name, accepted, live)"
			" SELECT game, seat + n, player, name, accepted, live"
			" FROM seat CROSS JOIN more;"
			"INSERT INTO seat (game, seat, player, name, accepted, live)"
			" SELECT 0, seat, player, name, accepted, live FROM seat;"
			"INSERT INTO result_seat SELECT game, seat + n, points, half,"
			" missed FROM result_seat CROSS JOIN more WHERE n <> 2",
			&c.err),
		"%s", c.err.text);
	ck_assert_uint_eq(got(m.id).seats, MATCH_SEATS);
	ck_assert(match_walk(c.st, count_seats, &seats, &c.err));
	ck_assert_uint_eq(seats, MATCH_SEATS);
	ck_assert(result_get(c.st, &c.arena, m.id, &r, &c.err));
	ck_assert_uint_eq(r.seats, 2);
}

int main(void)
{
	club_fixture(&c);
	claims_fixture(set_up, NULL);
	claims_rows(a_players_games_are_the_unfinished_ones, states);
	return claims_run("match");
}
