/* SPDX-License-Identifier: ISC */
/* EX squares of WordBox: rule C9 of adjudicator-rules(7). */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

#define BOX    "Game: wordbox\nOptions: challenge=void\n"
#define ASKED  "Game: wordbox\nLexicon: words CA\n"
#define LINE   "Setup: F5 down AB\n"
#define RACKS  "Rack Ann: C A T S D O G\nRack Ben: D O G S E A T\n"
#define THREE  "Player: Ann\nPlayer: Ben\nPlayer: Cid\nRack Cid: E I L N R U M\n"
#define FOUR   "Player: Ann\nPlayer: Ben\nPlayer: Cid\nPlayer: Dee\n"
#define ON_EX  "Ann: E5 across CA\n" /* E5 is EX */
#define OFF_EX "Ann: F4 down SAB\n"

/* clang-format off */
static const struct {
	const char *turns, *events;
} plays[] = {
	{ON_EX, "play1 draw1 ex2"},
	{OFF_EX, "play1 draw1"},
	/* The square was covered in another turn. */
	{ON_EX "Ben: E4 down DC\n", "play1 draw1 ex2 play2 draw2"},
	/* Seven letters down from E5 to E11 cover two, one after the other. */
	{"Ann: E5 down CATSDOG\n", "play1 draw1 ex2 ex2"},
	/* It may be the last square of a word. */
	{"Ann: E4 down OC\n", "play1 draw1 ex2"},
};
/* clang-format on */

START_TEST(c9_each_ex_square_newly_covered_changes_a_tile)
{
	case_live(&c, 0, BOX LINE RACKS, plays[_i].turns);
	ck_assert_str_eq(case_events(&c, 0), plays[_i].events);
}

START_TEST(c9_several_ex_squares_of_one_word_are_resolved_apart)
{
	case_live(&c, 0, BOX "Setup: F5 across DOGEARS\nRack Ann: A T\n",
		  "Ann: E5 across ADOGEARST\n");
	ck_assert_str_eq(case_events(&c, 0), "play1 draw1 ex2 ex2");
	ck_assert_int_eq(c.table.pos.ex, 2);
	ck_assert_int_eq(c.table.event[2].by, 0);
}

START_TEST(c9_the_victim_keeps_the_number_of_tiles_and_of_exchanges)
{
	const struct position *pos = &c.table.pos;

	case_live(&c, 0, BOX LINE RACKS, ON_EX);
	ck_assert_int_eq(pos->rack_n[0], 7);
	ck_assert_int_eq(pos->rack_n[1], 7);
	ck_assert_int_eq(pos->bag_n, 115 - 2 - 14 - 1);
	ck_assert_str_ne(case_rack(&c, pos, 1), "A D E G O S T");
	ck_assert_int_eq(pos->exchanges[0], 0);
	ck_assert_int_eq(pos->exchanges[1], 0);
	ck_assert_int_eq(pos->ex, 1);
	ck_assert(pos->stale);
	ck_assert_int_eq(pos->to_move, 1);
	ck_assert_int_eq(pos->score[1], 0);
}

START_TEST(c9_the_tile_that_is_lost_is_hidden_and_the_rest_public)
{
	struct buf b = buf_in(&c.arena);
	const struct event *e;

	case_live(&c, 0, BOX LINE RACKS, ON_EX);
	e = &c.table.event[2];
	ck_assert(event_hides(EVENT_EX));
	ck_assert_uint_eq(e->hidden.len, 1);
	ck_assert_ptr_nonnull(strchr("DOGSEAT", e->hidden.at[0]));
	event_write(&b, e, 2);
	ck_assert_str_eq(buf_cstr(&b), "ex seat=2 by=1 q=1 pos=2..2");
}

/* ---------------------------------------------------------------- the bag */

/* The tile laid on EX is drawn for first: so many are in the bag before. */
/* clang-format off */
static const struct {
	int bag, changed;
} bags[] = {
	{0, 0}, {1, 0}, {6, 0}, {7, 0}, {8, 1}, {9, 1}, {50, 1},
};
/* clang-format on */

