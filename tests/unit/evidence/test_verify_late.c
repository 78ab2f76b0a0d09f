/* SPDX-License-Identifier: ISC */
/* Whether time was over when a record says so: a turn is missed only behind its
 * deadline and the grace. What is forged here is chained as an honest log is. */
#include "adjudicator/evidence/verify.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/record/turnfile.h"
#include "tests/helpers/random/random_club.h"
#include <string.h>

#include "tests/helpers/claims.h"
static struct random_club rc;

static void begin(void)
{
	random_club_open(&rc);
	ck_assert(store_begin(rc.club.st, &rc.club.err));
}

static void finish(void)
{
	store_rollback(rc.club.st);
	random_club_close(&rc);
}

static struct record *game(const char *options)
{
	struct record *r = arena_take(&rc.arena, sizeof *r);
	struct dice d = {.state = 1};

	ck_assert_ptr_null(random_club_start(
		&rc, &d,
		arena_printf(&rc.arena, "%s\nPlayer: Ann\nPlayer: Ben\n", options), r));
	return r;
}

static void keep(struct record *r, const struct table *t)
{
	rc.context.now = t->now;
	ck_assert_msg(record_append(&rc.arena, r, t, &rc.club.err), "%s",
		      rc.club.err.text);
}

static void time_is_over(struct record *r, int64_t at)
{
	struct table t = table_over(&rc.arena, &r->pos, at, true);

	table_timeout(&t);
	ck_assert_uint_gt(t.events, 0);
	keep(r, &t);
}

static void event_at(struct record *r, int64_t at, struct event e)
{
	struct table t = table_over(&rc.arena, &r->pos, at, true);

	table_emit(&t, e);
	keep(r, &t);
}

static void claims(struct record *r, int64_t at)
{
	struct table t = table_over(&rc.arena, &r->pos, at, true);
	struct order o;

	ck_assert(order_read(&rc.arena, view_of("claim time"), &o));
	ck_assert_int_eq(table_judge(&t, 1 - t.pos.to_move, &o), OUTCOME_APPLIED);
	keep(r, &t);
}

/* What is said of the stored game, and of its export too; NULL: both hold. */
static const char *said(const struct record *r)
{
	struct buf b = buf_in(&rc.arena);
	struct verified stored;
	struct verified file;

	ck_assert(verify_game(&rc.context, &rc.arena, r->match.id, &stored,
			      &rc.club.err));
	ck_assert_msg(record_export(&rc.arena, r, (struct viewer){VIEWER_OPERATOR, 0},
				    &b, &rc.club.err),
		      "%s", rc.club.err.text);
	ck_assert(verify_file(rc.c.lexica, &rc.arena, buf_view(&b), "t", &file,
			      &rc.club.err));
	ck_assert(file.judged && stored.judged);
	ck_assert_int_eq(stored.row, file.row);
	if (stored.what == NULL || file.what == NULL) {
		ck_assert_msg(file.what == stored.what, "%s%s",
			      stored.what == NULL ? "the file: " : "the game: ",
			      stored.what == NULL ? file.what : stored.what);
		return NULL;
	}
	ck_assert_str_eq(stored.what, file.what);
	return stored.what;
}

static void holds(const struct record *r)
{
	const char *what = said(r);

	ck_assert_msg(what == NULL, "%s", what);
}

static void differs(const struct record *r, const char *words)
{
	const char *what = said(r);

	ck_assert_ptr_nonnull(what);
	ck_assert_msg(strstr(what, words) != NULL, "%s", what);
}

