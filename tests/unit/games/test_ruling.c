/* SPDX-License-Identifier: ISC */
/* Where the next tiles come from behind a ruling, points that were set, and seats that
 * change hands. */
#include <string.h>

#include "adjudicator/games/bag.h"
#include "adjudicator/games/event_field.h"
#include "adjudicator/games/line.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/ruling.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

/* Rules on the position at the end of the file; its events are a row each. */
static const struct position *ruled(const char *text)
{
	struct line l = {.arena = &c.arena};
	struct ruling_words w;
	struct diag diag;
	size_t bad;

	for (size_t i = 0; i < c.replay.events; i++) {
		line_add(&l, (long)i + 2, &c.replay.event[i]);
	}
	ck_assert(line_fold(&l, &c.replay.setup, &bad));
	ck_assert(ruling_read(&w, view_of(text), &diag));
	c.table = table_over(&c.arena, &c.replay.pos, 0, true);
	ck_assert(ruling_judge(&c.table, &l, &w, view_of("why")));
	return &c.table.pos;
}

#define RACKS "Rack Ann: D U E S T A R\nRack Ben: E A R S T O N\n"

START_TEST(an_order_goes_on_where_nobody_saw_later_tiles)
{
	const struct position *pos;

	case_run(&c, "Options: challenge=double\n" RACKS, "Ann: H8 across DUE\n");
	pos = ruled("void t1");
	ck_assert_int_eq(pos->q, c.replay.pos.q);
	ck_assert_int_eq(pos->stale, c.replay.start.stale);
	ck_assert_int_eq(pos->deadline, 0); /* what time it is nobody knows */
	ck_assert_str_eq(case_rack(&c, pos, 0), "A D E R S T U");
}

/* Who took the play back has seen them alone, and draws them first. */
START_TEST(an_order_goes_on_where_a_play_was_taken_back)
{
	const struct position *pos;

	case_run(&c, "Lexicon: any\n" RACKS,
		 "Ann: H8 across DUE\nAnn: undo\nBen: agree undo\n"
		 "@ ruling result points: x\n");
	pos = ruled("overturn ruling 1");
	ck_assert_int_eq(pos->seen, 3);
	ck_assert(!pos->stale);
}

START_TEST(a_new_order_is_made_where_somebody_did)
{
	struct event next = {0};
	const struct position *pos;

	case_run(&c, RACKS,
		 "Ann: H8 across DUE\nBen: J8 down EAR\nAnn: pass\nBen: pass\n");
	ck_assert_int_eq(c.replay.pos.q, 1);
	pos = ruled("void t2");
	ck_assert(pos->stale);
	bag_next(pos, 2, &next);
	ck_assert_int_eq(next.q, 2);
	ck_assert_int_eq(next.from, 1);
	pos = ruled("void t4");
	ck_assert(!pos->stale);
	bag_next(pos, 2, &next);
	ck_assert_int_eq(next.q, 1);
	ck_assert_int_eq(next.from, c.replay.pos.drawn + 1);
}

START_TEST(points_that_were_set_outlast_a_later_turn)
{
	case_run(&c, RACKS,
		 "Ann: H8 across DUE\nBen: J8 down EAR\nAnn: pass\n"
		 "@ ruling set t1 score 30: x\n@ ruling void t2: y\n");
	ck_assert_str_eq(case_scores(&c, &c.replay.pos), "30 0");
	ck_assert_str_eq(case_verdicts(&c), "ALL");
}

/* No letter that goes back into the bag is told to the others. */
START_TEST(an_exchange_in_place_of_a_turn_shows_how_many_tiles_alone)
{
	size_t i = 0;

	case_run(&c, RACKS,
		 "Ann: H8 across DUE\n@ ruling replace t1 \"exchange D U E\": x\n");
	while (c.replay.event[i].kind != EVENT_RULING) {
		i++;
	}
	ck_assert_str_eq(
		case_text(&c, event_decode(&c.arena, c.replay.event[i].ruling.order)),
		"exchange ? ? ?");
}

START_TEST(points_that_were_set_are_put_back)
{
	case_run(&c, RACKS,
		 "Ann: H8 across DUE\n@ ruling set t1 score 30: x\n"
		 "@ ruling overturn ruling 1: y\n");
	ck_assert_str_eq(case_scores(&c, &c.replay.pos),
			 case_scores(&c, c.replay.turn[0].after));
}

/* What waits has no points yet; it will count what was ruled. */
START_TEST(points_are_set_of_the_turn_that_is_named)
{
#define BOTH                                                                           \
	"Ann: H8 across DUE\nBen: J8 down EAR\n"                                       \
	"@ ruling set t1 score 30: x\n@ ruling set t2 score 40: y\n"
	case_run(&c, "Options: challenge=double\n" RACKS, BOTH);
	ck_assert_str_eq(case_scores(&c, &c.replay.pos), "30 0");
	ck_assert_int_eq(c.replay.pos.pending.score, 40);
	case_run(&c, "Options: challenge=double\n" RACKS, BOTH "Ann: accept\n");
	ck_assert_str_eq(case_scores(&c, &c.replay.pos), "30 40");
}

START_TEST(nobody_wins_a_game_that_counts_no_more)
{
	case_run(&c, RACKS, "Ann: H8 across DUE\n@ ruling annul: x\n");
	ck_assert(c.replay.pos.over && c.replay.pos.reason == END_VOID);
	ck_assert_uint_eq(c.replay.pos.winners, 0);
}

