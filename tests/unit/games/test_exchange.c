/* SPDX-License-Identifier: ISC */
/* Exchanging and passing: chapter X of adjudicator-rules(7). */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define RACK "Rack Ann: C R A T E D S\n"

START_TEST(x1_exchange_takes_from_one_to_seven_tiles)
{
	case_run(&c, "Rack Ann: C R A T E D ?\n", "");
	ck_assert_int_eq(case_strict(&c, 0, "exchange C"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_text(&c, c.table.echo), "exchange C");
	ck_assert_int_eq(case_strict(&c, 0, "swap ? d e a r c t"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_text(&c, c.table.echo), "exchange ? D E A R C T");
	ck_assert_int_eq(c.table.pos.rack_n[0], 7);
	ck_assert_int_eq(c.table.pos.bag_n, c.replay.pos.bag_n);
}

START_TEST(x1_tiles_of_several_letters_are_exchanged_by_name)
{
	case_run(&c, "Language: es\nRack Ann: CH C H ? RR\n", "");
	ck_assert_int_eq(case_strict(&c, 0, "exchange CH"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_text(&c, c.table.echo), "exchange [CH]");
	ck_assert_int_eq(case_strict(&c, 0, "exchange [CH] C H ?"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_text(&c, c.table.echo), "exchange [CH] C H ?");
	ck_assert_int_eq(case_strict(&c, 0, "exchange c h"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_text(&c, c.table.echo), "exchange C H");
}

START_TEST(x1_a_tile_held_twice_is_exchanged_twice)
{
	case_run(&c, "Rack Ann: E I I U\n", "");
	ck_assert_int_eq(case_strict(&c, 0, "exchange EIIU"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_strict(&c, 0, "exchange EEI"), OUTCOME_REFUSED);
}

/* What came of an exchange as a letter has it: given back, offered or refused. */
static const char *heard(const char *line)
{
	enum outcome outcome = case_letter(&c, 0, line);
	struct buf b = buf_in(&c.arena);

	if (outcome == OUTCOME_REFUSED) {
		return diag_name(c.table.diag.code);
	}
	if (outcome == OUTCOME_APPLIED) {
		return case_text(&c, c.table.echo);
	}
	ck_assert_int_eq((int)c.table.events, 0);
	for (size_t i = 0; i < c.table.readings; i++) {
		buf_printf(&b, "%s%.*s", i > 0 ? " or " : "ask ",
			   VIEW_ARG(c.table.reading[i].order));
	}
	return buf_cstr(&b);
}

struct exchange_case {
	const char *rack, *line, *heard;
};

static void check_heard(const char *head, const struct exchange_case *e)
{
	const char *got;

	case_run(&c, arena_printf(&c.arena, "%sRack Ann: %s\n", head, e->rack), "");
	got = heard(e->line);
	ck_assert_msg(strcmp(got, e->heard) == 0, "%s of %s: %s, not %s", e->line,
		      e->rack, got, e->heard);
}

/* clang-format off */
static const struct exchange_case words[] = {
	{"A L L E I T R", "exchange all",        "ask exchange A E I L L R T or exchange A L L"},
	{"A L L E I T R", "Exchange All.",       "ask exchange A E I L L R T or exchange A L L"},
	{"A L L E I T R", "EXCHANGE ALL",        "ask exchange A E I L L R T or exchange A L L"},
	{"A L L E I T R", "exchange a l l",      "exchange A L L"},
	{"A L L E I T R", "exchange LAL",        "exchange L A L"},
	{"A L L E I T R", "swap everything",     "exchange A E I L L R T"},
	{"A L L E I T R", "swap rack",           "exchange A E I L L R T"},
	{"A L L E I T R", "swap Rack",           "exchange A E I L L R T"},
	{"A L L E I T R", "SWAP RACK",           "ask exchange A E I L L R T"},
	{"A L L E I T R", "swap alles",          "exchange A E I L L R T"},
	{"A L L E I T R", "swap it",             "ask exchange I T"},
	{"A L L E I T R", "swap tiles",          "exchange-none"},
	{"A L L E I T R", "exchange tile",       "ask exchange T I L E"},
	{"A L L E I T R", "exchange letter",     "exchange-none"},
	{"A L L E I T R", "exchange seven",      "exchange A E I L L R T"},
	{"A L L E I T R", "exchange two",        "exchange-none"},
	{"A L L E I T ?", "exchange all?",       "ask exchange A E I L L T ? or exchange A L L ?"},
	{"A L L E I T R", "exchange rack?",      "ask exchange A E I L L R T"},
	{"T H E S E O N", "swap these",          "ask exchange T H E S E"},
	{"T H E S E O N", "swap one",            "ask exchange O N E"},
	{"T H E S E O N", "swap those",          "ask exchange T H O S E"},
	{"T H E S E O N", "exchange THEN",       "exchange T H E N"},
	{"T O D O A L A", "exchange todo",       "ask exchange A A D L O O T or exchange T O D O"},
	{"S E V E N O N", "exchange seven",      "ask exchange E E N N O S V or exchange S E V E N"},
	{"S I E T E O N", "exchange siete",      "ask exchange E E I N O S T or exchange S I E T E"},
	{"T O T S E N E", "exchange tots",       "ask exchange E E N O S T T or exchange T O T S"},
	{"A L L",         "exchange all",        "exchange A L L"},
	{"A E I R S T N", "exchange AEI",        "exchange A E I"},
	{"A E I R S T N", "exchange aei",        "exchange A E I"},
	{"A E I R S T N", "swap tea",            "exchange T E A"},
};
/* clang-format on */

/* L2, L3: an exchange is final, so a word that may be meant as one is asked about. */
START_TEST(a_word_behind_exchange_is_asked_about)
{
	check_heard("", &words[_i]);
}

/* clang-format off */
static const struct exchange_case together[] = {
	{"L L C H A E S",   "exchange LL",        "exchange L L"},
	{"L L C H A E S",   "exchange ll",        "exchange L L"},
	{"L L C H A E S",   "exchange EALL",      "exchange E A L L"},
	{"L L C H A E S",   "exchange CHLL",      "exchange C H L L"},
	{"L L CH A E S ?",  "exchange CHLL?",     "exchange [CH] L L ?"},
	{"LL L C H A E S",  "exchange LL",        "exchange [LL]"},
	{"LL L L C H A E",  "exchange LL",        "ask exchange [LL] or exchange L L"},
	{"LL L L C H A E",  "exchange LLA",       "ask exchange [LL] A or exchange L L A"},
	{"LL L L C H A E",  "exchange [LL]",      "exchange [LL]"},
	{"LL L L C H A E",  "exchange L L",       "exchange L L"},
	{"LL L L C H A E",  "exchange LLL",       "exchange [LL] L"},
	{"LL L L C H A E",  "exchange LLLL",      "exchange L L [LL]"},
	{"LL L L CH C H E", "exchange LLCH",
		"ask exchange [LL] [CH] or exchange L L [CH] or exchange [LL] C H or exchange L L C H"},
	{"L L C H A E S",   "EXCHANGE ALL",       "ask exchange A C E H L L S or exchange A L L"},
	{"L L A",           "exchange all",       "exchange A L L"},
	{"L C H A E S T",   "exchange LL",        "tile-missing"},
	{"L L C H A E S",   "exchange [LL]",      "tile-missing"},
	{"L L C H A E S",   "exchange LLLL",      "tile-missing"},
	{"L L C H A E S",   "exchange LLRRCHRRLL", "tile-missing"},
};
/* clang-format on */

/* L3: where CH, LL and RR are tiles a rack may hold their letters as well. */
START_TEST(letters_that_could_be_one_tile_are_those_that_the_rack_holds)
{
	check_heard("Language: es\n", &together[_i]);
}

/* X2 holds for each of them. */
START_TEST(only_such_letters_as_the_bag_allows_are_offered)
{
	case_run(&c,
		 "Game: classic\nLanguage: es\nPlayer: Ann\nPlayer: Ben\nOptions: "
		 "exchange-min=1\nRack Ann: LL L L C H A E\n",
		 "");
	c.replay.pos.bag_n = 1;
	ck_assert_str_eq(heard("exchange LL"), "exchange [LL]");
	c.replay.pos.bag_n = 0;
	ck_assert_str_eq(heard("exchange LL"), "bag-too-small");
}

/* In a turn file, and in what we wrote down, letters are tiles. */
START_TEST(a_turn_file_exchanges_tiles)
{
	case_run(&c, "Rack Ann: A L L E I T R\n", "");
	ck_assert_int_eq(case_strict(&c, 0, "exchange ALL"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_text(&c, c.table.echo), "exchange A L L");
}

/* X2 holds for each of the two readings. */
START_TEST(only_what_the_bag_allows_is_offered)
{
	case_run(&c,
		 "Game: classic\nPlayer: Ann\nPlayer: Ben\nOptions: "
		 "exchange-min=1\nRack Ann: A L L E I T R\n",
		 "");
	c.replay.pos.bag_n = 5;
	ck_assert_str_eq(heard("exchange all"), "ask exchange A L L");
	ck_assert_str_eq(heard("exchange rack"), "bag-too-small");
}

/* Seven in the bag are enough, six are not: tiles are drawn away until then. */
START_TEST(x2_bag_must_hold_seven)
{
	struct position *pos;

	case_run(&c, RACK, "");
	pos = &c.replay.pos;
	pos->bag_n = 7;
	ck_assert_int_eq(case_strict(&c, 0, "exchange C"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_strict(&c, 0, "exchange CRATEDS"), OUTCOME_APPLIED);
	pos->bag_n = 6;
	ck_assert_int_eq(case_strict(&c, 0, "exchange C"), OUTCOME_REFUSED);
	ck_assert_str_eq(case_sentence(&c, &c.table.diag),
			 "an exchange needs 7 tiles in the bag, and it holds 6");
}

/* An option may ask for fewer than a rack. */
START_TEST(x2_bag_must_hold_what_is_exchanged)
{
	case_run(&c,
		 "Game: classic\nPlayer: Ann\nPlayer: Ben\nOptions: "
		 "exchange-min=1\n" RACK,
		 "");
	c.replay.pos.bag_n = 2;
	ck_assert_int_eq(case_strict(&c, 0, "exchange CR"), OUTCOME_APPLIED);
	ck_assert_int_eq(case_strict(&c, 0, "exchange CRA"), OUTCOME_REFUSED);
	ck_assert_str_eq(case_sentence(&c, &c.table.diag),
			 "an exchange needs 3 tiles in the bag, and it holds 2");
}

START_TEST(x4_new_tiles_are_drawn_before_the_old_go_back)
{
	struct position *pos;

	case_run(&c, RACK, "");
	pos = &c.replay.pos;
	pos->bag_n = 7;
	for (int i = 0; i < 7; i++) {
		pos->bag[i] = 26;
	}
	ck_assert_int_eq(case_strict(&c, 0, "exchange CRATEDS"), OUTCOME_APPLIED);
	ck_assert_str_eq(case_tiles(&c, &c.table.pos, 0), "Z Z Z Z Z Z Z");
	ck_assert_int_eq(c.table.pos.bag_n, 7);
	ck_assert(c.table.pos.stale);
}

START_TEST(x4_exchange_ends_the_turn_scores_nothing_and_has_no_limit)
{
	case_run(&c, RACK "Rack Ben: A B C\n",
		 "Ann: exchange C\nBen: exchange A\nAnn: exchange R\nBen: exchange B\n"
		 "Ann: exchange A\nBen: exchange C\n");
	for (size_t i = 0; i < 6; i++) {
		ck_assert_int_eq(case_turn(&c, i)->verdict, REPLAY_APPLIED);
		ck_assert_int_eq(case_turn(&c, i)->score, 0);
	}
	ck_assert_int_eq(c.replay.pos.run, 6);
}

START_TEST(x5_pass_ends_the_turn)
{
	case_run(&c, RACK, "Ann: pass\n");
	ck_assert_int_eq(c.replay.pos.to_move, 1);
	ck_assert_str_eq(case_tiles(&c, &c.replay.pos, 0), "C R A T E D S");
}

int main(void)
{
	case_fixture(&c);
	claims_rows(a_word_behind_exchange_is_asked_about, words);
	claims_rows(letters_that_could_be_one_tile_are_those_that_the_rack_holds,
		    together);
	return claims_run("exchange");
}
