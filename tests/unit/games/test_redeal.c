/* SPDX-License-Identifier: ISC */
/* New racks after two opening passes: rule E7 of adjudicator-rules(7), Wordgame. */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define GAME   "Game: wordgame\n"
#define RACKS  "Rack Ann: C A T S D O G E\nRack Ben: D O G S E A T L\n"
#define PASSES "Ann: pass\nBen: pass\n"
#define LATE   "@ late Ann\n@ late Ben\n"
#define WORD   "Ann: H8 across CATS\n"
#define DEALT  "redeal draw1 draw2"

/* clang-format off */
static const struct {
	const char *head, *turns, *events, *ended;
} stories[] = {
	{GAME, "Ann: pass\n", "pass1", "goes on"},
	{GAME, PASSES, "pass1 pass2 " DEALT, "goes on"},
	{GAME, PASSES "Ann: pass\n", "pass1 pass2 " DEALT " pass1", "goes on"},
	{GAME, PASSES PASSES, "pass1 pass2 " DEALT " pass1 pass2 " DEALT, "goes on"},
	{GAME, PASSES PASSES PASSES,
		"pass1 pass2 " DEALT " pass1 pass2 " DEALT " pass1 pass2 " DEALT,
		"goes on"},
	/* Three times at most. */
	{GAME, PASSES PASSES PASSES PASSES,
		"pass1 pass2 " DEALT " pass1 pass2 " DEALT " pass1 pass2 " DEALT
		" pass1 pass2 end", "void 0: 0+0 0+0"},
	/* Late passes deal anew as well. */
	{GAME, LATE, "pass1 pass2 " DEALT, "goes on"},
	{GAME, "Ann: pass\n@ late Ben\n", "pass1 pass2 " DEALT, "goes on"},
	{GAME, LATE LATE LATE LATE,
		"pass1 pass2 " DEALT " pass1 pass2 " DEALT " pass1 pass2 " DEALT
		" pass1 pass2 end", "void 0: 0+0 0+0"},
	/* One who moved is not shut out by one who did not; a later run may end it. */
	{GAME, LATE LATE LATE "Ann: pass\n@ late Ben\n",
		"pass1 pass2 " DEALT " pass1 pass2 " DEALT " pass1 pass2 " DEALT
		" pass1 pass2", "goes on"},
	/* Only the first two turns after a deal are looked at. */
	{GAME "Options: swap=on\n" RACKS, "Ann: exchange C\nBen: pass\nAnn: pass\n",
		"exchange1 pass2 pass1", "goes on"},
	{GAME "Options: swap=on\n" RACKS, "Ann: pass\nBen: exchange L\nAnn: pass\n",
		"pass1 exchange2 pass1", "goes on"},
	/* These passes do not count for the end. */
	{GAME RACKS, "Ann: pass\nBen: pass\nAnn: pass\n", "pass1 pass2 " DEALT " pass1",
		"goes on"},
	/* Not with a word on the board, be it one of the set-up. */
	{GAME RACKS, WORD "Ben: pass\nAnn: pass\n", "play1 draw1 pass2 pass1",
		"goes on"},
	{GAME RACKS "Setup: A1 across AT\n", PASSES, "pass1 pass2", "goes on"},
	/* Nor with open racks. */
	{GAME "Racks: open\n", PASSES, "pass1 pass2", "goes on"},
	{GAME "Racks: open\n", PASSES PASSES, "pass1 pass2 pass1 pass2 end",
		"passes 3: 0+0 0+0"},
	/* A play taken back is no pass. */
	{GAME "Options: challenge=single\nLexicon: words CATS\n" RACKS,
		"Ann: H8 across TACS\nBen: challenge\nBen: pass\nAnn: pass\n",
		"play1 question2 withdraw1 pass2 pass1", "goes on"},
	{GAME, "Ann: resign\n", "resign1 end", "resign 2: 0+0 0+0"},
	/* Other games deal once. */
	{"Game: wordbox\n", PASSES, "pass1 pass2", "goes on"},
};
/* clang-format on */

START_TEST(e7_two_opening_passes_bring_new_racks)
{
	case_live(&c, 0, stories[_i].head, stories[_i].turns);
	ck_assert_str_eq(case_events(&c, 0), stories[_i].events);
	ck_assert_str_eq(case_ended(&c, &c.table.pos), stories[_i].ended);
}

START_TEST(e7_all_tiles_go_back_and_eight_new_ones_come)
{
	const struct position *pos = &c.table.pos;

	case_live(&c, 0, GAME RACKS, PASSES);
	ck_assert_int_eq(pos->rack_n[0], 8);
	ck_assert_int_eq(pos->rack_n[1], 8);
	ck_assert_int_eq(pos->bag_n, 88);
	ck_assert_str_ne(case_rack(&c, pos, 0), case_rack(&c, &c.replay.pos, 0));
	ck_assert_int_eq(pos->q, 1);
	case_live(&c, 0, GAME, PASSES PASSES);
	ck_assert_int_eq(pos->q, 3);
	ck_assert_int_eq(pos->drawn, 16);
}

START_TEST(e7_a_short_rack_becomes_a_full_one)
{
	case_live(&c, 0, GAME "Rack Ann: C A T\nRack Ben: D\n", PASSES);
	ck_assert_int_eq(c.table.pos.rack_n[0], 8);
	ck_assert_int_eq(c.table.pos.rack_n[1], 8);
	case_live(&c, 0, GAME "Rack Ann: C A T\nRack Ben: D\nBag: empty\n", PASSES);
	ck_assert_int_eq(c.table.pos.rack_n[0], 4);
	ck_assert_int_eq(c.table.pos.rack_n[1], 0);
}

START_TEST(e7_the_same_player_begins_and_turns_are_counted_on)
{
	enum { NOW = 1795392000, HOUR = 3600 };

	case_live(&c, NOW, GAME, PASSES);
	ck_assert_int_eq(c.table.pos.to_move, 0);
	ck_assert_int_eq(c.table.pos.turn, 3);
	ck_assert_int_eq(c.table.pos.run, 0);
	ck_assert_int_eq(c.table.pos.redeals, 1);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 72 * HOUR);
}

START_TEST(e7_the_first_word_after_a_redeal_needs_four_letters_too)
{
	case_live(&c, 0, GAME, PASSES "Ann: A1 across AB\n");
	ck_assert_int_eq(c.table.diag.code, DIAG_WORD_TOO_SHORT);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(e7_two_opening_passes_bring_new_racks, stories);
	return claims_run("redeal");
}
