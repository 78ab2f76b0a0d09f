/* SPDX-License-Identifier: ISC */
/* Who is reminded of what, and in which letter (K25): remind.h. */
#include "adjudicator/clocks/remind.h"

#include "adjudicator/clocks/unanswered.h"
#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/play/question.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/preference.h"
#include "adjudicator/store/reminder.h"
#include "adjudicator/store/settling.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/clock_case.h"

static const int64_t NOW = LETTER_NOW;
static const int64_t HOUR = CLOCK_HOUR;
static const int64_t DAY = CLOCK_DAY;

static struct clock_case c;

/* A run comes then. */
static void run(int64_t at)
{
	clock_at(&c, at);
	clock_must(&c, remind_all(&c.club.context, &c.club.err));
}

/* What comes before it is written; then how many letters that player has of it. */
static long reminded(int64_t player, int64_t at)
{
	long letters;

	clock_hush(&c);
	run(at);
	(void)clock_told(&c, player, &letters);
	return letters;
}

/* In that game; 0: in all. */
static void wishes(int64_t player, int64_t game, const char *when)
{
	const struct preference p = {player, game, "reminders"};

	clock_must(&c, preference_set(c.club.context.store, &p, view_of(when),
				      &c.club.err));
}

/* The games that the next run looks at. */
static size_t due(int64_t at)
{
	int64_t *ids;
	size_t count;

	clock_must(&c, reminder_due(c.club.context.store, &c.arena, at, &ids, &count,
				    &c.club.err));
	return count;
}

/* ---------------------------------------------------------------- whose turn it is */

START_TEST(whoever_is_to_move_is_reminded_and_nobody_else)
{
	struct record *r = clock_begin(&c, "wordbox", "");
	struct view text;
	long letters;

	run(NOW);
	ck_assert_int_eq(reminded(c.club.ann, NOW + DAY - 1), 0);
	ck_assert_int_eq(reminded(c.club.ann, NOW + DAY), 1);
	text = clock_told(&c, c.club.ann, &letters);
	ck_assert(clock_says(text, "A reminder, Ann: Ben is waiting for your move."));
	ck_assert(clock_says(text, "2 days left"));
	(void)clock_told(&c, c.club.ben, &letters);
	ck_assert_int_eq(letters, 0);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 25 * HOUR), 0);
	clock_pass(&c, r);
	run(NOW + 38 * HOUR);
	ck_assert_int_eq(reminded(c.club.ben, r->pos.deadline - 12 * HOUR), 1);
	(void)clock_told(&c, c.club.ann, &letters);
	ck_assert_int_eq(letters, 0);
}

START_TEST(both_who_wait_are_named)
{
	struct view text;
	long letters;

	clock_cat(&c);
	(void)clock_begin(&c, "wordbox", "");
	run(NOW);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 36 * HOUR), 1);
	text = clock_told(&c, c.club.ann, &letters);
	ck_assert(clock_says(text, "Ben and Cat are waiting for your move."));
}

/* Fifteen minutes before the end one may still help. */
START_TEST(what_comes_too_late_to_help_is_not_said)
{
	struct record *r = clock_begin(&c, "wordbox", "deadline=1h");
	struct view text;
	long letters;

	(void)clock_begin(&c, "angrywords", "deadline=1h");
	clock_emit(&c, r, (struct event){.kind = EVENT_CLOCK, .time = NOW + HOUR - 1});
	run(NOW);
	ck_assert_int_eq(reminded(c.club.ann, NOW + HOUR - 900), 1);
	text = clock_told(&c, c.club.ann, &letters);
	ck_assert(clock_says(text, "Game 2 ") && clock_says(text, "15 minutes left"));
}

START_TEST(what_goes_to_him_anyway_says_it)
{
	struct record *r = clock_begin(&c, "wordbox", "");
	struct view text;
	long letters;

	run(NOW);
	clock_hush(&c);
	clock_at(&c, NOW + 36 * HOUR);
	clock_must(&c, lost_tell_seat(
			       &c.club.context, &c.arena, r, 0,
			       &(struct lost_saying){"head-clock", "clock-relay", HOUR},
			       &c.club.err));
	run(NOW + 36 * HOUR);
	text = clock_told(&c, c.club.ann, &letters);
	ck_assert_int_eq(letters, 1);
	ck_assert(!clock_says(text, "A reminder, "));
	ck_assert_int_eq(reminded(c.club.ann, NOW + 37 * HOUR), 0);
}

