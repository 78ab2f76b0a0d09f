/* SPDX-License-Identifier: ISC */
/* A reminder is not sent beside another letter about the game, and is not lost for it
 * (K25): remind.h. */
#include "adjudicator/clocks/remind.h"

#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/store/reminder.h"
#include "adjudicator/store/undelivered.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/clock_case.h"

static const int64_t NOW = LETTER_NOW;
static const int64_t HOUR = CLOCK_HOUR;
/* From the beginning of a turn of 72 hours: when its player is reminded of it. */
static const int64_t FIRST = 24 * (int64_t)CLOCK_HOUR;
static const int64_t SECOND = 36 * (int64_t)CLOCK_HOUR;

static struct clock_case c;

/* How many reminders that player has in news that no letter has yet; it is dropped. */
static long news(int64_t player)
{
	struct notice_next next = {.now = c.club.context.now};
	struct notice *n;
	size_t count;
	long reminders = 0;

	do {
		clock_must(&c, notice_group(c.club.context.store, &c.arena, &next, &n,
					    &count, &c.club.err));
		for (size_t i = 0; i < count; i++) {
			next.after = n[i].id;
			reminders +=
				n[i].player == player && view_is(n[i].kind, "reminder");
			clock_must(&c, notice_unsay(c.club.context.store, n[i].id,
						    &c.club.err));
		}
	} while (count > 0);
	return reminders;
}

/* A run comes then, and sends nothing. */
static long reminded(int64_t player, int64_t at)
{
	clock_at(&c, at);
	clock_must(&c, remind_all(&c.club.context, &c.club.err));
	return news(player);
}

/* A letter that a run wrote, and did not send. */
static int64_t written(const struct outbox_letter *like, int64_t at)
{
	static int n;
	struct outbox_letter o = *like;

	o.created = at;
	o.message_id = view_of(arena_printf(&c.arena, "<waits-%d@club.example>", n++));
	o.address = view_of("ann@example.org");
	o.bytes = view_of("x");
	clock_must(&c, outbox_add(c.club.context.store, &o, &c.club.err));
	return o.id;
}

static int64_t anns(const struct record *r, const char *kind, int64_t at)
{
	const struct outbox_letter o = {
		.player = c.club.ann, .game = r->match.id, .kind = view_of(kind)};

	return written(&o, at);
}

static void leaves(int64_t letter, int64_t at)
{
	clock_must(&c, outbox_sent(c.club.context.store, letter, at, &c.club.err));
}

/* Whose turn was seen when it began. */
static struct record *begun(const char *options)
{
	struct record *r = clock_begin(&c, "wordbox", options);

	clock_hush(&c);
	(void)reminded(c.club.ann, NOW);
	return r;
}

/* ------------------------------------------------------------- it says it instead */

START_TEST(k25_a_letter_that_waits_takes_the_place_of_a_reminder)
{
	struct record *r = begun("");
	int64_t letter = anns(r, "turn", NOW + FIRST);

	ck_assert_int_eq(reminded(c.club.ann, NOW + FIRST), 0);
	leaves(letter, NOW + FIRST);
	ck_assert_int_eq(reminded(c.club.ann, NOW + FIRST + 600), 0);
	/* The next is said in its time. */
	ck_assert_int_eq(reminded(c.club.ann, NOW + SECOND - 1), 0);
	ck_assert_int_eq(reminded(c.club.ann, NOW + SECOND), 1);
}

enum which { HIS, ANOTHER_SEATS, OF_ANOTHER_GAME, ANOTHER_PLAYERS, ABOUT_NONE };

static int64_t letter_of(struct record *r, enum which which, int64_t at)
{
	struct record *other = clock_begin(&c, "angrywords", "deadline=none");
	const struct outbox_letter o = {
		.player = which == ANOTHER_PLAYERS ? c.club.ben : c.club.ann,
		.game = which == ABOUT_NONE        ? 0
			: which == OF_ANOTHER_GAME ? other->match.id
						   : r->match.id,
		.seat = which == ANOTHER_SEATS,
		.kind = view_of("notice")};

	return written(&o, at);
}

