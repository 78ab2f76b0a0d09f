/* SPDX-License-Identifier: ISC */
/* What a referee cannot rule, and what he can where it looks as if he could not. */
#include <string.h>

#include "adjudicator/games/line.h"
#include "adjudicator/games/ruling.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/cubes_case.h"
#include "tests/helpers/games/wordcap_case.h"

static struct board_case c;

#define RACKS  "Rack Ann: D U E S T A R\nRack Ben: E A R S T O N\n"
#define LOST   "Options: challenge=double\nLexicon: any\n" RACKS
#define NO_DUE "Options: challenge=double\nLexicon: words EAR\n" RACKS
#define NO_EAR "Options: challenge=double\nLexicon: words DUE\n" RACKS
#define TIMED  "Options: deadline=24h\n" RACKS
#define OVER   "Ann: H8 across DUE\nBen: resign\n"
#define BOX_OF(options)                                                                \
	"Game: wordbox\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\nLexicon: any\n"         \
	"Options: challenge=double" options "\nRack Ann: C A T S\nRack Ben: S O N G\n"
#define BOX BOX_OF("")
#define TWICE                                                                          \
	"Game: wordcap\nBoard: SONOS TAREC XXXXX XXXXX XXXXX\n" TWO "Lexicon: words "  \
	"SON\n"

/* clang-format off */
static const struct {
	const char *head, *lines, *wrong;
} rows[] = {
	{RACKS, "@ ruling uphold t9: x\n", "turn 9 has not been played"},
	{RACKS, "@ ruling add time 2d Cid: x\n", "nobody called Cid"},
	{RACKS, "@ ruling late Cid: x\n", "nobody called Cid"},
	{RACKS, "@ ruling late Ann: x\n", "the time of Ann is not over"},
	{RACKS, "@ ruling pause: x\n@ ruling late Ann: y\n", "a referee has paused the game"},
	{RACKS, "@ ruling replace t1 \"accept\": x\n", "no order that ends a turn"},
	{RACKS, "@ ruling replace t9 \"pass\": x\n", "turn 9 has not been played"},
	{RACKS, "@ ruling replace t1 \"H8 across DuE\": x\n", "did not have all the tiles"},
	{RACKS, "@ ruling replace t1 \"xyzzy 5\": x\n", "no order that ends a turn"},
	{TWICE, "@ ruling replace t1 \"word SON\": x\n", "read in 2 ways"},
	{BOX, "Cid: resign\n@ ruling substitute Cid by Dan: x\n", "no seat to give away"},
	/* What waits is told nobody. */
	{BOX, "Ann: I8 across CAT\nBen: I9 across SO\n@ ruling replace t2 \"pass\": x\n",
		"turn 2 has its order, which waits until"},
	{LOST, "Ann: H8 across DUE\nBen: challenge\nAnn: pass\n@ ruling void t2: x\n",
		"turn 2 passed by itself"},
	{RACKS, "@ ruling uphold t1: x\n", "turn 1 has not been played"},
	/* It was Ann's turn. */
	{RACKS, "Ben: resign\n@ ruling replace t1 \"pass\": x\n", "turn 1 has not been played"},
	/* Whose turns were late lost by turn 3. */
	{RACKS "Options: late-resign=2\n", "@ late Ann\nBen: pass\n@ late Ann\n"
		"@ ruling void t4: x\n", "turn 4 has not been played"},
	{RACKS, "@ ruling overturn ruling 9: x\n", "no ruling 9"},
	{RACKS, "Ann: H8 across DUE\n@ ruling set t1 score 30: x\n"
		"@ ruling set t1 score 31: y\n@ ruling overturn ruling 1: z\n",
		"ruling 1 no longer counts"},
	{RACKS, "Ann: H8 across DUE\nBen: J8 down EAR\n@ ruling set t1 score 30: x\n"
		"@ ruling set t1 score 31: y\n@ ruling void t2: y\n"
		"@ ruling overturn ruling 1: z\n", "ruling 1 no longer counts"},
	{RACKS, "Ann: H8 across DUE\nBen: J8 down EAR\n@ ruling set t2 score 30: x\n"
		"@ ruling void t2: y\nBen: J8 down EAR\n"
		"@ ruling overturn ruling 1: z\n", "ruling 1 no longer counts"},
	{RACKS, OVER "@ ruling late Ann: x\n", "the game is over"},
	{RACKS, OVER "@ ruling add time 2d Ann: x\n", "the game is over"},
	{RACKS, OVER "@ ruling pause: x\n", "the game is over"},
	{RACKS, OVER "@ ruling resume: x\n", "the game is over"},
	{RACKS, OVER "@ ruling result 1-0: x\n", "change nothing"},
	{RACKS, OVER "@ ruling annul: x\n@ ruling annul: y\n", "change nothing"},
	{BOX, "@ ruling result 1-0: x\n", "results of two players"},
	{BOX, "@ ruling result 0-1: x\n", "results of two players"},
	{TIMED, "@ ruling add time 2d Ben: x\n", "no clock of Ben's runs"},
	{BOX_OF(" deadline=24h bank=10d"), "Cid: resign\n@ ruling add time 2d Cid: x\n",
		"no clock of Cid's runs"},
	{NO_DUE, "Ann: H8 across DUE\nBen: challenge\n@ ruling set t1 score 30: x\n",
		"turn 1 made no play"},
	{LOST, "Ann: H8 across DUE\nBen: accept\nAnn: undo\nBen: agree undo\n"
		"@ ruling set t1 score 30: x\n", "turn 1 made no play"},
	{NO_DUE, "Ann: H8 across DUE\n@ ruling set t1 score 30: x\nBen: challenge\n"
		"@ ruling overturn ruling 1: y\n", "turn 1 made no play"},
	{NO_DUE, "Ann: H8 across DUE\n@ ruling result points: x\n"
		"@ ruling overturn ruling 1: y\nBen: challenge\n"
		"@ ruling set t1 score 30: z\n", "turn 1 made no play"},
	/* All have agreed that it is taken back. */
	{RACKS, "Ann: H8 across DUE\nAnn: undo\nBen: agree undo\n"
		"@ ruling set t1 score 30: x\n", "turn 1 made no play"},
};

