/* SPDX-License-Identifier: ISC */
/* Points and results that a referee has set: what they count, and what they outlast. */
#include "adjudicator/games/ruling.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/cubes_case.h"
#include "tests/helpers/games/wordcap_case.h"

static struct board_case c;

#define RACKS  "Rack Ann: D U E S T A R\nRack Ben: E A R S T O N\n"
#define DOUBLE "Options: challenge=double\nLexicon: any\n" RACKS

/* ------------------------------------------------------- points that were set */

/* clang-format off */
#define SET_AND_VOID                                                                   \
	"Ann: H8 across DUE\nBen: J8 down EAR\nAnn: pass\n"                            \
	"@ ruling set t1 score 30: w\n@ ruling void t3: x\n@ ruling void t2: y\n"
#define SET_TWICE                                                                      \
	"Ann: H8 across DUE\nBen: J8 down EAR\n@ ruling set t1 score 30: w\n"          \
	"@ ruling set t1 score 40: x\n@ ruling overturn ruling 2: y\n"
static const struct {
	const char *lines, *scores;
} kept[] = {
	/* The second play, and not the first. */
	{"Ann: H8 across DUE\nBen: J8 down EAR\nAnn: pass\n"
		"@ ruling set t2 score 40: x\n@ ruling void t3: y\n", "4 40"},
	/* A play that is the second turn. */
	{"Ann: pass\nBen: H8 across EAR\nAnn: pass\n"
		"@ ruling set t2 score 40: x\n@ ruling void t3: y\n", "0 40"},
	/* Both. */
	{"Ann: H8 across DUE\nBen: J8 down EAR\nAnn: pass\n@ ruling set t1 score 30: w\n"
		"@ ruling set t2 score 40: x\n@ ruling void t3: y\n", "30 40"},
	/* What was set, and put back. */
	{"Ann: H8 across DUE\nBen: J8 down EAR\n@ ruling set t1 score 30: w\n"
		"Ann: pass\n@ ruling overturn ruling 1: x\n@ ruling void t3: y\n", "4 5"},
	/* What is kept can still be overturned, and so can what put it back. */
	{SET_AND_VOID "@ ruling overturn ruling 1: z\n", "4 0"},
	{SET_AND_VOID "@ ruling overturn ruling 1: z\n@ ruling overturn ruling 4: z\n", "30 0"},
	{"Ann: H8 across DUE\n@ ruling set t1 score 30: w\nBen: J8 down EAR\n"
		"@ ruling overturn ruling 1: x\n@ ruling void t2: y\n"
		"@ ruling overturn ruling 2: z\n", "30 0"},
	{"Ann: H8 across DUE\nBen: J8 down EAR\n@ ruling set t1 score 30: w\n"
		"@ ruling set t1 score 40: x\n@ ruling void t2: y\n"
		"@ ruling overturn ruling 2: z\n", "30 0"},
	/* Where the later one of two is overturned, the earlier one counts again. */
	{SET_TWICE "@ ruling overturn ruling 1: z\n", "4 5"},
	{SET_TWICE "@ ruling overturn ruling 1: z\n@ ruling overturn ruling 4: a\n", "30 5"},
	{SET_TWICE "@ ruling overturn ruling 1: z\n@ ruling overturn ruling 4: a\n"
		"@ ruling overturn ruling 3: b\n", "40 5"},
	{SET_TWICE "@ ruling void t2: y\n@ ruling overturn ruling 1: z\n", "4 0"},
	/* The play that was taken back first has none. */
	{"Ann: H8 across RUE\nAnn: undo\nBen: agree undo\nAnn: H8 across DUE\n"
		"Ben: J8 down EAR\n@ ruling set t1 score 30: w\n@ ruling void t2: y\n", "30 0"},
	/* The turn that is voided has no points, however many were set. */
	{"Ann: H8 across DUE\nBen: J8 down EAR\n@ ruling set t2 score 40: w\n"
		"@ ruling void t2: y\n", "4 0"},
};
/* clang-format on */

START_TEST(points_that_were_set_are_kept_where_a_later_turn_is_voided)
{
	case_run(&c, RACKS, kept[_i].lines);
	ck_assert_str_eq(case_scores(&c, &c.replay.pos), kept[_i].scores);
}

/* The last ruling's event, of that kind. */
static const struct event *last_ruling(enum ruling_kind kind)
{
	size_t i = c.replay.events;

	while (c.replay.event[--i].kind != EVENT_RULING ||
	       c.replay.event[i].ruling.kind != kind) {
	}
	return &c.replay.event[i];
}

