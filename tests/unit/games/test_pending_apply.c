/* SPDX-License-Identifier: ISC */
/* Events about plays that wait, against a position: those that fit change it, a damaged
 * record is refused. */

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define HEAD                                                                           \
	"Game: classic\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\n"                       \
	"Rack Ann: C A T S D O G\nRack Ben: D O G S E A T\n"
#define WAITS "Ann: H8 across CAT\n"
#define HELD  WAITS "Ben: pass\n"
#define PLAY  "at=K8 dir=down word=OX score=9 bonus=0 words=OX:9 until=none"

static bool apply(const char *line, const char *hidden)
{
	struct event e;
	struct err err = {0};

	ck_assert_msg(event_read(&e, view_of(line), view_of(hidden), &err), "%s",
		      err.text);
	return position_apply(&c.replay.pos, &e);
}

/* clang-format off */
static const struct {
	const char *turns, *line, *hidden;
	bool fits;
} events[] = {
	/* Nothing waits. */
	{"", "accept seat=2", "", false},
	{"", "window", "", false},
	{"", "question seat=2 upheld=0", "", false},
	{"", "stand seat=1", "", false},
	{"", "withdraw seat=1", "", false},
	{"", "hold seat=1", "pass", false},
	{"", "drop seat=1", "", false},
	/* Ann's play waits. */
	{WAITS, "accept seat=2", "", true},
	{WAITS, "window", "", true},
	{WAITS, "question seat=3 upheld=0 owes=1", "", true},
	{WAITS, "question seat=3 upheld=1 words=CAT", "", true},
	{WAITS, "stand seat=1", "", true},
	{WAITS, "stand seat=2", "", false},
	{WAITS, "withdraw seat=1", "", true},
	{WAITS, "withdraw seat=2", "", false},
	{WAITS, "hold seat=2", "pass", true},
	{WAITS, "hold seat=2", "", true},
	{WAITS, "hold seat=3", "pass", false},
	{WAITS, "drop seat=2", "", false},
	{WAITS, "play seat=2 " PLAY, "", false},
	{WAITS, "exchange seat=2 q=1 pos=1..1", "D", false},
	{WAITS, "draw seat=2 q=1 pos=1..1", "", true},
	/* A turn that is owed may pass behind it. */
	{WAITS, "pass seat=2 lost=1", "", true},
	/* Ben's order waits too. */
	{HELD, "hold seat=2", "pass", false},
	{HELD, "drop seat=2", "", true},
	{HELD, "drop seat=3", "", false},
	/* A tile for another: it must be held, and one comes for one. */
	{"", "ex seat=2 by=1 q=1 pos=1..1", "D", true},
	{"", "ex seat=2 by=1 q=1 pos=1..1", "Z", false},
	{"", "ex seat=2 by=1 q=1 pos=1..1", "1", false},
	{"", "ex seat=2 by=1 q=1 pos=1..1", "", false},
	{"", "ex seat=2 by=1 q=1 pos=1..1", "D O", false},
	{"", "ex seat=2 by=1 q=1 pos=1..2", "D", false},
	{"", "ex seat=2 by=1 q=2 pos=1..1", "D", false},
	{"", "award seat=2 points=5", "", true},
	{"", "redeal", "", true},
};
/* clang-format on */

START_TEST(only_events_that_fit_are_applied)
{
	case_run(&c, HEAD, events[_i].turns);
	/* Cid's rack was dealt first: order 1 goes on behind it. */
	c.replay.pos.stale = true;
	c.replay.pos.q = c.replay.pos.orders = 0;
	ck_assert_int_eq(apply(events[_i].line, events[_i].hidden), events[_i].fits);
}

START_TEST(an_order_too_long_to_wait_is_no_event)
{
	char order[400] = {0};

	for (size_t i = 0; i + 1 < sizeof order; i++) {
		order[i] = 'A';
	}
	case_run(&c, HEAD, WAITS);
	ck_assert(!apply("hold seat=2", order));
	order[HELD_ORDER_MAX] = '\0';
	ck_assert(!apply("hold seat=2", order));
	order[HELD_ORDER_MAX - 1] = '\0';
	ck_assert(apply("hold seat=2", order));
	ck_assert_str_eq(c.replay.pos.held.order, order);
}

/* It is filled up once, and what was drawn must still be there. */
START_TEST(a_play_taken_back_gives_up_what_was_drawn_for_it)
{
	case_run(&c, HEAD "Options: refill=at-once\n", "Ann: H8 across CATSDOG\n");
	ck_assert_int_eq(c.replay.pos.rack_n[0], 7);
	ck_assert_int_eq(c.replay.pos.pending.drawn, 7);
	ck_assert(!apply("draw seat=1 q=1 pos=15..15", ""));
	c.replay.pos.rack_n[0] = 6;
	ck_assert(!apply("withdraw seat=1", ""));
}

/* An order that waited is judged once more, and a record may hold anything. */
static const char *const spoilt[] = {
	"",         "dance",      "help",          "accept",         "challenge",
	"exchange", "exchange Z", "A1 across DOG", "H8 across CATX",
};

START_TEST(a_spoilt_order_that_waited_is_dropped)
{
	case_run(&c, HEAD, WAITS);
	ck_assert(apply("hold seat=2", spoilt[_i]));
	c.table = table_over(&c.arena, &c.replay.pos, 0, true);
	table_lapse(&c.table);
	ck_assert_str_eq(case_events(&c, 0), "window stand1 draw1 drop2");
	ck_assert_int_eq(c.table.release.how, RELEASE_DROPPED);
	ck_assert_int_eq(c.table.pos.to_move, 1);
	ck_assert_int_eq(c.table.pos.held.seat, -1);
}

/* No rack is asked where racks are open, so a record may lay more than one holds. */
START_TEST(a_question_looks_at_no_more_words_than_an_event_can_hold)
{
	case_run(&c,
		 "Game: classic\nRacks: open\nLexicon: any\n"
		 "Setup: A9 across ABCDEFGHIJKL\n",
		 "");
	ck_assert(apply("play seat=1 at=A8 dir=across word=ABCDEFGHIJKL score=9 "
			"bonus=0 words=ABCDEFGHIJKL:9 until=none",
			""));
	ck_assert_int_eq(case_strict(&c, 1, "challenge"), OUTCOME_APPLIED);
	ck_assert_uint_eq(c.table.trace->words, EVENT_WORDS);
}

/* The draw was agreed to, but the record does not say that it ended the game. */
START_TEST(a_draw_left_open_ends_the_game_when_a_play_stands)
{
	case_run(&c,
		 "Game: wordbox\nLexicon: any\nSetup: E4 across NO\n"
		 "Rack Ann: C A T S D O G\nRack Ben: B E R N A R D\n",
		 "Ann: E5 across CA\n");
	ck_assert(apply("offer seat=1 until=none", ""));
	ck_assert(apply("agree seat=2", ""));
	ck_assert_int_eq(case_strict(&c, 1, "pass"), OUTCOME_APPLIED);
	ck_assert(c.table.set_aside);
	ck_assert(c.table.pos.over);
	ck_assert_int_eq(c.table.pos.reason, END_DRAW);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(only_events_that_fit_are_applied, events);
	claims_rows(a_spoilt_order_that_waited_is_dropped, spoilt);
	return claims_run("pending_apply");
}
