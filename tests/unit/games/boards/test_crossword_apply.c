/* SPDX-License-Identifier: ISC */
/* Events of a record against a position: those that fit change it, a damaged one is
 * refused. */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

static bool apply(const char *line, const char *hidden)
{
	struct event e;
	struct err err = {0};

	ck_assert_msg(event_read(&e, view_of(line), view_of(hidden), &err), "%s",
		      err.text);
	return position_apply(&c.replay.pos, &e);
}

/* Order 1 has dealt 14 tiles when both racks are drawn; Ann holds J K Y C O S L. */
#define WORTH " score=9 bonus=0 words=SOY:9"

/* clang-format off */
static const struct {
	const char *turns, *line, *hidden;
	bool fits;
} events[] = {
	{"", "play seat=1 at=H8 dir=across word=SOY" WORTH, "", true},
	{"", "play seat=2 at=H8 dir=across word=VAT" WORTH, "", false},
	{"", "play seat=3 at=H8 dir=across word=SOY" WORTH, "", false},
	{"", "play seat=1 at=H8 dir=across word=SOYE" WORTH, "", false},
	{"", "play seat=1 at=H8 dir=across word=SOs" WORTH, "", false},
	{"", "play seat=1 at=H8 dir=across word=SO?" WORTH, "", false},
	{"", "play seat=1 at=H8 dir=across word=SO1" WORTH, "", false},
	{"", "play seat=1 at=H8 dir=across word=" WORTH, "", false},
	{"", "play seat=1 at=N8 dir=across word=SOY" WORTH, "", false},
	{"", "play seat=1 at=H14 dir=down word=SOY" WORTH, "", false},
	{"", "play seat=1 at=H13 dir=down word=SOY" WORTH, "", true},
	{"", "play seat=1 at=U21 dir=down word=SOY" WORTH, "", false},
	{"", "play seat=1 at=A16 dir=across word=SOY" WORTH, "", false},
	{"", "play seat=1 at=A1 dir=down word=SOYSOYSOYSOYSOYSOYSOYSOYSOYSOYSOY" WORTH,
		"", false},
	{"", "play seat=1 at=H8 dir=across word=SOY" WORTH " dual=x", "", false},
	{"", "exchange seat=1 q=1 pos=15..16", "J K", true},
	{"", "exchange seat=2 q=1 pos=15..16", "V T", false},
	{"", "exchange seat=1 q=1 pos=15..16", "J", false},
	{"", "exchange seat=1 q=1 pos=15..16", "J J", false},
	{"", "exchange seat=1 q=1 pos=15..16", "J 1", false},
	{"", "exchange seat=1 q=1 pos=15..15", "", false},
	{"", "exchange seat=1 q=1 pos=15..15", "]", false},
	{"", "exchange seat=1 q=1 pos=15..15", "J]", false},
	{"", "exchange seat=1 q=1 pos=15..15", "[J", false},
	{"", "exchange seat=1 q=1 pos=16..17", "J K", false},
	{"", "exchange seat=1 q=2 pos=1..2", "J K", false},
	{"", "exchange seat=1 q=1 pos=15..23", "J K Y C O S L J K", false},
	{"", "draw seat=1 q=1 pos=15..15", "", true},
	/* a rack has room for eight */
	{"", "draw seat=1 q=1 pos=15..16", "", false},
	{"", "draw seat=3 q=1 pos=15..15", "", false},
	{"", "pass seat=1", "", true},
	{"", "pass seat=1 late=1", "", true},
	{"", "pass seat=2", "", false},
	{"", "resign seat=1", "", true},
	{"", "resign seat=2", "", true},
	{"", "resign seat=4", "", false},
	{"", "offer seat=2 until=none", "", true},
	{"Ann: offer draw\n", "offer seat=2 until=none", "", false},
	{"", "agree seat=2", "", false},
	{"Ann: offer draw\n", "agree seat=2", "", true},
	{"", "refuse seat=2", "", false},
	{"Ann: offer draw\n", "refuse seat=2", "", true},
	{"", "clock seat=1 until=2026-11-23T00:00:00Z", "", true},
	{"", "start whatever", "", true},
	{"", "end reason=draw adjust=0,0 winners=3", "", true},
	{"Ann: resign\n", "pass seat=2", "", false},
	{"Ann: resign\n", "clock until=none", "", false},
	{"Ann: resign\n", "end reason=draw adjust=0,0 winners=3", "", false},
	{"Ann: resign\n", "start whatever", "", true},
	{"", "always seat=1 answer=1", "", false},
	{"", "accept seat=2", "", false},
	{"", "flag seat=1", "", true},
	{"", "drop seat=1", "", false},
	{"", "claim seat=2", "", false},
	{"", "flag seat=2", "", false},
	{"", "pause seat=1 left=5", "", true},
	{"", "resume seat=1", "", false},
	{"Ann: pause\nBen: agree pause\n", "flag seat=1", "", false},
	{"Ann: pause\nBen: agree pause\n", "pause seat=1 left=5", "", false},
	{"Ann: pause\nBen: agree pause\n", "resume seat=2", "", true},
	/* rulings */
	{"Ann: pause\nBen: agree pause\n", "ruling n=1 kind=pause since=2026-11-23T00:00:00Z", "", false},
	{"Ann: pause\nBen: agree pause\n", "ruling n=1 kind=resume", "", true},
	{"", "ruling seat=2 n=1 kind=set turn=1 was=0 score=2 winners=0", "", true},
	{"", "ruling seat=3 n=1 kind=set turn=1 was=0 score=2 winners=0", "", false},
	{"", "ruling seat=1 n=1 kind=set turn=1 was=0 score=2 winners=4", "", false},
	{"", "ruling seat=1 n=1 kind=void turn=1 to=3", "", false},
	{"", "ruling seat=1 n=1 kind=time seconds=60", "", true},
	{"Ann: resign\n", "ruling seat=1 n=1 kind=time seconds=60", "", false},
	{"", "ruling seat=1 n=1 kind=late", "", false},
	{"", "ruling n=1 kind=pause since=2026-11-23T00:00:00Z", "", true},
	{"Ann: resign\n", "ruling n=1 kind=pause since=2026-11-23T00:00:00Z", "", false},
	{"", "ruling n=1 kind=resume", "", false},
	{"Ann: resign\n", "ruling n=1 kind=resume", "", false},
	{"", "ruling seat=2 n=1 kind=substitute change=1 agreed=letter", "", true},
	{"", "ruling seat=2 n=1 kind=substitute change=2 agreed=letter", "", false},
	{"Ann: resign\n", "ruling seat=2 n=1 kind=substitute change=1 agreed=letter", "", false},
	{"", "ruling n=1 kind=result as=draw winners=3", "", true},
};
/* clang-format on */

