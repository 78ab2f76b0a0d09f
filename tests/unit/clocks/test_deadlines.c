/* SPDX-License-Identifier: ISC */
/* What a run does to games whose time is over: K5, K6, K11, K28, K50, K57 and L15 of
 * adjudicator-rules(7), to the second. */
#include "adjudicator/clocks/deadlines.h"

#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/plan.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/time_club.h"

static const int64_t HOUR = 3600;
static const int64_t DAY = 86400;

static const int64_t NOW = LETTER_NOW;

static struct letter_club club;

static void must(bool done)
{
	ck_assert_msg(done, "%s", club.err.text);
}

static int64_t game(const char *options)
{
	time_is(&club, NOW);
	return letter_club_begin(&club, "angrywords", options, "any", 1, false);
}

static void brings(int64_t id, int64_t now, const char *wanted)
{
	time_brings(&club, id, now, wanted);
}

/* ------------------------------------------------------------------- a turn's time */

START_TEST(k5_a_turn_is_passed_a_second_behind_its_deadline)
{
	int64_t id = game("deadline=24h");

	ck_assert_int_eq(time_passes(&club, NOW + DAY), 0);
	ck_assert_int_eq(time_game(&club, id)->pos.to_move, 0);
	ck_assert_int_eq(time_passes(&club, NOW + DAY + 1), 1);
	ck_assert_int_eq(time_game(&club, id)->pos.to_move, 1);
	ck_assert_int_eq(time_passes(&club, NOW + DAY + 1), 0);
}

START_TEST(k5_nothing_falls_unless_the_mailbox_was_emptied)
{
	int64_t id = game("deadline=24h");
	long fallen;

	club.context.now = NOW + 9 * DAY;
	club.context.drained = false;
	must(deadlines_tick(&club.context, &fallen, &club.err));
	ck_assert_int_eq(fallen, 0);
	ck_assert_int_eq(time_game(&club, id)->pos.to_move, 0);
}

/* Whom a referee is asked about. */
START_TEST(k11_a_referee_gets_a_case_of_the_time_that_he_decides_about)
{
	static const struct {
		const char *options, *brings;
		bool referee;
	} flags[] = {
		{"deadline=24h flag=auto",              "pass seat=1 late=1", false},
		{"deadline=24h flag=claim",             "flag seat=1",        false},
		{"deadline=24h flag=td",                "flag seat=1",        true },
		{"deadline=24h flag=td no-show=lose",   "flag seat=1",        true },
		{"deadline=24h flag=auto no-show=lose", "flag seat=1",        false}
        };

	for (int i = 0; i < COUNT(flags); i++) {
		int64_t id = game(flags[i].options);
		const struct casefile like = {.game = id, .turn = 1};
		struct casefile c;

		brings(id, NOW + DAY + 1, flags[i].brings);
		must(casefile_waiting(club.context.store, &club.arena, &like, &c,
				      &club.err));
		ck_assert_msg((c.id != 0) == flags[i].referee, "%s", flags[i].options);
		ck_assert(c.id == 0 || view_is(c.kind, "time"));
	}
}

/* A run takes them by the hundred. */
START_TEST(however_many_games_are_due_each_falls)
{
	enum { GAMES = 101 };

	for (int i = 0; i < GAMES; i++) {
		(void)game("deadline=24h");
		club.games = 0; /* these are looked at by nobody else */
	}
	club.context.accept_falls = true;
	ck_assert_int_eq(time_passes(&club, NOW + DAY + 1), GAMES);
	ck_assert_int_eq(time_passes(&club, NOW + DAY + 1), 0);
}

START_TEST(a_stopped_game_is_left_alone)
{
	int64_t id = game("deadline=24h");
	struct record *r = time_game(&club, id);
	long before = r->match.events;

	time_is(&club, NOW + 2 * DAY);
	r->pos.halted = true;
	must(deadlines_fall(&club.context, &club.arena, r, club.context.now,
			    &club.err));
	ck_assert_int_eq(r->match.events, before);
	r->pos.halted = false;
	r->pos.paused = true;
	must(deadlines_fall(&club.context, &club.arena, r, club.context.now,
			    &club.err));
	ck_assert_int_eq(r->match.events, before);
	r->pos.paused = false;
	must(deadlines_fall(&club.context, &club.arena, r, club.context.now,
			    &club.err));
	ck_assert_int_gt(r->match.events, before);
}

