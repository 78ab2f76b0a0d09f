/* SPDX-License-Identifier: ISC */
/* A play that may be questioned, between two players: chapter Q of
 * adjudicator-rules(7). */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define HEAD                                                                           \
	"Game: wordbox\nLexicon: words CAT TO\nRack Ann: C A T S D O G\n"              \
	"Rack Ben: D O G S E A T\n"
#define GOOD "Ann: I8 across CAT\n" /* 2+1+1 */
#define BAD  "Ann: I8 across TAC\n"

/* What became of each line, what happened, and the scores. */
struct story {
	const char *turns, *verdicts, *events, *scores;
};

static void tell(const char *head, const struct story *s)
{
	case_run(&c, head, s->turns);
	ck_assert_str_eq(case_verdicts(&c), s->verdicts);
	ck_assert_str_eq(case_scores(&c, &c.replay.pos), s->scores);
	case_live(&c, 0, head, s->turns);
	ck_assert_str_eq(case_events(&c, 0), s->events);
	ck_assert_str_eq(case_scores(&c, &c.table.pos), s->scores);
}

/* clang-format off */
static const struct story waits[] = {
	{GOOD, "P", "play1", "0 0"},
	{BAD, "P", "play1", "0 0"},
	{GOOD "Ann: accept\n", "PR", "play1", "0 0"},
	{GOOD "Ann: challenge\n", "PR", "play1", "0 0"},
	{GOOD "Ann: pass\n", "PR", "play1", "0 0"},
	/* An order that is refused says nothing about the play. */
	{GOOD "Ben: K8 down QI\n", "PR", "play1", "0 0"},
	{GOOD "Ben: exchange Z\n", "PR", "play1", "0 0"},
	{GOOD "Ben: offer draw\n", "PA", "play1 offer2", "0 0"},
};
/* clang-format on */

START_TEST(q1_a_play_waits_and_counts_for_nothing_yet)
{
	tell(HEAD, &waits[_i]);
	ck_assert(c.table.pos.pending.any);
	ck_assert_int_eq(c.table.pos.pending.seat, 0);
	ck_assert_int_eq(c.table.pos.to_move, 1);
	ck_assert_int_eq(c.table.pos.rack_n[0], 4);
	ck_assert_int_eq(c.table.pos.bag_n, 101);
}

/* clang-format off */
static const struct story stands[] = {
	{GOOD "Ben: accept\n", "AA", "play1 accept2 stand1 draw1", "4 0"},
	{GOOD "Ben: pass\n", "AA", "play1 stand1 draw1 pass2", "4 0"},
	{GOOD "Ben: exchange D\n", "AA", "play1 stand1 draw1 exchange2", "4 0"},
	{GOOD "Ben: K8 down TO\n", "AP", "play1 stand1 draw1 play2", "4 0"},
	{GOOD "@ late Ben\n", "AA", "play1 stand1 draw1 pass2", "4 0"},
	{GOOD "@ window\n", "A", "play1 window stand1 draw1", "4 0"},
	/* Nobody asked, so nobody learns that it is no word. */
	{BAD "Ben: accept\n", "AA", "play1 accept2 stand1 draw1", "4 0"},
	{BAD "Ben: pass\n", "AA", "play1 stand1 draw1 pass2", "4 0"},
	{BAD "Ben: accept\nBen: challenge\n", "AAR", "play1 accept2 stand1 draw1",
		"4 0"},
	{GOOD "Ben: accept\nBen: accept\n", "AAR", "play1 accept2 stand1 draw1", "4 0"},
	{GOOD "Ben: accept\nBen: pass\nAnn: pass\n", "AAAA",
		"play1 accept2 stand1 draw1 pass2 pass1", "4 0"},
	/* An offer waits apart from the play. */
	{GOOD "Ben: offer draw\n@ window\n", "AA", "play1 offer2 window stand1 draw1",
		"4 0"},
	{GOOD "Ben: offer draw\n@ window draw\nBen: accept\n", "AAA",
		"play1 offer2 refuse2 accept2 stand1 draw1", "4 0"},
};
/* clang-format on */

