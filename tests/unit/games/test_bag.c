/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "adjudicator/games/bag.h"
#include "adjudicator/games/draw.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;

/* The position before anything was drawn. */
static struct position fresh(void)
{
	struct position pos;
	struct diag diag = {0};

	ck_assert(position_init(&pos, &c.replay.setup, &diag));
	return pos;
}

static uint8_t tile(char letter)
{
	return (uint8_t)(letter == '?' ? TILE_BLANK : letter - 'A' + 1);
}

static int in_bag(const struct position *pos, char letter)
{
	int n = 0;

	for (int i = 0; i < pos->bag_n; i++) {
		n += pos->bag[i] == tile(letter);
	}
	return n;
}

static struct event next(const struct position *pos, int seat, int n)
{
	struct event e = {.kind = EVENT_DRAW, .seat = seat};

	bag_next(pos, n, &e);
	return e;
}

START_TEST(full_bag_holds_the_whole_set)
{
	struct position pos;

	case_run(&c, "", "");
	pos = fresh();
	ck_assert_int_eq(pos.bag_n, 100);
	ck_assert_int_eq(in_bag(&pos, 'E'), 12);
	ck_assert_int_eq(in_bag(&pos, 'Q'), 1);
	ck_assert_int_eq(in_bag(&pos, '?'), 2);
}

START_TEST(given_racks_and_laid_tiles_leave_the_bag_first)
{
	struct position pos;

	case_run(&c, "Rack Ann: E E Q ?\nRack Ben: Z\nSetup: H8 across EeX\n", "");
	pos = fresh();
	ck_assert_int_eq(pos.bag_n, 100 - 4 - 1 - 3);
	ck_assert_int_eq(in_bag(&pos, 'E'), 12 - 3);
	ck_assert_int_eq(in_bag(&pos, 'Q'), 0);
	ck_assert_int_eq(in_bag(&pos, 'Z'), 0);
	ck_assert_int_eq(in_bag(&pos, 'X'), 0);
	ck_assert_int_eq(in_bag(&pos, '?'), 0);
}

/* clang-format off */
static const struct {
	const char *head, *sentence;
} too_many[] = {
	{"Rack Ann: Q\nRack Ben: Q\n",
		"t:2:7: the set has fewer Q than this position uses"},
	{"Setup: H8 across ZEZ\n",
		"t:2:7: the set has fewer Z than this position uses"},
	{"Rack Ann: ? ?\nSetup: H8 across CaT\n",
		"t:2:7: the set has fewer ? than this position uses"},
};
/* clang-format on */

START_TEST(more_tiles_than_exist_are_refused)
{
	const char *file = case_file(&c, too_many[_i].head, "");

	ck_assert_str_eq(case_complaint(&c, file), too_many[_i].sentence);
}

START_TEST(open_racks_count_no_tile)
{
	case_run(&c, "Racks: open\nSetup: H8 across ZZZZ\n", "");
	ck_assert_int_eq(c.replay.pos.bag_n, 0);
	ck_assert_int_eq(c.replay.pos.rack_n[0], 0);
}

START_TEST(empty_bag_gives_nothing)
{
	struct position pos;
	struct event e;

	case_run(&c, "Rack Ann: A\nRack Ben: B\nBag: empty\n", "");
	pos = fresh();
	ck_assert_int_eq(pos.bag_n, 0);
	e = next(&pos, 0, 7);
	ck_assert_int_eq(e.to - e.from + 1, 0);
	ck_assert(!bag_deliver(&pos, &e));
}

/* Zero seed: the literal is that of test_draw.c. */
START_TEST(tiles_come_in_the_order_that_the_seed_gives)
{
	struct position pos;
	struct event e;

	case_run(&c, "", "");
	pos = fresh();
	e = next(&pos, 0, 7);
	ck_assert_int_eq(e.q, 1);
	ck_assert_int_eq(e.from, 1);
	ck_assert_int_eq(e.to, 7);
	ck_assert(bag_deliver(&pos, &e));
	ck_assert_str_eq(case_tiles(&c, &pos, 0), "J K Y C O S L");
	e = next(&pos, 1, 7);
	ck_assert_int_eq(e.q, 1);
	ck_assert_int_eq(e.from, 8);
	ck_assert(bag_deliver(&pos, &e));
	ck_assert_str_eq(case_tiles(&c, &pos, 1), "V T I H D R A");
	ck_assert_int_eq(pos.bag_n, 86);
}