/* Whether the game is over or not, its turns and its result can be ruled on. */
static const struct {
	const char *head, *lines, *events;
	const char *said; /* the last ruling, as the record has it */
} good[] = {
	{RACKS, "Ann: H8 across DUE\n@ ruling uphold t1: x\n", "A", "uphold t1"},
	{RACKS, OVER "@ ruling uphold: x\n", "AA", "uphold"},
	{RACKS, OVER "@ ruling set t1 score 30: x\n", "AA", "set t1 score 30"},
	{RACKS, OVER "@ ruling void t1: x\n", "LL", "void t1"},
	{RACKS, OVER "@ ruling replace t1 \"pass\": x\n", "LLA", "replace t1 \"pass\""},
	{RACKS, OVER "@ ruling reparse t1 as \"pass\": x\n", "LLA", "reparse t1 as \"pass\""},
	{RACKS, OVER "@ ruling void t2: x\nBen: J8 down EAR\n", "ALA", "void t2"},
	{RACKS, OVER "@ ruling replace t2 \"pass\": x\n", "ALA", "replace t2 \"pass\""},
	{RACKS, OVER "@ ruling uphold t2: x\n", "AA", "uphold t2"},
	{RACKS, "Ben: resign\n@ ruling void t1: x\nAnn: pass\n", "LA", "void t1"},
	{BOX, "Ann: pass\nCid: resign\nBen: resign\n@ ruling void t2: x\nBen: pass\n",
		"AALA", "void t2"},
	{CUBES_TWO, "Ann: resign\n@ ruling void t1: x\n", "L", "void t1"},
	{RACKS, OVER "@ ruling result 0-1: x\n", "AA", "result 0-1"},
	{RACKS, OVER "@ ruling annul: x\n", "AA", "annul"},
	/* Ben's play was questioned off, and Ann's stands. */
	{NO_EAR, "Ann: H8 across DUE\nBen: J8 down EAR\nAnn: challenge\n"
		"@ ruling set t1 score 30: x\n", "AWA", "set t1 score 30"},
	/* And the one behind it was taken back. */
	{RACKS "Bag: empty\n", "Ann: H8 across DUE\nBen: J8 down EAR\nBen: undo\n"
		"Ann: agree undo\n@ ruling set t1 score 30: x\n", "AWAA", "set t1 score 30"},
	{CUBES_TWO, "Ann: pause\nBen: pause\n@ ruling result points: x\n"
		"@ ruling overturn ruling 1: y\n", "AA", "overturn ruling 1"},
	{BOX, "Ann: pause\nBen: pause\nCid: pause\n@ ruling result points: x\n"
		"@ ruling overturn ruling 1: y\nAnn: pass\n", "AAAA", "overturn ruling 1"},
	{BOX, "Cid: resign\nAnn: pass\n@ ruling void t1: x\n", "AL", "void t1"},
	/* Nothing came before what is overturned. */
	{RACKS, "@ ruling result points: x\n@ ruling overturn ruling 1: y\nAnn: pass\n", "A",
		"overturn ruling 1"},
	{RACKS, "Ann: H8 across DUE\n@ ruling set t1 score 30: x\n"
		"@ ruling overturn ruling 1: y\n", "A", "overturn ruling 1"},
	{RACKS "Options: bank=10d\n", "@ ruling add time 2d Ann: x\n", "", "add time 48h Ann"},
	{RACKS, "@ ruling substitute Ann by Cid: x\nCid: pass\n", "A", "substitute Ann by Cid"},
	{BOX, "Ann: I8 across CAT\nBen: L8 down SONG\n@ ruling substitute Ben by Dan: x\n", "PW",
		"substitute Ben by Dan"},
	{RACKS, "@ ruling substitute Ben by Dan: x\n@ ruling substitute Dan by Eve: y\n", "",
		"substitute Dan by Eve"},
};
/* clang-format on */

