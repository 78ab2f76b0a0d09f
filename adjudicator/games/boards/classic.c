/* SPDX-License-Identifier: ISC */
/* Classic: the tournament game on its usual boards; its records can be replayed. */

#include "adjudicator/games/boards/crossword.h"

static const char *const classic15[] = {
	"3W .. .. 2L .. .. .. 3W .. .. .. 2L .. .. 3W ",
	".. 2W .. .. .. 3L .. .. .. 3L .. .. .. 2W .. ",
	".. .. 2W .. .. .. 2L .. 2L .. .. .. 2W .. .. ",
	"2L .. .. 2W .. .. .. 2L .. .. .. 2W .. .. 2L ",
	".. .. .. .. 2W .. .. .. .. .. 2W .. .. .. .. ",
	".. 3L .. .. .. 3L .. .. .. 3L .. .. .. 3L .. ",
	".. .. 2L .. .. .. 2L .. 2L .. .. .. 2L .. .. ",
	"3W .. .. 2L .. .. .. 2W .. .. .. 2L .. .. 3W ",
	".. .. 2L .. .. .. 2L .. 2L .. .. .. 2L .. .. ",
	".. 3L .. .. .. 3L .. .. .. 3L .. .. .. 3L .. ",
	".. .. .. .. 2W .. .. .. .. .. 2W .. .. .. .. ",
	"2L .. .. 2W .. .. .. 2L .. .. .. 2W .. .. 2L ",
	".. .. 2W .. .. .. 2L .. 2L .. .. .. 2W .. .. ",
	".. 2W .. .. .. 3L .. .. .. 3L .. .. .. 2W .. ",
	"3W .. .. 2L .. .. .. 3W .. .. .. 2L .. .. 3W ",
};

static const char *const super21[] = {
	"4W .. .. 2L .. .. .. 3W .. .. 2L .. .. 3W .. .. .. 2L .. .. 4W ",
	".. 2W .. .. 3L .. .. .. 2W .. .. .. 2W .. .. .. 3L .. .. 2W .. ",
	".. .. 2W .. .. 4L .. .. .. 2W .. 2W .. .. .. 4L .. .. 2W .. .. ",
	"2L .. .. 3W .. .. 2L .. .. .. 3W .. .. .. 2L .. .. 3W .. .. 2L ",
	".. 3L .. .. 2W .. .. .. 3L .. .. .. 3L .. .. .. 2W .. .. 3L .. ",
	".. .. 4L .. .. 2W .. .. .. 2L .. 2L .. .. .. 2W .. .. 4L .. .. ",
	".. .. .. 2L .. .. 2W .. .. .. 2L .. .. .. 2W .. .. 2L .. .. .. ",
	"3W .. .. .. .. .. .. 2W .. .. .. .. .. 2W .. .. .. .. .. .. 3W ",
	".. 2W .. .. 3L .. .. .. 3L .. .. .. 3L .. .. .. 3L .. .. 2W .. ",
	".. .. 2W .. .. 2L .. .. .. 2L .. 2L .. .. .. 2L .. .. 2W .. .. ",
	"2L .. .. 3W .. .. 2L .. .. .. 2W .. .. .. 2L .. .. 3W .. .. 2L ",
	".. .. 2W .. .. 2L .. .. .. 2L .. 2L .. .. .. 2L .. .. 2W .. .. ",
	".. 2W .. .. 3L .. .. .. 3L .. .. .. 3L .. .. .. 3L .. .. 2W .. ",
	"3W .. .. .. .. .. .. 2W .. .. .. .. .. 2W .. .. .. .. .. .. 3W ",
	".. .. .. 2L .. .. 2W .. .. .. 2L .. .. .. 2W .. .. 2L .. .. .. ",
	".. .. 4L .. .. 2W .. .. .. 2L .. 2L .. .. .. 2W .. .. 4L .. .. ",
	".. 3L .. .. 2W .. .. .. 3L .. .. .. 3L .. .. .. 2W .. .. 3L .. ",
	"2L .. .. 3W .. .. 2L .. .. .. 3W .. .. .. 2L .. .. 3W .. .. 2L ",
	".. .. 2W .. .. 4L .. .. .. 2W .. 2W .. .. .. 4L .. .. 2W .. .. ",
	".. 2W .. .. 3L .. .. .. 2W .. .. .. 2W .. .. .. 3L .. .. 2W .. ",
	"4W .. .. 2L .. .. .. 3W .. .. 2L .. .. 3W .. .. .. 2L .. .. 4W ",
};

static void ending(const struct options *o, struct crossword_rules *r)
{
	switch (o->value[OPTION_END]) {
	case ENDING_SIX_ZERO:
		r->run_of = RUN_OF_SCORELESS;
		r->run_end = 6;
		break;
	case ENDING_THREE_PASS:
		r->run_of = RUN_OF_PASSES;
		r->run_end = 3;
		break;
	default:
		r->run_of = RUN_OF_PASSES;
		r->run_rounds = 2;
		break;
	}
}

static void rules(const struct options *o, struct crossword_rules *r)
{
	bool large = o->value[OPTION_BOARD] == BOARD_SUPER21;
	bool twice = o->value[OPTION_OUT] == OUT_TWICE;

	*r = (struct crossword_rules){
		.tiles = large ? "super" : "std",
		.cols = large ? 21 : 15,
		.rows = large ? 21 : 15,
		.layout = large ? super21 : classic15,
		.centre_row = large ? 10 : 7,
		.centre_col = large ? 10 : 7,
		.rack = 7,
		.first_word = 2,
		.all_tiles = (int)o->value[OPTION_BINGO],
		.exchange_bag = (int)o->value[OPTION_EXCHANGE_MIN],
		.run_pays = true,
		.out_times = twice ? 2 : 1,
		.out_loser_pays = !twice,
	};
	ending(o, r);
}

/* clang-format off */
static const struct option_default options[] = {
	{OPTION_BOARD,        "classic15"},
	{OPTION_CHALLENGE,    "double"},
	{OPTION_REFILL,       "late"},
	{OPTION_END,          "six-zero"},
	{OPTION_OUT,          "once"},
	{OPTION_EXCHANGE_MIN, "7"},
	{OPTION_BINGO,        "50"},
	{OPTION_SWAP,         "on"},
	{OPTION_DUPLICATE,    "0"},
};
/* clang-format on */

const struct game classic = {
	.name = "classic",
	.title = "Classic",
	.min_seats = 2,
	.max_seats = 4,
	.options = options,
	.option_count = sizeof options / sizeof options[0],
	.languages = options_languages,
	.rules = rules,
	.engine = &crossword_engine,
};