START_TEST(c9_after_the_refill_the_bag_must_hold_seven)
{
	case_run(&c, BOX LINE RACKS, "");
	c.replay.pos.bag_n = bags[_i].bag;
	ck_assert_int_eq(case_strict(&c, 0, "E5 across CA"), OUTCOME_APPLIED);
	ck_assert_int_eq(c.table.pos.ex, bags[_i].changed);
	ck_assert_int_eq(c.table.pos.bag_n, bags[_i].bag > 0 ? bags[_i].bag - 1 : 0);
}

/* ------------------------------------------------------------- the victim */

enum { GAMES = 600 };

/* How often each seat loses a tile over so many seeds. */
static void count_victims(const char *head, const char *before, int count[SEATS])
{
	case_run(&c, head, before);
	for (int i = 0; i < GAMES; i++) {
		struct table *t = &c.table;

		c.replay.setup.seed[0] = (uint8_t)i;
		c.replay.setup.seed[1] = (uint8_t)(i >> 8);
		ck_assert_int_eq(case_strict(&c, 0, "E5 across CA"), OUTCOME_APPLIED);
		case_conserves(&c.replay.pos, &t->pos);
		for (size_t k = 0; k < t->events; k++) {
			count[t->event[k].seat] += t->event[k].kind == EVENT_EX;
		}
	}
}

/* clang-format off */
static const struct {
	const char *head, *before;
	int share[SEATS]; /* of six */
} shares[] = {
	{BOX LINE RACKS, "", {0, 6, 0, 0}},
	{BOX LINE RACKS THREE, "", {0, 3, 3, 0}},
	{BOX LINE RACKS FOUR, "", {0, 2, 2, 2}},
	/* One who left has no part in it, nor one without tiles. */
	{BOX LINE RACKS FOUR, "Cid: resign\n", {0, 3, 0, 3}},
	{BOX LINE RACKS FOUR "Rack Dee:\n", "Cid: resign\n", {0, 6, 0, 0}},
	{BOX LINE RACKS FOUR "Rack Dee:\n", "", {0, 3, 3, 0}},
	{BOX LINE "Rack Ann: C A\nRack Ben:\n", "", {0, 0, 0, 0}},
	/* A short rack is as likely as a full one. */
	{BOX LINE "Rack Ann: C\nRack Ben: Q\n" THREE, "", {0, 3, 3, 0}},
};
/* clang-format on */

START_TEST(c9_every_opponent_with_tiles_is_as_likely)
{
	int count[SEATS] = {0};

	count_victims(shares[_i].head, shares[_i].before, count);
	for (int seat = 0; seat < SEATS; seat++) {
		int due = GAMES / 6 * shares[_i].share[seat];
		int far = due == GAMES || due == 0 ? 0 : 60;

		ck_assert_msg(count[seat] >= due - far && count[seat] <= due + far,
			      "seat %d: %d times", seat + 1, count[seat]);
	}
}

START_TEST(c9_every_tile_of_the_rack_is_as_likely)
{
	int lost[128] = {0};

	case_run(&c, BOX LINE "Rack Ann: C\nRack Ben: A A A E ? Z\n", "");
	for (int i = 0; i < GAMES; i++) {
		c.replay.setup.seed[0] = (uint8_t)i;
		c.replay.setup.seed[1] = (uint8_t)(i >> 8);
		ck_assert_int_eq(case_strict(&c, 0, "E5 across CA"), OUTCOME_APPLIED);
		lost[(unsigned char)c.table.event[2].hidden.at[0] & 127]++;
	}
	ck_assert_int_eq(lost['A'] + lost['E'] + lost['?'] + lost['Z'], GAMES);
	ck_assert(lost['A'] > 240 && lost['A'] < 360);
	ck_assert(lost['E'] > 60 && lost['E'] < 140);
	ck_assert(lost['?'] > 60 && lost['?'] < 140);
	ck_assert(lost['Z'] > 60 && lost['Z'] < 140);
}

