/* SPDX-License-Identifier: ISC */
/* Letters that leave late, come back, or wait: which turns that gives time, and which
 * of them do not end meanwhile (K28, K52, K58). */
#include "adjudicator/clocks/undelivered.h"

#include "adjudicator/store/outage.h"
#include "adjudicator/store/undelivered.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/clock_case.h"
#include "tests/helpers/club/failing_database.h"

static const int64_t NOW = LETTER_NOW;
static const int64_t HOUR = CLOCK_HOUR;
static const int64_t DAY = CLOCK_DAY;

static struct clock_case c;
static long letters;

static void must(bool done)
{
	clock_must(&c, done);
}

static struct store *store(void)
{
	return c.club.context.store;
}

/* It is Ann's turn, of three days; what tells of it has left. */
static struct record *begin(const char *options)
{
	struct record *r = clock_begin(&c, "wordbox", options);

	clock_hush(&c);
	return r;
}

static struct record *again(const struct record *r)
{
	return clock_load(&c, r->match.id);
}

/* Our letter about a game; left 0: it waits still. */
static int64_t letter(const struct record *r, int seat, const char *kind,
		      int64_t created, int64_t left)
{
	struct outbox_letter o = {
		.player = seat == 0 ? c.club.ann : c.club.ben,
		.game = r != NULL ? r->match.id : 0,
		.seat = r != NULL ? seat : -1,
		.created = created,
		.turn = 1,
		.address = view_of(seat == 0 ? "ann@example.org" : "ben@example.net"),
		.message_id = view_of(arena_printf(&c.arena, "<%ld@ours>", ++letters)),
		.kind = view_of(kind)};

	must(outbox_add(store(), &o, &c.club.err) &&
	     (left == 0 || outbox_sent(store(), o.id, left, &c.club.err)));
	return o.id;
}

/* How much later that game's turn ends after a run then. */
static int64_t given(const struct record *r, int64_t at)
{
	int64_t before = again(r)->pos.deadline;

	clock_at(&c, at);
	must(undelivered_tick(&c.club.context, &c.club.err));
	return again(r)->pos.deadline - before;
}

static void outage(int64_t since, int64_t until)
{
	const struct outage o = {.since = since, .until = until, .games = 1};

	must(outage_add(store(), &o, &c.club.err));
}

/* Of an outage in which runs failed each of them kept a part. */
START_TEST(a_moment_in_an_outage_becomes_its_end)
{
	static const int64_t moments[][2] = {
		{0,  0 },
                {5,  30},
                {12, 30},
                {20, 30},
                {30, 30},
                {31, 31},
                {50, 60}
        };

	outage(NOW + 5 * HOUR, NOW + 12 * HOUR);
	outage(NOW + 12 * HOUR, NOW + 30 * HOUR);
	outage(NOW + 40 * HOUR, NOW + 60 * HOUR);
	for (int i = 0; i < COUNT(moments); i++) {
		int64_t at = NOW + moments[i][0] * HOUR;

		must(outage_behind(store(), &c.arena, &at, &c.club.err));
		ck_assert_int_eq((at - NOW) / HOUR, moments[i][1]);
	}
}

static const char *told(int64_t player)
{
	long n;
	struct view text = clock_told(&c, player, &n);

	clock_hush(&c);
	return arena_str(&c.arena, text);
}

static void tells(int64_t player, const char *phrase)
{
	const char *text = told(player);

	ck_assert_msg(*phrase == '\0' ? *text == '\0'
				      : clock_says(view_of(text), phrase),
		      "%s", text);
}

/* ------------------------------------------------------------------- taken late */

START_TEST(what_the_letter_of_a_turn_took_is_given_back_once)
{
	struct record *r = begin("");

	(void)letter(r, 0, "turn", NOW, NOW + 2 * HOUR);
	ck_assert_int_eq(given(r, NOW + 3 * HOUR), 2 * HOUR);
	ck_assert_int_eq(given(r, NOW + 4 * HOUR), 0);
}

START_TEST(less_than_an_hour_is_not_late_and_other_letters_are_no_turns)
{
	struct record *r = begin("");

	(void)letter(r, 0, "turn", NOW, NOW + HOUR - 1);
	(void)letter(r, 0, "notice", NOW, NOW + 5 * HOUR);
	(void)letter(NULL, 0, "turn", NOW, NOW + 5 * HOUR);
	(void)letter(r, 0, "turn", NOW - HOUR, NOW + 5 * HOUR);
	ck_assert_int_eq(given(r, NOW + 6 * HOUR), 0);
}