START_TEST(only_events_that_fit_are_applied)
{
	case_run(&c, "", events[_i].turns);
	ck_assert_int_eq(apply(events[_i].line, events[_i].hidden), events[_i].fits);
}

START_TEST(play_lays_tiles_scores_and_moves_on)
{
	const struct position *pos = &c.replay.pos;

	case_run(&c, "", "");
	ck_assert(apply("play seat=1 at=H8 dir=across word=SOY" WORTH, ""));
	ck_assert_int_eq(pos->score[0], 9);
	ck_assert_int_eq(pos->rack_n[0], 4);
	ck_assert_int_eq(pos->turn, 2);
	ck_assert_int_eq(pos->to_move, 1);
	ck_assert_int_eq(pos->square[7 * 15 + 8], 15);
	ck_assert_uint_eq(pos->last.laid, 7);
	ck_assert_int_eq(pos->last.score, 9);
	/* Seat 2 goes through the O; what is there is not laid. */
	ck_assert(apply("play seat=2 at=I7 dir=down "
			"word=HOT score=6 bonus=0 words=HOT:6",
			""));
	ck_assert_uint_eq(pos->last.laid, 5);
	ck_assert_int_eq(pos->rack_n[1], 5);
}

START_TEST(a_score_that_is_ruled_is_that_of_its_turn)
{
	const struct position *pos = &c.replay.pos;

	case_run(&c, "", "");
	ck_assert(apply("play seat=1 at=H8 dir=across word=SOY" WORTH, ""));
	ck_assert(apply("play seat=2 at=I7 dir=down "
			"word=HOT score=6 bonus=0 words=HOT:6",
			""));
	ck_assert(
		apply("ruling seat=1 n=1 kind=set turn=1 was=9 score=2 winners=0", ""));
	ck_assert_int_eq(pos->score[0], 2);
	ck_assert_int_eq(pos->last.score, 6);
	ck_assert(
		apply("ruling seat=2 n=2 kind=set turn=2 was=6 score=7 winners=0", ""));
	ck_assert_int_eq(pos->score[1], 7);
	ck_assert_int_eq(pos->last.score, 7);
}

