/* SPDX-License-Identifier: ISC */
/* Events of WordCap against a position: those that fit change it, a damaged record is
 * refused. */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/wordcap_case.h"

static struct board_case c;

#define WAITS "Ann: SON A1 B2 C2\n"
#define MADE  "Ann: SON A1 B2 C2\nBen: accept\nCid: accept\n"
#define SCORE " score=5 bonus=0 "
#define WORD  "word seat=1 path=A1-B2-C2 word=SON" SCORE

static bool apply(const char *line)
{
	struct event e;
	struct err err = {0};

	ck_assert_msg(event_read(&e, view_of(line), view_of(""), &err), "%s", err.text);
	return position_apply(&c.replay.pos, &e);
}

/* clang-format off */
static const struct {
	const char *turns, *line;
	bool fits;
} events[] = {
	/* Words: of the seat to move, along cells that hold their letters. */
	{"", WORD, true},
	{"", WORD "until=none", true},
	{"", WORD "unknown=1", true},
	{"", "word seat=2 path=A1-B2-C2 word=SON" SCORE, false},
	{"", "word seat=1 path=A1-B2-C2 word=SUN" SCORE, false},
	{"", "word seat=1 path=A1-B2 word=SON" SCORE, false},
	{"", "word seat=1 path=A1-B2-F2 word=SON" SCORE, false},
	{"", "word seat=1 path=A1-B2-A1 word=SOS" SCORE, false},
	{"", "word seat=1 path=A1 word=S" SCORE, false},
	{"", "word seat=1 path=A1-B2-C2 word=S?N" SCORE, false},
	{"", "word seat=1 path=A1-B2-C2 word=SoN" SCORE, false},
	/* Nothing waits. */
	{"", "accept seat=2", false},
	{"", "window", false},
	{"", "question seat=2 upheld=0", false},
	{"", "stand seat=1", false},
	{"", "withdraw seat=1", false},
	{"", "undo seat=1", false},
	{"", "offer seat=1 about=undo until=none", false},
	{"", "pass seat=1", true},
	{"", "pass seat=2", false},
	{"", "sort seat=1", true},
	{"", "sort seat=2", false},
	{"Ann: sort\nAnn: sort\nAnn: sort\n", "sort seat=1", false},
	/* Ann's word waits. */
	{WAITS, "accept seat=2", true},
	{WAITS, "accept seat=1", false},
	{WAITS, "accept seat=4", false},
	{WAITS, "window", true},
	{WAITS, "window until=2026-11-22T20:00:00Z", true},
	{WAITS, "question seat=3 upheld=0", true},
	{WAITS, "question upheld=1 words=SON", true},
	{WAITS, "stand seat=1", true},
	{WAITS, "stand seat=2", false},
	{WAITS, "withdraw seat=1", true},
	{WAITS, "withdraw seat=2", false},
	{WAITS, "undo seat=1", true},
	{WAITS, "undo seat=2", false},
	{WAITS, "offer seat=1 about=undo until=none", true},
	{WAITS, "offer seat=2 about=undo until=none", false},
	{WAITS "Ann: undo\nBen: refuse\n", "offer seat=1 about=undo until=none", false},
	{WAITS, "offer seat=2 until=none", true},
	{WAITS, "agree seat=2 about=undo", false},
	{WAITS, "refuse seat=2 about=undo", false},
	{WAITS "Ann: undo\n", "agree seat=2 about=undo", true},
	{WAITS, WORD, false},
	{WAITS, "pass seat=1", false},
	{WAITS, "pass seat=2", false},
	{WAITS, "sort seat=1", false},
	{WAITS, "resign seat=2", true},
	{WAITS, "resign seat=1", false},
	{WAITS, "end reason=draw adjust=0,0,0 winners=7", false},
	{WAITS, "cells tiles=XYZ", false},
	{WAITS, "grid tiles=STARELONDMCHIPUBYGFWQZJXK", false},
	/* At any time, by those who play. */
	{"", "always seat=3 answer=2", true},
	{"", "resign seat=3", true},
	{"", "bank seat=3 left=5", true},
	{"", "clock seat=1 until=none", true},
	{"", "end reason=draw adjust=0,0,0 winners=7", true},
	{"Cid: resign\n", "always seat=3 answer=2", false},
	{"Cid: resign\n", "resign seat=3", false},
	{WAITS "Cid: resign\n", "accept seat=3", false},
	{"Ben: resign\nCid: resign\n", "pass seat=1", false},
	/* What a record says that has no seed. */
	{"", "cells tiles=XYZ", false},
	{MADE, "cells tiles=XYZ", true},
	{MADE, "cells tiles=XY", false},
	{MADE, "cells tiles=WXYZ", false},
	{MADE, "cells tiles=XyZ", false},
	{MADE, "cells tiles=XY?", false},
	{MADE, "cells tiles=XY1", false},
	{"Ann: sort\n", "grid tiles=STARELONDMCHIPUBYGFWQZJXK", true},
	{"Ann: sort\n", "grid tiles=STARELONDMCHIPUBYGFWQZJX", false},
	/* Pauses. */
	{"", "pause seat=1 left=5", true},
	{"", "resume seat=1", false},
	{"", "offer seat=1 about=pause until=none", true},
	/* Of other games. */
	{"", "play seat=1 at=K8 dir=down word=OX score=9 bonus=0 words=OX:9", false},
	{"", "draw seat=1 q=1 pos=1..1", false},
	{"", "exchange seat=1 q=1 pos=1..1", false},
	{"", "remove seat=1 cube=3", false},
	{"", "award seat=1 points=5", false},
	{"", "redeal", false},
};
/* clang-format on */