START_TEST(q5_it_stands_by_acceptance_an_own_order_or_a_missed_turn)
{
	tell(HEAD, &stands[_i]);
	ck_assert_int_eq(c.table.pos.rack_n[0], 7);
	ck_assert_int_eq(c.replay.pos.pending.any && c.replay.pos.pending.seat == 0, 0);
}

/* clang-format off */
static const struct story standing[] = {
	{"Ben: always accept\n" BAD, "AA", "always2 play1 accept2 stand1 draw1", "4 0"},
	{"Ben: always question\n" BAD, "AW", "always2 play1 question2 withdraw1", "0 0"},
	{"Ben: always challenge\n" GOOD, "AA",
		"always2 play1 question2 stand1 draw1", "4 0"},
	{"Ben: always check\nBen: always ask\n" BAD, "AAP", "always2 always2 play1", "0 0"},
	{"Ann: always accept\n" BAD, "AP", "always1 play1", "0 0"},
	{"Ann: always check\nAnn: pass\nBen: I8 across TE\n", "AAW",
		"always1 pass1 play2 question1 withdraw2", "0 0"},
	/* A play that waits already has its answer at once, if there is a right left. */
	{GOOD "Ben: always accept\n", "AA", "play1 always2 accept2 stand1 draw1", "4 0"},
	{BAD "Ben: always check\n", "WA", "play1 always2 question2 withdraw1", "0 0"},
	{BAD "Ann: always check\n", "PA", "play1 always1", "0 0"},
	/* The own order lets the play before it stand, and its play is answered. */
	{GOOD "Ann: always check\nBen: K8 down TX\n", "PAR", "play1 always1", "0 0"},
	{GOOD "Ann: always accept\nBen: K8 down TO\n", "AAA",
		"play1 always1 stand1 draw1 play2 accept1 stand2 draw2", "4 3"},
};
/* clang-format on */

START_TEST(q10_a_standing_answer_is_given_as_soon_as_a_play_waits)
{
	tell(HEAD, &standing[_i]);
}

START_TEST(q10_there_is_none_where_words_are_looked_up_at_once)
{
	case_run(&c, HEAD "Options: challenge=void\n", "Ben: always accept\n");
	ck_assert_str_eq(case_verdicts(&c), "R");
	ck_assert_int_eq(case_turn(&c, 0)->diag.code, DIAG_JUDGED_AT_ONCE);
}

START_TEST(q1_nothing_waits_before_a_play)
{
	case_run(&c, HEAD,
		 "Ben: accept\nBen: challenge\nAnn: accept\nAnn: challenge\n");
	ck_assert_str_eq(case_verdicts(&c), "RRRR");
	ck_assert_int_eq(case_turn(&c, 0)->diag.code, DIAG_NO_PENDING);
	ck_assert_int_eq(case_turn(&c, 1)->diag.code, DIAG_NO_PENDING);
}

/* clang-format off */
static const struct {
	const char *line;
	int seat;
	enum diag_code code;
} refusals[] = {
	{"accept", 0, DIAG_OWN_PLAY},
	{"challenge", 0, DIAG_OWN_PLAY},
	{"pass", 0, DIAG_NOT_YOUR_TURN},
	{"exchange Z", 1, DIAG_TILE_MISSING},
	{"A1 across TO", 1, DIAG_NOT_JOINED},
};
/* clang-format on */

START_TEST(q1_an_order_about_a_play_is_refused_with_its_reason)
{
	case_run(&c, HEAD, GOOD);
	ck_assert_int_eq(case_strict(&c, refusals[_i].seat, refusals[_i].line),
			 OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, refusals[_i].code);
	ck_assert_uint_eq(c.table.events, 0);
	ck_assert(c.table.pos.pending.any);
}