static const char *const kinds[] = {
	"Game: classic\nOptions: deadline=24h",
	"Game: wordbox\nOptions: deadline=24h grace=2h",
	"Game: classic\nOptions: deadline=24h bank=6h grace=2h",
	"Game: wordcap\nOptions: deadline=24h grace=2h",
	"Game: cubes\nOptions: deadline=24h",
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

START_TEST(a_late_pass_behind_its_time_holds)
{
	struct record *r = game(kinds[_i]);

	time_is_over(r, clocks_fall(&r->pos) + 1);
	time_is_over(r, clocks_fall(&r->pos) + 7200);
	holds(r);
}

START_TEST(a_late_pass_that_comes_a_minute_early_is_named)
{
	struct record *r = game(kinds[_i]);

	time_is_over(r, clocks_fall(&r->pos) + 1);
	time_is_over(r, clocks_fall(&r->pos) - 60);
	differs(r, "counts as missed, but its time runs until ");
}

/* Its last second is its player's. */
START_TEST(the_second_of_the_end_is_still_time)
{
	struct record *r = game(kinds[_i]);

	time_is_over(r, clocks_fall(&r->pos));
	differs(r, "counts as missed, but its time runs until ");
}

START_TEST(a_turn_without_a_clock_is_never_missed)
{
	struct record *r = game("Game: classic\nOptions: deadline=none");

	time_is_over(r, RANDOM_START + 90 * 86400);
	differs(r, "counts as missed, but no clock runs");
}

static const char *const claimed[] = {
	"Game: classic\nOptions: deadline=24h grace=2h flag=claim",
	"Game: wordcap\nOptions: deadline=24h flag=claim",
	"Game: cubes\nOptions: deadline=24h grace=2h flag=claim",
};
enum { CLAIMED = sizeof claimed / sizeof claimed[0] };

START_TEST(a_claim_of_time_that_is_over_holds)
{
	struct record *r = game(claimed[_i]);
	int64_t fall = clocks_fall(&r->pos);

	time_is_over(r, fall + 1);
	claims(r, fall + 2);
	time_is_over(r, clocks_fall(&r->pos) + 1);
	holds(r);
}

START_TEST(a_flag_that_falls_early_is_named)
{
	struct record *r = game(claimed[_i]);
	int64_t fall = clocks_fall(&r->pos);

	time_is_over(r, fall - 60);
	claims(r, fall + 2);
	differs(r, "counts as missed, but its time runs until ");
}

START_TEST(a_claim_before_the_time_is_over_is_named)
{
	struct record *r = game(claimed[_i]);
	int64_t fall = clocks_fall(&r->pos);

	time_is_over(r, fall + 1);
	claims(r, fall - 60);
	differs(r, "is claimed, but it runs until ");
}

START_TEST(a_turn_that_waits_for_a_claim_is_not_passed_without_one)
{
	struct record *r = game(claimed[_i]);
	int64_t fall = clocks_fall(&r->pos);
	int seat = r->pos.to_move;
	struct table t;

	time_is_over(r, fall + 1);
	t = table_over(&rc.arena, &r->pos, fall + 2, true);
	table_timeout(&t);
	ck_assert_int_ne(t.pos.to_move, seat);
	keep(r, &t);
	differs(r, "is passed, but nobody claimed it");
}

/* Grace runs through no leave, and a deadline that was given later is the one that
 * counts. */
START_TEST(leave_and_more_time_count)
{
	struct record *r = game(kinds[1]);
	int seat = r->pos.to_move;
	int64_t now = r->pos.deadline - 60;

	event_at(r, now,
		 (struct event){.kind = EVENT_CLOCK,
				.seat = seat,
				.time = r->pos.deadline + 3600});
	event_at(r, now,
		 (struct event){.kind = EVENT_LEAVE,
				.seat = seat,
				.time = r->pos.deadline + 86400});
	time_is_over(r, _i == 0 ? clocks_fall(&r->pos) + 1 : r->pos.deadline + 7201);
	if (_i == 0) {
		holds(r);
	} else {
		differs(r, "counts as missed, but its time runs until ");
	}
}

int main(void)
{
	claims_timeout(0);
	claims_fixture(begin, finish);
	claims_times(a_late_pass_behind_its_time_holds, 0, KINDS);
	claims_times(a_late_pass_that_comes_a_minute_early_is_named, 0, KINDS);
	claims_times(the_second_of_the_end_is_still_time, 0, KINDS);
	claims_times(a_claim_of_time_that_is_over_holds, 0, CLAIMED);
	claims_times(a_flag_that_falls_early_is_named, 0, CLAIMED);
	claims_times(a_claim_before_the_time_is_over_is_named, 0, CLAIMED);
	claims_times(a_turn_that_waits_for_a_claim_is_not_passed_without_one, 0,
		     CLAIMED);
	claims_times(leave_and_more_time_count, 0, 2);
	return claims_run("verify late");
}
