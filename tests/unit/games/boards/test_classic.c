/* SPDX-License-Identifier: ISC */
/* What classic has of its own: two boards, tile sets of nine languages, and its
 * options.
 */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define GAME  "Game: classic\n"
#define VOID  GAME "Options: challenge=void\n"
#define LARGE GAME "Options: board=super21 challenge=void\n"
#define RACK  "Rack Ann: C A T S D O G\n"

/* clang-format off */
static const struct {
	const char *head, *set;
	int total, blanks;
} sets[] = {
	{GAME, "std-en", 100, 2},
	{GAME "Language: es\n", "std-es", 100, 2},
	{GAME "Language: ca\n", "std-ca", 100, 2},
	{GAME "Language: de\n", "std-de", 102, 2},
	{GAME "Language: fr\n", "std-fr", 102, 2},
	{GAME "Language: pl\n", "std-pl", 100, 2},
	{GAME "Language: pt\n", "std-pt", 120, 3},
	{GAME "Language: it\n", "std-it", 120, 2},
	{GAME "Language: nl\n", "std-nl", 102, 2},
	{GAME "Options: board=super21\n", "super-en", 200, 4},
	/* The large board with another set, named. */
	{GAME "Options: board=super21 tiles=std-de\nLanguage: de\n", "std-de", 102, 2},
	{GAME "Options: board=super21 tiles=std-en\n", "std-en", 100, 2},
	{GAME "Options: tiles=super-en\n", "super-en", 200, 4},
};
/* clang-format on */

START_TEST(s4_the_language_the_board_or_the_option_choose_the_tiles)
{
	case_run(&c, sets[_i].head, "");
	ck_assert_str_eq(c.replay.setup.tiles->id, sets[_i].set);
	ck_assert_int_eq(c.replay.setup.tiles->total, sets[_i].total);
	ck_assert_int_eq(c.replay.setup.tiles->count[TILE_BLANK], sets[_i].blanks);
	ck_assert_int_eq(c.replay.pos.bag_n, sets[_i].total - 14);
}

START_TEST(s4_the_large_board_needs_a_set_for_its_language)
{
	case_complaint(&c, "Turn-File: 1\nGame: classic\nLanguage: de\n"
			   "Options: board=super21\nPlayer: Ann\nPlayer: Ben\n");
}

/* clang-format off */
static const struct {
	enum option_id id;
	int64_t value;
} defaults[] = {
	{OPTION_BOARD, BOARD_CLASSIC15}, {OPTION_CHALLENGE, CHALLENGE_DOUBLE},
	{OPTION_REFILL, REFILL_LATE}, {OPTION_END, ENDING_SIX_ZERO},
	{OPTION_OUT, OUT_ONCE}, {OPTION_EXCHANGE_MIN, 7}, {OPTION_BINGO, 50},
	{OPTION_SWAP, ON}, {OPTION_DEADLINE, 72 * 3600L}, {OPTION_WINDOW, 48 * 3600L},
	{OPTION_LATE_RESIGN, 0},
};
/* clang-format on */

START_TEST(s10_classic_begins_with_these)
{
	case_run(&c, GAME, "");
	ck_assert(c.replay.setup.options.taken[defaults[_i].id]);
	ck_assert_int_eq(c.replay.setup.options.value[defaults[_i].id],
			 defaults[_i].value);
}

/* clang-format off */
static const struct {
	const char *head, *turns;
	int score, bonus;
} plays[] = {
	/* The centre doubles the word. */
	{VOID RACK, "Ann: H8 across CAT\n", 10, 0},
	{VOID RACK "Rack Ben: S O\n", "Ann: H8 across CAT\nBen: H8 across CATS\n", 6, 0},
	{LARGE RACK, "Ann: K11 across CAT\n", 10, 0},
	/* Several word premiums multiply: A1 and H1 treble. */
	{VOID "Racks: open\nSetup: B1 across EE\nSetup: E1 across EEE\n",
		"Ann: A1 across EEEEEEEE\n", 9 * 9, 0},
	/* All seven, and what the option says they bring; L8 doubles the D. */
	{VOID RACK, "Ann: H8 across CATSDOG\n", 2 * 13 + 50, 50},
	{GAME "Options: challenge=void bingo=0\n" RACK, "Ann: H8 across CATSDOG\n",
		2 * 13, 0},
	{GAME "Options: challenge=void bingo=35\n" RACK, "Ann: H8 across CATSDOG\n",
		2 * 13 + 35, 35},
	{VOID RACK, "Ann: H8 across CATSDO\n", 2 * 11, 0},
	{VOID "Rack Ann: C A T S D O\n", "Ann: H8 across CATSDO\n", 2 * 11, 0},
	/* The large board: 4L on F3. */
	{LARGE "Racks: open\nSetup: F4 down AT\n", "Ann: F3 down CAT\n", 14, 0},
	{LARGE "Racks: open\nSetup: U1 across E\nSetup: T2 across E\n",
		"Ann: T1 down SE\n", 2 + 2, 0},
	{LARGE RACK, "Ann: U21 across CAT\n", 0, 0}, /* runs off it */
};
/* clang-format on */

