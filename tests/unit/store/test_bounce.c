/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/undelivered.h"

#include "adjudicator/store/outbox.h"
#include "tests/helpers/club/store_club.h"

#include "tests/helpers/claims.h"

static struct club c;
static int64_t ann, ben;

static void set_up(void)
{
	ann = club_player(&c, "Ann");
	ben = club_player(&c, "Ben");
}

static int64_t letter_to(int64_t player)
{
	static int n;
	struct outbox_letter o = {
		.player = player,
		.seat = -1,
		.message_id = view_of(arena_printf(&c.arena, "<%d@club.example>", ++n)),
		.address = view_of("a@b.example")};

	ck_assert_msg(outbox_add(c.st, &o, &c.err), "%s", c.err.text);
	return o.id;
}

static bool bounce(int64_t outbox, int64_t player, int64_t at, const char *kind)
{
	const struct bounce b = {.outbox = outbox,
				 .player = player,
				 .at = at,
				 .kind = kind,
				 .status = view_of("5.1.1")};
	bool fresh;

	ck_assert_msg(bounce_add(c.st, &b, &fresh, &c.err), "%s", c.err.text);
	return fresh;
}

static struct bounce_state state(int64_t player)
{
	struct bounce_state s;

	ck_assert_msg(bounce_state(c.st, player, &s, &c.err), "%s", c.err.text);
	return s;
}

/* A letter of the player's, with this verdict. */
static void answers(int64_t player, int64_t at, const char *verdict)
{
	struct ledger_row row = {.letter = club_letter(&c, "x"),
				 .at = at,
				 .player = player,
				 .verdict = view_of(verdict)};

	ck_assert_msg(ledger_add(c.st, &row, &c.err), "%s", c.err.text);
}

START_TEST(three_letters_that_come_back_are_bad)
{
	for (int i = 0; i < BOUNCES_BAD; i++) {
		struct bounce_state s = state(ann);

		ck_assert_int_eq(s.hard, i);
		ck_assert(!bounce_bad(&s));
		ck_assert(bounce(letter_to(ann), ann, 100 + i, "hard"));
	}
	ck_assert(bounce_bad(&(struct bounce_state){.hard = state(ann).hard}));
	ck_assert_int_eq(state(ann).since, 100);
	ck_assert_int_eq(state(ben).hard, 0);
}

START_TEST(one_letter_given_up_after_days_is_bad)
{
	struct bounce_state s;

	bounce(letter_to(ann), ann, 100, "days");
	s = state(ann);
	ck_assert_int_eq(s.days, 1);
	ck_assert(bounce_bad(&s));
}

START_TEST(a_letter_comes_back_once)
{
	int64_t letter = letter_to(ann);

	ck_assert(bounce(letter, ann, 100, "hard"));
	ck_assert(!bounce(letter, ann, 101, "hard"));
	ck_assert_int_eq(state(ann).hard, 1);
}

START_TEST(late_letters_are_no_trouble)
{
	for (int i = 0; i < 9; i++) {
		bounce(letter_to(ann), ann, 100, "soft");
	}
	ck_assert_int_eq(state(ann).since, 0);
	ck_assert(!bounce_bad(&(struct bounce_state){0}));
}

/* Who answers one of our letters has got it; others prove nothing. */
static const struct {
	const char *verdict;
	long left;
} verdicts[] = {
	{"applied",  0},
        {"refused",  0},
        {"asked",    0},
	{"held",     1},
        {"robot",    1},
        {"answered", 1},
};

START_TEST(an_answer_forgives_what_was_before)
{
	bounce(letter_to(ann), ann, 100, "hard");
	answers(ann, 150, verdicts[_i].verdict);
	ck_assert_int_eq(state(ann).hard, verdicts[_i].left);
	bounce(letter_to(ann), ann, 151, "hard");
	ck_assert_int_eq(state(ann).hard, verdicts[_i].left + 1);
}

START_TEST(what_is_told_is_not_told_again)
{
	int64_t *players;
	size_t count;

	bounce(letter_to(ben), ben, 100, "hard");
	bounce(letter_to(ann), ann, 100, "days");
	bounce(letter_to(ann), ann, 100, "soft");
	ck_assert(bounce_untold(c.st, &c.arena, &players, &count, &c.err));
	ck_assert_uint_eq(count, 2);
	ck_assert_int_eq(players[0], ann);
	ck_assert(bounce_told(c.st, ann, &c.err));
	ck_assert(bounce_untold(c.st, &c.arena, &players, &count, &c.err));
	ck_assert_uint_eq(count, 1);
	ck_assert_int_eq(players[0], ben);
	ck_assert_int_eq(state(ann).untold_days, 0);
	ck_assert_int_eq(state(ann).days, 1);
	bounce(letter_to(ann), ann, 200, "hard");
	ck_assert_int_eq(state(ann).untold_hard, 1);
}

START_TEST(a_bounce_of_no_letter_is_our_mistake)
{
	const struct bounce b = {.outbox = 999, .player = ann, .kind = "hard"};
	bool fresh;

	ck_assert(!bounce_add(c.st, &b, &fresh, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
}

/* Two of one turn, the younger written down first. */
START_TEST(seats_are_untold_since_the_oldest_news)
{
	struct match m = club_game(&c, ann, ben);
	struct untold u;

	for (int i = 0; i < 3; i++) {
		struct notice n = {.player = i == 2 ? ben : ann,
				   .game = m.id,
				   .seat = i == 2 ? 1 : 0,
				   .at = 70 - 10 * i,
				   .kind = view_of("turn")};

		ck_assert(notice_add(c.st, &n, &c.err));
	}
	ck_assert(untold_seats(c.st, m.id, 65, 0, &u, &c.err));
	ck_assert_uint_eq(u.seats, 3);
	ck_assert_int_eq(u.since, 50);
	ck_assert(untold_seats(c.st, m.id, 50, 0, &u, &c.err));
	ck_assert_uint_eq(u.seats, 0);
	ck_assert_int_eq(u.since, 0);
}

int main(void)
{
	club_fixture(&c);
	claims_fixture(set_up, NULL);
	claims_rows(an_answer_forgives_what_was_before, verdicts);
	return claims_run("bounce");
}
