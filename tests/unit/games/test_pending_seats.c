/* SPDX-License-Identifier: ISC */
/* A play that may be questioned, among three and four: rights, orders that wait, and
 * what becomes of them. */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define WORDS "Game: wordbox\nLexicon: words CAT TO\n"
#define RACKS "Rack Ann: C A T S D O G\nRack Ben: D O G S E A T\n"
#define THREE WORDS "Player: Ann\nPlayer: Ben\nPlayer: Cid\n" RACKS
#define FOUR  WORDS "Player: Ann\nPlayer: Ben\nPlayer: Cid\nPlayer: Dee\n" RACKS
#define GOOD  "Ann: I8 across CAT\n" /* 2+1+1 */
#define BAD   "Ann: I8 across TAC\n"

struct story {
	const char *head, *turns, *verdicts, *events, *scores;
};

static void tell(const struct story *s)
{
	case_run(&c, s->head, s->turns);
	ck_assert_str_eq(case_verdicts(&c), s->verdicts);
	ck_assert_str_eq(case_scores(&c, &c.replay.pos), s->scores);
	case_live(&c, 0, s->head, s->turns);
	ck_assert_str_eq(case_events(&c, 0), s->events);
}

/* clang-format off */
static const struct story stands[] = {
	{THREE, GOOD "Ben: accept\nCid: accept\n", "AAA",
		"play1 accept2 accept3 stand1 draw1", "4 0 0"},
	{THREE, GOOD "Cid: accept\nBen: accept\n", "AAA",
		"play1 accept3 accept2 stand1 draw1", "4 0 0"},
	{THREE, GOOD "Ben: accept\n", "PA", "play1 accept2", "0 0 0"},
	{THREE, GOOD "Cid: accept\n", "PA", "play1 accept3", "0 0 0"},
	{THREE, GOOD "Ben: accept\n@ window\n", "AA",
		"play1 accept2 window stand1 draw1", "4 0 0"},
	{THREE, "Cid: always accept\n" GOOD, "AP", "always3 play1 accept3", "0 0 0"},
	{THREE, GOOD "@ window\n", "A", "play1 window stand1 draw1", "4 0 0"},
	{FOUR, GOOD "Ben: accept\nDee: accept\n", "PAA", "play1 accept2 accept4",
		"0 0 0 0"},
	{FOUR, GOOD "Dee: accept\nCid: accept\nBen: accept\n", "AAAA",
		"play1 accept4 accept3 accept2 stand1 draw1", "4 0 0 0"},
	{FOUR, GOOD "Dee: challenge\n", "AA", "play1 question4 stand1 draw1",
		"4 0 0 0"},
	{FOUR, BAD "Dee: challenge\n", "WA", "play1 question4 withdraw1", "0 0 0 0"},
	{FOUR, BAD "Ben: accept\nCid: accept\nDee: challenge\n", "WAAA",
		"play1 accept2 accept3 question4 withdraw1", "0 0 0 0"},
	/* All rights but his are gone: the next player's order closes it. */
	{THREE, GOOD "Cid: accept\nBen: pass\n", "AAA",
		"play1 accept3 stand1 draw1 pass2", "4 0 0"},
	{THREE, GOOD "Cid: accept\nBen: K8 down TO\n", "AAP",
		"play1 accept3 stand1 draw1 play2", "4 0 0"},
	/* The time of the next player is over: it stands, and the turn is passed. */
	{THREE, GOOD "@ late Ben\n", "AA", "play1 stand1 draw1 pass2", "4 0 0"},
};
/* clang-format on */

START_TEST(q6_it_stands_when_all_accepted_or_the_window_is_over)
{
	tell(&stands[_i]);
}

/* clang-format off */
static const struct story held[] = {
	{THREE, GOOD "Ben: pass\n", "PP", "play1 hold2", "0 0 0"},
	{THREE, GOOD "Ben: exchange D\n", "PP", "play1 hold2", "0 0 0"},
	{THREE, GOOD "Ben: K8 down TO\n", "PP", "play1 hold2", "0 0 0"},
	{THREE, GOOD "Ben: accept\nBen: pass\n", "PAP", "play1 accept2 hold2", "0 0 0"},
	{FOUR, GOOD "Ben: pass\nDee: accept\n", "PPA", "play1 hold2 accept4",
		"0 0 0 0"},
	/* What could not be played anyhow does not wait. */
	{THREE, GOOD "Ben: A1 across TO\n", "PR", "play1", "0 0 0"},
	{THREE, GOOD "Cid: accept\nBen: exchange Z\n", "PAR", "play1 accept3", "0 0 0"},
	{THREE, GOOD "Ben: exchange Z\nBen: pass\n", "PRP", "play1 hold2", "0 0 0"},
	/* One order waits, and whoever sent it has no right left. */
	{THREE, GOOD "Ben: pass\nBen: exchange D\n", "PPR", "play1 hold2", "0 0 0"},
	{THREE, GOOD "Ben: pass\nBen: accept\n", "PPR", "play1 hold2", "0 0 0"},
	{THREE, GOOD "Ben: pass\nBen: challenge\n", "PPR", "play1 hold2", "0 0 0"},
	/* Only the next player has a turn to order for. */
	{THREE, GOOD "Cid: pass\n", "PR", "play1", "0 0 0"},
	{FOUR, GOOD "Ben: pass\nCid: pass\nAnn: pass\n", "PPRR", "play1 hold2",
		"0 0 0 0"},
};
/* clang-format on */

