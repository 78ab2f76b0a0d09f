/* SPDX-License-Identifier: ISC */
/* A play on a board is taken back because all agree: R5 of adjudicator-rules(7). The
 * zero seed deals Ann J K Y C O S L and Ben V T I H D R A. */
#include <string.h>

#include "adjudicator/games/bag.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define WORDS   "Lexicon: words LOCK LO COSY HARD AH HA OS\n"
#define PLAY    "Ann: H8 across LOCK\n"
#define BACK    PLAY "Ann: undo\nBen: agree undo\n"
#define RACKS   "Rack Ann: J K Y C O S L\nRack Ben: V T I H D R A\n"
#define WAITING "Game: wordbox\n" WORDS RACKS
#define VOID    "Game: wordbox\nOptions: challenge=void\n" WORDS RACKS THREE
#define PLACED  "Ann: I8 across LOCK\n"
#define THREE   "Player: Ann\nPlayer: Ben\nPlayer: Cid\n"

/* Where it stands on the rack is all that may differ. */
static const char *sorted(const struct position *pos)
{
	struct buf b = buf_in(&c.arena);

	buf_printf(&b,
		   "turn %d seat %d, %s, run %d moves %d plays %d, bag %d: ", pos->turn,
		   pos->to_move, case_scores(&c, pos), pos->run, pos->moves, pos->plays,
		   pos->bag_n);
	for (int i = 0; i < pos->setup->seats; i++) {
		buf_printf(&b, "%s taken %d late %d;", case_rack(&c, pos, i),
			   pos->taken[i], pos->late_run[i]);
	}
	return buf_cstr(&b);
}

/* clang-format off */
static const struct {
	const char *head, *before, *turns, *verdicts, *events;
} agreed[] = {
	{WORDS, "", BACK, "WAA", "play1 draw1 offer1 agree2 undo1"},
	{WORDS, "Ann: pass\nBen: pass\n@ late Ann\nBen: pass\n",
		PLAY "Ann: undo\nBen: agree\n", "AAAAWAA", NULL},
	{VOID, "", PLACED "Ann: undo\nCid: agree undo\nBen: agree undo\n", "WAAA",
		"play1 draw1 offer1 agree3 agree2 undo1"},
	/* It waits and nothing was drawn; or it was; or it has stood, and nobody moved. */
	{WAITING, "", PLACED "Ann: undo\nBen: agree undo\n", "WAA",
		"play1 offer1 agree2 undo1"},
	{WAITING "Options: refill=at-once\n", "", PLACED "Ann: undo\nBen: agree undo\n",
		"WAA", "play1 draw1 offer1 agree2 undo1"},
	{WAITING, "", PLACED "Ben: accept\nAnn: undo\nBen: agree undo\n", "WAAA",
		"play1 accept2 stand1 draw1 offer1 agree2 undo1"},
	{WAITING, "", PLACED "Ann: undo\nBen: accept\nBen: agree undo\n", "WAAA",
		"play1 offer1 accept2 stand1 draw1 agree2 undo1"},
};
/* clang-format on */

START_TEST(r5_all_is_as_it_was_before_the_play)
{
	const char *head = agreed[_i].head;
	const char *before;
	struct position was;

	case_run(&c, head, agreed[_i].before);
	was = c.replay.pos;
	before = sorted(&was);
	case_run(&c, head,
		 arena_printf(&c.arena, "%s%s", agreed[_i].before, agreed[_i].turns));
	ck_assert_str_eq(case_verdicts(&c), agreed[_i].verdicts);
	ck_assert_str_eq(sorted(&c.replay.pos), before);
	ck_assert_mem_eq(c.replay.pos.square, was.square, sizeof was.square);
	ck_assert_mem_eq(c.replay.pos.passes, was.passes, sizeof was.passes);
	ck_assert(!c.replay.pos.pending.any && !c.replay.pos.last.any);
	ck_assert_int_gt(c.replay.pos.moment, was.moment);
	case_conserves(&was, &c.replay.pos);
	if (agreed[_i].events != NULL) {
		case_live(&c, 0, head, agreed[_i].turns);
		ck_assert_str_eq(strstr(case_events(&c, 0), "play1"),
				 agreed[_i].events);
	}
}

/* ---------------------------------------------------------------------- the draw */