/* It is told and counted once. */
START_TEST(points_that_are_kept_are_no_ruling_of_their_own)
{
	const struct event *e;

	case_run(&c, RACKS,
		 "Ann: H8 across DUE\nBen: J8 down EAR\n@ ruling set t1 score 30: w\n"
		 "Ann: pass\n@ ruling overturn ruling 1: x\n@ ruling void t3: y\n");
	e = last_ruling(RULING_SET);
	ck_assert(e->ruling.again);
	ck_assert_int_eq(e->ruling.of, 0);
	ck_assert_int_eq(e->score, 4);
	ck_assert_int_eq(e->ruling.was, 30);
	ck_assert_int_eq(c.replay.pos.rulings, 3);
}

/* No tile is drawn for it. */
START_TEST(points_of_a_word_on_the_cubes_are_set_and_put_back)
{
#define CAT "Ann: word CAT\n@ ruling set t1 score 30: x\n"
	case_run(&c, CUBES_TWO "Lexicon: any\n", CAT);
	ck_assert_int_eq(c.replay.pos.score[0], 30);
	case_run(&c, CUBES_TWO "Lexicon: any\n", CAT "@ ruling set t1 score 31: y\n");
	ck_assert_int_eq(last_ruling(RULING_SET)->ruling.was, 30);
	ck_assert_int_eq(c.replay.pos.score[0], 31);
	case_run(&c, CUBES_TWO "Lexicon: any\n", CAT "@ ruling overturn ruling 1: y\n");
	ck_assert_int_eq(c.replay.pos.score[0], case_turn(&c, 0)->after->score[0]);
}

static const struct {
	const char *lines;
	unsigned winners;
} wins[] = {
	{"Ann: H8 across DUE\n@ ruling set t1 score 30: x\n",                            0 },
	{"Ann: H8 across DUE\n@ ruling annul: x\n@ ruling set t1 score 30: y\n",         0 },
	{"Ann: H8 across DUE\nBen: resign\n@ ruling set t1 score 0: x\n",                1U},
	{"Ann: H8 across DUE\n@ ruling result points: x\n@ ruling set t1 score 30: x\n",
	 1U										},
};

START_TEST(points_that_are_set_win_only_a_game_that_is_over_and_counts)
{
	case_run(&c, RACKS, wins[_i].lines);
	ck_assert_uint_eq(last_ruling(RULING_SET)->winners, wins[_i].winners);
	ck_assert_uint_eq(c.replay.pos.winners, wins[_i].winners);
}

/* -------------------------------------------------------------------- a result */

START_TEST(where_a_result_is_ruled_a_play_that_waits_counts)
{
	case_run(&c, DOUBLE, "Ann: H8 across DUE\n@ ruling result points: x\n");
	ck_assert_str_eq(case_scores(&c, &c.replay.pos), "4 0");
	ck_assert_uint_eq(c.replay.pos.winners, 1U);
}

START_TEST(where_a_result_is_ruled_a_word_that_waits_is_looked_up)
{
	case_run(&c, WORDCAP TWO SON, "Ann: word SON\n@ ruling result points: x\n");
	ck_assert_int_gt(c.replay.pos.score[0], 0);
	ck_assert_uint_eq(c.replay.pos.winners, 1U);
	case_run(&c, WORDCAP TWO "Lexicon: words TAR\n",
		 "Ann: word SON\n@ ruling result points: x\n");
	ck_assert_int_eq(c.replay.pos.score[0], 0);
}

START_TEST(a_result_that_is_ruled_takes_the_place_of_another)
{
	case_run(&c, RACKS,
		 "Ann: H8 across DUE\nBen: resign\n@ ruling result 0-1: x\n");
	ck_assert(c.replay.pos.over && c.replay.pos.reason == END_RULED);
	ck_assert_uint_eq(c.replay.pos.winners, 2U);
}

START_TEST(a_draw_that_is_ruled_is_between_both_though_one_resigned)
{
	case_run(&c, RACKS,
		 "Ann: H8 across DUE\nBen: resign\n@ ruling result draw: x\n");
	ck_assert_uint_eq(c.replay.pos.winners, 3U);
}

START_TEST(a_draw_of_several_is_between_those_who_have_not_resigned)
{
	case_run(&c,
		 "Game: wordbox\n" THREE
		 "Lexicon: any\nRack Ann: C A T S\nRack Ben: S O N G\n",
		 "Cid: resign\n@ ruling result draw: x\n");
	ck_assert_uint_eq(c.replay.pos.winners, 3U);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(points_that_were_set_are_kept_where_a_later_turn_is_voided, kept);
	claims_rows(points_that_are_set_win_only_a_game_that_is_over_and_counts, wins);
	return claims_run("rulings points");
}
