/* SPDX-License-Identifier: ISC */
/* What WordBox has of its own: its board and tiles, two to four seats, three exchanges.
 */

#include "adjudicator/games/tiles_text.h"
#include "adjudicator/games/view.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define GAME "Game: wordbox\n"
#define VOID GAME "Options: challenge=void\n"
#define OPEN VOID "Racks: open\n"

static const char *const names[] = {"Ann", "Ben", "Cid", "Dee"};

static const char *seats(int n)
{
	struct buf b = buf_in(&c.arena);

	for (int i = 0; i < n; i++) {
		buf_printf(&b, "Player: %s\n", names[i]);
	}
	return buf_cstr(&b);
}

START_TEST(s1_two_to_four_may_play)
{
	const char *head =
		arena_printf(&c.arena, "Turn-File: 1\n" GAME "%s", seats(_i));

	if (_i < 2) {
		case_complaint(&c, head);
		return;
	}
	case_run(&c, arena_printf(&c.arena, GAME "%s", seats(_i)), "");
	ck_assert_int_eq(c.replay.setup.seats, _i);
	ck_assert_int_eq(c.replay.pos.bag_n, 115 - 7 * _i);
	for (int i = 0; i < _i; i++) {
		ck_assert_int_eq(c.replay.pos.rack_n[i], 7);
	}
}

START_TEST(t1_the_turn_goes_round_over_those_who_play)
{
	case_live(&c, 0, arena_printf(&c.arena, GAME "%s", seats(4)),
		  "Cid: resign\nAnn: pass\nBen: pass\nDee: pass\nAnn: pass\n");
	ck_assert_str_eq(case_events(&c, 0), "resign3 pass1 pass2 pass4 pass1");
	ck_assert_int_eq(c.table.pos.to_move, 1);
	ck_assert_int_eq(c.table.pos.turn, 5);
}

START_TEST(s6_a_rack_is_shown_to_its_owner_only)
{
	struct game_view v;

	case_run(&c, arena_printf(&c.arena, GAME "%s", seats(3)), "");
	view_make(&c.arena, &c.replay.pos, (struct viewer){VIEWER_PLAYER, 1}, NULL, &v);
	ck_assert_int_eq(v.seats, 3);
	ck_assert_uint_eq(v.seat[0].rack.len, 0);
	ck_assert_uint_gt(v.seat[1].rack.len, 0);
	ck_assert_uint_eq(v.seat[2].rack.len, 0);
	ck_assert_int_eq(v.seat[2].held, 7);
	ck_assert_int_eq(v.bag, 94);
	ck_assert_int_eq(v.board.cols, 17);
	ck_assert_int_eq(v.board.rows, 15);
}

/* clang-format off */
static const struct {
	const char *language, *letters;
	int value;
} values[] = {
	{"en", "AEINORST", 1}, {"en", "CDHLMU", 2}, {"en", "BFGPWY", 3},
	{"en", "JKQVXZ", 5},
	{"pl", "AEINORSWZ", 1}, {"pl", "CDKLMPTY", 2}, {"pl", "BGHJŁU", 3},
	{"pl", "ĄĆĘFŃÓŚŹŻ", 5},
};
/* clang-format on */

START_TEST(s4_a_tile_is_worth_what_its_colour_says)
{
	uint8_t tile[ALPHABET_TILES];
	struct view bad;
	size_t n;

	case_run(&c, arena_printf(&c.arena, GAME "Language: %s\n", values[_i].language),
		 "");
	ck_assert(tiles_read(c.replay.setup.alphabet, view_of(values[_i].letters), tile,
			     ALPHABET_TILES, &n, &bad));
	ck_assert_uint_ge(n, 4);
	for (size_t i = 0; i < n; i++) {
		ck_assert_int_eq(c.replay.setup.tiles->value[tile[i]],
				 values[_i].value);
	}
	ck_assert_int_eq(c.replay.setup.tiles->total, 115);
	ck_assert_int_eq(c.replay.setup.tiles->count[TILE_BLANK], 2);
	ck_assert_int_eq(c.replay.setup.tiles->value[TILE_BLANK], 0);
}

/* ------------------------------------------------------------------ plays */