START_TEST(c9_the_same_seed_takes_the_same_tile)
{
	case_live(&c, 0, BOX LINE RACKS THREE, ON_EX);
	for (int i = 0; i < 2; i++) {
		const struct event *e = &c.table.event[2];
		const char *seen =
			arena_printf(&c.arena, "%d %.*s", e->seat, VIEW_ARG(e->hidden));

		case_live(&c, 0, BOX LINE RACKS THREE, ON_EX);
		e = &c.table.event[2];
		ck_assert_str_eq(seen, arena_printf(&c.arena, "%d %.*s", e->seat,
						    VIEW_ARG(e->hidden)));
	}
}

START_TEST(c9_nothing_changes_where_racks_are_open)
{
	case_live(&c, 0, BOX "Racks: open\n" LINE, ON_EX);
	ck_assert_str_eq(case_events(&c, 0), "play1");
}

START_TEST(c9_ex_adds_no_points)
{
	case_live(&c, 0, BOX LINE RACKS, ON_EX);
	ck_assert_str_eq(case_scores(&c, &c.table.pos), "3 0");
}

/* ----------------------------------------------------------- while it waits */

/* clang-format off */
static const struct {
	const char *turns, *events;
} waits[] = {
	{ON_EX, "play1"},
	{ON_EX "Ben: accept\n", "play1 accept2 stand1 draw1 ex2"},
	{ON_EX "Ben: challenge\n", "play1 question2 stand1 draw1 ex2"},
	{ON_EX "@ window\n", "play1 window stand1 draw1 ex2"},
	{ON_EX "@ late Ben\n", "play1 stand1 draw1 ex2 pass2"},
	{"Ann: E5 across GA\nBen: challenge\n", "play1 question2 withdraw1"},
	/* Ben's order was for another rack: it counts as his "accept". */
	{ON_EX "Ben: pass\n", "play1 accept2 stand1 draw1 ex2"},
	{ON_EX "Ben: pass\nBen: pass\n", "play1 accept2 stand1 draw1 ex2 pass2"},
};
/* clang-format on */

START_TEST(c9_ex_waits_until_the_play_stands)
{
	case_live(&c, 0, ASKED LINE RACKS, waits[_i].turns);
	ck_assert_str_eq(case_events(&c, 0), waits[_i].events);
}

START_TEST(q7_an_order_for_a_rack_that_changed_is_set_aside)
{
	enum { NOW = 1795392000, HOUR = 3600 };

	case_live(&c, NOW, ASKED LINE RACKS, ON_EX);
	c.table.now = NOW + HOUR;
	ck_assert_int_eq(case_go_on(&c, 1, "F6 across BE"), OUTCOME_APPLIED);
	ck_assert(c.table.set_aside);
	ck_assert_str_eq(case_text(&c, c.table.echo), "accept");
	ck_assert_int_eq(c.table.pos.to_move, 1);
	ck_assert_int_eq(c.table.pos.rack_n[1], 7);
	ck_assert_int_eq(c.table.pos.deadline, NOW + 73 * HOUR);
	ck_assert(!c.table.pos.pending.any);
	case_run(&c, ASKED LINE RACKS, ON_EX "Ben: F6 across BE\nBen: pass\n");
	ck_assert_str_eq(case_verdicts(&c), "AWA");
	ck_assert_int_eq(case_turn(&c, 1)->diag.code, DIAG_SET_ASIDE);
}

