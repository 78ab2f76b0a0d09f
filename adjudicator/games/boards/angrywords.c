/* SPDX-License-Identifier: ISC */
/* Angry Words: two seats, fifteen by fifteen squares, words judged when played. */
#include "adjudicator/games/boards/crossword.h"

static const char *const layout[] = {
	".. .. 3W .. 3L .. .. .. .. .. 3L .. 3W .. .. ",
	".. 3L .. .. .. 2W .. .. .. 2W .. .. .. 3L .. ",
	"3W .. 2L .. .. .. 3L .. 3L .. .. .. 2L .. 3W ",
	".. .. .. 3L .. .. .. 2W .. .. .. 3L .. .. .. ",
	"3L .. .. .. .. .. 2L .. 2L .. .. .. .. .. 3L ",
	".. 2W .. .. .. 3L .. .. .. 3L .. .. .. 2W .. ",
	".. .. 3L .. 2L .. .. .. .. .. 2L .. 3L .. .. ",
	".. .. .. 2W .. .. .. ** .. .. .. 2W .. .. .. ",
	".. .. 3L .. 2L .. .. .. .. .. 2L .. 3L .. .. ",
	".. 2W .. .. .. 3L .. .. .. 3L .. .. .. 2W .. ",
	"3L .. .. .. .. .. 2L .. 2L .. .. .. .. .. 3L ",
	".. .. .. 3L .. .. .. 2W .. .. .. 3L .. .. .. ",
	"3W .. 2L .. .. .. 3L .. 3L .. .. .. 2L .. 3W ",
	".. 3L .. .. .. 2W .. .. .. 2W .. .. .. 3L .. ",
	".. .. 3W .. 3L .. .. .. .. .. 3L .. 3W .. .. ",
};

static void rules(const struct options *o, struct crossword_rules *r)
{
	(void)o;
	*r = (struct crossword_rules){
		.tiles = "angrywords",
		.usual = "std",
		.cols = 15,
		.rows = 15,
		.layout = layout,
		.centre_row = 7,
		.centre_col = 7,
		.rack = 7,
		.first_word = 2,
		.all_tiles = 40,
		.exchange_bag = 7,
		.run_of = RUN_OF_SCORELESS,
		.run_end = 3,
		.run_void = 12,
		.out_times = 1,
	};
}

/* clang-format off */
static const struct option_default options[] = {
	{OPTION_CHALLENGE,   "void"},
	{OPTION_REFILL,      "late"},
	{OPTION_SWAP,        "on"},
	{OPTION_DUPLICATE,   "0"},
};
/* clang-format on */

const struct game angrywords = {
	.name = "angrywords",
	.title = "Angry Words",
	.min_seats = 2,
	.max_seats = 2,
	.options = options,
	.option_count = sizeof options / sizeof options[0],
	.languages = options_languages,
	.rules = rules,
	.engine = &crossword_engine,
};
