/* SPDX-License-Identifier: ISC */
/* How often a server is waited for while a letter is judged; and what is put off, or
 * asked ahead, so that it is seldom (db_later, db_ahead). */
#include "adjudicator/record/seal.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/judge_one.h"
#include "adjudicator/run/workers/lanes.h"
#include "adjudicator/store/aside.h"
#include "adjudicator/store/lane.h"
#include "adjudicator/store/outage.h"
#include "adjudicator/store/query.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/crew_case.h"
#include "tests/helpers/club/engine.h"

static struct crew_case crew;
static struct seal_own own;
static struct arena arena;
static struct err err;

static void must(bool done)
{
	ck_assert_msg(done, "%s", err.text);
}

static struct store *st(void)
{
	return crew.club.run.context.store;
}

/* A letter, as a worker judges it; what that asked of the server. */
static struct db_traffic judge(void)
{
	struct run *r = &crew.club.run;
	struct lane_wish wish = {.now = SOME_NOW};
	const struct db_traffic before = db_traffic(store_db(st()));
	struct db_traffic t;
	struct lane_claim claim = {0};
	bool waits;

	must(lanes_terms(&crew.club.config, &wish.terms, &err) &&
	     store_begin_shared(st(), &err) &&
	     lane_claim(st(), &arena, &wish, &claim, &err));
	ck_assert_int_ne(claim.in.id, 0);
	r->context.drained = claim.falls;
	seal_own_begin(&own, claim.round);
	must(judge_one(r, &arena, &claim.in, STUMBLE_TELL, &waits, &err) &&
	     store_commit(st(), &err));
	(void)seal_own_end(&own, true);
	t = db_traffic(store_db(st()));
	return (struct db_traffic){t.statements - before.statements,
				   t.trips - before.trips};
}

/* Positions are remembered, statements prepared, the notice of the first day is given.
 */
START_TEST(a_move_is_judged_in_few_trips)
{
	struct db_traffic t = {0};

	crew.moves.games = 2;
	crew.moves.turns = 4;
	crew_open(&crew, true);
	crew_lanes(&crew);
	crew.club.run.context.own = &own;
	for (int i = 0; i < 8; i++) {
		t = judge();
	}
	ck_assert_int_le(t.trips, 5);
	ck_assert_int_le(t.statements, 20);
	crew_close(&crew);
}

/* What a move tells both players, with statements prepared and positions remembered. */
START_TEST(a_letter_is_written_in_few_trips)
{
	struct db_traffic t = {0};
	bool any = true;

	crew.moves.games = 3;
	crew.moves.turns = 4;
	crew_open(&crew, true);
	crew_lanes(&crew);
	crew.club.run.context.own = &own;
	for (int i = 0; i < 12; i++) {
		(void)judge();
	}
	must(store_begin(st(), &err));
	for (int i = 0; i < 5; i++) {
		const struct db_traffic before = db_traffic(store_db(st()));

		must(write_next(&crew.club.run.context, &arena, &any, &err) && any);
		t = db_traffic(store_db(st()));
		t.statements -= before.statements;
		t.trips -= before.trips;
	}
	must(store_commit(st(), &err));
	ck_assert_int_le(t.trips, 2);
	ck_assert_int_le(t.statements, 12);
	crew_close(&crew);
}

/* Its bytes, and its game; a few more for each block of letters. */
START_TEST(a_letter_is_given_its_lane_in_three_trips)
{
	struct db_traffic before, after;

	crew.moves.games = 16;
	crew.moves.turns = 4;
	crew_open(&crew, true);
	must(lanes_open(&crew.club.run, &err));
	before = db_traffic(store_db(st()));
	must(lanes_fill(&crew.club.run, &err));
	after = db_traffic(store_db(st()));
	ck_assert_int_le(after.trips - before.trips, 3L * 64);
	crew_close(&crew);
}

