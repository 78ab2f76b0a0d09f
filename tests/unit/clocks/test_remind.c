/* SPDX-License-Identifier: ISC */
/* When a player is reminded: remind_when.h. */

#include "adjudicator/clocks/remind_when.h"
#include "adjudicator/games/turns.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static const int64_t HOUR = 3600;
static const int64_t NOW = 1793534400;

static struct board_case c;

static bool due_at(const struct position *pos, const struct reminders *wish,
		   int64_t now, struct reminded *said, int64_t *next)
{
	struct awaited w = remind_turn(pos);

	return remind_when(pos, &w, wish, now, said, next);
}

static struct position *game(const char *options)
{
	case_live(&c, NOW,
		  arena_printf(&c.arena, "Game: wordbox\nOptions: %s\nLexicon: any\n",
			       options),
		  "");
	c.table.now = NOW;
	turns_clock(&c.table);
	return &c.table.pos;
}

/* Hours behind the turn's beginning at which its player hears something, when a run
 * comes every `step` minutes. */
static const char *heard(const struct position *pos, const char *wish, int step)
{
	struct reminded said = {NOW, REMINDED_NEVER};
	struct buf b = buf_in(&c.arena);
	struct reminders r;
	int64_t next = 0;

	(void)reminders_read(view_of(wish), &r);
	for (int64_t t = NOW; t <= pos->deadline + 24 * HOUR; t += 60 * (int64_t)step) {
		/* What is told to be next is when it is next. */
		bool asked = next == 0 || t >= next;
		bool due = due_at(pos, &r, t, &said, &next);

		ck_assert(!due || asked);
		if (due) {
			buf_printf(&b, "%s%ld", b.len > 0 ? " " : "",
				   (long)((t - NOW) / HOUR));
		}
		next = next == REMIND_NO_MORE ? INT64_MAX : next;
	}
	return buf_cstr(&b);
}

static const struct {
	const char *options, *wish, *hours;
} cases[] = {
	{"deadline=72h",          "on",       "24 36 60"     },
	{"deadline=168h",         "on",       "84 120 156"   },
	{"deadline=72h bank=10d", "on",       "36 72 264 300"},
	{"deadline=48h",          "on",       "24 36"        },
	{"deadline=24h",          "on",       ""             },
	{"deadline=20h",          "on",       "8 10"         },
	{"deadline=72h",          "off",      ""             },
	{"deadline=72h",          "1d,6h",    "48 66"        },
	{"deadline=72h",          "6h, 1d",   "48 66"        },
	{"deadline=72h",          "60h,1h",   "71"           },
	{"deadline=72h",          "6h",       "66"           },
	{"deadline=72h",          "nonsense", "24 36 60"     },
	{"deadline=none",         "on",       ""             },
};

START_TEST(a_player_hears_of_a_turn_when_it_is_time)
{
	const struct position *pos = game(cases[_i].options);

	ck_assert_str_eq(heard(pos, cases[_i].wish, 60), cases[_i].hours);
	ck_assert_str_eq(heard(pos, cases[_i].wish, 10), cases[_i].hours);
}

/* After three days without a run one letter says it all. */
START_TEST(what_was_missed_is_said_once)
{
	const struct position *pos = game("deadline=168h");
	struct reminded said = {NOW, REMINDED_NEVER};
	struct reminders wish = {.on = true};
	int64_t next;

	ck_assert(due_at(pos, &wish, NOW + 160 * HOUR, &said, &next));
	ck_assert_int_eq(next, REMIND_NO_MORE);
	ck_assert(!due_at(pos, &wish, NOW + 161 * HOUR, &said, &next));
}

START_TEST(at_the_end_of_a_turn_there_is_nothing_to_remind_of)
{
	const struct position *pos = game("deadline=72h");
	struct reminded said = {NOW, REMINDED_NEVER};
	struct reminders wish = {.on = true};
	int64_t next;

	ck_assert(!due_at(pos, &wish, NOW + 72 * HOUR, &said, &next));
	ck_assert_int_eq(next, REMIND_NO_MORE);
	ck_assert(due_at(pos, &wish, NOW + 72 * HOUR - 1, &said, &next));
}

/* One is looked at right behind another. */
START_TEST(the_wishes_of_one_player_are_not_those_of_the_next)
{
	const struct position *pos = game("deadline=72h");
	struct reminded said = {NOW, REMINDED_NEVER};
	struct reminders many;
	struct reminders one;
	int64_t next;
	bool due;

	ck_assert(reminders_read(view_of("40h,30h,20h"), &many));
	ck_assert(reminders_read(view_of("1h"), &one));
	due = due_at(pos, &many, NOW + HOUR, &said, &next) ||
	      due_at(pos, &one, NOW + 60 * HOUR, &said, &next);
	ck_assert(!due);
	ck_assert_int_eq(next, NOW + 71 * HOUR);
	due = due_at(pos, &many, NOW + HOUR, &said, &next) ||
	      due_at(pos, &one, NOW + 30 * HOUR, &said, &next);
	ck_assert(!due);
	ck_assert_int_eq(next, NOW + 71 * HOUR);
}

