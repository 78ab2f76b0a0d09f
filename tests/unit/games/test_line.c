/* SPDX-License-Identifier: ISC */
/* The events of a record in their order, and where a ruling goes back to. */
#include "adjudicator/games/line.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static struct board_case c;
static struct line l;

static void add(long row, const char *line)
{
	struct event e;
	struct err err = {0};

	ck_assert_msg(event_read(&e, view_of(line), (struct view){0}, &err), "%s",
		      err.text);
	line_add(&l, row, &e);
}

static void begin(void)
{
	case_run(&c,
		 "Game: wordbox\nLexicon: any\nRack Ann: C A T S\nRack Ben: S O N G\n",
		 "");
	l = (struct line){.arena = &c.arena};
}

START_TEST(a_row_begins_with_its_first_event)
{
	static const size_t first[] = {0, 0, 2, 2, 4, 4, 4};

	add(1, "pass seat=2");
	add(1, "pass seat=1");
	add(2, "pass seat=2");
	add(2, "pass seat=1");
	add(3, "pass seat=2");
	add(3, "pass seat=1");
	add(3, "pass seat=2");
	for (size_t i = 0; i < COUNT(first); i++) {
		ck_assert_uint_eq(line_row(&l, i), first[i]);
	}
}

/* "11010": the events that count, in their order. */
static const char *counting(size_t i)
{
	const bool *counts = line_counted(&l, i);
	struct buf b = buf_in(&c.arena);

	for (size_t k = 0; k < l.n; k++) {
		buf_char(&b, counts[k] ? '1' : '0');
	}
	return buf_cstr(&b);
}

/* The second pass is taken back, and whoever passed is to move again. */
START_TEST(what_a_ruling_goes_back_behind_counts_no_more)
{
	size_t bad;

	add(1, "pass seat=1");
	add(2, "pass seat=2");
	add(3, "ruling seat=2 n=1 kind=void turn=2 to=2");
	add(4, "pass seat=2");
	ck_assert(line_fold(&l, &c.replay.setup, &bad));
	ck_assert_str_eq(counting(4), "1011");
	ck_assert_str_eq(counting(2), "1100");
	ck_assert_str_eq(counting(0), "0000");
	ck_assert(!l.at[0].e.superseded && l.at[1].e.superseded &&
		  !l.at[2].e.superseded && !l.at[3].e.superseded);
	ck_assert_int_eq(l.at[1].to_move, 1);
	ck_assert_int_eq(l.at[2].to_move, 0);
	ck_assert_int_eq(l.at[3].turn, 2);
}

START_TEST(a_ruling_can_go_back_behind_all)
{
	size_t bad;

	add(1, "pass seat=1");
	add(2, "ruling seat=1 n=1 kind=void turn=1 to=1");
	ck_assert(line_fold(&l, &c.replay.setup, &bad));
	ck_assert_str_eq(counting(2), "01");
	ck_assert(l.at[0].e.superseded && !l.at[1].e.superseded);
}

static const char *const wrong[] = {"ruling seat=1 n=1 kind=void turn=1 to=2",
				    "ruling seat=1 n=1 kind=void turn=1 to=3",
				    "pass seat=1"};

START_TEST(what_does_not_fit_is_found)
{
	size_t bad = 9;

	add(1, "pass seat=1");
	add(2, wrong[_i]);
	ck_assert(!line_fold(&l, &c.replay.setup, &bad));
	ck_assert_uint_eq(bad, 1);
}

int main(void)
{
	case_fixture(&c);
	claims_fixture(begin, NULL);
	claims_rows(what_does_not_fit_is_found, wrong);
	return claims_run("line");
}
