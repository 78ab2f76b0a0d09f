/* SPDX-License-Identifier: ISC */
/* What a view says of requests, clocks and what one seat alone may know. */

#include "adjudicator/games/turns.h"
#include "adjudicator/games/view.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"
#include <string.h>

static const int64_t HOUR = 3600, DAY = 86400, NOW = 1793534400;

#define THREE                                                                          \
	"Game: wordbox\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\nLexicon: any\n"         \
	"Options: challenge=double deadline=24h window=12h "
#define RACKS "Rack Ann: C A T S\nRack Ben: S O N G\nRack Cid: R U N S\n"

static struct board_case c;

enum { ANN, BEN, CID, NOBODY };

/* As that seat sees the table now; NOBODY: as an observer. */
static struct game_view seen_by(int seat)
{
	struct viewer viewer = {seat == NOBODY ? VIEWER_OBSERVER : VIEWER_PLAYER,
				seat == NOBODY ? 0 : seat};
	struct game_view v;

	view_make(&c.arena, &c.table.pos, viewer, NULL, &v);
	return v;
}

static void says(int seat, const char *line)
{
	c.table.now += HOUR;
	c.table.arrived = c.table.now;
	ck_assert_int_eq(case_go_on(&c, seat, line), OUTCOME_APPLIED);
}

static void start(const char *head)
{
	case_live(&c, NOW, head, "");
	turns_clock(&c.table);
}

static void happens(const char *line)
{
	struct event e;
	struct err err = {0};

	ck_assert_msg(event_read(&e, view_of(line), (struct view){0}, &err), "%s",
		      err.text);
	ck_assert(position_apply(&c.table.pos, &e));
}

/* "BC": who is asked, as each of them sees it. */
static const char *asked(enum request_kind kind)
{
	struct buf b = buf_in(&c.arena);

	for (int seat = 0; seat <= NOBODY; seat++) {
		struct game_view v = seen_by(seat);

		if (view_is_asked(&v, kind)) {
			buf_char(&b, "ABC-"[seat]);
		}
	}
	return buf_cstr(&b);
}

START_TEST(whoever_has_not_agreed_is_asked)
{
	start(THREE "\n" RACKS);
	ck_assert_str_eq(asked(REQUEST_DRAW), "");
	says(ANN, "offer draw");
	ck_assert_str_eq(asked(REQUEST_DRAW), "BC");
	ck_assert_str_eq(asked(REQUEST_PAUSE), "");
	says(BEN, "agree");
	ck_assert_str_eq(asked(REQUEST_DRAW), "C");
	says(CID, "refuse");
	ck_assert_str_eq(asked(REQUEST_DRAW), "");
}

START_TEST(k23_in_a_pause_one_is_asked_for_a_draw_alone)
{
	start(THREE "\n" RACKS);
	says(CID, "offer draw");
	says(ANN, "pause");
	says(BEN, "pause");
	ck_assert_str_eq(asked(REQUEST_PAUSE), "C");
	ck_assert_str_eq(asked(REQUEST_DRAW), "AB");
	says(CID, "pause");
	ck_assert_str_eq(asked(REQUEST_DRAW), "AB");
	ck_assert_str_eq(asked(REQUEST_PAUSE), "");
}

START_TEST(while_a_referee_has_halted_it_nobody_is_asked_anything)
{
	struct game_view v;

	start(THREE "\n" RACKS);
	says(ANN, "I8 across CAT");
	says(CID, "offer draw");
	v = seen_by(BEN);
	ck_assert(view_may_question(&v));
	ck_assert_str_eq(asked(REQUEST_DRAW), "AB");
	happens("ruling n=1 kind=pause since=2026-11-02T00:00:00Z");
	v = seen_by(BEN);
	ck_assert(!view_may_question(&v));
	ck_assert_str_eq(asked(REQUEST_DRAW), "");
	ck_assert(v.halted && v.deadline == 0 && v.fall == 0);
	happens("ruling n=2 kind=resume");
	v = seen_by(BEN);
	ck_assert(view_may_question(&v) && !v.paused);
	ck_assert_str_eq(asked(REQUEST_DRAW), "AB");
}

START_TEST(all_but_whoever_played_may_question)
{
	struct buf b = buf_in(&c.arena);

	start(THREE "\n" RACKS);
	says(ANN, "pass");
	says(BEN, "I8 across SONG");
	for (int seat = 0; seat <= NOBODY; seat++) {
		struct game_view v = seen_by(seat);

		buf_char(&b, view_may_question(&v) ? "ABC-"[seat] : '.');
	}
	ck_assert_str_eq(buf_cstr(&b), "A.C.");
}