/* clang-format off */
static const struct {
	const char *head, *turns;
	enum diag_code code; /* of the last line */
	int score;
} plays[] = {
	{OPEN, "Ann: I8 across CAT\n", DIAG_NONE, 4},
	{OPEN, "Ann: I6 down CAT\n", DIAG_NONE, 8}, /* I6 doubles the word */
	{OPEN, "Ann: H8 across CAT\n", DIAG_NONE, 4},
	{OPEN, "Ann: H8 down CAT\n", DIAG_CENTRE_MISSED, 0},
	{OPEN, "Ann: J8 across CAT\n", DIAG_CENTRE_MISSED, 0},
	{OPEN, "Ann: I8 across C\n", DIAG_WORD_TOO_SHORT, 0},
	{OPEN, "Ann: I8 across AT\n", DIAG_NONE, 2},
	{OPEN, "Ann: I8 across CATSDOGE\n", DIAG_TOO_MANY_HELD, 0},
	{OPEN, "Ann: P8 across CAT\n", DIAG_OFF_BOARD, 0},
	{OPEN, "Ann: I14 down CAT\n", DIAG_OFF_BOARD, 0},
	{OPEN, "Ann: R8 across CAT\n", DIAG_UNKNOWN_SQUARE, 0},
	{OPEN, "Ann: A16 across CAT\n", DIAG_UNKNOWN_SQUARE, 0},
	/* A word may grow at both ends at once, and be laid again. */
	{OPEN "Setup: I8 across AT\n", "Ann: H8 across CATS\n", DIAG_NONE, 5},
	{OPEN "Setup: I8 across AT\n", "Ann: I8 down AT\n", DIAG_NONE, 2},
	{OPEN "Setup: I8 across AT\n", "Ann: J8 down TO\n", DIAG_NONE, 2},
	/* Beside another word, each touching letter makes a word: CA and AT. */
	{OPEN "Setup: I8 across CA\n", "Ann: I9 across AT\n", DIAG_NONE, 3 + 2 + 2},
	{OPEN "Setup: I8 across AT\n", "Ann: I8 across AT\n", DIAG_NO_NEW_TILE, 0},
	/* Not apart from the rest, not in two places. */
	{OPEN "Setup: I8 across AT\n", "Ann: A1 across CAT\n", DIAG_NOT_JOINED, 0},
	{OPEN "Setup: I8 across AT\n", "Ann: K9 down CAT\n", DIAG_NOT_JOINED, 0},
	{OPEN "Setup: I8 across AT\n", "Ann: I8 across AT.S\n", DIAG_GAP, 0},
	{OPEN "Setup: I8 across AT\n", "Ann: K8 across SO\n", DIAG_LONGER_WORD, 0},
	/* Bonus cells count in the turn that covers them: G5 is 2L. */
	{OPEN "Setup: G6 down AT\n", "Ann: G5 down CAT\n", DIAG_NONE, 6},
	{OPEN "Setup: G6 down AT\n", "Ann: G5 down CAT\nBen: G4 down SCAT\n", DIAG_NONE,
		5},
	/* In both words: C twice in CAT and in CE. */
	{OPEN "Setup: G6 down AT\n", "Ann: G5 across CE\n", DIAG_NONE, 5 + 6},
	/* 3L and 3W; several word bonuses multiply. */
	{OPEN "Setup: I5 down AT\n", "Ann: I4 down CAT\n", DIAG_NONE, 8},
	{OPEN "Setup: F2 down AT\n", "Ann: F1 down CAT\n", DIAG_NONE, 12},
	{OPEN "Setup: F8 across ATATATA\n", "Ann: E8 across CATATATAC\n", DIAG_NONE, 44},
	/* A blank on a letter bonus is nothing; on a word bonus it multiplies. */
	{OPEN "Setup: G6 down AT\n", "Ann: G5 down cAT\n", DIAG_NONE, 2},
	{OPEN "Setup: F2 down AT\n", "Ann: F1 down cAT\n", DIAG_NONE, 6},
	/* EX adds no points. */
	{OPEN "Setup: F5 down AT\n", "Ann: E5 across CA\n", DIAG_NONE, 3},
};
/* clang-format on */

START_TEST(b5_c1_a_play_is_judged_and_counted_by_the_same_rules)
{
	const struct replay_turn *t;

	case_run(&c, plays[_i].head, plays[_i].turns);
	t = case_turn(&c, c.replay.turns - 1);
	ck_assert_int_eq(t->diag.code, plays[_i].code);
	ck_assert_int_eq(t->score, plays[_i].score);
}

/* clang-format off */
static const struct {
	const char *rack, *place, *word;
	int bonus;
} racks[] = {
	{"C A T S D O G", "H9 across", "CATSDOG", 50},
	{"C A T S D O ?", "H9 across", "CATSDOg", 50},
	{"C A T S D O G", "H9 across", "CATSDO", 0},
	{"C A T S D O", "H9 across", "CATSDO", 0}, /* a short rack */
	{"C", "I8 across", "AC", 0},
};
/* clang-format on */