static void open_empty(void)
{
	crew.moves.games = crew.moves.turns = 1;
	crew_open(&crew, true);
	must(store_begin_shared(st(), &err));
}

static void put_off(const char *name, int64_t value)
{
	must(query_later(st(), NUMBER_SET, WITH(STR(name), INT(value)), -1, &err));
}

static int64_t number(const char *name)
{
	int64_t value;

	must(store_number(st(), name, &value, &err));
	return value;
}

START_TEST(what_is_put_off_is_done_before_what_follows)
{
	open_empty();
	put_off("test.a", 7);
	ck_assert_int_eq(number("test.a"), 7);
	put_off("test.a", 8);
	must(store_commit(st(), &err));
	ck_assert_int_eq(number("test.a"), 8);
	crew_close(&crew);
}

/* A game that is not there has no events. */
static void put_off_wrong(struct err *why)
{
	ck_assert(query_later(
		st(), EVENT_ADD,
		WITH(INT(999), INT(1), INT(0), STR(""), STR(""), ID(0), HASH(NULL)), 1,
		why));
}

START_TEST(what_is_put_off_fails_with_what_follows)
{
	int64_t value;

	open_empty();
	put_off("test.a", 7);
	put_off_wrong(&err);
	ck_assert(!store_number(st(), "test.a", &value, &err));
	ck_assert_int_eq(err.kind, ERR_BUG);
	ck_assert_ptr_nonnull(strstr(err.text, "adding an event"));
	store_rollback(st());
	ck_assert_int_eq(number("test.a"), 0);
	crew_close(&crew);
}

START_TEST(what_changes_too_few_rows_is_never_committed)
{
	open_empty();
	put_off("test.a", 7);
	must(query_later(st(), INBOX_JUDGED, WITH(INT(999)), 1, &err));
	ck_assert(!store_commit(st(), &err));
	ck_assert_int_eq(err.kind, ERR_BUG);
	store_rollback(st());
	ck_assert_int_eq(number("test.a"), 0);
	crew_close(&crew);
}

/* Sent or not; an outer mark is not taken for an inner one that is still there. */
START_TEST(a_mark_takes_back_what_was_put_off_behind_it)
{
	for (int sent = 0; sent < 2; sent++) {
		open_empty();
		must(store_mark(st(), &err));
		put_off("test.a", 1);
		must(store_mark(st(), &err));
		put_off("test.b", 2);
		ck_assert_int_eq(sent == 0 ? 1 : number("test.a"), 1);
		must(store_release(st(), &err));
		put_off("test.c", 3);
		store_undo(st());
		put_off("test.d", 4);
		must(store_commit(st(), &err));
		ck_assert_int_eq(number("test.a"), 0);
		ck_assert_int_eq(number("test.b"), 0);
		ck_assert_int_eq(number("test.c"), 0);
		ck_assert_int_eq(number("test.d"), 4);
		crew_close(&crew);
	}
}

/* The inner mark is set before what fails, and released in the same flush. */
START_TEST(what_fails_in_a_mark_is_undone_with_the_one_around_it)
{
	int64_t value;

	open_empty();
	must(store_mark(st(), &err));
	put_off("test.a", 1);
	must(store_mark(st(), &err));
	put_off_wrong(&err);
	must(store_release(st(), &err));
	ck_assert(!store_number(st(), "test.a", &value, &err));
	store_undo(st());
	ck_assert_int_eq(number("test.a"), 0);
	put_off("test.b", 2);
	must(store_commit(st(), &err));
	ck_assert_int_eq(number("test.b"), 2);
	crew_close(&crew);
}

/* Where a mark was gone back to, the server learns a statement that it did not know. */
START_TEST(what_was_never_asked_before_can_be_asked_after_a_failure)
{
	struct outage *list;
	size_t count;
	int64_t value;

	open_empty();
	put_off("test.a", 1);
	must(store_mark(st(), &err));
	put_off_wrong(&err);
	ck_assert(!store_number(st(), "test.b", &value, &err));
	store_undo(st());
	must(outage_list(st(), &arena, 9, &list, &count, &err));
	must(store_commit(st(), &err));
	ck_assert_int_eq(number("test.a"), 1);
	crew_close(&crew);
}

