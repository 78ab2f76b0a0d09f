/* SPDX-License-Identifier: ISC */
/* Records that somebody has changed: an event of one who has no say in it there is
 * never done, however well it reads. */

#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/cubes_case.h"
#include "tests/helpers/games/wordcap_case.h"

static struct board_case c;

#define BOX                                                                            \
	"Game: wordbox\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\nLexicon: any\n"         \
	"Options: challenge=double\nRack Ann: C A T S\nRack Ben: S O N G\n"
#define WAITS "Ann: I8 across CAT\n"
#define FACES_26                                                                       \
	"01T-02T-03T-04T-05T-06T-07T-08T-09T-10T-11T-12T-13T-14T-15T-16T-17T-18T-"     \
	"19T-20T-21T-22T-23T-24T-25T-26T"
#define GRID WORDCAP THREE "Lexicon: any\n"

/* All but the last event of a row are done. */
/* clang-format off */
static const struct {
	const char *head, *turns, *events;
	bool fits;
} rows[] = {
	/* a flag is claimed by another who plays */
	{BOX, "", "flag seat=1|claim seat=2", true},
	{BOX, "", "flag seat=1|claim seat=1", false},
	{BOX, "", "resign seat=3|flag seat=1|claim seat=3", false},
	{BOX, "", "claim seat=2", false},
	{BOX, "", "flag seat=1|ruling seat=1 n=1 kind=late", true},
	{BOX, "", "flag seat=1|ruling seat=2 n=1 kind=late", false},
	/* a play that waits is questioned by a seat, and settled by its own */
	{BOX, WAITS, "question seat=2 upheld=0", true},
	{BOX, WAITS, "question upheld=0", false},
	{BOX, WAITS, "withdraw seat=2", false},
	{BOX, WAITS, "stand seat=2", false},
	{BOX, WAITS, "flag seat=2", false},
	{BOX, WAITS, "exchange seat=2 q=1 pos=1..1", false},
	{BOX, WAITS, "drop seat=2", false},
	{BOX, WAITS, "hold seat=3", false},
	{BOX, WAITS, "hold seat=2|hold seat=2", false},
	{BOX, WAITS, "hold seat=2|drop seat=3", false},
	{BOX, WAITS, "hold seat=2|drop seat=2", true},
	{BOX, "", "hold seat=1", false},
	{BOX, WAITS, "hold seat=2|resign seat=2", true},
	/* a play is taken back by whoever made it, who plays, and is asked for it once */
	{BOX, WAITS, "offer seat=1 about=undo until=none", true},
	{BOX, WAITS, "offer seat=2 about=undo until=none", false},
	{BOX, WAITS, "resign seat=1|offer seat=1 about=undo until=none", false},
	{BOX, WAITS, "offer seat=1 about=undo until=none|refuse seat=2 about=undo|"
		"offer seat=1 about=undo until=none", false},
	{BOX "Rack Cid: C A T\n", "Ann: pass\nBen: pass\nCid: I8 across CAT\n",
		"hold seat=1|hold seat=1", false},
	/* who has left answers nothing beforehand, and begins and ends no pause */
	{BOX, "", "always seat=3 answer=1", true},
	{BOX, "", "resign seat=3|always seat=3 answer=1", false},
	{BOX, "", "resign seat=3|pause seat=3 left=5", false},
	{BOX, "", "pause seat=1 left=5|resign seat=3|resume seat=3", false},
	{BOX, "", "pause seat=1 left=5|flag seat=1", false},
	{GRID, "", "resign seat=3|always seat=3 answer=1", false},
	{GRID, "", "resign seat=3|leave seat=3 until=none", false},
	{GRID, "", "leave seat=3 until=none", true},
	{CUBES_TWO, "", "resign seat=2|resign seat=2", false},
	/* a path goes nowhere twice, over no more places than there are, and spells */
	{GRID, "", "word seat=1 path=A1-B1-C1 word=STA score=3 bonus=0", true},
	{GRID, "", "word seat=1 path=A1-B1-A1 word=STA score=3 bonus=0", false},
	{GRID, "", "word seat=1 path=A1-B1-C1 word=ST1 score=3 bonus=0", false},
	{GRID, "", "word seat=1 path=A1-B1-C1 word=ST score=3 bonus=0", false},
	{CUBES_TWO, "", "word seat=1 path=" FACES_26 " word=CAT score=3 bonus=0", false},
	/* an offer stands once, and one that does not is not answered */
	{BOX, "", "offer seat=1 about=pause until=none|offer seat=2 about=pause until=none", false},
	{BOX, "", "offer seat=1 about=pause until=none|agree seat=2 about=draw", false},
	{BOX, "", "offer seat=1 about=pause until=none|refuse seat=2 about=pause|agree seat=3 about=pause", false},
	{BOX, "", "longer about=draw until=none", false},
	/* rulings: of seats that are there, in games that go on, in their order */
	{BOX, "", "ruling seat=4 n=1 kind=time seconds=60", false},
	{BOX, "", "ruling n=1 kind=result as=draw winners=8", false},
	{BOX, "", "ruling n=1 kind=result as=draw winners=7", true},
	{BOX, "", "ruling seat=2 n=1 kind=substitute change=1 agreed=letter|"
		"ruling seat=3 n=2 kind=substitute change=1 agreed=letter", false},
	{BOX, "", "ruling seat=2 n=1 kind=substitute change=1 agreed=letter|"
		"ruling seat=3 n=2 kind=substitute change=2 agreed=letter", true},
	{BOX, "", "ruling seat=2 n=1 kind=void turn=1 to=1", false},
	{BOX, "", "ruling n=1 kind=annul|ruling n=2 kind=resume", false},
	{BOX, "", "ruling n=1 kind=annul|pass seat=1", false},
	{BOX, "", "ruling n=1 kind=pause since=2026-11-23T00:00:00Z|"
		"ruling n=2 kind=pause since=2026-11-23T00:00:00Z", false},
};
/* clang-format on */