#define POINTS_LATER(result)                                                           \
	"Ann: H8 across DUE\nBen: J8 down EAR\n@ ruling set t1 score 30: x\n"          \
	"@ ruling result " result ": y\n@ ruling set t1 score 1: z\n"

/* A result by points follows them; one that a referee has named does not. */
START_TEST(a_result_follows_the_points_unless_it_was_named)
{
	const char *lines = _i == 0 ? POINTS_LATER("points") : POINTS_LATER("1-0");

	case_run(&c, RACKS, lines);
	ck_assert_str_eq(case_scores(&c, &c.replay.pos), "1 5");
	ck_assert_uint_eq(c.replay.pos.winners, _i == 0 ? 2U : 1U);
}

/* An offer of his, an order that waits and his standing answer are the other's. */
START_TEST(who_takes_a_seat_has_its_rack_and_clock_alone)
{
	const struct position *pos;
	int64_t deadline;

	case_run(&c, "Options: challenge=double\n" RACKS,
		 "@ time 2026-11-20T12:00:00Z\nBen: always accept\nAnn: H8 across DUE\n"
		 "Ben: J8 down EAR\nBen: offer draw\n");
	deadline = c.replay.pos.deadline;
	ck_assert_int_eq(c.replay.pos.request[REQUEST_DRAW].by, 1);
	ck_assert_int_eq(c.replay.pos.always[1], ALWAYS_ACCEPT);
	pos = ruled("substitute Ben by Cid");
	ck_assert_int_eq(pos->request[REQUEST_DRAW].by, -1);
	ck_assert_int_eq(pos->always[1], ALWAYS_ASK);
	ck_assert_int_eq(pos->changes, 1);
	ck_assert_int_eq(pos->deadline, deadline);
	ck_assert_str_eq(case_rack(&c, pos, 1), case_rack(&c, &c.replay.pos, 1));
	ck_assert_int_eq(pos->pending.any, c.replay.pos.pending.any);
}

START_TEST(lines_before_a_change_of_hands_name_who_was_there)
{
	const struct setup *s = &c.replay.setup;

	case_run(&c, RACKS,
		 "Ann: H8 across DUE\nBen: J8 down EAR\n"
		 "@ ruling substitute ben by Cid: x\nAnn: pass\nCid: pass\n"
		 "@ ruling void t2: y\nCid: pass\n");
	ck_assert_str_eq(case_verdicts(&c), "ALLLA");
	ck_assert_str_eq(case_text(&c, s->name[1]), "Cid");
	ck_assert_str_eq(case_text(&c, former_name(s, 1, 0)), "Ben");
	ck_assert_str_eq(case_text(&c, position_name(c.replay.turn[1].before, 1)),
			 "Ben");
	ck_assert_str_eq(case_text(&c, position_name(c.replay.turn[4].before, 1)),
			 "Cid");
}

/* clang-format off */
static const struct {
	const char *lines, *wrong;
} bad_changes[] = {
	{"@ ruling substitute Cid by Ben: x\n", "nobody called Cid"},
	{"@ ruling substitute Ben by ann: x\n", "ann plays in this game"},
	{"@ ruling substitute Ben by Cid: x\nBen: pass\n", "there is no player \"Ben\""},
	{"@ ruling substitute Ben by Cid: x\n@ ruling overturn ruling 1: y\n", "not overturned"},
	{"@ ruling result 1-0: x\n@ ruling substitute Ben by Cid: y\n", "the game is over"},
};
/* clang-format on */

START_TEST(a_change_of_hands_that_cannot_be_is_complained_about)
{
	const char *why =
		case_complaint(&c, case_file(&c, RACKS, bad_changes[_i].lines));

	ck_assert_ptr_nonnull(strstr(why, bad_changes[_i].wrong));
}

START_TEST(seats_change_hands_eight_times_at_most)
{
	struct buf b = buf_in(&c.arena);
	const char *why;

	for (int i = 0; i <= FORMERS; i++) {
		buf_printf(&b, "@ ruling substitute %s by Cid %d: x\n",
			   i == 0 ? "Ben" : arena_printf(&c.arena, "Cid %d", i - 1), i);
	}
	why = case_complaint(&c, case_file(&c, RACKS, buf_cstr(&b)));
	ck_assert_ptr_nonnull(strstr(why, "at most 8 times"));
}

/* Of a turn that the record has not; somebody has changed it. */
START_TEST(points_that_were_never_played_for_are_not_put_back)
{
	struct line l = {.arena = &c.arena};
	struct ruling_words w;
	struct diag diag;
	const struct event e = {
		.kind = EVENT_RULING,
		.seat = 0,
		.score = 2,
		.ruling = {.kind = RULING_SET, .n = 1, .turn = 9}
        };
	size_t bad;

	case_run(&c, RACKS, "");
	line_add(&l, 1, &e);
	ck_assert(line_fold(&l, &c.replay.setup, &bad));
	ck_assert(ruling_read(&w, view_of("overturn ruling 1"), &diag));
	c.table = table_over(&c.arena, &c.replay.pos, 0, true);
	ck_assert(!ruling_judge(&c.table, &l, &w, view_of("why")));
	ck_assert_int_eq(c.table.diag.code, DIAG_RULING_GONE);
}

int main(void)
{
	case_fixture(&c);
	claims_times(a_result_follows_the_points_unless_it_was_named, 0, 2);
	claims_rows(a_change_of_hands_that_cannot_be_is_complained_about, bad_changes);
	return claims_run("ruling");
}
