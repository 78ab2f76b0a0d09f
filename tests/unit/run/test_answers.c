/* SPDX-License-Identifier: ISC */
/* Yes and no: which question they answer, what is done then, and when it counts. */
#include "adjudicator/run/hear.h"

#include "adjudicator/letters/answer_limit.h"
#include "adjudicator/store/stored.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/question_case.h"

static const int64_t DAY = CLOCK_DAY;
/* Before and behind the end of a turn of three days. */
static const int64_t IN_TIME = LETTER_NOW + 71 * CLOCK_HOUR;
static const int64_t ASKED = LETTER_NOW + 73 * CLOCK_HOUR;

static const char *const verdicts[VERDICTS_] = {
	[VERDICT_IGNORED] = "ignored", [VERDICT_ANSWERED] = "answered",
	[VERDICT_REFUSED] = "refused", [VERDICT_HELD] = "held",
	[VERDICT_ASKED] = "asked",     [VERDICT_APPLIED] = "applied",
};

static struct clock_case c;

/* Where it is Ann's turn. */
static struct record *begin(void)
{
	c.club.context.drained = true;
	return clock_begin(&c, "wordbox", "");
}

static struct question put(const struct record *r, const char *kind, const char *orders)
{
	return question_put(&c, r, kind, orders, IN_TIME);
}

/* In answer to that; "VERDICT EVENT, EVENT" of the game. */
static const char *answer(struct record *r, const struct question *q, int64_t at,
			  const char *line)
{
	struct hearing h = question_heard(&c, at);
	struct buf b = buf_in(&c.arena);
	long before = r->match.events;
	struct match_event *e = NULL;
	struct order o = {0};
	size_t count = 0;
	bool handled = false;

	h.game = r->match.id;
	h.token = question_token(r, q);
	ck_assert(order_read(&c.arena, view_of(line), &o));
	clock_must(&c, answer_question(&h, r, 0, &o, &handled));
	clock_must(&c, match_events(c.club.context.store, &c.arena, r->match.id, &e,
				    &count, &c.club.err));
	ck_assert(handled);
	buf_printf(&b, "%s:", verdicts[h.verdict]);
	for (size_t i = (size_t)before; i < count; i++) {
		buf_printf(&b, " %.*s;", VIEW_ARG(e[i].text));
	}
	return buf_cstr(&b);
}

static void answers(struct record *r, const struct question *q, int64_t at,
		    const char *line, const char *came_of_it)
{
	ck_assert_str_eq(answer(r, q, at, line), came_of_it);
}

/* ---------------------------------------------------------- when an answer counts */

/* Behind the turn's end, about a letter that came before it. */
static struct question held_too_long(struct record **r)
{
	clock_at(&c, LETTER_NOW);
	*r = begin();
	clock_at(&c, ASKED);
	return put(*r, "held", "resign");
}

#define ENDED                                                                          \
	"resign seat=1\n"                                                              \
	"end reason=resign adjust=0,0 winners=2;"
#define RESIGNED "clock seat=1 until=2026-11-28T00:00:00Z; " ENDED

START_TEST(an_answer_at_48_hours_counts_from_its_first_letter)
{
	struct record *r;
	struct question q = held_too_long(&r);

	answers(r, &q, ASKED + 2 * DAY, "yes", "applied: " RESIGNED);
}

START_TEST(an_answer_a_second_later_comes_behind_the_end_of_the_turn)
{
	struct record *r;
	struct question q = held_too_long(&r);

	answers(r, &q, ASKED + 2 * DAY + 1, "yes",
		"applied: clock seat=1 until=2026-11-28T00:00:00Z; pass seat=1 late=1\n"
		"clock seat=2 until=2026-12-01T01:00:01Z; " ENDED);
}

/* Letters may lie unread in the mailbox, or too many clocks would fall. */
START_TEST(no_turn_ends_by_an_answer_where_no_clock_may_fall)
{
	for (int i = 0; i < 2; i++) {
		struct record *r;
		struct question q = held_too_long(&r);

		c.club.context.drained = i == 1;
		c.club.context.frozen = i == 1;
		answers(r, &q, ASKED + 2 * DAY + 1, "yes", "applied: " RESIGNED);
	}
}

