/* SPDX-License-Identifier: ISC */
/* A clock that was ahead, and what was kept by it. Stories tell what becomes of games.
 */
#include "adjudicator/run/clock_trust.h"

#include <stdio.h>

#include "adjudicator/games/clocks.h"
#include "adjudicator/record/record.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"
#include "tests/helpers/club/store_club.h"

static const int64_t DAY = 86400;
static const int64_t NOW = 1793534400;
static const int64_t AHEAD = 1793534400 + 5000LL * 86400;

static struct club c;

/* A number as it was kept at some time. */
static int64_t plain(int64_t at)
{
	return at;
}

static int64_t counted(int64_t since)
{
	return since << 10 | 3;
}

static int64_t of_a_turn(int64_t at)
{
	return 7LL << 40 | at;
}

/* What is done again after a while, or is owed from then on. */
static const struct {
	const char *name;
	int64_t (*kept)(int64_t at);
} lasts[] = {
	{"clock.drained",   plain    },
        {"clock.away",      plain    },
	{"concerns.told",   plain    },
        {"keeping.last",    plain    },
	{"run.success",     plain    },
        {"reader.bare",     plain    },
	{"copies.warned",   plain    },
        {"pictures.warned", plain    },
	{"ping.tried",      plain    },
        {"ping.good",       plain    },
	{"ping.said",       plain    },
        {"digest.17",       plain    },
	{"season.4.weekly", plain    },
        {"held.17",         plain    },
	{"held.17.20",      plain    },
        {"which.17",        plain    },
	{"waiting-seen.17", plain    },
        {"relay.20.1",      plain    },
	{"relay.20.-1",     plain    },
        {"untold.20",       plain    },
	{"pause.20.1",      of_a_turn},
        {"proved.17.0",     counted  },
	{"general.17.0",    counted  },
        {"unclear.17.20",   counted  },
	{"no-text.17.0",    counted  },
        {"encrypted.17.0",  counted  },
	{"broken.17.0",     counted  },
        {"poison.17.0",     counted  },
	{"clock.away-last", plain    },
};

static int64_t after(const char *name, int64_t kept)
{
	struct config config = {0};
	struct context d = {.store = c.st, .config = &config, .now = NOW};
	int64_t value;

	ck_assert(store_set_number(c.st, name, kept, &c.err));
	ck_assert_msg(clock_right(&d, &c.err), "%s", c.err.text);
	ck_assert(store_number(c.st, name, &value, &c.err));
	return value;
}

START_TEST(what_was_done_in_a_time_to_come_was_done_now)
{
	ck_assert_msg(after(lasts[_i].name, lasts[_i].kept(AHEAD)) ==
			      lasts[_i].kept(NOW),
		      "%s", lasts[_i].name);
}

START_TEST(what_was_done_before_stays)
{
	int64_t kept = lasts[_i].kept(NOW - 100);

	ck_assert_msg(after(lasts[_i].name, kept) == kept, "%s", lasts[_i].name);
}

/* What is no such time, however large it is. */
static const char *const others[] = {
	"club.key",     "copies.mark", "seal.sum",        "season.owed.4",  "run.took",
	"bounced.20.1", "signing.key", "season.unread.4", "clock.other",    "weekly",
	"season.4",     "digest",      "heldfast.17",     "quiet-sum.20.1",
};

START_TEST(other_numbers_are_not_touched)
{
	ck_assert_msg(after(others[_i], AHEAD << 10) == AHEAD << 10, "%s", others[_i]);
}

/* ---------------------------------------------------------------------- a game */

static struct letter_club club;

/* A game as it is once somebody has said that the clock is right again, and what the
 * seat to move was given meanwhile, and what Ann asked by the wrong clock, if she did.
 */
static const struct position *put_right(int64_t deadline, const char *asked)
{
	static struct record r;
	struct order o;
	struct table t;
	int64_t id;

	letter_club_open(&club);
	id = letter_club_begin(&club, "angrywords", "deadline=72h window=24h", "any", 1,
			       false);
	letter_club_load(&club, &club.arena, id, &r);
	t = table_over(&club.arena, &r.pos, AHEAD, true);
	table_emit(&t, (struct event){.kind = EVENT_CLOCK,
				      .seat = r.pos.to_move,
				      .time = deadline});
	if (asked != NULL) {
		ck_assert(order_read(&club.arena, view_of(asked), &o));
		ck_assert_int_eq(table_judge(&t, 0, &o), OUTCOME_APPLIED);
		ck_assert_int_gt(t.pos.request[REQUEST_DRAW].until, AHEAD);
	}
	ck_assert(record_append(&club.arena, &r, &t, &club.err));
	club.context.now = LETTER_NOW;
	ck_assert_msg(clock_right(&club.context, &club.err), "%s", club.err.text);
	letter_club_load(&club, &club.arena, id, &r);
	letter_club_close(&club);
	return &r.pos;
}