static const struct {
	enum which which;
	long reminders;
} waiting[] = {
	{HIS,             0},
        {ANOTHER_SEATS,   1},
        {OF_ANOTHER_GAME, 1},
        {ANOTHER_PLAYERS, 1},
	{ABOUT_NONE,      1},
};

START_TEST(k25_a_letter_about_something_else_puts_no_reminder_off)
{
	struct record *r = begun("");

	(void)letter_of(r, waiting[_i].which, NOW + FIRST);
	ck_assert_int_eq(reminded(c.club.ann, NOW + FIRST), waiting[_i].reminders);
}

static const struct {
	enum which which;
	int64_t late;          /* so it left, after it was put off */
	const char *came_back; /* NULL: it did not */
	bool given_up;
	long reminders;
} left[] = {
	{HIS,             UNDELIVERED_LATE - 1, NULL,   false, 0},
	{HIS,             60,		   "soft", false, 0},
	{HIS,             60,		   "days", false, 1},
	{HIS,             UNDELIVERED_LATE,     NULL,   false, 1},
	{HIS,             60,		   "hard", false, 1},
	{HIS,             60,		   NULL,   true,  1},
	{ANOTHER_SEATS,   60,                   NULL,   false, 1},
	{OF_ANOTHER_GAME, 60,                   NULL,   false, 1},
	{ANOTHER_PLAYERS, 60,                   NULL,   false, 1},
	{ABOUT_NONE,      60,                   NULL,   false, 1},
};

START_TEST(k25_his_own_letter_takes_it_that_left_at_once_and_arrived)
{
	struct record *r = begun("");
	int64_t now = NOW + FIRST;
	int64_t first = anns(r, "notice", now);
	struct bounce back = {
		.player = c.club.ann, .at = now, .kind = left[_i].came_back};
	bool fresh;

	ck_assert_int_eq(reminded(c.club.ann, now), 0);
	clock_must(&c, outbox_failed(c.club.context.store, first, view_of("no"),
				     &c.club.err));
	back.outbox = letter_of(r, left[_i].which, now);
	if (left[_i].given_up) {
		clock_must(&c, outbox_failed(c.club.context.store, back.outbox,
					     view_of("no"), &c.club.err));
	} else {
		leaves(back.outbox, now + left[_i].late);
	}
	clock_must(&c,
		   left[_i].came_back == NULL || bounce_add(c.club.context.store, &back,
							    &fresh, &c.club.err));
	ck_assert_int_eq(reminded(c.club.ann, now + left[_i].late + 1),
			 left[_i].reminders);
}

/* That game is put off, and no other. */
START_TEST(k25_a_letter_puts_off_its_own_game_alone)
{
	struct record *r = begun("");

	(void)clock_begin(&c, "angrywords", "deadline=72h");
	(void)clock_begin(&c, "wordbox", "deadline=72h");
	clock_hush(&c);
	(void)reminded(c.club.ann, NOW);
	(void)anns(r, "notice", NOW + FIRST);
	ck_assert_int_eq(reminded(c.club.ann, NOW + FIRST), 1);
}

/* What left before it was due is another matter: she has had that time since. */
START_TEST(k25_a_letter_of_before_takes_no_reminders_place)
{
	struct record *r = begun("");

	leaves(anns(r, "notice", NOW + FIRST - 1), NOW + FIRST - 1);
	ck_assert_int_eq(reminded(c.club.ann, NOW + FIRST), 1);
}

/* Behind a server that is down for days they would pile up. */
START_TEST(k25_reminders_wait_for_one_of_several_games)
{
	const struct outbox_letter several = {.player = c.club.ann,
					      .kind = view_of("reminder")};
	struct record *r = begun("");
	int64_t letter;

	(void)clock_begin(&c, "angrywords", "deadline=72h");
	clock_hush(&c);
	(void)reminded(c.club.ann, NOW);
	ck_assert_int_eq(reminded(c.club.ann, NOW + FIRST), 1);
	letter = written(&several, NOW + FIRST);
	for (int hours = 36; hours <= 60; hours++) {
		ck_assert_int_eq(reminded(c.club.ann, NOW + hours * HOUR), 0);
	}
	ck_assert_int_gt(r->match.deadline, NOW + 60 * HOUR);
	leaves(letter, NOW + 60 * HOUR);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 60 * HOUR + 600), 1);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 61 * HOUR), 0);
}