/* ------------------------------------------------------------- what is done then */

START_TEST(yes_does_the_one_order_of_a_question_and_once)
{
	struct record *r = begin();
	struct question q = put(r, "held", "resign");

	answers(r, &q, LETTER_NOW, "choose 2", "refused:");
	answers(r, &q, LETTER_NOW, "yes",
		"applied: clock seat=1 until=2026-11-26T00:00:00Z; " ENDED);
	answers(r, &q, LETTER_NOW, "yes", "refused:");
}

START_TEST(no_does_nothing_and_closes_the_question)
{
	struct record *r = begin();
	struct question q = put(r, "held", "resign");
	long letters;

	clock_hush(&c);
	answers(r, &q, LETTER_NOW, "no",
		"answered: clock seat=1 until=2026-11-26T00:00:00Z;");
	ck_assert(clock_says(clock_told(&c, c.club.ann, &letters),
			     "As you wish: nothing was played."));
	ck_assert_int_eq(letters, 1);
	answers(r, &q, LETTER_NOW, "yes", "refused:");
}

START_TEST(of_several_orders_yes_does_none_and_choose_one)
{
	struct record *r = begin();
	struct question q = put(r, "held", "pass/resign");
	long letters;

	answers(r, &q, LETTER_NOW, "yes", "refused:");
	clock_hush(&c);
	answers(r, &q, LETTER_NOW, "choose 3", "refused:");
	ck_assert(clock_says(clock_told(&c, c.club.ann, &letters),
			     "choose 3        ^ there is no choice 3; I offered"));
	answers(r, &q, LETTER_NOW, "choose 2",
		"applied: clock seat=1 until=2026-11-26T00:00:00Z; " ENDED);
}

START_TEST(one_yes_does_all_that_was_asked_about_at_once)
{
	struct record *r = begin();
	struct question q = put(r, ASK_ALL, "pause/resign");

	answers(r, &q, LETTER_NOW, "yes",
		"applied: clock seat=1 until=2026-11-26T00:00:00Z; "
		"offer seat=1 about=pause until=2026-11-25T00:00:00Z; " ENDED);
}

START_TEST(another_order_answers_no_question)
{
	struct record *r = begin();
	struct question q = put(r, "held", "resign");
	struct hearing h = question_heard(&c, LETTER_NOW);
	struct order o = {0};
	bool handled;

	h.token = question_token(r, &q);
	ck_assert(order_read(&c.arena, view_of("pass"), &o));
	clock_must(&c, answer_question(&h, r, 0, &o, &handled));
	ck_assert(!handled);
}

/* It is no move: the rules of the game do not judge it. */
START_TEST(yes_to_an_order_that_only_looks_is_answered)
{
	struct record *r = begin();
	struct question q = put(r, "held", "rack");

	answers(r, &q, LETTER_NOW, "yes",
		"answered: clock seat=1 until=2026-11-26T00:00:00Z;");
}

/* -------------------------------------------------- who may be asked again at once */

static bool may_be_asked(int64_t game)
{
	struct hearing h = question_heard(&c, LETTER_NOW);
	struct answer_limit q;

	clock_must(&c, answer_once_a_day(&h, STORED_HELD, game, &q));
	return q.may;
}

/* But for the answer to a question that is about no forged letter. */
START_TEST(who_says_that_a_letter_was_his_may_be_asked_about_the_next)
{
	static const char *const kinds[] = {"held", ASK_ALL, "choose"};

	for (int i = 0; i < COUNT(kinds); i++) {
		struct record *r = begin();
		struct question q = put(r, kinds[i], "rack");

		ck_assert(may_be_asked(r->match.id));
		ck_assert(!may_be_asked(r->match.id));
		answers(r, &q, LETTER_NOW, "yes",
			"answered: clock seat=1 until=2026-11-26T00:00:00Z;");
		ck_assert_int_eq(may_be_asked(r->match.id), i < 2);
	}
}

int main(void)
{
	clock_fixture(&c);
	return claims_run("answers");
}
