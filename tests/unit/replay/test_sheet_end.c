/* SPDX-License-Identifier: ISC */
/* The lines at the end of a score sheet: who is paid for the tiles left, and who pays.
 * The sheets are whole games; their last lines are written by each claim. */
#include <string.h>

#include "adjudicator/replay/sheet.h"
#include "formats/text/line.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/sheet_case.h"
#include "tests/helpers/random/random_record.h"

/* A game that ends by going out, as a record without the lines about the end. */
struct ending {
	struct view record;
	const char *out, *left; /* nicks: who went out, who holds tiles */
	const char *tiles;
	int out_total, left_total, value;
	int line; /* number of the first line about the end */
};

static struct sheet_case c;
static struct ending e;

static bool went_out(const char *head, uint64_t seed)
{
	const struct random_game game = {head, 0, 0, 90};
	struct dice dice = {.state = seed};
	struct replay *r = arena_take(&c.arena, sizeof *r);
	struct buf b = buf_in(&c.arena);
	struct buf tiles = buf_in(&c.arena);
	struct err err = {0};
	struct lines lines;
	struct view line;
	struct gcg g;
	int seat;

	ck_assert(replay_run(&c.arena, c.lexica,
			     random_record(&c.arena, c.lexica, &dice, &game), "game", r,
			     &err));
	seat = r->pos.last.seat;
	if (r->pos.reason != END_OUT || r->pos.adjust[seat] == 0) {
		return false;
	}
	sheet_make(&c.arena, r, view_of(""), &g);
	gcg_write(&b, &g);
	lines = lines_of(buf_view(&b));
	while (line_next(&lines, &line) && view_find_text(line, ": (") == line.len) {
		e.record = view_from(b.at, (size_t)(line.at + line.len - b.at) + 1);
		e.line = lines.n + 1;
	}
	alphabet_write(r->setup.alphabet, &tiles, r->pos.rack[1 - seat],
		       r->pos.rack_n[1 - seat]);
	e.tiles = buf_cstr(&tiles);
	e.out = seat == 0 ? "Ann" : "Ben";
	e.left = seat == 0 ? "Ben" : "Ann";
	e.out_total = r->pos.score[seat] - r->pos.adjust[seat];
	e.left_total = r->pos.score[1 - seat] - r->pos.adjust[1 - seat];
	e.value = r->pos.adjust[seat];
	return true;
}

static void begin_with(const char *head)
{
	uint64_t seed = 1;

	sheet_open(&c);
	while (!went_out(head, seed)) {
		seed++;
	}
}

static void begin_classic(void)
{
	begin_with(
		"Game: classic\nOptions: challenge=void\nPlayer: Ann\nPlayer: Ben\n");
}

static void begin_angry(void)
{
	begin_with("Game: angrywords\nPlayer: Ann\nPlayer: Ben\n");
}

static void finish(void)
{
	sheet_close(&c);
}

/* A line about the end: `times` the value for one of them. */
static void bonus(struct buf *b, const char *nick, const char *tiles, int points,
		  int *total)
{
	*total += points;
	buf_printf(b, ">%s: (%s) %+d %d\n", nick, tiles, points, *total);
}

static void penalty(struct buf *b, int points, int *total)
{
	*total += points;
	buf_printf(b, ">%s: %s (%s) %+d %d\n", e.left, e.tiles, e.tiles, points,
		   *total);
}

static struct buf record(void)
{
	struct buf b = buf_in(&c.arena);

	buf_add(&b, e.record);
	return b;
}

static const char *told(const struct buf *b)
{
	ck_assert(sheet_whole(&c, buf_view(b)));
	return sheet_faults(&c);
}

static const char *one(int behind, int column, const char *sentence)
{
	return arena_printf(&c.arena, "%d:%d %s\n", e.line + behind, column, sentence);
}

START_TEST(tiles_left_are_paid_once_by_who_holds_them)
{
	struct buf b = record();

	bonus(&b, e.out, e.tiles, e.value, &e.out_total);
	penalty(&b, -e.value, &e.left_total);
	ck_assert_str_eq(told(&b), "");
}

START_TEST(the_one_who_pays_may_come_first)
{
	struct buf b = record();

	penalty(&b, -e.value, &e.left_total);
	bonus(&b, e.out, e.tiles, e.value, &e.out_total);
	ck_assert_str_eq(told(&b), "");
}

START_TEST(tiles_left_are_paid_twice_by_nobody)
{
	struct buf b = record();

	bonus(&b, e.out, e.tiles, 2 * e.value, &e.out_total);
	ck_assert_str_eq(told(&b), "");
}