START_TEST(r5_the_same_tiles_come_again)
{
	const char *once;

	case_run(&c, WORDS, PLAY);
	once = case_rack(&c, &c.replay.pos, 0);
	case_run(&c, WORDS, BACK PLAY);
	ck_assert_str_eq(case_verdicts(&c), "WAAA");
	ck_assert_str_eq(case_rack(&c, &c.replay.pos, 0), once);
	ck_assert_int_eq(c.replay.pos.q, 1);
	ck_assert_int_eq(c.replay.pos.seen, 0);
}

/* Ann has seen four tiles, and draws two of them: the order of the rest is another. */
START_TEST(r5_nobody_else_draws_what_was_seen)
{
	const struct position *pos = &c.replay.pos;
	uint8_t seen[4];

	case_run(&c, WORDS, BACK);
	memcpy(seen, pos->bag, sizeof seen);
	case_run(&c, WORDS, BACK "Ann: H8 across LO\n");
	ck_assert_mem_eq(pos->rack[0] + 5, seen, 2);
	ck_assert_int_eq(pos->seen, 2);
	case_run(&c, WORDS, BACK "Ann: H8 across LO\nBen: H7 down HA\n");
	ck_assert_int_eq(pos->q, 1); /* refused: HLO is no word */
	case_run(&c, WORDS, BACK "Ann: H8 across LO\nBen: exchange V T\n");
	ck_assert_int_eq(pos->q, 2);
	case_run(&c, WORDS, BACK "Ann: pass\nBen: exchange V T\n");
	ck_assert_int_eq(pos->q, 2);
	/* Who has seen them draws them, later too. */
	case_run(&c, WORDS, BACK "Ann: pass\nBen: pass\n" PLAY);
	ck_assert_mem_eq(pos->rack[0] + 3, seen, 4);
	ck_assert_int_eq(pos->q, 1);
	ck_assert_int_eq(pos->seen, 0);
}

/* ----------------------------------------------------------- when it is too late */

/* clang-format off */
static const struct {
	const char *head, *turns, *verdicts;
	int seat;
	enum diag_code code;
} late[] = {
	{WORDS, "", "", 0, DIAG_PLAY_BACK_LATE},
	{WORDS, PLAY, "A", 1, DIAG_PLAY_BACK_LATE},
	{WORDS, "Ann: pass\n", "A", 0, DIAG_PLAY_BACK_LATE},
	{WORDS, "Ann: exchange L\n", "A", 0, DIAG_PLAY_BACK_LATE},
	{WORDS, PLAY "Ben: pass\n", "AA", 0, DIAG_PLAY_BACK_LATE},
	{WORDS, PLAY "Ben: exchange V\n", "AA", 0, DIAG_PLAY_BACK_LATE},
	{WORDS, PLAY "@ late Ben\n", "AA", 0, DIAG_PLAY_BACK_LATE},
	{WORDS, BACK, "WAA", 0, DIAG_PLAY_BACK_LATE},
	/* It was looked up. */
	{WAITING, PLACED "Ben: challenge\n", "AA", 0, DIAG_PLAY_BACK_LATE},
	/* Cid's order waits; somebody has left; a referee has ruled. */
	{WAITING THREE, PLACED "Ben: pass\n", "PP", 0, DIAG_PLAY_BACK_LATE},
	{VOID, PLACED "Cid: resign\n", "AA", 0,
		DIAG_PLAY_BACK_LATE},
	{WORDS, PLAY "@ ruling set t1 score 30: so\n", "A", 0, DIAG_PLAY_BACK_LATE},
	/* Once is enough. */
	{WORDS, PLAY "Ann: undo\nBen: refuse\n", "AAA", 0, DIAG_PLAY_BACK_ASKED},
	{WORDS, PLAY "Ann: undo\n", "AA", 0, DIAG_OFFER_STANDS},
};
/* clang-format on */