/* What follows it is not taken for a transaction of its own. */
START_TEST(a_mark_that_is_the_whole_transaction_undoes_all_of_it)
{
	int64_t value;

	open_empty();
	store_mark_all(st());
	must(store_mark(st(), &err));
	put_off("test.a", 1);
	store_undo(st());
	ck_assert(store_undid_all(st()));
	ck_assert(!store_number(st(), "test.a", &value, &err));
	ck_assert(
		!query_later(st(), NUMBER_SET, WITH(STR("test.a"), INT(2)), -1, &err));
	ck_assert(!store_commit(st(), &err));
	store_rollback(st());
	ck_assert(!store_undid_all(st()));
	ck_assert_int_eq(number("test.a"), 0);
	crew_close(&crew);
}

START_TEST(where_nothing_was_changed_nothing_is_undone)
{
	open_empty();
	store_mark_all(st());
	must(store_mark(st(), &err));
	ck_assert_int_eq(number("test.a"), 0);
	store_undo(st());
	ck_assert(!store_undid_all(st()));
	put_off("test.a", 1);
	must(store_mark(st(), &err));
	put_off("test.a", 2);
	store_undo(st());
	ck_assert(!store_undid_all(st()));
	must(store_release(st(), &err) && store_commit(st(), &err));
	ck_assert_int_eq(number("test.a"), 1);
	crew_close(&crew);
}

static bool keep_or_fail(void *arg, struct arena *a, int64_t id, struct err *why)
{
	(void)arg;
	(void)a;
	if (id == 2) {
		put_off_wrong(why);
		return true;
	}
	put_off(id == 1 ? "test.a" : "test.c", id);
	return id == 1 || number("test.b") == 0;
}

/* Neither the one before it nor the one behind it suffers. */
START_TEST(what_is_put_off_fails_where_it_was_put_off)
{
	static const int64_t ids[] = {1, 2, 3};
	const struct aside_work work = {.what = ASIDE_GAME, .one = keep_or_fail};
	struct aside a = {0};

	open_empty();
	must(aside_each(&crew.club.run.context, &work, ids, 3, &err));
	for (int64_t id = 1; id <= 3; id++) {
		must(aside_get(st(), &arena, ASIDE_GAME, id, &a, &err));
		ck_assert_int_eq(a.since != 0, id == 2);
	}
	ck_assert_int_eq(number("test.a"), 1);
	ck_assert_int_eq(number("test.c"), 3);
	store_rollback(st());
	crew_close(&crew);
}

START_TEST(what_was_asked_ahead_is_here_until_something_changes)
{
	struct db_traffic t;

	open_empty();
	put_off("test.a", 1);
	must(store_settle(st(), &err));
	query_ahead(st(), NUMBER_GET, WITH(STR("test.a")));
	ck_assert_int_eq(number("test.b"), 0);
	query_ahead(st(), NUMBER_GET, WITH(STR("test.a")));
	must(lane_least(st(), &(int64_t){0}, &err));
	t = db_traffic(store_db(st()));
	ck_assert_int_eq(number("test.a"), 1);
	ck_assert_int_eq(db_traffic(store_db(st())).trips, t.trips);
	query_ahead(st(), NUMBER_GET, WITH(STR("test.a")));
	must(lane_least(st(), &(int64_t){0}, &err));
	put_off("test.a", 2);
	ck_assert_int_eq(number("test.a"), 2);
	store_rollback(st());
	crew_close(&crew);
}

int main(void)
{
	int bad;

	crew.database = engine_copying_server_start();
	if (crew.database == NULL) {
		return 0;
	}
	arena_fixture(&arena);
	claims_timeout(60);
	bad = claims_run("round_trips");
	engine_server_stop();
	return bad;
}
