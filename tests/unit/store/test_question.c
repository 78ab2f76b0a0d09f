/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/question.h"

#include "tests/helpers/club/store_club.h"

#include "tests/helpers/claims.h"

static struct club c;
static int64_t ann;
static struct match m;

static void set_up(void)
{
	ann = club_player(&c, "Ann");
	m = club_game(&c, ann, club_player(&c, "Ben"));
}

static struct question asked(int seat, const char *choices)
{
	struct question q = {.game = m.id,
			     .player = ann,
			     .letter = club_letter(&c, "x"),
			     .seat = seat,
			     .turn = 4,
			     .asked = 60,
			     .arrived = 50,
			     .kind = view_of("choose"),
			     .choices = view_of(choices)};

	ck_assert_msg(question_add(c.st, &q, &c.err), "%s", c.err.text);
	return q;
}

static struct question open_of(int seat)
{
	struct question q;

	ck_assert_msg(question_open(c.st, &c.arena, m.id, seat, &q, &c.err), "%s",
		      c.err.text);
	return q;
}

static struct question got(int64_t id)
{
	struct question q;

	ck_assert_msg(question_get(c.st, &c.arena, id, &q, &c.err), "%s", c.err.text);
	return q;
}

START_TEST(a_question_comes_back_as_it_was)
{
	struct question q = asked(0, "8H WORDY\n8H WORDs\n");
	struct question back;

	ck_assert(view_is(q.state, "open"));
	club_reopen(&c);
	back = got(q.id);
	ck_assert_int_eq(back.id, q.id);
	ck_assert_int_eq(back.game, m.id);
	ck_assert_int_eq(back.player, ann);
	ck_assert_int_eq(back.letter, q.letter);
	ck_assert_int_eq(back.seat, 0);
	ck_assert_int_eq(back.turn, 4);
	ck_assert_int_eq(back.asked, 60);
	ck_assert_int_eq(back.arrived, 50);
	ck_assert(view_is(back.kind, "choose"));
	ck_assert(view_is(back.choices, "8H WORDY\n8H WORDs\n"));
	ck_assert(view_is(back.state, "open"));
	ck_assert_int_eq(open_of(0).id, q.id);
}

START_TEST(a_new_question_closes_the_old_of_its_seat)
{
	struct question one = asked(0, "one");
	struct question other = asked(1, "other");
	struct question two = asked(0, "two");

	ck_assert(view_is(got(one.id).state, "lapsed"));
	ck_assert_int_eq(open_of(0).id, two.id);
	ck_assert_int_eq(open_of(1).id, other.id);
	ck_assert_int_eq(open_of(2).id, 0);
}

static const char *const ends[] = {"answered", "lapsed"};

START_TEST(a_closed_question_stays_closed)
{
	struct question q = asked(0, "one");

	ck_assert(question_close(c.st, q.id, ends[_i], &c.err));
	ck_assert(view_is(got(q.id).state, ends[_i]));
	ck_assert_int_eq(open_of(0).id, 0);
	ck_assert(question_close(c.st, q.id, ends[1 - _i], &c.err));
	ck_assert(view_is(got(q.id).state, ends[_i]));
	ck_assert(question_close(c.st, 999, "lapsed", &c.err));
}

START_TEST(a_question_ends_in_a_known_way)
{
	struct question q = asked(0, "one");

	ck_assert(!question_close(c.st, q.id, "forgotten", &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	ck_assert_int_eq(open_of(0).id, q.id);
}

START_TEST(a_failed_question_leaves_the_old_one_open)
{
	struct question q = asked(0, "one");
	struct question bad = q;

	bad.letter = 999;
	ck_assert(!question_add(c.st, &bad, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	ck_assert_int_eq(open_of(0).id, q.id);
	bad = (struct question){.game = 999, .kind = view_of("held")};
	ck_assert(!question_add(c.st, &bad, &c.err));
	ck_assert_int_eq(bad.id, 0);
}

START_TEST(two_questions_never_stand_open_for_a_seat)
{
	struct question q = asked(0, "one");
	struct question two = asked(0, "two");
	const char *reopen = arena_printf(
		&c.arena, "UPDATE question SET state = 'open' WHERE id = %lld",
		(long long)q.id);

	ck_assert(!db_exec(store_db(c.st), reopen, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	ck_assert_int_eq(open_of(0).id, two.id);
}

START_TEST(an_unknown_question_is_none)
{
	ck_assert_int_eq(got(5).id, 0);
	ck_assert_int_eq(open_of(-1).id, 0);
}

START_TEST(of_all_orders_of_a_letter_there_is_one_choice)
{
	struct question q = {.kind = view_of(ASK_ALL),
			     .choices = view_of(" pass\n~8H WORDs\n")};
	bool written;
	size_t count;

	ck_assert(view_is(question_choice(&q, 2, &count, &written), "8H WORDs"));
	ck_assert_uint_eq(count, 1);
	ck_assert(written);
	ck_assert(view_is(question_choice(&q, 1, &count, &written), "pass"));
	ck_assert(!written);
	ck_assert_uint_eq(question_choice(&q, 3, &count, &written).len, 0);
	q.kind = view_of("choose");
	(void)question_choice(&q, 3, &count, &written);
	ck_assert_uint_eq(count, 2);
}

int main(void)
{
	club_fixture(&c);
	claims_fixture(set_up, NULL);
	claims_times(a_closed_question_stays_closed, 0, 2);
	return claims_run("question");
}
