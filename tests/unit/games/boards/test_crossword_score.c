/* SPDX-License-Identifier: ISC */
/* What a play is worth, with the whole reckoning written beside it. */
#include <string.h>

#include "adjudicator/games/boards/crossword.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

static const struct replay_turn *play(const char *head, const char *turns)
{
	const struct replay_turn *t;

	case_run(&c, head, turns);
	t = case_turn(&c, c.replay.turns - 1);
	ck_assert_msg(t->verdict == REPLAY_APPLIED, "%s", case_sentence(&c, &t->diag));
	return t;
}

#define OPEN "Racks: open\n"

struct worth {
	const char *head, *turns;
	int score, bonus;
	const char *words;
};

/* One row: the claim is the test's, the rows are its cases. */
static void worth(const struct worth *w)
{
	const struct replay_turn *t = play(w->head, w->turns);

	ck_assert_str_eq(case_words(&c, t), w->words);
	ck_assert_int_eq(t->score, w->score);
	ck_assert_int_eq(t->bonus, w->bonus);
}

/* H8 C and I8 A are on the board: each new letter counts across and down. */
/* clang-format off */
static const struct worth crossing[] = {
	{OPEN "Setup: H8 across CAT\n", "Ann: H9 across AB\n", 12, 0,
		"AB 4, CA 4, AB 4"},
	{OPEN "Setup: H8 across CAT\n", "Ann: H7 down ACE\n", 5, 0, "ACE 5"},
	{OPEN "Setup: H8 across CAT\n", "Ann: H8 across CATS\n", 6, 0, "CATS 6"},
	{OPEN "Setup: H8 across CAT\n", "Ann: G8 across SCATS\n", 7, 0, "SCATS 7"},
	{OPEN "Setup: H8 across CAT\n", "Ann: K7 down OS\n", 9, 0, "OS 3, CATS 6"},
	{OPEN "Setup: H8 across CAT\nSetup: H10 across DOG\n", "Ann: I8 down ABOVE\n",
		1 + 3 + 1 + 8 + 1, 0, "ABOVE 14"},
	{OPEN "Setup: H8 across CAT\nSetup: H10 across DOG\n", "Ann: I9 across ET\n",
		9, 0, "ET 2, AEO 3, TTG 4"},
};
/* clang-format on */

START_TEST(c1_c7_each_word_made_counts_with_all_its_letters)
{
	worth(&crossing[_i]);
}

/* K7 and K9 double a letter; K6 and K10 are plain. */
/* clang-format off */
static const struct worth letter_premiums[] = {
	{OPEN "Setup: H8 across CATS\n", "Ann: K7 down ASK\n", 2 + 1 + 10, 0, "ASK 13"},
	{OPEN "Setup: H8 across CATS\n", "Ann: K7 down ASK\nBen: K6 down MASK\n", 10,
		0, "MASK 10"},
	/* F6 triples: B 9; then F6 is used up. */
	{OPEN "Setup: F7 down AT\n", "Ann: F6 down BAT\nBen: F5 down ABAT\n", 6, 0,
		"ABAT 6"},
};
/* clang-format on */

START_TEST(c2_c4_letter_premiums_count_the_first_time_only)
{
	worth(&letter_premiums[_i]);
}

/* clang-format off */
static const struct worth word_premiums[] = {
	{OPEN, "Ann: D8 across CRATE\n", 14, 0, "CRATE 14"},
	{OPEN, "Ann: D8 across CRATE\nBen: D8 across CRATED\n", 9, 0, "CRATED 9"},
	{OPEN, "Ann: D8 across CRATE\nBen: D7 down ACE\n", 5, 0, "ACE 5"},
};
/* clang-format on */

START_TEST(c3_c4_word_premiums_count_the_first_time_only)
{
	worth(&word_premiums[_i]);
}

/* CRATEDS: 3+1+1+1+1+2+1 = 10, doubled on D8. */
/* clang-format off */
static const struct worth whole_racks[] = {
	{"Rack Ann: C R A T E D S\n", "Ann: D8 across CRATEDS\n", 60, 40, "CRATEDS 20"},
	{"Rack Ann: C R A T E D S\n", "Ann: D8 across CRATED\n", 18, 0, "CRATED 18"},
	{"Rack Ann: C R A T E D ?\n", "Ann: D8 across CRATEDs\n", 58, 40, "CRATEDs 18"},
	/* Row 7: C 9 on C7, A 1 on E7 is 2; H7 D2 over O: DO 3; I7 S over X: SX 9. */
	{"Rack Ann: C A T E D S R\nSetup: H8 across OX\n", "Ann: C7 across CRATEDS\n",
		69, 40, "CRATEDS 17, DO 3, SX 9"},
};
/* clang-format on */