START_TEST(c3_c6_plays_are_counted_on_both_boards)
{
	const struct replay_turn *t;

	case_run(&c, plays[_i].head, plays[_i].turns);
	t = case_turn(&c, c.replay.turns - 1);
	ck_assert_int_eq(t->score, plays[_i].score);
	ck_assert_int_eq(t->bonus, plays[_i].bonus);
}

/* clang-format off */
static const struct {
	const char *options, *order;
	long n;
	int bag;
	enum diag_code code;
} exchanges[] = {
	{"", "exchange CATSDOG", 0, 7, DIAG_NONE},
	{"", "exchange C", 7, 6, DIAG_BAG_TOO_SMALL},
	{"Options: exchange-min=20\n", "exchange C", 0, 20, DIAG_NONE},
	{"Options: exchange-min=20\n", "exchange C", 20, 19, DIAG_BAG_TOO_SMALL},
	{"Options: exchange-min=1\n", "exchange C", 0, 1, DIAG_NONE},
	{"Options: exchange-min=1\n", "exchange C", 1, 0, DIAG_BAG_TOO_SMALL},
	/* As many as are exchanged must be there in any case. */
	{"Options: exchange-min=1\n", "exchange CAT", 0, 3, DIAG_NONE},
	{"Options: exchange-min=1\n", "exchange CAT", 3, 2, DIAG_BAG_TOO_SMALL},
	{"Options: exchange-min=5\n", "exchange CATSDOG", 7, 6, DIAG_BAG_TOO_SMALL},
};
/* clang-format on */

START_TEST(x2_the_option_says_how_many_the_bag_must_hold)
{
	bool fine = exchanges[_i].code == DIAG_NONE;

	case_run(&c, arena_printf(&c.arena, GAME "%s" RACK, exchanges[_i].options), "");
	c.replay.pos.bag_n = exchanges[_i].bag;
	ck_assert_int_eq(case_strict(&c, 0, exchanges[_i].order),
			 fine ? OUTCOME_APPLIED : OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, exchanges[_i].code);
	ck_assert_int_eq(c.table.diag.n, exchanges[_i].n);
	ck_assert_int_eq(c.table.pos.bag_n, exchanges[_i].bag);
	ck_assert_int_eq(c.table.pos.rack_n[0], 7);
}

START_TEST(x6_classic_does_not_count_exchanges)
{
	case_run(&c, GAME "Options: end=three-pass\nRack Ann: C A T S\nRack Ben: D\n",
		 "Ann: exchange C\nBen: pass\nAnn: exchange A\nBen: pass\n"
		 "Ann: exchange T\nBen: pass\nAnn: exchange S\n");
	ck_assert_str_eq(case_verdicts(&c), "AAAAAAA");
}

#define THREE "Player: Ann\nPlayer: Ben\nPlayer: Cid\n"
#define FOUR  THREE "Player: Dee\n"

/* clang-format off */
static const struct {
	const char *head, *turns, *scores;
	int bag;
} seats[] = {
	{VOID THREE RACK "Rack Ben: D O E\nRack Cid: S\n",
		"Ann: H8 across CAT\nBen: H8 down CODE\nCid: H8 across CATS\n",
		"10 7 6", 72},
	{VOID FOUR RACK "Rack Ben: D O E\nRack Cid: S\nRack Dee: Q\n",
		"Ann: H8 across CAT\nBen: pass\nCid: H8 across CATS\nDee: exchange Q\n"
		"Ann: pass\n", "10 0 6 0", 78},
	{GAME "Options: board=super21 challenge=void\n" FOUR RACK,
		"Ann: K11 across CAT\n", "10 0 0 0", 169},
};
/* clang-format on */

START_TEST(s1_three_and_four_may_play_classic)
{
	case_run(&c, seats[_i].head, seats[_i].turns);
	ck_assert_str_eq(case_scores(&c, &c.replay.pos), seats[_i].scores);
	ck_assert_int_eq(c.replay.pos.bag_n, seats[_i].bag);
}

START_TEST(s1_five_may_not)
{
	case_complaint(&c, "Turn-File: 1\n" GAME FOUR "Player: Eve\n");
}

int main(void)
{
	case_fixture(&c);
	claims_rows(s4_the_language_the_board_or_the_option_choose_the_tiles, sets);
	claims_rows(s10_classic_begins_with_these, defaults);
	claims_rows(c3_c6_plays_are_counted_on_both_boards, plays);
	claims_rows(x2_the_option_says_how_many_the_bag_must_hold, exchanges);
	claims_rows(s1_three_and_four_may_play_classic, seats);
	return claims_run("classic");
}
