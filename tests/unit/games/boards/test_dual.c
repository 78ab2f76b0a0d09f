/* SPDX-License-Identifier: ISC */
/* blank=dual of Wordgame: a blank may stand for one letter along its word and for
 * another in the word that crosses it. Rule S12 of adjudicator-rules(7). */

#include "adjudicator/games/boards/crossword.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define DUAL  "Game: wordgame\nOptions: blank=dual\n"
#define WORDS DUAL "Lexicon: words CARL CARLS TO STO LA CART\nSetup: H9 down O\n"
#define RACK  "Rack Ann: C A R ? S\nRack Ben: S A L T E\n"
/* H8 is L in CARL and T in TO. */
#define LAID "Ann: E8 across CAR?L/T\n"

/* clang-format off */
static const struct {
	const char *head, *turns, *words;
} both[] = {
	{WORDS RACK, LAID, "CARl 4, tO 1"},
	/* Later words read it as their direction does. */
	{WORDS RACK, LAID "Ben: E8 across CARLS\n", "CARlS 5"},
	{WORDS RACK, LAID "Ben: H7 down STO\n", "StO 2"},
	/* Laid down it is the same with the directions exchanged. */
	{DUAL "Lexicon: words CARL CARLS TO STO\nSetup: I8 across O\n" RACK,
		"Ann: H5 down CAR?L/T\n", "CARl 4, tO 1"},
	{DUAL "Lexicon: words CARL CARLS TO STO\nSetup: I8 across O\n" RACK,
		"Ann: H5 down CAR?L/T\nBen: H5 down CARLS\n", "CARlS 5"},
	{DUAL "Lexicon: words CARL CARLS TO STO\nSetup: I8 across O\n" RACK,
		"Ann: H5 down CAR?L/T\nBen: G8 across STO\n", "StO 2"},
	/* Without a second letter it has the same both ways. */
	{WORDS "Rack Ann: C A R ?\n", "Ann: E8 across CARt\n", "CARt 4, tO 1"},
	/* Nothing need cross it yet. */
	{DUAL "Lexicon: words CARL TO\nRack Ann: C A R ?\nRack Ben: O\n",
		LAID "Ben: H8 down TO\n", "tO 1"},
	/* Two of them in one word. */
	{DUAL "Lexicon: words CARL TO SO\nSetup: H9 down O\nSetup: G9 across O\n"
		"Rack Ann: C A ? ?\n", "Ann: E8 across CA?R/S?L/T\n",
		"CArl 3, sO 1, tO 1"},
};
/* clang-format on */

START_TEST(s12_a_blank_may_have_two_letters)
{
	const struct replay_turn *t;

	case_run(&c, both[_i].head, both[_i].turns);
	t = case_turn(&c, c.replay.turns - 1);
	ck_assert_msg(t->verdict == REPLAY_APPLIED, "%s", case_sentence(&c, &t->diag));
	ck_assert_str_eq(case_words(&c, t), both[_i].words);
}

/* clang-format off */
static const struct {
	const char *head, *turns;
	enum diag_code code;
} wrong[] = {
	/* Each letter only in its own direction. */
	{WORDS RACK, LAID "Ben: E8 across CARTS\n", DIAG_SQUARE_TAKEN},
	{WORDS RACK, LAID "Ben: H7 down SLO\n", DIAG_SQUARE_TAKEN},
	{WORDS RACK, "Ann: E8 across CAR?T/L\n", DIAG_NOT_A_WORD},
	{WORDS RACK, "Ann: E8 across CARl\n", DIAG_NOT_A_WORD},
	{WORDS RACK, "Ann: E8 across CAR?L/Ж\n", DIAG_UNKNOWN_LETTER},
	{WORDS RACK, "Ann: E8 across CAR?Ж/T\n", DIAG_UNKNOWN_LETTER},
	{WORDS "Rack Ann: C A R L T\n", "Ann: E8 across CAR?L/T\n", DIAG_BLANK_MISSING},
	/* Only where the game says so. */
	{"Game: wordgame\nRack Ann: C A R ?\n", LAID, DIAG_BLANK_FIXED},
	{"Game: classic\nRack Ann: C A R ?\n", LAID, DIAG_BLANK_FIXED},
	{"Rack Ann: C A R ?\n", LAID, DIAG_BLANK_FIXED},
};
/* clang-format on */