START_TEST(c6_seven_tiles_bring_forty)
{
	worth(&whole_racks[_i]);
}

/* Seven tiles and the two of the set-up: D8 and L8 double the word both. */
/* clang-format off */
static const struct worth products[] = {
	{OPEN "Setup: H8 across AT\n", "Ann: D8 across CREMATING\n", 56 + 40, 40,
		"CREMATING 56"},
	{OPEN "Setup: F1 across HOUS\n", "Ann: C1 across ABCHOUSDEFG\n", 9 * 31 + 40,
		40, "ABCHOUSDEFG 279"},
};
/* clang-format on */

START_TEST(c3_word_premiums_of_one_word_multiply)
{
	worth(&products[_i]);
}

/* clang-format off */
static const struct worth both_ways[] = {
	/* F6 triples the letter: B 9 E 1; down B 9 A 1 T 1. */
	{OPEN "Setup: F7 down AT\n", "Ann: F6 across BE\n", 10 + 11, 0,
		"BE 10, BAT 11"},
	/* F2 doubles the word both ways. */
	{OPEN "Setup: F3 down AT\n", "Ann: F2 across BE\n", 8 + 10, 0, "BE 8, BAT 10"},
	/* Tiles of the set-up lie on C1, a triple word: it is used up. C3 doubles E. */
	{OPEN "Setup: C1 down AT\n", "Ann: C1 down ATE\n", 1 + 1 + 2, 0, "ATE 4"},
};
/* clang-format on */

START_TEST(c4_premiums_count_in_every_word_of_their_turn)
{
	worth(&both_ways[_i]);
}

/* clang-format off */
static const struct worth blanks[] = {
	/* The blank on D8 is worth 0, the word is doubled all the same. */
	{OPEN, "Ann: D8 across cRATE\n", 8, 0, "cRATE 8"},
	/* On F6 nothing is tripled. */
	{OPEN "Setup: F7 down AT\n", "Ann: F6 across bE\n", 1 + 2, 0, "bE 1, bAT 2"},
	/* Its letter stays, and stays worth 0. */
	{OPEN, "Ann: H8 across cAT\nBen: H7 down ACE\n", 2, 0, "AcE 2"},
	{OPEN, "Ann: H8 across cAT\nBen: H7 down AcE\n", 2, 0, "AcE 2"},
	{OPEN, "Ann: H8 across ab\n", 0, 0, "ab 0"},
};
/* clang-format on */

START_TEST(c5_blank_is_worth_nothing_and_word_premiums_stay)
{
	worth(&blanks[_i]);
}

START_TEST(c6_last_tiles_of_a_short_rack_bring_no_bonus)
{
	worth(&(struct worth){"Rack Ann: C A T E D\nRack Ben: Q\nBag: empty\n",
			      "Ann: H8 across CATED\n", 16, 0, "CATED 16"});
}

/* A1 down in the grid's order; "." is plain. */
static const char *const corner[] = {
	"C1 3W", "E1 3L", "B2 3L", "F2 2W", "A3 3W", "C3 2L", "G3 3L",
	"D4 3L", "H4 2W", "A5 3L", "G5 2L", "B6 2W", "F6 3L", "C7 3L",
	"E7 2L", "D8 2W", "A1 ",   "H8 ",   "G7 ",   "E5 ",   "H1 ",
};

static struct crossword_rules rules_of(const char *name)
{
	const struct game *g = game_find(view_of(name));
	struct crossword_rules r;
	struct options o;

	options_init(&o, g->options, g->option_count);
	g->rules(&o, &r);
	return r;
}

START_TEST(s3_board_is_the_same_seen_from_every_side)
{
	const struct crossword_rules r = rules_of("angrywords");
	struct view name = view_of(corner[_i]);
	struct view square = view_cut(&name, ' ');
	int row;
	int col;

	ck_assert(square_read(square, 15, 15, &row, &col));
	for (int turn = 0; turn < 8; turn++) {
		int x = turn & 1 ? 14 - col : col;
		int y = turn & 2 ? 14 - row : row;
		char code[3];

		crossword_premium(&r, turn & 4 ? x : y, turn & 4 ? y : x, code);
		ck_assert_str_eq(code, name.at);
	}
}

/* clang-format off */
static const struct {
	const char *code;
	int count;
} premium_counts[] = {
	{"", 165},
	{"2L", 12},
	{"3L", 28},
	{"2W", 12},
	{"3W", 8},
};
/* clang-format on */