/* K50: its player waits for a letter that cannot be written. */
START_TEST(k50_nothing_falls_in_a_game_of_which_a_letter_is_set_aside)
{
	int64_t id = game("deadline=24h");
	struct asides asides;
	struct aside letter = {.what = ASIDE_NOTICE,
			       .number = 1,
			       .game = id,
			       .player = club.ann,
			       .since = NOW,
			       .due = NOW};

	must(aside_put(club.context.store, &letter, &club.err));
	must(asides_begin(&club.context, &asides, NULL, &club.err));
	brings(id, NOW + DAY + 1, "");
	must(aside_drop(club.context.store, ASIDE_NOTICE, 1, &club.err));
	brings(id, NOW + DAY + 1, "pass seat=1 late=1");
	club.context.asides = NULL;
	asides_free(&asides);
}

/* ------------------------------------------------------------------- a question's */

START_TEST(k6_a_question_stops_the_clock_for_48_hours_to_the_second)
{
	int64_t id = game("deadline=24h");

	time_is(&club, NOW + 23 * HOUR);
	time_asks(&club, id);
	brings(id, NOW + 71 * HOUR - 1, "");
	/* Then it has the hour that it had. */
	brings(id, NOW + 71 * HOUR, "clock seat=1 until=2026-11-26T00:00:00Z\n");
	brings(id, NOW + 72 * HOUR, "");
	brings(id, NOW + 72 * HOUR + 1, "pass seat=1 late=1");
}

/* Nor where there is no clock. */
START_TEST(where_nothing_was_asked_no_time_is_given_back)
{
	static const char *const options[] = {"deadline=24h", "deadline=none"};

	for (int i = 0; i < COUNT(options); i++) {
		int64_t id = game(options[i]);
		struct record *r = time_game(&club, id);
		long before = r->match.events;

		if (i > 0) {
			time_asks(&club, id);
		}
		time_is(&club, NOW + HOUR);
		must(deadlines_resume(&club.context, &club.arena, r, &club.err));
		ck_assert_int_eq(r->match.events, before);
	}
}

START_TEST(a_game_that_is_over_is_given_no_time)
{
	int64_t id = game("deadline=24h");
	struct record *r = time_game(&club, id);
	long before = r->match.events;

	time_asks(&club, id);
	time_is(&club, NOW + HOUR);
	r->pos.over = true;
	must(deadlines_resume(&club.context, &club.arena, r, &club.err));
	ck_assert_int_eq(r->match.events, before);
	r->pos.over = false;
	must(deadlines_resume(&club.context, &club.arena, r, &club.err));
	ck_assert_int_eq(r->match.events, before + 1);
	ck_assert_int_eq(r->pos.deadline, NOW + DAY + HOUR);
	must(deadlines_resume(&club.context, &club.arena, r, &club.err));
	ck_assert_int_eq(r->match.events, before + 1);
}

/* The clock that it stops runs when such a letter may be answered again. */
START_TEST(k57_while_no_letter_is_answered_the_clock_stands_still)
{
	int64_t id = game("deadline=24h");

	time_quiet(&club, id, NOW + DAY - HOUR, NOW + DAY + HOUR);
	brings(id, NOW + DAY + HOUR - 1, "");
	brings(id, NOW + DAY + HOUR, "clock seat=1 until=2026-11-24T02:00:00Z\n");
	brings(id, NOW + DAY + 2 * HOUR, "");
	brings(id, NOW + DAY + 2 * HOUR + 1, "pass seat=1 late=1");
}

/* ------------------------------------------------------------- what else time ends */

START_TEST(r4_an_offer_lapses_a_second_behind_its_window)
{
	int64_t id = game("deadline=none window=2h");

	time_order(&club, id, 1, "offer draw");
	brings(id, NOW + 2 * HOUR, "");
	brings(id, NOW + 2 * HOUR + 1, "refuse seat=2 late=1");
}

/* One that was made in a pause. */
START_TEST(r4_an_offer_whose_time_has_not_begun_does_not_lapse)
{
	struct record *r;
	long before;

	time_order(&club, game("deadline=none window=2h"), 1, "offer draw");
	r = time_game(&club, club.game[0]);
	before = r->match.events;
	r->pos.request[REQUEST_DRAW].until = 0;
	time_is(&club, NOW + DAY);
	must(deadlines_fall(&club.context, &club.arena, r, club.context.now,
			    &club.err));
	ck_assert_int_eq(r->match.events, before);
}

