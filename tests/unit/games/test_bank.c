/* SPDX-License-Identifier: ISC */
/* The time bank of WordBox: K8 and E8 of adjudicator-rules(7). */

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/turns.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static const int64_t HOUR = 3600;
static const int64_t DAY = 86400;
static const int64_t NOW = 1793534400;

static struct board_case c;

#define HEAD                                                                           \
	"Game: wordbox\nOptions: challenge=void deadline=24h bank=2d\nLexicon: any\n"  \
	"Rack Ann: C A T S D O G\nRack Ben: D O G S E A T\n"
#define QUESTIONED                                                                     \
	"Game: wordbox\nOptions: deadline=24h bank=2d\nLexicon: words CAT\n"           \
	"Rack Ann: C A T S D O G\nRack Ben: D O G S E A T\n"

/* Judges an order that arrived so long after the turn began. */
static enum outcome after(int64_t span, int seat, const char *line)
{
	struct order o;

	ck_assert(order_read(&c.arena, view_of(line), &o));
	c.table.now += span;
	c.table.arrived = c.table.now;
	return table_judge(&c.table, seat, &o);
}

static void time_runs_out(int64_t span)
{
	c.table.now += span;
	c.table.arrived = 0;
	table_timeout(&c.table);
}

START_TEST(k8_a_turn_has_its_free_time_and_what_the_bank_holds)
{
	case_live(&c, NOW, HEAD, "");
	turns_clock(&c.table);
	ck_assert_int_eq(c.table.pos.deadline, NOW + DAY + 2 * DAY);
	ck_assert_int_eq(c.table.pos.bank[0], 2 * DAY);
}

