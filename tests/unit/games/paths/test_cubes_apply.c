/* SPDX-License-Identifier: ISC */
/* Records of Cubes: every event is read back as it was written, and one that does not
 * fit where it stands is told to be damaged and never done. */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/cubes_case.h"

static struct board_case c;

#define ALONE CUBES_ALONE "Bonus: none\n"
#define TWO   CUBES_TWO "Bonus: none\n"

static bool apply(const char *line)
{
	struct event e;
	struct err err = {0};

	ck_assert_msg(event_read(&e, view_of(line), (struct view){0}, &err), "%s",
		      err.text);
	return position_apply(&c.table.pos, &e);
}

/* What a game may hold at that point, in the words of its record. */
/* clang-format off */
static const struct {
	const char *head, *turns, *event;
} sound[] = {
	{TWO, "", "word seat=1 path=19T-20T-21T word=CAT score=5 bonus=0"},
	{TWO, "", "word seat=1 path=19T-20T-21T word=CAT score=0 bonus=0 unknown=1"},
	{TWO, "", "remove seat=1 cube=21"},
	{ALONE, "Ann: remove 21\n", "remove seat=1 cube=20"},
	{TWO, "", "pass seat=1 late=1"},
	{TWO, "", "pass seat=1 stuck=1"},
	{TWO, "", "resign seat=2"},
	{TWO, "", "offer seat=2 about=pause until=none"},
	{TWO, "Ann: pause\n", "agree seat=2 about=pause"},
	{TWO, "Ann: pause\n", "refuse seat=2 about=pause late=1"},
	{TWO, "Ann: pause\n", "pause seat=1 left=3600"},
	{TWO, "Ann: pause\nBen: pause\n", "resume seat=2"},
	{TWO, "", "clock seat=1 until=2026-11-20T20:00:00Z"},
	{TWO, "", "end reason=no-word adjust=0,0 winners=3"},
};

static const struct {
	const char *head, *turns, *event;
} damaged[] = {
	/* words */
	{TWO, "", "word seat=2 path=19T-20T-21T word=CAT score=5 bonus=0"},
	{TWO, "", "word seat=3 path=19T-20T-21T word=CAT score=5 bonus=0"},
	{TWO, "", "word seat=1 path=19T-20T-21T word=CAR score=5 bonus=0"},
	{TWO, "", "word seat=1 path=19T-20T-21T word=CATS score=5 bonus=0"},
	{TWO, "", "word seat=1 path=19T-21T-20T word=CTA score=5 bonus=0"},
	{TWO, "", "word seat=1 path=19T-20T-19T word=CAC score=5 bonus=0"},
	{TWO, "", "word seat=1 path=19T-20T word=CA score=5 bonus=0"},
	{TWO, "", "word seat=1 path=19T-20T-10T word=CAN score=5 bonus=0"},
	{TWO, "", "word seat=1 path=19T-20T-28T word=CAT score=5 bonus=0"},
	{TWO, "", "word seat=1 path=A1-A2-A3 word=CAT score=5 bonus=0"},
	{TWO, "", "word seat=1 path=19T-20T-21T-24T-23T-22T-25T-26T word=CATSORED "
		"score=5 bonus=0"},
	{TWO, "", "word seat=1 path=19T-20T-21T word=CAT score=5 bonus=0 until=none"},
	{TWO, "", "word seat=1 path=19T-20T-21T word=CAT score=5 bonus=0 unknown=1"},
	{TWO, "Ann: word CAT\n",
		"word seat=2 path=19T-20T-21T word=CAT score=5 bonus=0"},
	{TWO, "Ann: remove 21\n",
		"word seat=1 path=19T-20T-21T word=CAT score=5 bonus=0"},
	{TWO, "Ann: pause\nBen: pause\n",
		"word seat=1 path=19T-20T-21T word=CAT score=5 bonus=0"},
	{TWO, "Ann: resign\n", "word seat=1 path=19T-20T-21T word=CAT score=5 bonus=0"},
	/* cubes */
	{TWO, "", "remove seat=2 cube=21"},
	{TWO, "", "remove seat=1 cube=14"},
	{TWO, "Ann: remove 21\n", "remove seat=1 cube=20"},
	{ALONE, "Ann: remove 21\n", "remove seat=1 cube=21"},
	{TWO, "Ann: pause\nBen: pause\n", "remove seat=1 cube=21"},
	/* turns and pauses */
	{TWO, "", "pass seat=1"},
	{TWO, "", "pass seat=2 late=1"},
	{TWO, "Ann: pause\nBen: pause\n", "pass seat=1 late=1"},
	{TWO, "Ann: pause\nBen: pause\n", "pause seat=1 left=0"},
	{TWO, "Ann: pause\nBen: pause\n", "clock seat=1 until=2026-11-20T20:00:00Z"},
	{TWO, "", "resume seat=1"},
	{ALONE "Options: timed=1h\n", "", "pause seat=1 left=0"},
	{TWO, "Ann: resign\n", "resign seat=2"},
	{TWO, "", "resign seat=3"},
	{TWO, "", "offer seat=3 until=none"},
	/* requests */
	{TWO, "", "offer seat=1 about=undo until=none"},
	{TWO, "", "agree seat=1"},
	{TWO, "Ann: pause\n", "offer seat=2 about=pause until=none"},
	/* of other games */
	{TWO, "", "play seat=1 at=H8 dir=across word=CAT score=5 bonus=0 words=CAT:5"},
	{TWO, "", "exchange seat=1 q=1 pos=1..2"},
	{TWO, "", "draw seat=1 q=1 pos=1..2"},
	{TWO, "", "accept seat=2"},
	{TWO, "", "question seat=2 upheld=0"},
	{TWO, "", "stand seat=1"},
	{TWO, "", "withdraw seat=1"},
	{TWO, "", "undo seat=1"},
	{TWO, "", "sort seat=1"},
	{TWO, "", "always seat=1 answer=1"},
	{TWO, "", "cells tiles=A,B,C"},
	{TWO, "", "grid tiles=A,B,C"},
	{TWO, "", "redeal"},
	{TWO, "", "window"},
};
/* clang-format on */