START_TEST(an_outage_that_was_given_back_is_not_given_again)
{
	struct record *r = begin("");

	outage(NOW + HOUR, NOW + 3 * HOUR);
	outage(NOW + 5 * HOUR, NOW + 9 * HOUR); /* when it had left */
	(void)letter(r, 0, "turn", NOW, NOW + 5 * HOUR);
	ck_assert_int_eq(given(r, NOW + 10 * HOUR), 3 * HOUR);
}

START_TEST(in_a_game_that_is_over_nothing_is_given)
{
	struct record *r = begin("");
	struct record *on = begin("");

	clock_order(&c, again(r), 0, "resign");
	clock_hush(&c);
	(void)letter(r, 0, "turn", NOW, NOW + 2 * HOUR);
	(void)letter(on, 0, "turn", NOW, NOW + 2 * HOUR);
	ck_assert_int_eq(given(on, NOW + 3 * HOUR), 2 * HOUR);
}

/* --------------------------------------------------------------------- come back */

static void come_back(const struct record *r, int seat, int64_t at)
{
	for (int i = 0; i < BOUNCES_BAD; i++) {
		const struct bounce b = {.outbox = letter(r, seat, "turn", at, at),
					 .player = seat == 0 ? c.club.ann : c.club.ben,
					 .at = at,
					 .kind = "hard",
					 .tagged = true};
		bool fresh;

		must(bounce_add(store(), &b, &fresh, &c.club.err));
	}
}

/* A letter of that player's, which answers ours. */
static void writes(int64_t player, int64_t at)
{
	struct inbox_letter in = {
		.source = view_of("maildir"),
		.uid = view_of(arena_printf(&c.arena, "u%ld", ++letters)),
		.arrived = at,
		.fetched = at,
		.raw = view_of("Hello.\n")};
	struct ledger_row row = {
		.at = at, .verdict = view_of("answered"), .player = player};
	bool fresh;

	must(inbox_add(store(), &in, &fresh, &c.club.err));
	row.letter = in.id;
	must(ledger_add(store(), &row, &c.club.err));
}

static bool stands(const struct record *r)
{
	bool is;

	must(undelivered_stands(&c.club.context, &c.arena, again(r), &is, &c.club.err));
	return is;
}

static bool holds(const struct record *r)
{
	bool is;

	must(undelivered_holds(&c.club.context, again(r), &is, &c.club.err));
	return is;
}

START_TEST(the_clock_of_who_is_not_reached_stands_until_he_writes)
{
	struct record *r = begin("");

	ck_assert(!stands(r) && !holds(r));
	come_back(r, 0, NOW + HOUR);
	ck_assert_int_eq(given(r, NOW + 2 * HOUR), 0);
	ck_assert(stands(r) && holds(r));
	writes(c.club.ann, NOW + 5 * HOUR);
	ck_assert_int_eq(given(r, NOW + 6 * HOUR), 4 * HOUR);
	ck_assert(!stands(r));
	ck_assert_int_eq(given(r, NOW + 7 * HOUR), 0);
}

START_TEST(the_others_hear_of_it_once_a_turn)
{
	struct record *r = begin("");

	come_back(r, 0, NOW + HOUR);
	(void)given(r, NOW + 2 * HOUR);
	tells(c.club.ben, "So Ann's clock stands still until they write to me");
	tells(c.club.ann, "");
	(void)given(r, NOW + 3 * HOUR);
	tells(c.club.ben, "");
}

START_TEST(where_no_clock_runs_nobody_hears_of_it)
{
	struct record *r = begin("deadline=none");

	come_back(r, 0, NOW + HOUR);
	(void)given(r, NOW + 2 * HOUR);
	tells(c.club.ben, "");
}

START_TEST(in_a_game_that_is_over_no_clock_stands)
{
	struct record *r = begin("");

	come_back(r, 0, NOW + HOUR);
	(void)given(r, NOW + 2 * HOUR);
	ck_assert(stands(r));
	clock_order(&c, again(r), 1, "resign");
	ck_assert(!stands(r));
}

START_TEST(whose_turn_it_is_not_has_no_clock_that_stands)
{
	struct record *r = begin("");

	come_back(r, 1, NOW + HOUR);
	ck_assert_int_eq(given(r, NOW + 2 * HOUR), 0);
	ck_assert(!stands(r) && !holds(r));
	/* Ben's does, once it is his. */
	clock_pass(&c, again(r));
	clock_hush(&c);
	(void)given(r, NOW + 3 * HOUR);
	ck_assert(stands(r) && holds(r));
	clock_order(&c, again(r), 1, "resign");
	ck_assert(!stands(r));
}