START_TEST(k8_only_time_beyond_the_free_time_is_taken)
{
	case_live(&c, NOW, HEAD, "");
	turns_clock(&c.table);
	ck_assert_int_eq(after(DAY, 0, "pass"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.bank[0], 2 * DAY);
	ck_assert_int_eq(after(DAY + 5 * HOUR, 1, "pass"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.bank[1], 2 * DAY - 5 * HOUR);
	ck_assert_int_eq(c.table.pos.bank[0], 2 * DAY);
	ck_assert_int_eq(after(2 * DAY, 0, "I8 across CATS"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.bank[0], DAY);
	ck_assert_int_eq(c.table.pos.deadline, c.table.now + DAY + 2 * DAY - 5 * HOUR);
}

START_TEST(k8_an_order_at_the_very_end_keeps_a_second)
{
	case_live(&c, NOW, HEAD, "");
	turns_clock(&c.table);
	ck_assert_int_eq(after(3 * DAY, 0, "pass"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.bank[0], 1);
	ck_assert_int_eq(after(HOUR, 1, "I8 across DOG"), OUTCOME_APPLIED);
	ck_assert_int_eq(after(DAY + 1, 0, "pass"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.bank[0], 1);
}

START_TEST(k8_without_free_time_no_bank_is_kept)
{
	case_live(&c, NOW, "Game: wordbox\nOptions: deadline=none bank=2d\n", "");
	turns_clock(&c.table);
	ck_assert_int_eq(c.table.pos.deadline, 0);
	ck_assert_int_eq(after(9 * DAY, 0, "pass"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.bank[0], 2 * DAY);
	ck_assert(!bank_used(&c.table.pos));
}

START_TEST(k8_a_turn_without_a_clock_takes_no_time)
{
	case_live(&c, NOW, HEAD, "");
	ck_assert_int_eq(after(9 * DAY, 0, "pass"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.bank[0], 2 * DAY);
}

START_TEST(k8_a_game_that_knows_a_bank_and_has_none_keeps_none)
{
	case_live(&c, NOW, "Game: wordbox\nOptions: deadline=24h bank=off\n", "");
	turns_clock(&c.table);
	ck_assert(!bank_used(&c.table.pos));
	ck_assert(!bank_empty(&c.table.pos));
	ck_assert_int_eq(c.table.pos.deadline, NOW + DAY);
	time_runs_out(DAY + 1);
	ck_assert_int_eq(c.table.pos.to_move, 1);
	ck_assert_int_eq(after(HOUR, 1, "pass"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.to_move, 0);
}

/* Whoever plays alone has a bank with nobody to wait for. */
START_TEST(k8_who_plays_alone_has_no_bank)
{
	case_live(&c, NOW, "Game: cubes\nOptions: deadline=24h bank=2d\nPlayer: Ann\n",
		  "");
	ck_assert(!bank_used(&c.table.pos));
}

START_TEST(e8_a_second_that_is_left_keeps_the_game_going)
{
	case_live(&c, NOW, HEAD, "");
	turns_clock(&c.table);
	ck_assert_int_eq(after(3 * DAY, 0, "pass"), OUTCOME_APPLIED);
	time_runs_out(3 * DAY + 1);
	ck_assert_int_eq(c.table.pos.bank[0], 1);
	ck_assert_int_eq(c.table.pos.bank[1], 0);
	ck_assert(!bank_all_empty(&c.table.pos));
	ck_assert(!c.table.pos.over);
}

START_TEST(k8_a_turn_that_goes_by_for_want_of_time_says_so)
{
	int gone_by = 0;

	case_live(&c, NOW, HEAD, "");
	turns_clock(&c.table);
	time_runs_out(3 * DAY + 1);
	ck_assert_int_eq(after(HOUR, 1, "I8 across DOG"), OUTCOME_APPLIED);
	for (size_t i = 0; i < c.table.events; i++) {
		const struct event *e = &c.table.event[i];

		gone_by += e->kind == EVENT_PASS && e->late && e->empty;
	}
	ck_assert_int_eq(gone_by, 1); /* the first was passed by the clock */
}

START_TEST(k8_nothing_goes_by_while_a_play_waits_or_when_all_is_over)
{
	size_t events;

	case_live(&c, NOW, QUESTIONED, "");
	turns_clock(&c.table);
	ck_assert_int_eq(after(HOUR, 0, "pass"), OUTCOME_APPLIED);
	time_runs_out(3 * DAY + 1); /* Ben's */
	ck_assert_int_eq(after(HOUR, 0, "I8 across CAT"), OUTCOME_APPLIED);
	ck_assert(c.table.pos.pending.any);
	ck_assert(bank_empty(&c.table.pos));
	events = c.table.events;
	bank_catch_up(&c.table);
	ck_assert_uint_eq(c.table.events, events);
	ck_assert_int_eq(after(HOUR, 1, "resign"), OUTCOME_APPLIED);
	ck_assert(c.table.pos.over);
	events = c.table.events;
	bank_catch_up(&c.table);
	ck_assert_uint_eq(c.table.events, events);
}

/* What a seat that left has in its bank keeps no game going. */
START_TEST(e8_the_time_of_who_left_does_not_count)
{
	case_live(&c, NOW, HEAD "Player: Ann\nPlayer: Ben\nPlayer: Cid\n", "");
	turns_clock(&c.table);
	ck_assert_int_eq(after(HOUR, 2, "resign"), OUTCOME_APPLIED);
	time_runs_out(3 * DAY + 1);
	ck_assert(!c.table.pos.over);
	time_runs_out(3 * DAY + 1);
	ck_assert_int_eq(c.table.pos.bank[2], 2 * DAY);
	ck_assert_int_eq(c.table.pos.reason, END_TIME);
}

/* Late passes that left time in a bank stand in no record of ours. */
START_TEST(e2_a_pass_without_time_may_end_the_game)
{
	case_live(&c, NOW, HEAD, "");
	table_emit(&c.table, (struct event){.kind = EVENT_PASS, .seat = 0});
	for (int i = 1; i < 4; i++) {
		table_emit(&c.table, (struct event){.kind = EVENT_PASS,
						    .seat = i % 2,
						    .late = true});
	}
	table_emit(&c.table, (struct event){.kind = EVENT_BANK, .seat = 0});
	crossword_settle(&c.table);
	ck_assert(c.table.pos.over);
	ck_assert_int_eq(c.table.pos.reason, END_PASSES);
}

START_TEST(k8_a_turn_that_is_owed_follows_one_without_time)
{
	case_live(&c, NOW, HEAD, "");
	turns_clock(&c.table);
	ck_assert_int_eq(after(HOUR, 0, "pass"), OUTCOME_APPLIED);
	time_runs_out(3 * DAY + 1); /* Ben's */
	table_emit(&c.table, (struct event){.kind = EVENT_PASS, .seat = 0});
	c.table.pos.owes[0] = 1;
	crossword_settle(&c.table); /* Ben's goes by, then Ann's, then Ben's */
	ck_assert_int_eq(c.table.pos.owes[0], 0);
	ck_assert_int_eq(c.table.pos.to_move, 0);
	ck_assert_int_eq(c.table.pos.turn, 7);
}

START_TEST(k8_a_refused_order_takes_no_time)
{
	size_t events;

	case_live(&c, NOW, HEAD, "");
	turns_clock(&c.table);
	events = c.table.events;
	ck_assert_int_eq(after(2 * DAY, 0, "I8 across QI"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.pos.bank[0], 2 * DAY);
	ck_assert_uint_eq(c.table.events, events);
}

START_TEST(k8_an_empty_bank_passes_turn_after_turn)
{
	case_live(&c, NOW, HEAD, "");
	turns_clock(&c.table);
	time_runs_out(3 * DAY + 1);
	ck_assert_int_eq(c.table.pos.bank[0], 0);
	ck_assert_int_eq(c.table.pos.to_move, 1);
	ck_assert_int_eq(after(HOUR, 1, "I8 across DOG"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.to_move, 1); /* Ann's turn went by at once */
	ck_assert_int_eq(c.table.pos.turn, 4);
	ck_assert_int_eq(c.table.pos.late_run[0], 2);
	ck_assert_int_eq(after(HOUR, 0, "pass"), OUTCOME_REFUSED);
}

START_TEST(e8_when_nobody_has_time_left_all_lose_their_tiles)
{
	case_live(&c, NOW, HEAD, "");
	turns_clock(&c.table);
	ck_assert_int_eq(after(HOUR, 0, "I8 across CAT"), OUTCOME_APPLIED);
	time_runs_out(3 * DAY + 1);
	ck_assert(!c.table.pos.over);
	time_runs_out(3 * DAY + 1);
	ck_assert(c.table.pos.over);
	ck_assert_int_eq(c.table.pos.reason, END_TIME);
	for (int seat = 0; seat < 2; seat++) {
		int held = 0;

		for (int i = 0; i < c.table.pos.rack_n[seat]; i++) {
			held += c.replay.setup.tiles->value[c.table.pos.rack[seat][i]];
		}
		ck_assert_int_eq(c.table.pos.adjust[seat], -held);
	}
}

/* Without time one may still question, or let a play stand; then the turn goes by. */
START_TEST(k8_whoever_has_no_time_may_still_question)
{
	case_live(&c, NOW, QUESTIONED, "");
	turns_clock(&c.table);
	ck_assert_int_eq(after(HOUR, 0, "pass"), OUTCOME_APPLIED);
	time_runs_out(3 * DAY + 1); /* Ben's */
	ck_assert_int_eq(after(HOUR, 0, "I8 across TAC"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.to_move, 1);
	ck_assert_int_eq(after(HOUR, 1, "pass"), OUTCOME_REFUSED);
	ck_assert_str_eq(diag_name(c.table.diag.code), "no-time");
	ck_assert_int_eq(after(HOUR, 1, "challenge"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.to_move, 0); /* his turn went by */
	ck_assert_int_eq(after(HOUR, 0, "I8 across CAT"), OUTCOME_APPLIED);
	ck_assert_int_eq(after(HOUR, 1, "accept"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.to_move, 0);
	ck_assert_int_eq(c.table.pos.score[0], 4);
}

START_TEST(a_record_says_what_is_left_and_no_time_is_counted_twice)
{
	const struct replay_turn *t;

	case_run(&c, HEAD,
		 "@ time 2026-11-01T12:00:00Z\nAnn: pass\n"
		 "@ time 2026-11-03T12:00:00Z\n@ bank Ben 3600\nBen: pass\n"
		 "@ time 2026-11-09T12:00:00Z\n@ late Ann\n");
	ck_assert_int_eq(c.replay.pos.bank[0], 0);
	ck_assert_int_eq(c.replay.pos.bank[1], 3600);
	t = case_turn(&c, 2);
	ck_assert(t->late);
}

START_TEST(a_bank_that_cannot_be_read_is_told_with_its_place)
{
	ck_assert_str_eq(case_complaint(&c, "Turn-File: 1\nGame: wordbox\nPlayer: Ann\n"
					    "Player: Ben\n\n@ bank Cleo 12\n"),
			 "t:6:3: a time bank looks like \"@ bank Ann 3600\", in "
			 "seconds");
}

int main(void)
{
	case_fixture(&c);
	return claims_run("bank");
}