START_TEST(b10_words_judged_at_once_leave_nothing_to_question)
{
	case_run(&c, HEAD "Options: challenge=void\n",
		 BAD GOOD "Ben: challenge\nBen: accept\n");
	ck_assert_str_eq(case_verdicts(&c), "RARR");
	ck_assert_int_eq(case_turn(&c, 0)->diag.code, DIAG_NOT_A_WORD);
	ck_assert_int_eq(case_turn(&c, 2)->diag.code, DIAG_JUDGED_AT_ONCE);
	ck_assert_int_eq(case_turn(&c, 3)->diag.code, DIAG_NO_PENDING);
	ck_assert_str_eq(case_scores(&c, &c.replay.pos), "4 0");
}

/* clang-format off */
static const struct story taken_back[] = {
	{BAD "Ben: challenge\n", "WA", "play1 question2 withdraw1", "0 0"},
	{BAD "Ben: question\n", "WA", "play1 question2 withdraw1", "0 0"},
	/* The turn is lost: it is Ben's, and the board is empty for him. */
	{BAD "Ben: challenge\nAnn: pass\n", "WAR", "play1 question2 withdraw1", "0 0"},
	{BAD "Ben: challenge\nBen: A1 across SO\n", "WAR", "play1 question2 withdraw1",
		"0 0"},
	/* One bad word is enough: TO is one, and CATO is none. */
	{GOOD "Ben: accept\nBen: L8 down OE\nAnn: challenge\n", "AAWA",
		"play1 accept2 stand1 draw1 play2 question1 withdraw2", "4 0"},
	/* Each play is asked about by itself. */
	{GOOD "Ben: K8 down TE\nAnn: challenge\n", "AWA",
		"play1 stand1 draw1 play2 question1 withdraw2", "4 0"},
};
/* clang-format on */

START_TEST(q3_bad_word_takes_the_play_back_and_draws_nothing)
{
	tell(HEAD, &taken_back[_i]);
	ck_assert(!c.table.pos.pending.any);
}

START_TEST(q3_tiles_go_back_to_the_rack_and_the_board_is_as_before)
{
	const struct position *pos = &c.replay.pos;

	case_run(&c, HEAD, BAD "Ben: challenge\n");
	ck_assert_str_eq(case_rack(&c, pos, 0), "A C D G O S T");
	ck_assert_int_eq(pos->bag_n, 101);
	ck_assert_int_eq(pos->q, 0);
	ck_assert_int_eq(pos->plays, 0);
	ck_assert(!pos->last.any);
	ck_assert_int_eq(pos->turn, 2);
	for (int i = 0; i < SQUARES_MAX; i++) {
		ck_assert_int_eq(pos->square[i], 0);
	}
}

START_TEST(q3_a_blank_goes_back_as_a_blank)
{
	case_run(&c, "Game: wordbox\nLexicon: words CAT\nRack Ann: T A ?\n",
		 "Ann: I8 across TAc\nBen: challenge\n");
	ck_assert_str_eq(case_verdicts(&c), "WA");
	ck_assert_str_eq(case_rack(&c, &c.replay.pos, 0), "A T ?");
}

START_TEST(b7_after_a_first_word_taken_back_the_next_covers_the_centre)
{
	case_run(&c, HEAD, BAD "Ben: challenge\nBen: A1 across SO\nBen: I8 down TO\n");
	ck_assert_str_eq(case_verdicts(&c), "WARP");
	ck_assert_int_eq(case_turn(&c, 2)->diag.code, DIAG_CENTRE_MISSED);
}

START_TEST(q2_all_words_of_the_play_are_looked_up_and_the_bad_ones_named)
{
	const struct event *e;

	case_live(&c, 0, HEAD,
		  GOOD "Ben: accept\nBen: I9 across ODES\nAnn: challenge\n");
	ck_assert_str_eq(case_events(&c, 4), "play2 question1 withdraw2");
	e = &c.table.event[5];
	ck_assert(e->upheld);
	ck_assert_str_eq(case_text(&c, e->words_bad), "ODES,CO,AD,TE");
	case_live(&c, 0, HEAD, GOOD "Ben: challenge\n");
	e = &c.table.event[1];
	ck_assert(!e->upheld);
	ck_assert_uint_eq(e->words_bad.len, 0);
	ck_assert(!e->owes);
}