/* The tile may go and the same one come: then his rack is as it was. */
START_TEST(q7_an_order_for_a_rack_that_came_out_the_same_is_played)
{
	case_live(&c, 0,
		  ASKED "Setup: F5 down AB\nRack Ann: C\nRack Ben: E E E E E E E\n",
		  ON_EX);
	for (int i = 0; i < c.table.pos.bag_n; i++) {
		c.table.pos.bag[i] = 5;
	}
	ck_assert_int_eq(case_go_on(&c, 1, "exchange E"), OUTCOME_APPLIED);
	ck_assert(!c.table.set_aside);
	ck_assert_str_eq(case_events(&c, 0), "play1 stand1 draw1 ex2 exchange2");
}

/* The seat that lost a tile; *same: and drew the same one. */
static int victim(const struct position *before, bool *same)
{
	for (size_t i = 0; i < c.table.events; i++) {
		const struct event *e = &c.table.event[i];

		if (e->kind == EVENT_EX) {
			*same = strcmp(case_rack(&c, before, e->seat),
				       case_rack(&c, &c.table.pos, e->seat)) == 0;
			return e->seat;
		}
	}
	return -1;
}

/* Over many seeds Ben loses a tile, or Cid does. */
START_TEST(q7_an_order_that_waited_is_dropped_if_its_rack_changed)
{
	int dropped = 0;

	case_run(&c, ASKED LINE RACKS THREE, "");
	for (int i = 0; i < 64; i++) {
		bool same;
		bool drop;

		c.replay.setup.seed[0] = (uint8_t)i;
		ck_assert_int_eq(case_strict(&c, 0, "E5 across CA"), OUTCOME_APPLIED);
		ck_assert_int_eq(case_go_on(&c, 1, "pass"), OUTCOME_APPLIED);
		ck_assert_int_eq(c.table.pos.held.seat, 1);
		ck_assert_int_eq(case_go_on(&c, 2, "accept"), OUTCOME_APPLIED);
		case_conserves(&c.replay.pos, &c.table.pos);
		drop = victim(&c.replay.pos, &same) == 1 && !same;
		ck_assert_int_eq(c.table.release.how,
				 drop ? RELEASE_DROPPED : RELEASE_PLAYED);
		ck_assert_int_eq(c.table.pos.to_move, drop ? 1 : 2);
		ck_assert_int_eq(c.table.pos.held.seat, -1);
		dropped += drop;
	}
	ck_assert_int_gt(dropped, 16);
	ck_assert_int_lt(dropped, 48);
}

/* The order of the last who could question is judged after EX. */
START_TEST(q7_the_last_order_is_set_aside_or_played)
{
	int aside = 0;

	case_run(&c, ASKED LINE RACKS THREE, "");
	for (int i = 0; i < 64; i++) {
		bool same;
		bool changed;

		c.replay.setup.seed[0] = (uint8_t)i;
		ck_assert_int_eq(case_strict(&c, 0, "E5 across CA"), OUTCOME_APPLIED);
		ck_assert_int_eq(case_go_on(&c, 2, "accept"), OUTCOME_APPLIED);
		ck_assert_int_eq(case_go_on(&c, 1, "pass"), OUTCOME_APPLIED);
		changed = victim(&c.replay.pos, &same) == 1 && !same;
		ck_assert_int_eq(c.table.set_aside, changed);
		ck_assert_int_eq(c.table.pos.to_move, changed ? 1 : 2);
		aside += changed;
	}
	ck_assert_int_gt(aside, 16);
	ck_assert_int_lt(aside, 48);
}

START_TEST(c9_a_play_of_one_who_left_changes_a_tile_still)
{
	case_live(&c, 0, ASKED LINE RACKS THREE,
		  ON_EX "Ann: resign\nBen: accept\nCid: accept\n");
	ck_assert_int_eq(c.table.pos.ex, 1);
	ck_assert_int_eq(c.table.pos.rack_n[0], 6);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(c9_each_ex_square_newly_covered_changes_a_tile, plays);
	claims_rows(c9_after_the_refill_the_bag_must_hold_seven, bags);
	claims_rows(c9_every_opponent_with_tiles_is_as_likely, shares);
	claims_rows(c9_ex_waits_until_the_play_stands, waits);
	return claims_run("ex");
}