static bool applied(struct view line)
{
	struct event e;
	struct err err = {0};

	ck_assert_msg(event_read(&e, line, view_of("S"), &err), "%s", err.text);
	return position_apply(&c.replay.pos, &e);
}

START_TEST(who_has_no_say_in_it_does_nothing)
{
	struct view rest = view_of(rows[_i].events);
	struct view line;

	case_run(&c, rows[_i].head, rows[_i].turns);
	for (line = view_cut(&rest, '|'); rest.len > 0; line = view_cut(&rest, '|')) {
		ck_assert_msg(applied(line), "%.*s", VIEW_ARG(line));
	}
	ck_assert_int_eq(applied(line), rows[_i].fits);
}

/* A line of a record names none; a program in error could. */
START_TEST(no_cube_but_those_of_the_pile_is_removed)
{
	struct event e = {.kind = EVENT_REMOVE, .seat = 0};
	static const struct {
		int cube;
		bool fits;
	} removed[] = {
		{0,  false},
                {-1, false},
                {28, false},
                {14, false},
                {27, true }
        };

	for (int i = 0; i < COUNT(removed); i++) {
		case_run(&c, CUBES_TWO, "");
		e.cube = removed[i].cube;
		ck_assert_int_eq(position_apply(&c.replay.pos, &e), removed[i].fits);
	}
}

START_TEST(what_a_record_says_of_itself_changes_nothing)
{
	struct event e = {.kind = EVENT_COMMIT, .seat = -1};
	int moment;

	case_run(&c, BOX, "");
	moment = position_moment(&c.replay.pos);
	ck_assert(position_apply(&c.replay.pos, &e));
	ck_assert_int_eq(position_moment(&c.replay.pos), moment);
}

START_TEST(no_ruling_about_a_seat_is_about_none)
{
	static const enum ruling_kind kinds[] = {RULING_SET, RULING_TIME,
						 RULING_OVERTURN, RULING_SUBSTITUTE};

	case_run(&c, BOX, "");
	for (int i = 0; i < COUNT(kinds); i++) {
		struct event e = {
			.kind = EVENT_RULING,
			.seat = -1,
			.ruling = {.kind = kinds[i], .n = 1, .change = 1}
                };

		ck_assert(!position_apply(&c.replay.pos, &e));
	}
}

int main(void)
{
	case_fixture(&c);
	claims_rows(who_has_no_say_in_it_does_nothing, rows);
	return claims_run("misfits");
}
