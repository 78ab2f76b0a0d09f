/* SPDX-License-Identifier: ISC */
/* WordBox: two to four seats, seventeen by fifteen squares, plays may be questioned. */
#include "adjudicator/games/boards/crossword.h"

static const char *const layout[] = {
	"4W .. .. 2L .. 3W .. .. 4W .. .. 3W .. 2L .. .. 4W ",
	".. 2W .. .. .. .. 3L .. .. .. 3L .. .. .. .. 2W .. ",
	".. .. 2W .. .. .. .. 2L .. 2L .. .. .. .. 2W .. .. ",
	"2L .. .. 2W .. .. .. .. 3L .. .. .. .. 2W .. .. 2L ",
	".. .. .. .. EX .. 2L .. .. .. 2L .. EX .. .. .. .. ",
	"3W .. .. .. .. 3L .. .. 2W .. .. 3L .. .. .. .. 3W ",
	".. 3L .. 2L .. .. 2L .. .. .. 2L .. .. 2L .. 3L .. ",
	".. .. 2L .. 2W .. .. .. ** .. .. .. 2W .. 2L .. .. ",
	".. 3L .. 2L .. .. 2L .. .. .. 2L .. .. 2L .. 3L .. ",
	"3W .. .. .. .. 3L .. .. 2W .. .. 3L .. .. .. .. 3W ",
	".. .. .. .. EX .. 2L .. .. .. 2L .. EX .. .. .. .. ",
	"2L .. .. 2W .. .. .. .. 3L .. .. .. .. 2W .. .. 2L ",
	".. .. 2W .. .. .. .. 2L .. 2L .. .. .. .. 2W .. .. ",
	".. 2W .. .. .. .. 3L .. .. .. 3L .. .. .. .. 2W .. ",
	"4W .. .. 2L .. 3W .. .. 4W .. .. 3W .. 2L .. .. 4W ",
};

static void rules(const struct options *o, struct crossword_rules *r)
{
	*r = (struct crossword_rules){
		.tiles = "wordbox",
		.usual = "std",
		.cols = 17,
		.rows = 15,
		.layout = layout,
		.centre_row = 7,
		.centre_col = 8,
		.rack = 7,
		.first_word = 2,
		.all_tiles = 50,
		.fourfold_at_ends = true,
		.clockwise = o->value[OPTION_FOURW] == FOURW_CLOCKWISE,
		.exchange_bag = 7,
		.exchanges = 3,
		.run_of = RUN_OF_PASSES,
		.run_rounds = 2,
		.run_pays = true,
		.out_times = 1,
		.out_loser_pays = true,
	};
}

/* clang-format off */
static const struct option_default options[] = {
	{OPTION_CHALLENGE,   "single"},
	{OPTION_REFILL,      "late"},
	{OPTION_FOURW,       "ends"},
	{OPTION_SWAP,        "on"},
	{OPTION_DUPLICATE,   "0"},
};
/* clang-format on */

const struct game wordbox = {
	.name = "wordbox",
	.title = "WordBox",
	.min_seats = 2,
	.max_seats = 4,
	.options = options,
	.option_count = sizeof options / sizeof options[0],
	.languages = options_languages,
	.rules = rules,
	.engine = &crossword_engine,
};