START_TEST(r5_it_is_too_late_once_anything_followed)
{
	case_run(&c, late[_i].head, late[_i].turns);
	ck_assert_str_eq(case_verdicts(&c), late[_i].verdicts);
	ck_assert_int_eq(case_strict(&c, late[_i].seat, "undo"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, late[_i].code);
}

START_TEST(r5_a_move_answers_the_wish)
{
	case_run(&c, WORDS, PLAY "Ann: undo\nBen: pass\n");
	ck_assert_int_eq(c.replay.pos.request[REQUEST_UNDO].by, -1);
	ck_assert_int_eq(case_strict(&c, 1, "agree undo"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_NO_REQUEST);
	case_run(&c, WAITING, PLACED "Ann: undo\nBen: challenge\n");
	ck_assert_str_eq(case_verdicts(&c), "AAA");
	ck_assert_int_eq(c.replay.pos.request[REQUEST_UNDO].by, -1);
}

/* clang-format off */
static const struct {
	const char *turns, *line, *heard;
	int seat;
} bare[] = {
	{PLAY "Ann: undo\n", "agree", "agree undo", 1},
	/* Two things are asked of Ben. */
	{PLAY "Ann: undo\nAnn: offer draw\n", "agree", "agree draw or agree undo", 1},
	{PLAY "Ann: undo\nAnn: offer draw\n", "refuse", "refuse draw or refuse undo", 1},
	{PLAY "Ann: undo\nAnn: offer draw\n", "refuse undo", "refuse undo", 1},
	/* One of each other. */
	{PLAY "Ann: undo\nBen: offer draw\n", "agree", "agree draw", 0},
	{PLAY "Ann: undo\nBen: offer draw\n", "agree", "agree undo", 1},
	{PLAY "Ann: undo\nBen: offer draw\n", "refuse", "refuse draw", 0},
	{PLAY "Ann: undo\nAnn: offer draw\n", "agree", "no-request", 0},
	{PLAY "Ann: undo\n", "agree", "own-request", 0},
};
/* clang-format on */

START_TEST(r3_a_bare_answer_is_to_what_its_writer_is_asked)
{
	struct buf b = buf_in(&c.arena);
	enum outcome outcome;

	case_run(&c, WORDS, bare[_i].turns);
	outcome = case_letter(&c, bare[_i].seat, bare[_i].line);
	for (size_t i = 0; i < c.table.readings; i++) {
		buf_printf(&b, "%s%.*s", i > 0 ? " or " : "",
			   VIEW_ARG(c.table.reading[i].order));
	}
	ck_assert_str_eq(outcome == OUTCOME_ASK       ? buf_cstr(&b)
			 : outcome == OUTCOME_APPLIED ? case_text(&c, c.table.echo)
						      : diag_name(c.table.diag.code),
			 bare[_i].heard);
}

START_TEST(r5_the_time_of_nobody_else_is_lost)
{
	static const int64_t DAY = 86400, NOW = 1800000000;
	struct position *pos = &c.table.pos;

	case_live(&c, NOW, WORDS "Options: deadline=3d bank=2d\n",
		  PLAY "Ann: undo\nBen: agree undo\n");
	ck_assert_int_eq(pos->to_move, 0);
	ck_assert_int_ge(pos->deadline, NOW + 3 * DAY);
	ck_assert_int_eq(pos->bank[1], 2 * DAY);
}

/* A referee has ruled: what was asked is asked no more. */
START_TEST(r5_a_ruling_answers_the_wish)
{
	case_run(&c, WORDS, PLAY "Ann: undo\n@ ruling uphold t1: so\n");
	ck_assert_int_eq(c.replay.pos.request[REQUEST_UNDO].by, -1);
	ck_assert_int_eq(case_strict(&c, 1, "agree undo"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_NO_REQUEST);
}

/* A record that was tampered with. */
START_TEST(r5_no_record_takes_back_what_was_not_agreed)
{
	struct event undo = {.kind = EVENT_UNDO, .seat = 0};
	struct position pos;

	case_run(&c, WORDS, PLAY "Ann: undo\n");
	pos = c.replay.pos;
	ck_assert(!position_apply(&pos, &undo));
	case_run(&c, WORDS, PLAY);
	pos = c.replay.pos;
	ck_assert(!position_apply(&pos, &undo));
	undo.seat = 1;
	ck_assert(!position_apply(&pos, &undo));
}

/* Else all of it would be too much for the rack that the play comes back to. */
START_TEST(r5_no_record_draws_twice_for_a_play)
{
	struct event draw = {.kind = EVENT_DRAW, .seat = 0};
	struct position pos;

	case_run(&c, WORDS, PLAY);
	pos = c.replay.pos;
	ck_assert_int_lt(pos.rack_n[0], RACK_MAX);
	bag_next(&pos, 1, &draw);
	ck_assert(!position_apply(&pos, &draw));
}

int main(void)
{
	case_fixture(&c);
	claims_rows(r3_a_bare_answer_is_to_what_its_writer_is_asked, bare);
	claims_rows(r5_all_is_as_it_was_before_the_play, agreed);
	claims_rows(r5_it_is_too_late_once_anything_followed, late);
	return claims_run("play_back");
}