START_TEST(q4_a_word_named_in_the_question_changes_nothing)
{
	case_live(&c, 0, HEAD, BAD "Ben: challenge CAT\n");
	ck_assert_str_eq(case_events(&c, 0), "play1 question2 withdraw1");
}

/* ----------------------------------------------------------------- refill */

#define AT_ONCE HEAD "Options: refill=at-once\n"

START_TEST(q3_drawn_at_once_the_tiles_go_back_and_a_new_order_begins)
{
	const struct position *pos = &c.replay.pos;

	case_run(&c, AT_ONCE, BAD);
	ck_assert_int_eq(pos->rack_n[0], 7);
	ck_assert_int_eq(pos->bag_n, 98);
	ck_assert_int_eq(pos->q, 1);
	ck_assert(!pos->stale);
	case_run(&c, AT_ONCE, BAD "Ben: challenge\n");
	ck_assert_str_eq(case_rack(&c, pos, 0), "A C D G O S T");
	ck_assert_int_eq(pos->bag_n, 101);
	ck_assert(pos->stale);
	case_run(&c, AT_ONCE, BAD "Ben: challenge\nBen: exchange D\n");
	ck_assert_int_eq(pos->q, 2);
}

/* clang-format off */
static const struct story at_once[] = {
	{GOOD, "P", "play1 draw1", "0 0"},
	{GOOD "Ben: accept\n", "AA", "play1 draw1 accept2 stand1", "4 0"},
	{GOOD "Ben: challenge\n", "AA", "play1 draw1 question2 stand1", "4 0"},
	{GOOD "Ben: pass\n", "AA", "play1 draw1 stand1 pass2", "4 0"},
	{BAD "Ben: challenge\n", "WA", "play1 draw1 question2 withdraw1", "0 0"},
};
/* clang-format on */

START_TEST(b11_refill_at_once_draws_before_the_play_stands)
{
	tell(AT_ONCE, &at_once[_i]);
}

START_TEST(q3_with_a_short_bag_only_what_was_drawn_goes_back)
{
	struct position *pos = &c.replay.pos;

	case_run(&c, AT_ONCE, "");
	pos->bag_n = 2;
	ck_assert_int_eq(case_strict(&c, 0, "I8 across TAC"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.rack_n[0], 6);
	ck_assert_int_eq(c.table.pos.bag_n, 0);
	ck_assert_int_eq(case_go_on(&c, 1, "challenge"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_rack(&c, &c.table.pos, 0), "A C D G O S T");
	ck_assert_int_eq(c.table.pos.bag_n, 2);
}

/* ------------------------------------------------------------------ clock */

enum { NOW = 1795392000, HOUR = 3600 };

START_TEST(q5_two_seats_need_no_window)
{
	case_live(&c, NOW, HEAD, GOOD);
	ck_assert_int_eq(c.table.pos.pending.until, 0);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 72 * HOUR);
}

START_TEST(q5_accepting_takes_no_turn_and_gives_no_time)
{
	case_live(&c, NOW, HEAD, GOOD);
	c.table.now = NOW + HOUR;
	ck_assert_int_eq(case_go_on(&c, 1, "accept"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.to_move, 1);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 72 * HOUR);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(q1_a_play_waits_and_counts_for_nothing_yet, waits);
	claims_rows(q5_it_stands_by_acceptance_an_own_order_or_a_missed_turn, stands);
	claims_rows(q10_a_standing_answer_is_given_as_soon_as_a_play_waits, standing);
	claims_rows(q1_an_order_about_a_play_is_refused_with_its_reason, refusals);
	claims_rows(q3_bad_word_takes_the_play_back_and_draws_nothing, taken_back);
	claims_rows(b11_refill_at_once_draws_before_the_play_stands, at_once);
	return claims_run("pending");
}