START_TEST(s12_a_blank_with_two_letters_is_refused_where_it_does_not_fit)
{
	const struct replay_turn *t;

	case_run(&c, wrong[_i].head, wrong[_i].turns);
	t = case_turn(&c, c.replay.turns - 1);
	ck_assert_int_eq(t->verdict, REPLAY_REFUSED);
	ck_assert_int_eq(t->diag.code, wrong[_i].code);
}

START_TEST(b5_a_longer_word_is_spelled_as_its_direction_reads_it)
{
	case_run(&c, WORDS RACK, LAID);
	ck_assert_int_eq(case_strict(&c, 1, "H9 down OX"), OUTCOME_REFUSED);
	ck_assert_str_eq(case_sentence(&c, &c.table.diag),
			 "tiles next to it would make the word TOX at H8");
	ck_assert_int_eq(case_strict(&c, 1, "I8 across SE"), OUTCOME_REFUSED);
	ck_assert_str_eq(case_sentence(&c, &c.table.diag),
			 "tiles next to it would make the word CARLSE at E8");
}

START_TEST(s12_both_letters_are_written_in_the_record_and_in_the_answer)
{
	struct buf b = buf_in(&c.arena);

	case_live(&c, 0, WORDS RACK, LAID);
	ck_assert_str_eq(case_text(&c, c.table.echo), "E8 across CAR?L/T");
	event_write(&b, &c.table.event[0], 2);
	ck_assert_str_eq(buf_cstr(&b),
			 "play seat=1 at=E8 dir=across word=CARl score=5 bonus=0 "
			 "words=CARl:4,tO:1 dual=4:t");
}

START_TEST(s12_both_letters_are_written_wherever_the_blank_is)
{
	static const char *const plays[] = {"E8 across ?C/LARE", "E8 across C?A/E?R/SE",
					    "E8 across CAR?E/S",
					    "E8 across ?C/LA?R/SE"};

	for (int i = 0; i < COUNT(plays); i++) {
		case_run(&c, DUAL "Racks: open\nLexicon: any\n", "");
		ck_assert_int_eq(case_strict(&c, 0, plays[i]), OUTCOME_APPLIED);
		ck_assert_str_eq(case_text(&c, c.table.echo), plays[i]);
	}
}

START_TEST(s12_a_play_has_the_second_letters_that_it_laid)
{
	struct play last;

	case_run(&c, WORDS RACK, LAID);
	crossword_last(&c.replay.pos, &last);
	ck_assert_uint_eq(last.other[3] & TILE_LETTER, 20);
	case_run(&c, WORDS RACK, LAID "Ben: E8 across CARLS\n");
	crossword_last(&c.replay.pos, &last);
	ck_assert_uint_eq(last.length, 5);
	ck_assert_uint_eq(last.other[3], 0);
}

START_TEST(s12_a_tile_of_several_letters_may_be_either)
{
	case_live(&c, 0,
		  "Game: wordgame\nOptions: blank=dual tiles=std-es\nRacks: open\n",
		  "Ann: E8 across CAR?[CH]/L\n");
	ck_assert_str_eq(case_events(&c, 0), "play1");
	ck_assert_str_eq(case_text(&c, c.table.event[0].dual), "4:l");
	case_live(&c, 0,
		  "Game: wordgame\nOptions: blank=dual tiles=std-es\nRacks: open\n",
		  "Ann: E8 across CAR?L/[CH]\n");
	ck_assert_str_eq(case_text(&c, c.table.event[0].dual), "4:[ch]");
}

#define ASKED                                                                          \
	"Game: wordgame\nOptions: blank=dual challenge=single\n"                       \
	"Lexicon: words CARL CO\nSetup: H9 down O\nRack Ann: C A R ?\nRack Ben: O C "  \
	"E\n"