START_TEST(q6_the_next_players_order_waits_while_others_may_question)
{
	tell(&held[_i]);
	ck_assert(c.table.pos.pending.any);
	ck_assert_int_eq(c.table.pos.to_move, 1);
}

/* clang-format off */
static const struct story released[] = {
	{THREE, GOOD "Ben: pass\nCid: accept\n", "AAA",
		"play1 hold2 accept3 stand1 draw1 pass2", "4 0 0"},
	{THREE, GOOD "Ben: pass\n@ window\n", "AA",
		"play1 hold2 window stand1 draw1 pass2", "4 0 0"},
	{THREE, GOOD "Ben: pass\nCid: challenge\n", "AAA",
		"play1 hold2 question3 stand1 draw1 pass2", "4 0 0"},
	{THREE, GOOD "Ben: exchange D\nCid: accept\n", "AAA",
		"play1 hold2 accept3 stand1 draw1 exchange2", "4 0 0"},
	/* The play that waited may now be questioned itself, by all the others. */
	{THREE, GOOD "Ben: K8 down TO\nCid: accept\n", "APA",
		"play1 hold2 accept3 stand1 draw1 play2", "4 0 0"},
	{THREE, GOOD "Ben: K8 down TE\nCid: accept\nCid: challenge\n", "AWAA",
		"play1 hold2 accept3 stand1 draw1 play2 question3 withdraw2", "4 0 0"},
	{THREE, GOOD "Ben: K8 down TO\nCid: accept\nCid: pass\nAnn: accept\n", "AAAAA",
		"play1 hold2 accept3 stand1 draw1 play2 hold3 accept1 stand2 draw2 "
		"pass3", "4 3 0"},
	{FOUR, GOOD "Ben: pass\nDee: accept\nCid: accept\n", "AAAA",
		"play1 hold2 accept4 accept3 stand1 draw1 pass2", "4 0 0 0"},
	/* A missed turn cannot be the turn of one whose order waits. */
	{THREE, GOOD "Ben: exchange D\n@ late Ben\n", "AA",
		"play1 hold2 stand1 draw1 exchange2", "4 0 0"},
};
/* clang-format on */

START_TEST(q6_the_order_that_waited_is_played_when_the_play_stands)
{
	tell(&released[_i]);
	ck_assert_int_eq(c.table.pos.held.seat, -1);
}

/* clang-format off */
static const struct story dropped[] = {
	{THREE, BAD "Ben: pass\nCid: challenge\n", "WWA",
		"play1 hold2 question3 withdraw1 drop2", "0 0 0"},
	{THREE, BAD "Ben: K8 down CO\nCid: challenge\n", "WWA",
		"play1 hold2 question3 withdraw1 drop2", "0 0 0"},
	{THREE, BAD "Ben: K7 down SE\nCid: challenge\n", "WRA",
		"play1 question3 withdraw1", "0 0 0"},
	{THREE, BAD "Ben: I8 down TO\nCid: challenge\n", "WWA",
		"play1 hold2 question3 withdraw1 drop2", "0 0 0"},
	/* He is asked again, and may do the same or something else. */
	{THREE, BAD "Ben: pass\nCid: challenge\nBen: exchange D\n", "WWAA",
		"play1 hold2 question3 withdraw1 drop2 exchange2", "0 0 0"},
	{FOUR, BAD "Ben: pass\nCid: accept\nDee: challenge\nBen: pass\n", "WWAAA",
		"play1 hold2 accept3 question4 withdraw1 drop2 pass2", "0 0 0 0"},
};
/* clang-format on */