START_TEST(what_fits_is_done)
{
	case_run(&c, sound[_i].head, sound[_i].turns);
	ck_assert(apply(sound[_i].event));
}

START_TEST(what_does_not_fit_is_damaged)
{
	case_run(&c, damaged[_i].head, damaged[_i].turns);
	ck_assert(!apply(damaged[_i].event));
}

/* Before its end stands in the record, too. */
START_TEST(nobody_leaves_twice)
{
	case_run(&c, TWO, "");
	ck_assert(apply("resign seat=1"));
	ck_assert(!c.table.pos.over);
	ck_assert(!apply("resign seat=1"));
}

START_TEST(an_event_is_read_as_it_was_written)
{
	struct event e;
	struct err err = {0};
	struct buf b = buf_in(&c.arena);

	ck_assert(event_read(&e, view_of(sound[_i].event), (struct view){0}, &err));
	event_write(&b, &e, 2);
	ck_assert_str_eq(buf_cstr(&b), sound[_i].event);
}

static const char *const unreadable[] = {
	"remove seat=1 cube=0",
	"remove seat=1 cube=28",
	"remove seat=1",
	"remove cube=3",
	"pause left=3",
	"pause seat=1",
	"pause seat=1 left=-3",
	"resume",
	"word path=19T-20T-21T word=CAT score=5 bonus=0",
	"word seat=1 path= word=CAT score=5 bonus=0",
	"word seat=1 path=19T-20T-21T word= score=5 bonus=0",
	"word seat=1 path=19T-20T-21T word=CAT bonus=0",
	"offer seat=1 about=cake until=none",
};

START_TEST(what_is_no_event_is_told)
{
	struct event e;
	struct err err = {0};

	ck_assert(!event_read(&e, view_of(unreadable[_i]), (struct view){0}, &err));
	ck_assert_int_eq(err.kind, ERR_DATA);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(what_fits_is_done, sound);
	claims_rows(what_does_not_fit_is_damaged, damaged);
	claims_rows(an_event_is_read_as_it_was_written, sound);
	claims_rows(what_is_no_event_is_told, unreadable);
	return claims_run("cubes apply");
}