/* Whoever sits first, too. */
START_TEST(what_was_asked_in_a_time_to_come_is_asked_now)
{
	const struct position *pos = put_right(AHEAD + 3 * DAY, "offer draw");

	ck_assert_int_eq(pos->request[REQUEST_DRAW].by, 0);
	ck_assert_int_eq(pos->request[REQUEST_DRAW].until, LETTER_NOW + DAY);
	ck_assert_int_eq(pos->deadline, LETTER_NOW + 3 * DAY);
}

#define DAYS(n) ((n)*INT64_C(86400))

/* A year is 366 days. */
START_TEST(a_turn_that_was_set_within_a_year_ends_as_it_would)
{
	int64_t year = LETTER_NOW + DAYS(366 + 3);

	ck_assert_int_eq(put_right(year, NULL)->deadline, year);
	ck_assert_int_eq(put_right(year + 1, NULL)->deadline, LETTER_NOW + DAYS(3));
}

/* Ann's play and her offer, and Ben's turn, who is away: how long from now on that
 * seems to last, and what is made of it. Then the
 * most that may be settled, a day later. */
static const struct {
	const char *options;
	int64_t away, answer, turn, answer_then, turn_then;
} waits[] = {
  /* clang-format off */
	{"deadline=72h window=24h", 0, DAYS(367), DAYS(369), DAYS(367), DAYS(369)},
	{"deadline=72h window=24h", 0, DAYS(367) + 1, DAYS(369) + 1, DAYS(1), DAYS(3)},
	{"deadline=1h window=24h", 0, DAYS(5000), DAYS(5000), DAYS(1), DAYS(1)},
	{"deadline=72h window=24h", DAYS(10), DAYS(5000), DAYS(5000), DAYS(11), DAYS(13)},
	{"deadline=60d bank=365d window=168h", DAYS(365), DAYS(365 + 6), DAYS(365 + 60 + 364),
	 DAYS(365 + 6), DAYS(365 + 60 + 364)},
  /* clang-format on */
};

static void wait_for_ben(struct record *r, int row)
{
	const struct alphabet *a = r->pos.setup->alphabet;
	const uint8_t *rack = r->pos.rack[0];
	const char *const lines[] = {arena_printf(&club.arena, "H8 across %s%s",
						  alphabet_face(a, rack[0]),
						  alphabet_face(a, rack[1])),
				     "offer draw"};
	struct table t = table_over(&club.arena, &r->pos, LETTER_NOW, true);
	struct order o;

	for (int i = 0; i < COUNT(lines); i++) {
		ck_assert(order_read(&club.arena, view_of(lines[i]), &o));
		ck_assert_int_eq(table_judge(&t, 0, &o), OUTCOME_APPLIED);
	}
	ck_assert(t.pos.pending.any);
	ck_assert_int_eq(t.pos.to_move, 1);
	if (waits[row].away != 0) {
		away_set(&t, 1, LETTER_NOW, LETTER_NOW + waits[row].away);
	}
	table_emit(&t, (struct event){.kind = EVENT_WINDOW,
				      .seat = -1,
				      .time = LETTER_NOW + waits[row].answer});
	table_emit(&t, (struct event){.kind = EVENT_LONGER,
				      .seat = -1,
				      .about = REQUEST_DRAW,
				      .time = LETTER_NOW + waits[row].answer});
	table_emit(&t, (struct event){.kind = EVENT_CLOCK,
				      .seat = 1,
				      .time = LETTER_NOW + waits[row].turn});
	ck_assert(record_append(&club.arena, r, &t, &club.err));
}

START_TEST(every_game_is_put_right_and_what_ends_in_time_stays)
{
	static struct record r;
	int64_t answer = LETTER_NOW + waits[_i].answer_then;
	char options[128];
	int64_t id[2];

	snprintf(options, sizeof options, "challenge=double %s", waits[_i].options);
	letter_club_open(&club);
	for (int i = 0; i < COUNT(id); i++) {
		id[i] = letter_club_begin(&club, "angrywords", options, "any", 1,
					  false);
		letter_club_load(&club, &club.arena, id[i], &r);
		wait_for_ben(&r, _i);
	}
	club.context.now = LETTER_NOW;
	ck_assert_msg(clock_right(&club.context, &club.err), "%s", club.err.text);
	for (int i = 0; i < COUNT(id); i++) {
		letter_club_load(&club, &club.arena, id[i], &r);
		ck_assert_int_eq(r.pos.pending.until, answer);
		ck_assert_int_eq(r.pos.request[REQUEST_DRAW].until, answer);
		ck_assert_int_eq(r.pos.deadline, LETTER_NOW + waits[_i].turn_then);
	}
	letter_club_close(&club);
}

int main(void)
{
	club_fixture(&c);
	claims_rows(what_was_done_in_a_time_to_come_was_done_now, lasts);
	claims_rows(what_was_done_before_stays, lasts);
	claims_rows(other_numbers_are_not_touched, others);
	claims_rows(every_game_is_put_right_and_what_ends_in_time_stays, waits);
	return claims_run("clock_trust");
}