START_TEST(a_ruling_that_cannot_be_says_why)
{
	const char *why =
		case_complaint(&c, case_file(&c, rows[_i].head, rows[_i].lines));

	ck_assert_msg(strstr(why, rows[_i].wrong) != NULL, "%s", why);
}

static const char *last_ruling(void)
{
	struct buf b = buf_in(&c.arena);
	size_t i = c.replay.events;

	while (c.replay.event[--i].kind != EVENT_RULING) {
	}
	ruling_write_words(&b, &c.replay.event[i], &c.replay.pos);
	return buf_cstr(&b);
}

START_TEST(a_ruling_that_can_be_is_done)
{
	case_run(&c, good[_i].head, good[_i].lines);
	ck_assert_msg(strcmp(case_verdicts(&c), good[_i].events) == 0, "%s",
		      case_verdicts(&c));
	ck_assert_str_eq(last_ruling(), good[_i].said);
}

/* A record without times: no window begins again. */
START_TEST(without_a_clock_a_ruling_goes_back_alone)
{
	case_run(&c, LOST,
		 "Ann: H8 across DUE\n@ ruling result points: x\n"
		 "@ ruling overturn ruling 1: y\n");
	ck_assert(c.replay.pos.pending.any);
	ck_assert_int_eq(c.replay.event[c.replay.events - 1].kind, EVENT_RULING);
}

START_TEST(of_rulings_there_are_nine_hundred_and_ninety_nine)
{
	struct line l = {.arena = &c.arena};
	struct ruling_words w;
	struct diag diag;

	case_run(&c, RACKS, "");
	ck_assert(ruling_read(&w, view_of("uphold"), &diag));
	c.table.pos.rulings = RULINGS_MOST - 1;
	ck_assert(ruling_judge(&c.table, &l, &w, view_of("why")));
	ck_assert(!ruling_judge(&c.table, &l, &w, view_of("why")));
	ck_assert_int_eq(c.table.diag.code, DIAG_RULINGS_FULL);
}

/* A game is halted by a referee, and not by its players. */
START_TEST(where_a_referee_halts_a_game_nobody_moves)
{
	case_run(&c, RACKS, "@ ruling pause: x\n");
	ck_assert_int_eq(case_letter(&c, 0, "H8 across DUE"), OUTCOME_REFUSED);
	ck_assert_int_eq(c.table.diag.code, DIAG_GAME_HALTED);
	ck_assert_int_eq(case_letter(&c, 0, "try H8 across DUE"), OUTCOME_APPLIED);
}

/* The line of a record that somebody has changed. */
static bool folds(const char *events, size_t *bad)
{
	struct line l = {.arena = &c.arena};
	struct view rest = view_of(events);

	for (long row = 1; rest.len > 0; row++) {
		struct event e;
		struct err err = {0};

		ck_assert_msg(event_read(&e, view_cut(&rest, '|'), view_of("S"), &err),
			      "%s", err.text);
		line_add(&l, row, &e);
	}
	return line_fold(&l, &c.replay.setup, bad);
}

START_TEST(no_ruling_goes_back_to_what_is_to_come)
{
	size_t bad = 9;

	case_run(&c, RACKS, "");
	ck_assert(folds("pass seat=1|ruling seat=1 n=1 kind=void turn=1 to=1", &bad));
	ck_assert(!folds("pass seat=1|ruling seat=1 n=1 kind=void turn=1 to=2", &bad));
	ck_assert_uint_eq(bad, 1);
	ck_assert(!folds("pass seat=1|ruling n=1 kind=pause since=2026-11-23T00:00:00Z|"
			 "ruling seat=1 n=2 kind=void turn=1 to=1",
			 &bad));
	ck_assert_uint_eq(bad, 2);
	c.replay.setup.rack[0].n = RACK_MAX;
	ck_assert(!folds("pass seat=1", &bad));
	ck_assert_uint_eq(bad, 0);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(a_ruling_that_cannot_be_says_why, rows);
	claims_rows(a_ruling_that_can_be_is_done, good);
	return claims_run("rulings_refused");
}