/* Time that is given back does not make old news new. */
START_TEST(a_little_more_time_is_no_reason_to_say_it_again)
{
	struct position *pos = game("deadline=72h");
	struct reminded said = {NOW, REMINDED_NEVER};
	struct reminders wish = {.on = true};
	int64_t next;

	ck_assert(due_at(pos, &wish, NOW + 60 * HOUR, &said, &next));
	pos->deadline += 6 * HOUR;
	ck_assert(!due_at(pos, &wish, NOW + 65 * HOUR, &said, &next));
	ck_assert_int_eq(next, REMIND_NO_MORE);
	ck_assert(!due_at(pos, &wish, NOW + 66 * HOUR, &said, &next));
}

START_TEST(nobody_is_reminded_while_he_is_away)
{
	struct position *pos = game("deadline=72h");
	struct reminded said = {NOW, REMINDED_NEVER};
	struct reminders wish = {.on = true};
	int64_t next;

	pos->leave[pos->to_move] = NOW + 50 * HOUR;
	pos->deadline = NOW + 122 * HOUR;
	ck_assert(!due_at(pos, &wish, NOW + 49 * HOUR, &said, &next));
	ck_assert_int_eq(next, NOW + 50 * HOUR);
	ck_assert(!due_at(pos, &wish, NOW + 50 * HOUR, &said, &next));
	ck_assert_int_eq(next, NOW + 74 * HOUR); /* 48 before the end */
}

START_TEST(the_bank_is_used_behind_the_free_time)
{
	struct position *pos = game("deadline=72h bank=10d");

	ck_assert(!remind_of_bank(pos, NOW + 72 * HOUR - 1));
	ck_assert(remind_of_bank(pos, NOW + 72 * HOUR));
	pos->bank[pos->to_move] = 1; /* the second that stays (K8) */
	ck_assert(remind_of_bank(pos, pos->deadline - 1));
	ck_assert(!remind_of_bank(game("deadline=72h"), NOW + 71 * HOUR));
	ck_assert(!remind_of_bank(game("deadline=72h"), NOW + 72 * HOUR));
}

#define GRID                                                                           \
	"Game: wordcap\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\nLexicon: any\n"         \
	"Options: deadline=24h window=%dh\nBoard: CATSE RINGO LMDUP HBYKW FVXJZ\n"

static const struct position *word_waits(int window)
{
	case_live(&c, NOW, arena_printf(&c.arena, GRID, window), "");
	c.table.now = c.table.arrived = NOW;
	turns_clock(&c.table);
	ck_assert_uint_eq(remind_answers(&c.table.pos), 0);
	ck_assert_int_eq(case_go_on(&c, 0, "word CAT A1 B1 C1"), OUTCOME_APPLIED);
	return &c.table.pos;
}

START_TEST(whoever_owes_an_answer_is_reminded_and_nobody_else)
{
	const struct position *pos = word_waits(12);

	ck_assert_uint_eq(remind_answers(pos), 1U << 1 | 1U << 2);
	ck_assert_int_eq(case_go_on(&c, 1, "accept"), OUTCOME_APPLIED);
	ck_assert_uint_eq(remind_answers(pos), 1U << 2);
	ck_assert_int_eq(case_go_on(&c, 0, "undo"), OUTCOME_APPLIED);
	ck_assert_uint_eq(remind_answers(pos), 0);
}

START_TEST(an_answer_is_due_at_half_of_its_own_time)
{
	const struct position *pos = word_waits(12);
	struct awaited w = remind_answer(pos, 2);
	struct reminded said = {NOW, REMINDED_NEVER};
	struct reminders wish = {.on = true};
	int64_t next;

	ck_assert(w.answer && w.seat == 2 && w.bank == 0);
	ck_assert_int_eq(w.until, NOW + 12 * HOUR);
	ck_assert_int_eq(w.span, 12 * HOUR);
	ck_assert(!remind_when(pos, &w, &wish, NOW, &said, &next));
	ck_assert_int_eq(next, NOW + 6 * HOUR);
	ck_assert(remind_when(pos, &w, &wish, NOW + 6 * HOUR, &said, &next));
	ck_assert_int_eq(next, REMIND_NO_MORE);
	ck_assert(!remind_when(pos, &w, &wish, w.until, &said, &next));
}

int main(void)
{
	case_fixture(&c);
	claims_rows(a_player_hears_of_a_turn_when_it_is_time, cases);
	return claims_run("reminders");
}