/* A bank that holds more than the time that is left, by a leave or a rest, is used for
 * no more than that. */
START_TEST(how_much_of_a_bank_there_is_stands_in_it)
{
	struct record *r = clock_begin(&c, "wordbox", "deadline=72h bank=10d");
	struct view text;
	long letters;

	run(NOW);
	ck_assert_int_eq(r->pos.deadline, NOW + 13 * DAY);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 36 * HOUR), 1);
	text = clock_told(&c, c.club.ann, &letters);
	ck_assert(!clock_says(text, "time bank"));
	ck_assert_int_eq(reminded(c.club.ann, NOW + 72 * HOUR), 1);
	text = clock_told(&c, c.club.ann, &letters);
	ck_assert(
		clock_says(text, "your time bank is running; it still holds 10 days"));
	ck_assert_int_eq(reminded(c.club.ann, r->pos.deadline - 12 * HOUR), 1);
	text = clock_told(&c, c.club.ann, &letters);
	ck_assert(clock_says(text, "it still holds 12 hours"));
}

/* --------------------------------------------------------------- who has moved */

/* Six hours later is looked again (LATER). */
static void is_not_reminded(void)
{
	ck_assert_int_eq(reminded(c.club.ann, NOW + 36 * HOUR), 0);
	ck_assert_int_eq(due(NOW + 42 * HOUR - 1), 0);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 42 * HOUR), 0);
}

START_TEST(whose_order_waits_has_moved)
{
	struct record *r = clock_begin(&c, "wordbox", "settle=60");
	struct settling s = {.game = r->match.id,
			     .seat = 0,
			     .state = view_of("waits"),
			     .until = NOW + 40 * HOUR,
			     .text = view_of("pass")};

	clock_must(&c, settling_put(c.club.context.store, &s, &c.club.err));
	run(NOW);
	is_not_reminded();
	clock_must(&c,
		   settling_close(c.club.context.store, &s, "withdrawn", &c.club.err));
	ck_assert_int_eq(reminded(c.club.ann, NOW + 48 * HOUR), 1);
}

START_TEST(whom_we_ask_has_time)
{
	struct record *r = clock_begin(&c, "wordbox", "");

	run(NOW);
	clock_asks(&c, r, NOW + 30 * HOUR);
	is_not_reminded();
	clock_must(&c, question_runs(&c.club.context, &c.arena, r, 0, &c.club.err));
	ck_assert_int_eq(reminded(c.club.ann, NOW + 48 * HOUR), 1);
}

static void quiet(struct record *r, int64_t at, int64_t until)
{
	struct hearing h = {.d = &c.club.context,
			    .arena = &c.arena,
			    .arrived = at,
			    .err = &c.club.err};

	clock_must(&c, unanswered_stop(&h, r, r->pos.to_move, until));
}

START_TEST(whose_letter_got_no_answer_has_time)
{
	struct record *r = clock_begin(&c, "wordbox", "");

	run(NOW);
	quiet(r, NOW + 35 * HOUR, NOW + 45 * HOUR);
	is_not_reminded();
	ck_assert_int_eq(reminded(c.club.ann, NOW + 48 * HOUR), 1);
}

static const struct event stands[] = {
	{.kind = EVENT_PAUSE, .seat = 0,    .time = 3600, .at = LETTER_NOW},
	{.kind = EVENT_END,   .seat = -1,               .reason = END_DRAW},
	{.kind = EVENT_CLOCK,       .time = 0},
};

START_TEST(nobody_is_reminded_where_no_clock_runs)
{
	for (int i = 0; i < COUNT(stands); i++) {
		struct record *r = clock_begin(&c, "wordbox", "");

		run(NOW);
		clock_emit(&c, r, stands[i]);
	}
	for (int hours = 12; hours <= 96; hours += 12) {
		ck_assert_int_eq(reminded(c.club.ann, NOW + hours * HOUR), 0);
	}
}