START_TEST(c6_seven_tiles_in_a_turn_bring_fifty)
{
	const char *head = arena_printf(
		&c.arena, VOID "Setup: I8 across A\nRack Ann: %s\n", racks[_i].rack);
	const char *line =
		arena_printf(&c.arena, "Ann: %s %s\n", racks[_i].place, racks[_i].word);

	case_run(&c, head, line);
	ck_assert_str_eq(case_verdicts(&c), "A");
	ck_assert_int_eq(case_turn(&c, 0)->bonus, racks[_i].bonus);
}

START_TEST(b11_the_rack_is_filled_up_to_seven)
{
	case_run(&c, VOID "Rack Ann: C A T S D O G\n", "Ann: I8 across CAT\n");
	ck_assert_int_eq(c.replay.pos.rack_n[0], 7);
	ck_assert_int_eq(c.replay.pos.bag_n, 115 - 14 - 3);
}

START_TEST(s5_the_letter_of_a_blank_stays)
{
	case_run(&c, OPEN, "Ann: I8 across CAt\nBen: K8 down TO\nAnn: K8 down SO\n");
	ck_assert_str_eq(case_verdicts(&c), "AAR");
	ck_assert_int_eq(case_turn(&c, 1)->score, 2); /* O on K9, 2L */
}

/* -------------------------------------------------------------- exchanges */

#define RACKS "Rack Ann: C A T S\nRack Ben: D O G S\n"
#define SWAPS "Ann: exchange C\nBen: exchange D\n"

START_TEST(x6_three_exchanges_a_player_and_game)
{
	case_run(&c, GAME RACKS,
		 SWAPS "Ann: exchange A\nBen: pass\nAnn: exchange T\nBen: exchange O\n"
		       "Ann: exchange S\nAnn: pass\nBen: exchange G\nAnn: pass\n"
		       "Ben: exchange S\n");
	ck_assert_str_eq(case_verdicts(&c), "AAAAAARAAAR");
	ck_assert_int_eq(case_turn(&c, 6)->diag.code, DIAG_EXCHANGES_USED);
	ck_assert_str_eq(case_sentence(&c, &case_turn(&c, 6)->diag),
			 "you have made all your 3 exchanges");
	ck_assert_int_eq(c.replay.pos.exchanges[0], 3);
	ck_assert_int_eq(c.replay.pos.exchanges[1], 3);
}

START_TEST(x4_an_exchange_uses_the_turn_and_is_no_pass)
{
	case_run(&c, GAME RACKS, "Ann: pass\nBen: exchange D O\n");
	ck_assert_int_eq(c.replay.pos.to_move, 0);
	ck_assert_int_eq(c.replay.pos.run, 0);
	ck_assert_int_eq(c.replay.pos.rack_n[1], 4);
}

START_TEST(x2_an_exchange_needs_seven_in_the_bag)
{
	case_run(&c, GAME RACKS, "");
	c.replay.pos.bag_n = 7;
	ck_assert_int_eq(case_strict(&c, 0, "exchange CATS"), OUTCOME_APPLIED);
	c.replay.pos.bag_n = 6;
	ck_assert_int_eq(case_strict(&c, 0, "exchange C"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_BAG_TOO_SMALL);
}

START_TEST(x3_swap_off_allows_none)
{
	case_run(&c, GAME "Options: swap=off\n" RACKS, "Ann: exchange C\n");
	ck_assert_int_eq(case_turn(&c, 0)->diag.code, DIAG_EXCHANGE_OFF);
}

/* clang-format off */
static const struct {
	enum option_id id;
	int64_t value;
} defaults[] = {
	{OPTION_CHALLENGE, CHALLENGE_SINGLE}, {OPTION_REFILL, REFILL_LATE},
	{OPTION_FOURW, FOURW_ENDS}, {OPTION_SWAP, ON}, {OPTION_DEADLINE, 72 * 3600L},
	{OPTION_WINDOW, 48 * 3600L}, {OPTION_LATE_RESIGN, 0},
};
/* clang-format on */

START_TEST(s10_wordbox_begins_with_these)
{
	case_run(&c, GAME, "");
	ck_assert(c.replay.setup.options.taken[defaults[_i].id]);
	ck_assert_int_eq(c.replay.setup.options.value[defaults[_i].id],
			 defaults[_i].value);
}

int main(void)
{
	case_fixture(&c);
	claims_times(s1_two_to_four_may_play, 0, 5);
	claims_rows(s4_a_tile_is_worth_what_its_colour_says, values);
	claims_rows(b5_c1_a_play_is_judged_and_counted_by_the_same_rules, plays);
	claims_rows(c6_seven_tiles_in_a_turn_bring_fifty, racks);
	claims_rows(s10_wordbox_begins_with_these, defaults);
	return claims_run("wordbox");
}