START_TEST(q3_a_blank_taken_back_has_no_letters_any_more)
{
	case_live(&c, 0, ASKED, LAID "Ben: challenge\n");
	ck_assert_str_eq(case_events(&c, 0), "play1 question2 withdraw1");
	ck_assert_str_eq(case_text(&c, c.table.event[1].words_bad), "tO");
	ck_assert_str_eq(case_rack(&c, &c.table.pos, 0), "A C R ?");
	for (int i = 0; i < SQUARES_MAX; i++) {
		ck_assert_int_eq(c.table.pos.down[i], 0);
	}
	/* The square is free for any letter, and it reads that both ways. */
	ck_assert_int_eq(case_go_on(&c, 1, "H8 down CO"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_go_on(&c, 0, "accept"), OUTCOME_APPLIED);
	ck_assert_int_eq(crossword_letter(&c.table.pos, 7, 7, true), 3);
	ck_assert_int_eq(crossword_letter(&c.table.pos, 7, 7, false), 3);
}

START_TEST(q2_a_question_reads_each_word_in_its_direction)
{
	case_live(&c, 0, ASKED, "Ann: E8 across CAR?L/C\nBen: challenge\n");
	ck_assert(!c.table.event[1].upheld);
	case_live(&c, 0,
		  "Game: wordgame\nOptions: blank=dual challenge=single\n"
		  "Lexicon: words CARL CO\nSetup: I8 across O\nRack Ann: C A R ?\n",
		  "Ann: H5 down CAR?L/C\nBen: challenge\n");
	ck_assert_str_eq(case_events(&c, 0), "play1 question2 stand1 draw1");
}

/* With open racks nobody counts the blanks. */
START_TEST(s12_any_number_of_blanks_may_have_two_letters)
{
	case_live(&c, 0, DUAL "Racks: open\n",
		  "Ann: H8 across ?A/B?A/B?A/B?A/B?A/B?A/B?A/B\n"
		  "Ben: H8 down B?C/D?C/D?C/D?C/D?C/D?C/D?C/D\n");
	ck_assert_str_eq(case_events(&c, 0), "play1 play2");
	ck_assert_int_eq(crossword_letter(&c.table.pos, 14, 7, true) & TILE_LETTER, 4);
	ck_assert_int_eq(crossword_letter(&c.table.pos, 14, 7, false) & TILE_LETTER, 3);
}

/* clang-format off */
static const struct {
	const char *dual;
	bool fits;
} damaged[] = {
	{"4:t", true},
	{"4:l", true},
	{"4:T", false},
	{"4:?", false},
	{"4:", false},
	{"4:tt", false},
	{"4:1", false},
	{"5:t", false},
	{"0:t", false},
	{"x:t", false},
	{"4:", false},
	{"4:?", false},
	{"4:T", false},
	{"3:t", false},
	{"4:t,3:t", false},
};
/* clang-format on */

START_TEST(a_second_letter_that_does_not_fit_is_a_damaged_record)
{
	struct event e;
	const char *line =
		arena_printf(&c.arena,
			     "play seat=1 at=E8 dir=across word=CARl score=5 bonus=0 "
			     "words=CARl:4 dual=%s",
			     damaged[_i].dual);

	case_run(&c, DUAL RACK, "");
	ck_assert(event_read(&e, view_of(line), (struct view){0}, &c.err));
	ck_assert_int_eq(position_apply(&c.replay.pos, &e), damaged[_i].fits);
}

START_TEST(a_second_letter_for_a_blank_laid_before_is_a_damaged_record)
{
	struct event e;

	case_run(&c, DUAL RACK "Setup: F8 down aB\n", "");
	ck_assert(event_read(&e,
			     view_of("play seat=1 at=E8 dir=across word=CaRl score=5 "
				     "bonus=0 words=CaRl:4 dual=2:t"),
			     (struct view){0}, &c.err));
	ck_assert(!position_apply(&c.replay.pos, &e));
}

START_TEST(l3_a_choice_keeps_both_letters)
{
	case_run(&c, DUAL "Lexicon: any\nRack Ann: C A T ? ?\n", "");
	ck_assert_int_eq(case_letter(&c, 0, "8F ca?r/ttt"), OUTCOME_ASK);
	ck_assert_uint_eq(c.table.readings, 2);
	ck_assert_str_eq(case_text(&c, c.table.reading[0].shown), "8F CA?R/TT?T");
	ck_assert_str_eq(case_text(&c, c.table.reading[1].shown), "8F CA?R/T?TT");
}

START_TEST(s12_a_set_up_blank_has_one_letter)
{
	ck_assert_str_eq(case_complaint(&c, "Turn-File: 1\nGame: wordgame\n"
					    "Options: blank=dual\nPlayer: Ann\n"
					    "Player: Ben\nSetup: H8 across CA?T/R\n\n"),
			 "t:6:8: a set-up blank stands for one letter, both ways");
}

int main(void)
{
	case_fixture(&c);
	claims_rows(s12_a_blank_may_have_two_letters, both);
	claims_rows(s12_a_blank_with_two_letters_is_refused_where_it_does_not_fit,
		    wrong);
	claims_rows(a_second_letter_that_does_not_fit_is_a_damaged_record, damaged);
	return claims_run("dual");
}