/* K50 */
START_TEST(nobody_is_reminded_of_a_game_that_waits_for_its_letter)
{
	struct record *r = clock_begin(&c, "wordbox", "");
	struct asides asides;

	run(NOW);
	clock_must(&c, asides_begin(&c.club.context, &asides, NULL, &c.club.err));
	aside_hold(&c.club.context, r->match.id, 0);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 36 * HOUR), 0);
	clock_must(&c, asides_end(&asides, &c.club.err));
	asides_free(&asides);
	c.club.context.asides = NULL;
	ck_assert_int_eq(reminded(c.club.ann, NOW + 36 * HOUR), 1);
}

/* --------------------------------------------------------------- a word that waits */

/* Ben's word, which Ann and Cat may answer until 12 hours from now. */
static struct record *bens_word(void)
{
	struct record *r;

	clock_cat(&c);
	r = clock_begin(&c, "wordcap", "deadline=24h window=12h");
	clock_pass(&c, r);
	clock_word(&c, r);
	run(NOW);
	return r;
}

START_TEST(each_who_has_yet_to_answer_is_reminded)
{
	struct record *r = bens_word();
	struct view text;
	long letters;

	ck_assert_int_eq(reminded(c.club.ann, NOW + 6 * HOUR), 1);
	text = clock_told(&c, c.club.ann, &letters);
	ck_assert(clock_says(text, "A reminder, Ann: Ben's word is waiting for your "
				   "answer."));
	ck_assert(!clock_says(text, "time bank"));
	text = clock_told(&c, c.club.cat, &letters);
	ck_assert_int_eq(letters, 1);
	ck_assert(clock_says(text, "A reminder, Cat: Ben's word"));
	(void)clock_told(&c, c.club.ben, &letters);
	ck_assert_int_eq(letters, 0);
	ck_assert_int_eq(r->pos.to_move, 1);
}

START_TEST(a_name_of_one_letter_is_a_name)
{
	struct record *r;
	struct view text;
	long letters;

	c.club.cat = letter_club_player(&c.club, "D", "d@example.com");
	r = clock_begin(&c, "wordcap", "deadline=24h window=12h");
	clock_pass(&c, r);
	clock_pass(&c, r);
	clock_word(&c, r);
	run(NOW);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 6 * HOUR), 1);
	text = clock_told(&c, c.club.ann, &letters);
	ck_assert(clock_says(text, "D's word is waiting for your answer."));
}

START_TEST(whoever_has_answered_is_not_reminded)
{
	struct record *r = bens_word();
	long letters;

	clock_order(&c, r, 0, "accept");
	ck_assert_int_eq(reminded(c.club.cat, NOW + 6 * HOUR), 1);
	(void)clock_told(&c, c.club.ann, &letters);
	ck_assert_int_eq(letters, 0);
}

static const struct {
	const char *ann, *cat;
	int hours_ann, hours_cat; /* before the end */
} wish[] = {
	{"6h", "2h", 6, 2},
	{"2h", "6h", 2, 6},
	{"6h", "6h", 6, 6},
};

START_TEST(of_two_who_answer_each_is_reminded_as_he_wishes)
{
	struct record *r = bens_word();
	long ann;
	long cat;

	wishes(c.club.ann, 0, wish[_i].ann);
	wishes(c.club.cat, 0, wish[_i].cat);
	clock_emit(&c, r,
		   (struct event){
			   .kind = EVENT_WINDOW, .seat = -1, .time = NOW + 13 * HOUR});
	run(NOW + 60);
	for (int hours = 12; hours > 0; hours--) {
		ann = reminded(c.club.ann, NOW + (13 - hours) * HOUR);
		(void)clock_told(&c, c.club.cat, &cat);
		ck_assert_msg(ann == (hours == wish[_i].hours_ann) &&
				      cat == (hours == wish[_i].hours_cat),
			      "%d hours before: %ld and %ld", hours, ann, cat);
	}
}

/* Letters of Ben's that get no answer stop his clock, not theirs. */
START_TEST(who_answers_is_reminded_while_the_clock_of_another_stands)
{
	struct record *r = bens_word();

	quiet(r, NOW + HOUR, NOW + 10 * HOUR);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 6 * HOUR), 1);
}