START_TEST(s3_board_has_so_many_of_each_premium)
{
	const struct crossword_rules r = rules_of("angrywords");
	int count = 0;

	for (int i = 0; i < 15 * 15; i++) {
		char code[3];

		crossword_premium(&r, i / 15, i % 15, code);
		count += strcmp(code, premium_counts[_i].code) == 0;
	}
	ck_assert_int_eq(count, premium_counts[_i].count);
}

/* The trace a referee reads adds up to the score. */
START_TEST(trace_shows_every_square_and_adds_up)
{
	const struct play_trace *trace =
		play(OPEN "Setup: F7 down AT\n", "Ann: F6 across bEG\n")->trace;
	const struct word_trace *w = &trace->word[0];

	ck_assert_uint_eq(trace->words, 2);
	ck_assert_int_eq(w->length, 3);
	ck_assert(w->across && !trace->word[1].across);
	ck_assert_str_eq(w->square[0].premium, "3L");
	ck_assert_int_eq(w->square[0].points, 0);
	ck_assert_int_eq(w->square[0].row, 5);
	ck_assert_int_eq(w->square[0].col, 5);
	ck_assert(w->square[0].laid && w->known);
	ck_assert_str_eq(w->square[1].premium, "");
	ck_assert_int_eq(w->sum, 3);
	ck_assert_int_eq(w->times, 1);
	w = &trace->word[1];
	ck_assert(w->square[0].laid && !w->square[1].laid);
	ck_assert_str_eq(w->square[1].premium, "");
	ck_assert_int_eq(trace->score, trace->word[0].score + w->score + trace->bonus);
}

/* Tiles of several letters count once, as one square. */
/* clang-format off */
static const struct worth many_letters[] = {
	{OPEN "Language: es\n", "Ann: H8 across CHICO\n", 5 + 1 + 3 + 1, 0,
		"[CH]ICO 10"},
	{OPEN "Language: es\n", "Ann: H8 across PERRO\n", 3 + 1 + 8 + 1, 0,
		"PE[RR]O 13"},
	{OPEN "Language: ca\n", "Ann: H8 across L\u00b7LA\n", 11, 0, "[L\u00b7L]A 11"},
	{OPEN "Language: ca\n", "Ann: H8 across [qu]E\n", 1, 0, "[qu]E 1"},
	{OPEN "Language: es\nOptions: tiles=es-97\n", "Ann: H8 across CHICO\n",
		2 * (3 + 4 + 1 + 3 + 1), 0, "CHICO 24"},
};
/* clang-format on */

START_TEST(tile_of_several_letters_counts_once)
{
	worth(&many_letters[_i]);
}

/* Also where the memory of the board goes on. */
START_TEST(beside_the_board_there_is_no_tile)
{
	struct position *pos = &c.replay.pos;
	const struct crossword_rules *r;

	case_run(&c, OPEN, "");
	r = crossword_rules(pos);
	memset(pos->square, 1, sizeof pos->square);
	for (int i = 0; i < r->rows && i < r->cols; i++) {
		ck_assert_int_eq(crossword_at(pos, i, 0), 1);
		ck_assert_int_eq(crossword_at(pos, i, r->cols - 1), 1);
		ck_assert_int_eq(crossword_at(pos, r->rows - 1, i), 1);
		ck_assert_int_eq(crossword_at(pos, i, -1), 0);
		ck_assert_int_eq(crossword_at(pos, i, r->cols), 0);
		ck_assert_int_eq(crossword_at(pos, r->rows, i), 0);
		ck_assert_int_eq(crossword_at(pos, -1, i), 0);
	}
}

int main(void)
{
	case_fixture(&c);
	claims_rows(c1_c7_each_word_made_counts_with_all_its_letters, crossing);
	claims_rows(c2_c4_letter_premiums_count_the_first_time_only, letter_premiums);
	claims_rows(c3_c4_word_premiums_count_the_first_time_only, word_premiums);
	claims_rows(c6_seven_tiles_bring_forty, whole_racks);
	claims_rows(c3_word_premiums_of_one_word_multiply, products);
	claims_rows(c4_premiums_count_in_every_word_of_their_turn, both_ways);
	claims_rows(c5_blank_is_worth_nothing_and_word_premiums_stay, blanks);
	claims_rows(s3_board_is_the_same_seen_from_every_side, corner);
	claims_rows(s3_board_has_so_many_of_each_premium, premium_counts);
	claims_rows(tile_of_several_letters_counts_once, many_letters);
	return claims_run("crossword_score");
}