START_TEST(only_events_that_fit_are_applied)
{
	wordcap_run(&c, THREE, events[_i].turns);
	ck_assert_int_eq(apply(events[_i].line), events[_i].fits);
}

START_TEST(a_start_changes_nothing)
{
	struct position before;

	wordcap_run(&c, THREE, MADE);
	before = c.replay.pos;
	ck_assert(position_apply(&c.replay.pos,
				 &(struct event){.kind = EVENT_START, .seat = -1}));
	ck_assert_mem_eq(&before, &c.replay.pos, sizeof before);
}

START_TEST(a_word_that_is_settled_cannot_be_taken_back)
{
	wordcap_run(&c, THREE, "Ann: SON A1 B2 C2\nAnn: undo\n");
	ck_assert(apply("stand seat=1"));
	ck_assert_int_eq(c.replay.pos.request[REQUEST_UNDO].by, -1);
	ck_assert(!apply("agree seat=2 about=undo"));
}

START_TEST(letters_that_a_record_tells_lie_where_the_word_was)
{
	wordcap_run(&c, THREE, "Ann: SON A1 B2 C2\nBen: check\n");
	ck_assert(apply("cells tiles=XYZ"));
	ck_assert_str_eq(wordcap_grid(&c, &c.replay.pos),
			 "XTARE LYZDM CHIPU BYGFW QZJXK");
	ck_assert(apply("grid tiles=KXJZQWFGYBUPIHCMDNOLERATS"));
	ck_assert_str_eq(wordcap_grid(&c, &c.replay.pos),
			 "KXJZQ WFGYB UPIHC MDNOL ERATS");
}

/* What a word was found to be, for whoever looks at it later. */
START_TEST(the_last_word_tells_what_became_of_it)
{
	static const struct {
		const char *turns;
		bool known, counted;
	} rows[] = {
		{WAITS,			     false, false},
		{WAITS "Ben: check\n",              true,  true },
		{MADE,			      false, true },
		{"Ann: TAR B1 C1 D1\nBen: check\n", false, false},
	};

	for (int i = 0; i < COUNT(rows); i++) {
		wordcap_run(&c, "Lexicon: words SON\n" THREE, rows[i].turns);
		ck_assert_int_eq(c.replay.pos.walk.known, rows[i].known);
		ck_assert_int_eq(c.replay.pos.walk.counted, rows[i].counted);
		ck_assert_int_eq(c.replay.pos.last.turn, 1);
	}
}

int main(void)
{
	case_fixture(&c);
	claims_rows(only_events_that_fit_are_applied, events);
	return claims_run("wordcap_apply");
}