/* No other time of that game is over. */
START_TEST(l15_an_order_counts_when_it_cannot_be_taken_back_any_more)
{
	int64_t id = game("deadline=24h settle=10");

	time_waits(&club, id, 0, "pass", NOW + 600);
	brings(id, NOW + 599, "");
	brings(id, NOW + 600, "pass seat=1\n");
}

/* And its turn is not passed before that. */
START_TEST(l15_an_order_that_can_be_taken_back_is_a_move_in_time)
{
	int64_t id = game("deadline=24h settle=10");

	time_waits(&club, id, 0, "pass", NOW + 2 * DAY);
	brings(id, NOW + DAY + 1, "");
	brings(id, NOW + 2 * DAY, "pass seat=1\n");
}

/* Ben's move for later waits, as Ann's play may still be questioned. */
START_TEST(l13_a_move_for_later_is_played_where_the_turn_would_be_passed)
{
	const struct plan plan = {.text = view_of("if any then pass")};
	int64_t id;
	bool kept;

	time_is(&club, NOW);
	id = letter_club_begin(&club, "wordbox", "deadline=24h window=60h", "any", 1,
			       false);
	time_order(&club, id, 0, "8H IN");
	must(plan_add(club.context.store, id, 1, &plan, &kept, &club.err));
	brings(id, NOW + DAY, "");
	brings(id, NOW + DAY + 1,
	       "stand seat=1\ndraw seat=1 q=1 pos=15..16\npass seat=2\n");
	ck_assert_int_eq(time_game(&club, id)->pos.to_move, 0); /* and no other */
}

/* ------------------------------------------------------------- letters that wait */

static void ben_offers(int64_t id)
{
	time_order(&club, id, 1, "offer draw");
}

static void ann_finds(int64_t id)
{
	time_order(&club, id, 0, "word TUT A1 B1 C1");
}

static void ann_is_to_move(int64_t id)
{
	(void)id;
}

static const struct {
	const char *kind, *options;
	void (*begins)(int64_t id);
	bool ben; /* whose letter it is */
	const char *brings;
} told[] = {
	{"angrywords", "deadline=none window=24h", ben_offers,     false,
	 "refuse seat=2 late=1"							       },
	{"wordcap",    "deadline=60d window=24h",  ann_finds,      true,
	 "window\nquestion upheld=0"							  },
	{"angrywords", "deadline=24h",             ann_is_to_move, false, "pass seat=1 late=1"},
};

START_TEST(k28_nothing_falls_while_the_letter_that_tells_of_it_waits)
{
	struct outbox_letter o = {.player = told[_i].ben ? club.ben : club.ann,
				  .created = NOW,
				  .message_id = view_of("<waits@club.example>"),
				  .address = view_of("ann@example.org"),
				  .kind = view_of("turn"),
				  .bytes = view_of("x")};

	time_is(&club, NOW);
	o.game = letter_club_begin(&club, told[_i].kind, told[_i].options, "any", 1,
				   false);
	told[_i].begins(o.game);
	must(outbox_add(club.context.store, &o, &club.err));
	brings(o.game, NOW + DAY + 1, "");
	must(outbox_sent(club.context.store, o.id, NOW + DAY + 1, &club.err));
	brings(o.game, NOW + DAY, ""); /* at that very second an answer is in time */
	brings(o.game, NOW + DAY + 1, told[_i].brings);
}

/* Q6: Cat may still challenge it. Ben, whose turn ends with her time, has his letter.
 */
START_TEST(k28_no_turn_closes_a_play_before_the_letter_about_it_has_left)
{
	struct outbox_letter o = {.created = NOW,
				  .message_id = view_of("<waits@club.example>"),
				  .address = view_of("cat@example.com"),
				  .kind = view_of("notice"),
				  .bytes = view_of("x")};

	time_is(&club, NOW);
	o.player = club.cat = letter_club_player(&club, "Cat", "cat@example.com");
	o.game = letter_club_begin(&club, "wordbox", "deadline=24h window=24h", "any",
				   1, false);
	time_order(&club, o.game, 0, "8H IN");
	must(outbox_add(club.context.store, &o, &club.err));
	brings(o.game, NOW + DAY + 1, "");
	must(outbox_sent(club.context.store, o.id, NOW + DAY + 1, &club.err));
	brings(o.game, NOW + DAY, "");
	brings(o.game, NOW + DAY + 1, "window\nstand seat=1");
}

int main(void)
{
	letter_club_fixture(&club);
	claims_rows(k28_nothing_falls_while_the_letter_that_tells_of_it_waits, told);
	return claims_run("deadlines");
}