START_TEST(it_stands_for_a_week_at_most)
{
	struct record *r = begin("");

	come_back(r, 0, NOW + HOUR);
	(void)given(r, NOW + 2 * HOUR);
	clock_hush(&c);
	ck_assert_int_eq(given(r, NOW + 2 * HOUR + 7 * DAY), 0);
	ck_assert(holds(r) && stands(r));
	ck_assert_int_eq(given(r, NOW + 2 * HOUR + 7 * DAY + 1), 7 * DAY);
	ck_assert(!holds(r) && !stands(r));
	ck_assert_int_eq(given(r, NOW + 2 * HOUR + 8 * DAY), 0);
}

/* ------------------------------------------------------------------ waits to leave */

START_TEST(no_turn_ends_while_its_letter_has_waited_for_an_hour)
{
	struct record *r = begin("");
	bool waits;

	(void)letter(r, 0, "turn", NOW, 0);
	clock_at(&c, NOW + HOUR);
	ck_assert(!holds(r));
	clock_at(&c, NOW + HOUR + 1);
	ck_assert(holds(r));
	for (int by = 0; by < 2; by++) {
		must(undelivered_answer(&c.club.context, again(r), by, &waits,
					&c.club.err));
		ck_assert_int_eq(waits, by == 1);
	}
}

/* ----------------------------------------------------------- letters of another day */

START_TEST(a_turn_waits_for_a_letter_that_waits_for_another_day)
{
	struct record *r = begin("");
	int64_t falls = r->pos.deadline;

	clock_at(&c, falls + 2);
	must(undelivered_later(&c.club.context, c.club.ann, falls, &c.club.err));
	ck_assert(holds(r));
	clock_at(&c, falls + DAY + 2);
	ck_assert(!holds(r));
	must(undelivered_later(&c.club.context, c.club.ann, falls + 1, &c.club.err));
	ck_assert(!holds(r));
}

START_TEST(of_several_letters_of_one_run_the_first_counts)
{
	struct record *r = begin("");
	int64_t falls = r->pos.deadline;

	clock_at(&c, falls + 2);
	must(undelivered_later(&c.club.context, c.club.ann, falls - 5, &c.club.err) &&
	     undelivered_later(&c.club.context, c.club.ann, falls + 1, &c.club.err));
	ck_assert(holds(r));
	must(undelivered_heard(&c.club.context, c.club.ann, &c.club.err));
	ck_assert(!holds(r));
}

/* --------------------------------------------------------------- where it fails */

/* Ann's letters come back, Ben's have come back, one left late. */
static bool does(const struct record *r, struct err *err)
{
	bool is;

	return undelivered_tick(&c.club.context, err) &&
	       undelivered_stands(&c.club.context, &c.arena, r, &is, err) &&
	       undelivered_holds(&c.club.context, r, &is, err) &&
	       undelivered_answer(&c.club.context, r, 0, &is, err) &&
	       undelivered_later(&c.club.context, c.club.ann, NOW, err) &&
	       undelivered_heard(&c.club.context, c.club.ann, err);
}

START_TEST(where_the_disk_fails_the_run_hears_of_it)
{
	struct record *r = begin("");
	struct record *other = begin("");
	bool failed = true;

	clock_pass(&c, again(other));
	clock_hush(&c);
	come_back(r, 0, NOW + HOUR);
	come_back(other, 1, NOW + HOUR);
	(void)given(r, NOW + 2 * HOUR);
	writes(c.club.ben, NOW + 5 * HOUR);
	(void)letter(r, 0, "turn", NOW, NOW + 6 * HOUR);
	must(store_commit(store(), &c.club.err));
	clock_at(&c, NOW + 8 * HOUR);
	r = again(r);
	for (long nth = 0; failed; nth++) {
		struct err err = {0};
		bool done;

		must(failing_hold(store(), &c.club.err));
		failing_at(store(), nth);
		done = does(r, &err);
		failed = nth == 0 || failing_failed();
		failing_at(store(), 0);
		ck_assert_msg(done == (nth == 0 || !failed), "call %ld: %s", nth,
			      err.text);
		failing_undo(store());
	}
}

int main(void)
{
	clock_fixture(&c);
	return claims_run("undelivered");
}
