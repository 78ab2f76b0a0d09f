/* SPDX-License-Identifier: ISC */
/* Wordgame: two seats, racks of eight; of a word's premiums only the highest counts. */
#include "adjudicator/games/boards/crossword.h"

static const char *const layout[] = {
	".. .. .. 3W .. .. 2L .. 2L .. .. 3W .. .. .. ",
	".. 2W .. .. .. 3L .. .. .. 3L .. .. .. 2W .. ",
	".. .. 2L .. .. .. .. 2W .. .. .. .. 2L .. .. ",
	"3W .. .. 2L .. .. .. .. .. .. .. 2L .. .. 3W ",
	".. .. .. .. 2W .. 2L .. 2L .. 2W .. .. .. .. ",
	".. 3L .. .. .. 3L .. .. .. 3L .. .. .. 3L .. ",
	"2L .. .. .. 2L .. .. .. .. .. 2L .. .. .. 2L ",
	".. .. 2W .. .. .. .. ** .. .. .. .. 2W .. .. ",
	"2L .. .. .. 2L .. .. .. .. .. 2L .. .. .. 2L ",
	".. 3L .. .. .. 3L .. .. .. 3L .. .. .. 3L .. ",
	".. .. .. .. 2W .. 2L .. 2L .. 2W .. .. .. .. ",
	"3W .. .. 2L .. .. .. .. .. .. .. 2L .. .. 3W ",
	".. .. 2L .. .. .. .. 2W .. .. .. .. 2L .. .. ",
	".. 2W .. .. .. 3L .. .. .. 3L .. .. .. 2W .. ",
	".. .. .. 3W .. .. 2L .. 2L .. .. 3W .. .. .. ",
};

static void rules(const struct options *o, struct crossword_rules *r)
{
	(void)o;
	*r = (struct crossword_rules){
		.tiles = "wordgame",
		.usual = "std",
		.cols = 15,
		.rows = 15,
		.layout = layout,
		.centre_row = 7,
		.centre_col = 7,
		.rack = 8,
		.first_word = 4,
		.all_tiles_double = true,
		.highest_premium = true,
		.exchange_bag = 8,
		.redeals = 3,
		.run_of = RUN_OF_PASSES,
		.run_rounds = 2,
		.run_pays = true,
		.out_times = 1,
		.out_loser_pays = true,
	};
}

/* clang-format off */
static const struct option_default options[] = {
	{OPTION_CHALLENGE,   "void"},
	{OPTION_REFILL,      "late"},
	{OPTION_SWAP,        "off"},
	{OPTION_DUPLICATE,   "0"},
	{OPTION_BLANK,       "fixed"},
};
/* clang-format on */

const struct game wordgame = {
	.name = "wordgame",
	.title = "Wordgame",
	.min_seats = 2,
	.max_seats = 2,
	.options = options,
	.option_count = sizeof options / sizeof options[0],
	.languages = options_languages,
	.rules = rules,
	.engine = &crossword_engine,
};
