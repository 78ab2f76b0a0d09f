/* SPDX-License-Identifier: ISC */
/* A ruling in words, its reason, and where the next tiles come from. */
#include <string.h>

#include "adjudicator/games/bag.h"
#include "adjudicator/games/event_field.h"
#include "adjudicator/games/line.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/ruling.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

/* clang-format off */
static const struct {
	const char *text, *written;
} words[] = {
	{"uphold", "uphold"},
	{" Uphold  T7 ", "uphold t7"},
	{"void t9", "void t9"},
	{"set t9 score 31", "set t9 score 31"},
	{"set t9 31", "set t9 score 31"},
	{"replace t4 \"8D CRATED\"", "replace t4 \"8D CRATED\""},
	{"replace t4 8D CRATED", "replace t4 \"8D CRATED\""},
	{"reparse t4 as \"pass\"", "reparse t4 as \"pass\""},
	{"reparse 412 as \"8D CRATED\"", "reparse as \"8D CRATED\""},
	{"late Ann", "late Ann"},
	{"result 1-0", "result 1-0"},
	{"result 0-1", "result 0-1"},
	{"result draw", "result draw"},
	{"result points", "result points"},
	{"add time 2d Ann", "add time 48h Ann"},
	{"add time 90m Ann Lee", "add time 90m Ann Lee"},
	{"annul", "annul"},
	{"pause", "pause"},
	{"resume", "resume"},
	{"overturn ruling 3", "overturn ruling 3"},
	{"overturn 3", "overturn ruling 3"},
	{"substitute Ben by Cid", "substitute Ben by Cid"},
	{"substitute Ann Lee by  Cid as agreed", "substitute Ann Lee by Cid as agreed"},
};

static const char *const no_words[] = {
	"", "void9", "a void t9",
};

/* What begins as one, and how all of it would look. */
static const struct {
	const char *text, *form;
} no_forms[] = {
	{"void t", "void t9"}, {"set t9", "set t9 score 31"},
	{"replace t4 \"8D", "replace t9 \"8D CRATED\""},
	{"reparse t4", "reparse 412 as \"8D CRATED\""},
	{"result 2-0", "result 1-0, 0-1, draw or points"},
	{"add time Ann", "add time 2d NAME"}, {"late", "late NAME"},
	{"annul it", "annul"}, {"pause now", "pause"}, {"resume at noon", "resume"},
	{"overturn", "overturn ruling 3"}, {"uphold 7", "uphold t9"},
	{"substitute Ben", "substitute NAME by NAME"},
};

static const char *const no_forms_either[] = {
	"void t", "void t0", "void t100001", "void t9 t8", "set t9",
	"set t9 score", "set t9 score -1", "set t9 score 10000", "set t9 score 1x",
	"replace t4", "replace t4 \"8D \"CRATED\"\"", "replace t4 \"8D", "reparse t4",
	"reparse 412 as", "reparse as \"pass\"", "reparse x as \"pass\"", "result", "result 2-0",
	"result draw now", "add", "add time", "add time 2d", "add time none Ann",
	"add time 2 Ann", "annul it", "overturn", "overturn ruling", "overturn ruling 0",
	"overturn ruling 1000", "uphold 7", "substitute", "substitute Ben",
	"substitute Ben by", "substitute by Cid", "substitute Ben for Cid",
	"substitute Ben by as agreed",
};

/* How much of a line is the ruling. */
static const struct {
	const char *text;
	size_t split;
} splits[] = {
	{"void t9", 7},
	{"void t9: why", 7},
	{"void t9: a: b", 7},
	{"void t9: he wrote \"8D X\": so", 7},
	{"replace t9 \"a: b\": why", 17},
	{"replace t9 \"a: b\"", 17},
	{"replace t9 \"a", 13},
};
/* clang-format on */

START_TEST(words_are_read_and_written)
{
	struct ruling_words w;
	struct diag diag;
	struct buf b = buf_in(&c.arena);

	ck_assert(ruling_read(&w, view_of(words[_i].text), &diag));
	ruling_write(&b, &w);
	ck_assert_str_eq(buf_cstr(&b), words[_i].written);
}

START_TEST(other_words_are_no_ruling)
{
	struct ruling_words w;
	struct diag diag = {0};

	ck_assert_msg(!ruling_read(&w, view_of(no_words[_i]), &diag), "%s",
		      no_words[_i]);
	ck_assert_int_eq(diag.code, DIAG_NO_RULING);
}

START_TEST(a_ruling_of_another_form_is_told_its_own)
{
	struct ruling_words w;
	struct diag diag = {0};
	struct view form;

	ck_assert(!ruling_read(&w, view_of(no_forms[_i].text), &diag));
	ck_assert_int_eq(diag.code, DIAG_RULING_FORM);
	form = diag.what;
	ck_assert_msg(view_is(form, no_forms[_i].form), "%.*s", VIEW_ARG(form));
	ck_assert(view_is(diag.at, no_forms[_i].text));
}

START_TEST(of_another_form_is_no_ruling)
{
	struct ruling_words w;
	struct diag diag = {0};

	ck_assert_msg(!ruling_read(&w, view_of(no_forms_either[_i]), &diag), "%s",
		      no_forms_either[_i]);
	ck_assert_int_eq(diag.code, DIAG_RULING_FORM);
}

START_TEST(reason_stands_behind_the_words)
{
	ck_assert_uint_eq(ruling_split(view_of(splits[_i].text)), splits[_i].split);
}

START_TEST(reason_is_one_short_line)
{
	struct buf b = buf_in(&c.arena);
	struct view v = ruling_because(&c.arena, view_of("  two\r\n\tlines\x01 \x7f "));

	ck_assert_str_eq(case_text(&c, v), "two lines");
	for (int i = 0; i < RULING_BECAUSE; i++) {
		buf_str(&b, "\u00e9");
	}
	ck_assert_str_eq(case_text(&c, ruling_because(&c.arena, view_of("a b  c"))),
			 "a b c");
	v = ruling_because(&c.arena, buf_view(&b));
	ck_assert_uint_le(v.len, RULING_BECAUSE);
	ck_assert_uint_eq(v.len % 2, 0);
}

START_TEST(reason_comes_back_from_an_event)
{
	struct view text = view_of("100% of it: \"caf\u00e9\" = %20, 50%");
	struct view code = event_encode(&c.arena, text);

	ck_assert_uint_eq(view_find(code, ' '), code.len);
	ck_assert(view_eq(event_decode(&c.arena, code), text));
}

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
	claims_rows(words_are_read_and_written, words);
	claims_rows(other_words_are_no_ruling, no_words);
	claims_rows(a_ruling_of_another_form_is_told_its_own, no_forms);
	claims_rows(of_another_form_is_no_ruling, no_forms_either);
	claims_rows(reason_stands_behind_the_words, splits);
	claims_times(a_result_follows_the_points_unless_it_was_named, 0, 2);
	claims_rows(a_change_of_hands_that_cannot_be_is_complained_about, bad_changes);
	return claims_run("ruling");
}