START_TEST(tiles_paid_twice_cost_nobody_anything)
{
	struct buf b = record();
	const char *text;

	bonus(&b, e.out, e.tiles, 2 * e.value, &e.out_total);
	penalty(&b, -e.value, &e.left_total);
	text = told(&b);
	ck_assert_str_eq(sheet_notes(&c),
			 arena_printf(&c.arena,
				      "%d who went out was paid twice for them\n",
				      e.line + 1));
	ck_assert_ptr_nonnull(strstr(text, "the rules give +0"));
}

START_TEST(a_value_is_once_or_twice_that_of_the_tiles)
{
	struct buf b = record();

	bonus(&b, e.out, e.tiles, e.value + 1, &e.out_total);
	ck_assert_ptr_nonnull(strstr(
		told(&b), arena_printf(&c.arena, "recorded %+d, the rules give %+d",
				       e.value + 1, 2 * e.value)));
}

START_TEST(a_penalty_is_the_value_of_the_tiles)
{
	struct buf b = record();

	bonus(&b, e.out, e.tiles, e.value, &e.out_total);
	penalty(&b, -e.value - 2, &e.left_total);
	ck_assert_ptr_nonnull(strstr(
		told(&b), arena_printf(&c.arena, "recorded %+d, the rules give %+d",
				       -e.value - 2, -e.value)));
}

START_TEST(tiles_that_are_not_left_pay_nothing)
{
	struct buf b = record();

	buf_printf(&b, ">%s: (%sE) +1 %d\n", e.out, e.tiles, e.out_total + 1);
	ck_assert_ptr_nonnull(strstr(told(&b), "the tiles left are "));
}

START_TEST(some_of_the_tiles_left_are_not_all_of_them)
{
	struct buf b = record();

	buf_printf(&b, ">%s: () +0 %d\n", e.out, e.out_total);
	ck_assert_ptr_nonnull(strstr(told(&b), "the tiles left are "));
}

START_TEST(only_who_went_out_is_paid)
{
	struct buf b = record();

	bonus(&b, e.left, e.tiles, e.value, &e.left_total);
	ck_assert_str_eq(told(&b), one(0, 7, "this player did not go out"));
}

START_TEST(nobody_plays_behind_the_end)
{
	struct buf b = record();

	bonus(&b, e.out, e.tiles, 2 * e.value, &e.out_total);
	buf_printf(&b, ">%s: - +0 %d\n", e.left, e.left_total);
	buf_printf(&b, ">%s: (time) -10 %d\n", e.left, e.left_total - 10);
	ck_assert_str_eq(told(&b), one(1, 7, "the game was over"));
}

START_TEST(a_bag_with_tiles_ends_no_game)
{
	sheet_of(&c, ">ann: AEINRST 8D NASTIER +66 66\n>ann: (A) +2 68\n");
	ck_assert_str_eq(sheet_faults(&c),
			 "4:7 the game is not over: there are tiles in the bag\n");
}

START_TEST(angry_words_takes_nothing_from_the_others)
{
	struct buf b = record();

	bonus(&b, e.out, e.tiles, e.value, &e.out_total);
	ck_assert_str_eq(told(&b), "");
	penalty(&b, -e.value, &e.left_total);
	ck_assert_ptr_nonnull(strstr(told(&b), "the rules give +0"));
}

START_TEST(angry_words_pays_once)
{
	struct buf b = record();

	bonus(&b, e.out, e.tiles, 2 * e.value, &e.out_total);
	ck_assert_ptr_nonnull(strstr(
		told(&b), arena_printf(&c.arena, "the rules give %+d", e.value)));
}

START_TEST(racks_at_a_scoreless_end_cost_their_own_value)
{
	sheet_of(&c, ">ann: QZ - +0 0\n>ben: AEINRST - +0 0\n"
		     ">ann: QZ (QZ) -20 -20\n>ben: AEINRST (AEINRST) -7 -7\n");
	ck_assert_str_eq(sheet_faults(&c), "");
	sheet_of(&c, ">ann: QZ - +0 0\n>ben: QZ - +0 0\n"
		     ">ann: QZ (QZ) -20 -20\n>ben: QZ (QZ) -20 -20\n");
	ck_assert_ptr_nonnull(
		strstr(sheet_faults(&c), "6:10 so many of these tiles are not left"));
	sheet_of(&c, ">ann: QZ (Q) -10 -10\n");
	ck_assert_str_eq(sheet_faults(&c),
			 "3:10 these are not the tiles of the rack\n");
}

int main(void)
{
	TCase *angry = tcase_create("angrywords");

	claims_fixture(begin_classic, finish);
	tcase_add_checked_fixture(angry, begin_angry, finish);
	claims_apart(angry_words_takes_nothing_from_the_others, angry);
	claims_apart(angry_words_pays_once, angry);
	return claims_run("classic");
}