/* ------------------------------------------------------------------ several games */

START_TEST(one_letter_has_all_games_of_a_player_the_most_urgent_first)
{
	struct view text;
	size_t at[3];
	long letters;

	(void)clock_begin(&c, "wordbox", "deadline=74h");
	(void)clock_begin(&c, "wordbox", "deadline=72h");
	(void)clock_begin(&c, "angrywords", "deadline=72h");
	wishes(c.club.ann, 3, "40h"); /* they are looked at as 3, 1, 2 */
	wishes(c.club.ann, 1, "40h");
	wishes(c.club.ann, 2, "36h");
	run(NOW);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 38 * HOUR), 1);
	text = clock_told(&c, c.club.ann, &letters);
	ck_assert(clock_says(text, "3 games wait for your move, Ann"));
	at[0] = view_find_text(text, "game 2, WordBox with Ben: by");
	at[1] = view_find_text(text, "game 3, Angry Words with Ben: by");
	at[2] = view_find_text(text, "game 1, WordBox with Ben: by");
	ck_assert_msg(at[0] < at[1] && at[1] < at[2] && at[2] < text.len, "%.*s",
		      VIEW_ARG(text));
	ck_assert(clock_says(text, "a line such as \"game 2\""));
	(void)clock_told(&c, c.club.ben, &letters);
	ck_assert_int_eq(letters, 0);
}

START_TEST(each_player_reads_of_his_own_games_alone)
{
	struct record *r[5];
	struct view text;
	long letters;

	clock_cat(&c);
	for (int i = 0; i < COUNT(r); i++) {
		r[i] = clock_begin(&c, "wordbox", "");
	}
	clock_pass(&c, r[0]); /* games 1, 2: Ben; 4: Cat; 3, 5: Ann */
	clock_pass(&c, r[1]);
	clock_pass(&c, r[3]);
	clock_pass(&c, r[3]);
	run(NOW);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 36 * HOUR), 1);
	text = clock_told(&c, c.club.ann, &letters);
	ck_assert(clock_says(text, "2 games wait for your move, Ann"));
	ck_assert(clock_says(text, "game 3, ") && clock_says(text, "game 5, "));
	ck_assert(!clock_says(text, "game 1, ") && !clock_says(text, "game 4, "));
	text = clock_told(&c, c.club.ben, &letters);
	ck_assert_int_eq(letters, 1);
	ck_assert(clock_says(text, "2 games wait for your move, Ben"));
	ck_assert(clock_says(text, "game 1, ") && clock_says(text, "game 2, "));
	ck_assert(!clock_says(text, "game 3, ") && !clock_says(text, "game 4, "));
	text = clock_told(&c, c.club.cat, &letters);
	ck_assert_int_eq(letters, 1);
	ck_assert(clock_says(text, "A reminder, Cat: "));
}

/* Nothing is looked at that has nothing more to say. */
START_TEST(after_the_last_reminder_a_turn_is_looked_at_no_more)
{
	struct record *r = clock_begin(&c, "wordbox", "");
	struct reminder kept;

	run(NOW);
	ck_assert_uint_eq(due(NOW + 24 * HOUR - 1), 0);
	ck_assert_uint_eq(due(NOW + 24 * HOUR), 1);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 60 * HOUR), 1);
	ck_assert_uint_eq(due(NOW + 72 * HOUR - 1), 0);
	clock_must(&c,
		   reminder_get(c.club.context.store, r->match.id, &kept, &c.club.err));
	ck_assert_int_eq(kept.since, NOW);
	ck_assert_int_eq(kept.least, 12 * HOUR);
	/* The next turn is another matter. */
	clock_pass(&c, r);
	ck_assert_uint_eq(due(NOW + 61 * HOUR), 1);
	run(NOW + 61 * HOUR);
	clock_must(&c,
		   reminder_get(c.club.context.store, r->match.id, &kept, &c.club.err));
	ck_assert_int_eq(kept.since, NOW + 61 * HOUR);
}

int main(void)
{
	clock_fixture(&c);
	claims_rows(of_two_who_answer_each_is_reminded_as_he_wishes, wish);
	return claims_run("reminding letters");
}