/* ------------------------------------------------------------------ it is not lost */

START_TEST(k25_a_reminder_comes_behind_a_letter_that_waited_long)
{
	struct record *r = begun("");
	int64_t letter = anns(r, "notice", NOW + 23 * HOUR);

	for (int hours = 24; hours <= 61; hours++) {
		ck_assert_int_eq(reminded(c.club.ann, NOW + hours * HOUR), 0);
	}
	leaves(letter, NOW + 61 * HOUR);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 61 * HOUR + 600), 1);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 62 * HOUR), 0);
}

/* News of that run waits behind it. */
START_TEST(k25_nor_does_news_behind_such_a_letter_take_its_place)
{
	struct record *r = begun("");
	int64_t letter = anns(r, "notice", NOW + 23 * HOUR);

	clock_at(&c, NOW + FIRST);
	clock_must(&c, lost_tell_seat(
			       &c.club.context, &c.arena, r, 0,
			       &(struct lost_saying){"head-clock", "clock-relay", HOUR},
			       &c.club.err));
	ck_assert_int_eq(reminded(c.club.ann, NOW + FIRST), 0);
	leaves(letter, NOW + 30 * HOUR);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 30 * HOUR), 1);
}

/* K28: the turn has all its time from then on, and its reminders theirs. */
START_TEST(k25_of_a_turn_that_was_told_late_one_is_reminded_later)
{
	struct record *r = begun("");
	int64_t letter = anns(r, "turn", NOW);
	const int64_t late = 40 * HOUR;

	ck_assert_int_eq(reminded(c.club.ann, NOW + FIRST), 0);
	ck_assert_int_eq(reminded(c.club.ann, NOW + late), 0);
	leaves(letter, NOW + late);
	clock_at(&c, NOW + late);
	clock_must(&c, undelivered_relay(&c.club.context, &c.club.err));
	clock_hush(&c); /* how much time there is */
	ck_assert_int_eq(reminded(c.club.ann, NOW + late + 1), 0);
	ck_assert_int_eq(reminded(c.club.ann, NOW + late + FIRST - 1), 0);
	ck_assert_int_eq(reminded(c.club.ann, NOW + late + FIRST), 1);
	ck_assert_int_eq(reminded(c.club.ann, NOW + late + SECOND), 1);
}

/* Of a word of WordCap that two have to answer: neither is reminded twice, or never. */
START_TEST(k25_a_letter_of_one_who_answers_waits_for_all)
{
	struct record *r;
	int64_t letter;

	clock_cat(&c);
	r = clock_begin(&c, "wordcap", "deadline=24h window=12h");
	clock_pass(&c, r);
	clock_word(&c, r);
	clock_hush(&c);
	(void)reminded(c.club.ann, NOW);
	letter = anns(r, "notice", NOW + 6 * HOUR);
	ck_assert_int_eq(reminded(c.club.cat, NOW + 6 * HOUR), 0);
	leaves(letter, NOW + 6 * HOUR);
	ck_assert_int_eq(reminded(c.club.cat, NOW + 6 * HOUR + 60), 1);
	ck_assert_int_eq(reminded(c.club.cat, NOW + 7 * HOUR), 0);
	ck_assert_int_eq(reminded(c.club.ann, NOW + 8 * HOUR), 0);
}

int main(void)
{
	clock_fixture(&c);
	claims_rows(k25_a_letter_about_something_else_puts_no_reminder_off, waiting);
	claims_rows(k25_his_own_letter_takes_it_that_left_at_once_and_arrived, left);
	return claims_run("reminders that wait");
}