/* Cid's play waits, and Ann ordered for her turn. */
START_TEST(q6_an_order_that_waits_is_seen_by_who_sent_it_alone)
{
	start(THREE "\n" RACKS);
	says(ANN, "pass");
	says(BEN, "pass");
	says(CID, "I8 across RUNS");
	ck_assert_int_eq(case_go_on(&c, ANN, "exchange C"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_text(&c, seen_by(ANN).held), "exchange C");
	ck_assert_uint_eq(seen_by(BEN).held.len, 0);
	ck_assert_uint_eq(seen_by(NOBODY).held.len, 0);
}

START_TEST(what_lies_on_the_first_square_is_seen)
{
	const char *unseen;

	start("Game: classic\nSetup: A1 across QI\nRack Ann: Z\nRack Ben: X\n");
	unseen = case_text(&c, seen_by(NOBODY).unseen);
	ck_assert_ptr_null(strchr(unseen, 'Q'));
	ck_assert_ptr_nonnull(strstr(unseen, "Z1"));
	unseen = case_text(&c, seen_by(ANN).unseen);
	ck_assert_ptr_null(strchr(unseen, 'Z'));
	ck_assert_ptr_nonnull(strstr(unseen, "X1"));
}

START_TEST(k23_in_a_pause_nothing_that_waits_has_an_end)
{
	struct game_view v;

	start(THREE "\n" RACKS);
	says(ANN, "I8 across CAT");
	says(BEN, "offer draw");
	v = seen_by(CID);
	ck_assert_int_gt(v.pending.until, NOW);
	ck_assert_int_gt(v.asked[REQUEST_DRAW].until, NOW);
	says(ANN, "pause");
	says(BEN, "pause");
	says(CID, "pause");
	v = seen_by(CID);
	ck_assert(v.paused && v.pending.any);
	ck_assert_int_eq(v.pending.until, 0);
	ck_assert_int_eq(v.asked[REQUEST_DRAW].until, 0);
	ck_assert_int_eq(v.asked[REQUEST_DRAW].by, BEN);
	ck_assert_int_eq(v.asked[REQUEST_PAUSE].by, -1);
	ck_assert_uint_eq(v.asked[REQUEST_PAUSE].waits, 0);
	ck_assert_int_eq(v.deadline, 0);
}

START_TEST(what_grace_there_is_shows_when_the_turn_falls)
{
	struct game_view v;

	start(THREE "grace=2h\n");
	v = seen_by(NOBODY);
	ck_assert_int_eq(v.deadline, NOW + DAY);
	ck_assert_int_eq(v.fall, NOW + DAY + 2 * HOUR);
	start(THREE "\n");
	v = seen_by(NOBODY);
	ck_assert_int_eq(v.deadline, NOW + DAY);
	ck_assert_int_eq(v.fall, 0);
	start("Options: deadline=none\n");
	ck_assert_int_eq(seen_by(NOBODY).fall, 0);
}

START_TEST(s6_standing_answer_is_seen_by_who_gave_it_alone)
{
	start(THREE "\n" RACKS);
	says(BEN, "always accept");
	ck_assert_int_eq(seen_by(BEN).seat[BEN].always, ALWAYS_ACCEPT);
	ck_assert_int_eq(seen_by(ANN).seat[BEN].always, ALWAYS_ASK);
	ck_assert_int_eq(seen_by(NOBODY).seat[BEN].always, ALWAYS_ASK);
	ck_assert_int_eq(seen_by(BEN).seat[ANN].always, ALWAYS_ASK);
}

START_TEST(tiles_of_a_rack_have_their_values_and_a_blank_none)
{
	struct game_view v;

	start("Rack Ann: ? Q E\nRack Ben: A\n");
	v = seen_by(ANN);
	ck_assert_uint_eq(v.seat[ANN].tiles, 3);
	ck_assert_str_eq(v.seat[ANN].tile[0].face, "E");
	ck_assert_int_eq(v.seat[ANN].tile[0].value, 1);
	ck_assert_str_eq(v.seat[ANN].tile[1].face, "Q");
	ck_assert_int_eq(v.seat[ANN].tile[1].value, 10);
	ck_assert_str_eq(v.seat[ANN].tile[2].face, "?");
	ck_assert_int_eq(v.seat[ANN].tile[2].value, 0);
	ck_assert_uint_eq(v.seat[BEN].tiles, 0);
}

/* What somebody has asked for, agreed to or sent ahead is not his substitute's. */
START_TEST(a_substitute_takes_over_no_word_of_the_other)
{
	const struct position *pos = &c.table.pos;

	start(THREE "\n" RACKS);
	says(ANN, "I8 across CAT");
	says(BEN, "always accept");
	says(CID, "offer draw");
	says(BEN, "agree draw");
	c.table.pos.held.seat = BEN;
	c.table.pos.late_run[BEN] = c.table.pos.late_run[CID] = 2;
	c.table.pos.leave[BEN] = c.table.pos.leave[CID] = NOW;
	happens("ruling seat=2 n=3 kind=substitute change=1 agreed=letter");
	ck_assert_str_eq(asked(REQUEST_DRAW), "AB");
	ck_assert_int_eq(pos->always[BEN], ALWAYS_ASK);
	ck_assert_int_eq(pos->held.seat, -1);
	ck_assert_int_eq(pos->late_run[BEN], 0);
	ck_assert_int_eq(pos->leave[BEN], 0);
	ck_assert_int_eq(pos->late_run[CID], 2);
	ck_assert_int_eq(pos->leave[CID], NOW);
	ck_assert_int_eq(pos->changes, 1);
	ck_assert_int_eq(pos->rulings, 3);
	ck_assert_int_eq(pos->request[REQUEST_DRAW].by, CID);
	c.table.pos.held.seat = ANN;
	happens("ruling seat=3 n=2 kind=substitute change=2 agreed=letter");
	ck_assert_int_eq(pos->request[REQUEST_DRAW].by, -1);
	ck_assert_int_eq(pos->held.seat, ANN);
	ck_assert_int_eq(pos->rulings, 3);
}

int main(void)
{
	case_fixture(&c);
	return claims_run("view_asked");
}