START_TEST(q6_the_order_that_waited_is_dropped_with_the_play)
{
	tell(&dropped[_i]);
	ck_assert_int_eq(c.table.pos.held.seat, -1);
	ck_assert(!c.table.pos.pending.any);
	if (c.table.pos.to_move == 1) {
		ck_assert_str_eq(case_rack(&c, &c.table.pos, 1), "A D E G O S T");
	}
}

START_TEST(q6_a_table_tells_what_became_of_the_order_that_waited)
{
	case_live(&c, 0, THREE, GOOD "Ben: K8 down TO\n");
	ck_assert_int_eq(c.table.release.how, RELEASE_NONE);
	ck_assert_int_eq(case_go_on(&c, 2, "accept"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.release.how, RELEASE_PLAYED);
	ck_assert_int_eq(c.table.release.seat, 1);
	ck_assert_ptr_nonnull(c.table.release.trace);
	ck_assert_int_eq(c.table.release.trace->score, 3);
	ck_assert_str_eq(case_text(&c, c.table.echo), "accept");
	ck_assert_ptr_null(c.table.trace);
	case_live(&c, 0, THREE, BAD "Ben: pass\nCid: challenge\n");
	ck_assert_int_eq(c.table.release.how, RELEASE_DROPPED);
	ck_assert_int_eq(c.table.release.seat, 1);
	ck_assert_str_eq(case_text(&c, c.table.echo), "challenge");
}

/* clang-format off */
static const struct {
	const char *turns, *line, *sentence;
	int seat;
	enum diag_code code;
} refusals[] = {
	{GOOD "Ben: exchange D\n", "pass",
		"your order \"exchange D\" is waiting until the play before it stands", 1, DIAG_ORDER_WAITS},
	{GOOD "Ben: pass\n", "challenge",
		"you have let this play stand already", 1, DIAG_RIGHT_GIVEN_UP},
	{GOOD "Ben: accept\n", "accept",
		"you have let this play stand already", 1, DIAG_RIGHT_GIVEN_UP},
	{GOOD, "pass",
		"your turn has not come yet", 2, DIAG_NOT_YOUR_TURN},
	{GOOD, "accept",
		"this play is your own; the others answer it", 0, DIAG_OWN_PLAY},
};
/* clang-format on */

START_TEST(q6_what_is_no_longer_possible_is_refused_with_its_reason)
{
	case_run(&c, THREE, refusals[_i].turns);
	ck_assert_int_eq(case_strict(&c, refusals[_i].seat, refusals[_i].line),
			 OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, refusals[_i].code);
	ck_assert_str_eq(case_sentence(&c, &c.table.diag), refusals[_i].sentence);
}

/* ------------------------------------------------------------------ clock */

enum { NOW = 1795392000, HOUR = 3600 };

/* clang-format off */
static const struct {
	const char *options;
	int64_t until, deadline;
} windows[] = {
	{"", NOW + 48 * HOUR, NOW + 72 * HOUR},
	{"Options: window=1h\n", NOW + HOUR, NOW + 72 * HOUR},
	/* Nobody's turn is over while the play before it may be questioned. */
	{"Options: window=100h\n", NOW + 100 * HOUR, NOW + 100 * HOUR},
	{"Options: deadline=1h\n", NOW + 48 * HOUR, NOW + 48 * HOUR},
	{"Options: deadline=none\n", NOW + 48 * HOUR, 0},
};
/* clang-format on */

START_TEST(q6_a_play_may_be_questioned_for_its_window)
{
	case_live(&c, NOW, arena_printf(&c.arena, "%s%s", THREE, windows[_i].options),
		  GOOD);
	ck_assert_int_eq(c.table.pos.pending.until, windows[_i].until);
	ck_assert_int_eq(c.table.pos.deadline, windows[_i].deadline);
}

START_TEST(q6_while_an_order_waits_its_clock_stands)
{
	case_live(&c, NOW, THREE, GOOD "Ben: pass\n");
	ck_assert_int_eq(c.table.pos.deadline, 0);
	c.table.now = NOW + HOUR;
	ck_assert_int_eq(case_go_on(&c, 2, "accept"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.to_move, 2);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 73 * HOUR);
}

START_TEST(q6_whoever_is_asked_again_has_the_whole_time)
{
	case_live(&c, NOW, THREE, BAD "Ben: pass\n");
	c.table.now = NOW + HOUR;
	ck_assert_int_eq(case_go_on(&c, 2, "challenge"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.to_move, 1);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 73 * HOUR);
}

START_TEST(q6_a_question_leaves_the_clock_of_who_was_to_move)
{
	case_live(&c, NOW, THREE, GOOD);
	c.table.now = NOW + HOUR;
	ck_assert_int_eq(case_go_on(&c, 2, "challenge"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 72 * HOUR);
}

START_TEST(q5_two_that_are_left_need_no_window)
{
	case_live(&c, NOW, THREE,
		  "Ann: pass\nBen: pass\nCid: resign\nAnn: I8 across CAT\n");
	ck_assert_int_eq(c.table.pos.pending.until, 0);
	ck_assert_int_eq(case_go_on(&c, 1, "pass"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.score[0], 4);
	ck_assert_int_eq(c.table.pos.to_move, 0);
}

/* Cid asked in Ben's turn, and loses the turn that would let Ben's next play stand. */
#define OWED                                                                           \
	THREE "Options: challenge=double\n", GOOD "Cid: challenge\nAnn: resign\n"      \
						  "Ben: K8 down TO\n"

START_TEST(q5_of_two_a_play_before_a_lost_turn_waits_for_its_window)
{
	case_live(&c, NOW, OWED);
	ck_assert_int_eq(c.table.pos.to_move, 1);
	ck_assert_int_eq(c.table.pos.pending.seat, 1);
	ck_assert_int_eq(c.table.pos.pending.until, NOW + 48 * HOUR);
	table_lapse(&c.table);
	ck_assert(!c.table.pos.pending.any);
	ck_assert_int_eq(c.table.pos.score[1], 3);
	ck_assert_int_eq(c.table.pos.to_move, 1);
}

static int64_t until(const char *head, const char *lines, int version)
{
	struct replay r;
	struct replay_file file = {
		.text = view_of(case_file(
			&c, head,
			arena_printf(&c.arena, "@ time 2026-11-20T12:00:00Z\n%s",
				     lines))),
		.name = "t",
		.version = version};

	ck_assert_msg(replay_file(&c.arena, c.lexica, &file, &r, &c.err), "%s",
		      c.err.text);
	ck_assert(r.pos.pending.any);
	return r.pos.pending.until;
}

START_TEST(q5_a_game_of_older_rules_has_no_such_window)
{
	ck_assert_int_eq(until(OWED, 1), 0);
	ck_assert_int_ne(until(OWED, 2), 0);
	ck_assert_int_ne(until(OWED, 0), 0);
}

/* Ben has no new tiles before that. */
START_TEST(q5_the_time_of_whose_own_play_waits_begins_behind_the_window)
{
	case_live(&c, NOW, OWED);
	ck_assert_int_eq(c.table.pos.deadline, NOW + (48 + 72) * HOUR);
}

/* Ben's play brings nothing and is the fifth scoreless turn, Cid's pass the sixth. */
START_TEST(q6_an_order_that_waited_may_end_the_game)
{
	case_live(&c, 0,
		  "Game: classic\nLexicon: any\nSetup: H8 across c\n"
		  "Player: Ann\nPlayer: Ben\nPlayer: Cid\n"
		  "Rack Ann: D O G\nRack Ben: ? D O G\n",
		  "Ann: pass\nBen: pass\nCid: pass\nAnn: pass\n"
		  "Ben: H8 across cs\nCid: pass\n@ late Cid\n");
	ck_assert_str_eq(case_events(&c, 4), "play2 hold3 stand2 draw2 pass3 end");
	ck_assert_int_eq(c.table.pos.reason, END_SCORELESS);
}

/* The first seat's order waits as any other. */
START_TEST(q6_the_first_seats_order_waits_too)
{
	case_run(&c, THREE "Rack Cid: C A T S D O G\n",
		 "Ann: pass\nBen: pass\nCid: I8 across CAT\nAnn: pass\n");
	ck_assert_int_eq(c.replay.pos.held.seat, 0);
	ck_assert_int_eq(c.replay.pos.to_move, 0);
	case_run(&c, THREE "Rack Cid: C A T S D O G\n",
		 "Ann: pass\nBen: pass\nCid: I8 across CAT\nAnn: pass\nBen: accept\n");
	ck_assert_int_eq(c.replay.pos.held.seat, -1);
	ck_assert_int_eq(c.replay.pos.to_move, 1);
	ck_assert_int_eq(c.replay.pos.turn, 5);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(q6_it_stands_when_all_accepted_or_the_window_is_over, stands);
	claims_rows(q6_the_next_players_order_waits_while_others_may_question, held);
	claims_rows(q6_the_order_that_waited_is_played_when_the_play_stands, released);
	claims_rows(q6_the_order_that_waited_is_dropped_with_the_play, dropped);
	claims_rows(q6_what_is_no_longer_possible_is_refused_with_its_reason, refusals);
	claims_rows(q6_a_play_may_be_questioned_for_its_window, windows);
	return claims_run("pending_seats");
}