/* Else a play taken back could bring more tiles than a rack has room for. */
START_TEST(a_waiting_play_is_filled_up_once)
{
	case_run(&c, "Game: wordbox\nLexicon: any\nRack Ann: C A T S D O G\n",
		 "Ann: I8 across CAT\n");
	ck_assert(apply("draw seat=1 q=1 pos=8..10", ""));
	ck_assert(!apply("draw seat=1 q=1 pos=11..11", ""));
	ck_assert(apply("withdraw seat=1", ""));
	ck_assert_int_eq(c.replay.pos.rack_n[0], 7);
}

START_TEST(one_tile_drawn_for_a_play_goes_back_with_it)
{
	case_run(&c, "Game: wordbox\nLexicon: any\nRack Ann: C A T S D O G\n",
		 "Ann: I8 across CAT\n");
	ck_assert(apply("draw seat=1 q=1 pos=8..8", ""));
	ck_assert(apply("withdraw seat=1", ""));
	ck_assert_str_eq(case_rack(&c, &c.replay.pos, 0), "A C D G O S T");
}

/* Where passes end a game, a turn that is lost is none. */
START_TEST(a_turn_lost_behind_a_play_is_no_pass)
{
	const struct position *pos = &c.replay.pos;

	case_run(&c,
		 "Game: wordbox\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\nLexicon: any\n"
		 "Rack Ann: C A T S D O G\n",
		 "Ann: I8 across CAT\n");
	ck_assert(apply("question seat=2 upheld=0 owes=1", ""));
	ck_assert(apply("pass seat=2 lost=1", ""));
	ck_assert_int_eq(pos->pending.lost, 1);
	ck_assert(apply("stand seat=1", ""));
	ck_assert_int_eq(pos->run, 0);
	ck_assert_int_eq(pos->passes[0], 0);
}

START_TEST(when_all_have_left_the_turn_goes_nowhere)
{
	case_run(&c, "", "");
	ck_assert(apply("resign seat=1", ""));
	ck_assert_int_eq(c.replay.pos.to_move, 1);
	ck_assert(apply("resign seat=2", ""));
	ck_assert_int_eq(c.replay.pos.to_move, 1);
}

/* What was not drawn is missing in the record; that takes nobody out. */
START_TEST(a_rack_left_empty_ends_nothing_while_the_bag_has_tiles)
{
	case_run(&c, "", "");
	ck_assert(apply("play seat=1 at=H8 dir=across word=JKYCOSL score=50 bonus=40 "
			"words=JKYCOSL:10",
			""));
	ck_assert_int_eq(c.replay.pos.rack_n[0], 0);
	ck_assert_int_eq(case_strict(&c, 1, "pass"), OUTCOME_APPLIED);
	ck_assert(!c.table.pos.over);
}

START_TEST(end_adds_what_is_adjusted)
{
	case_run(&c, "", "");
	ck_assert(apply("end reason=out adjust=6,-6 winners=1", ""));
	ck_assert_int_eq(c.replay.pos.score[0], 6);
	ck_assert_int_eq(c.replay.pos.score[1], -6);
	ck_assert_int_eq(c.replay.pos.to_move, -1);
	ck_assert(c.replay.pos.over);
	ck_assert_int_eq(c.replay.pos.reason, END_OUT);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(only_events_that_fit_are_applied, events);
	return claims_run("crossword_apply");
}