/* Sorted, blanks last, then shuffled: what was the order of the bag does not matter. */
START_TEST(returned_tiles_make_a_new_order_of_what_is_there)
{
	struct position pos;
	struct event e;
	uint8_t sorted[BAG_MAX];
	struct draw_stream stream;
	int n = 0;

	case_run(&c, "", "");
	pos = c.replay.pos;
	bag_return(&pos, (const uint8_t[]){tile('?'), tile('A')}, 2);
	ck_assert_int_eq(pos.bag_n, 88);
	for (int t = 1; t <= 27; t++) {
		for (int i = 0; i < pos.bag_n; i++) {
			if (pos.bag[i] == t % 27) {
				sorted[n++] = (uint8_t)(t % 27);
			}
		}
	}
	ck_assert_int_eq(n, 88);
	stream = draw_stream(c.replay.setup.seed, "order", 2);
	draw_shuffle(&stream, sorted, (size_t)n);
	pos.rack_n[0] = 0;
	e = next(&pos, 0, 7);
	ck_assert_int_eq(e.q, 2);
	ck_assert_int_eq(e.from, 1);
	ck_assert(bag_deliver(&pos, &e));
	ck_assert_mem_eq(pos.rack[0], sorted, 7);
	pos.rack_n[1] = 0;
	e = next(&pos, 1, 3);
	ck_assert_int_eq(e.q, 2);
	ck_assert_int_eq(e.from, 8);
	ck_assert_int_eq(e.to, 10);
}

START_TEST(last_tiles_are_fewer_than_asked_for)
{
	struct position pos;
	struct event e;

	case_run(&c, "", "");
	pos = fresh();
	while (pos.bag_n > 2) {
		e = next(&pos, 0, 2);
		ck_assert(bag_deliver(&pos, &e));
		pos.rack_n[0] = 0;
	}
	e = (struct event){.kind = EVENT_DRAW, .q = 1, .from = 98, .to = 100};
	ck_assert(!bag_deliver(&pos, &e)); /* the first of them is gone */
	e = next(&pos, 0, 7);
	ck_assert_int_eq(e.from, 99);
	ck_assert_int_eq(e.to, 100);
	ck_assert(bag_deliver(&pos, &e));
	ck_assert_int_eq(pos.bag_n, 0);
	ck_assert_int_eq(pos.rack_n[0], 2);
}

/* What a damaged record may claim: order, from, to. */
/* clang-format off */
static const int wrong_places[][3] = {
	{1, 14, 15},
	{1, 16, 17},
	{1, 15, 14},
	{2, 15, 15},
	{0, 15, 15},
	{2, 1, 1},
	{1, 15, 16},
	/* no room for two beside the seven held */
	{1, 15, 400},
};
/* clang-format on */

START_TEST(only_the_next_places_are_delivered)
{
	struct event e = {.kind = EVENT_DRAW,
			  .q = wrong_places[_i][0],
			  .from = wrong_places[_i][1],
			  .to = wrong_places[_i][2]};

	case_run(&c, "", "");
	ck_assert(!bag_deliver(&c.replay.pos, &e));
	ck_assert_int_eq(c.replay.pos.rack_n[0], 7);
	ck_assert_int_eq(c.replay.pos.bag_n, 86);
}

START_TEST(letter_laid_as_a_blank_takes_a_blank_off_the_rack)
{
	struct position pos;

	case_run(&c, "Rack Ann: A E ? A\n", "");
	pos = c.replay.pos;
	ck_assert_int_eq(rack_count(&pos, 0, tile('A')), 2);
	ck_assert(rack_take(&pos, 0, tile('E') | TILE_AS_BLANK));
	ck_assert_str_eq(case_tiles(&c, &pos, 0), "A E A");
	ck_assert(!rack_take(&pos, 0, tile('E') | TILE_AS_BLANK));
	ck_assert(rack_take(&pos, 0, tile('A')));
	ck_assert_str_eq(case_tiles(&c, &pos, 0), "E A");
	ck_assert(!rack_take(&pos, 0, tile('Z')));
	ck_assert_int_eq(pos.rack_n[0], 2);
}

START_TEST(blank_on_a_rack_is_worth_nothing)
{
	case_run(&c, "Rack Ann: Q ? A\n", "");
	ck_assert_int_eq(rack_value(&c.replay.pos, 0), 11);
}

START_TEST(open_racks_may_hold_what_the_set_has_not)
{
	case_run(&c, "Racks: open\nRack Ann: Z Z Z\n", "");
	ck_assert_int_eq(c.replay.pos.bag_n, 0);
	ck_assert_int_eq(c.replay.pos.rack_n[0], 0);
}

START_TEST(what_was_drawn_and_goes_back_is_drawn_again)
{
	struct position pos;
	struct event e;

	case_run(&c, "", "");
	pos = c.replay.pos;
	pos.rack_n[0] = 0;
	e = next(&pos, 0, 3);
	ck_assert(bag_deliver(&pos, &e));
	bag_undraw(&pos, 0, 3);
	ck_assert_int_eq(pos.rack_n[0], 0);
	ck_assert_int_eq(pos.bag_n, 86);
	ck_assert_int_eq(next(&pos, 0, 3).q, e.q);
	ck_assert_int_eq(next(&pos, 0, 3).from, e.from);
	ck_assert_int_ne(next(&pos, 1, 3).q, e.q);
}

int main(void)
{
	case_fixture(&c);
	claims_times(more_tiles_than_exist_are_refused, 0, 3);
	claims_times(only_the_next_places_are_delivered, 0, 8);
	return claims_run("bag");
}
