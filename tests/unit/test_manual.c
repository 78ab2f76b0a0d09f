/* SPDX-License-Identifier: ISC */
/*
 * What the manual computes by example is computed again: turn files that stand in its
 * pages are replayed, and the worked draws of adjudicator-rules(7) are made anew, their
 * blocks from the definition in chapter D.
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adjudicator/games/draw.h"
#include "adjudicator/replay.h"
#include "formats/text/hash.h"

#define RULES    "adjudicator/adjudicator-rules.7"
#define TURNFILE "formats/adjudicator-turnfile.5"

static struct arena arena;
static struct shelf *shelf;

static void begin(void)
{
	arena = (struct arena){0};
	shelf = shelf_open("");
}

static void finish(void)
{
	shelf_close(shelf);
	arena_free(&arena);
}

static struct view page(const char *path)
{
	struct buf b = buf_in(&arena);
	char part[4096];
	FILE *f = fopen(path, "r");
	size_t n;

	ck_assert_msg(f != NULL, "%s cannot be read from here", path);
	while ((n = fread(part, 1, sizeof part, f)) > 0) {
		buf_add(&b, view_from(part, n));
	}
	fclose(f);
	return buf_view(&b);
}

/* The next display of the page, and what is left behind it; empty at the end. */
static struct view next_display(struct view *rest)
{
	size_t from = view_find_text(*rest, "\n.Bd -literal");
	struct view at = view_part(*rest, from, rest->len);
	struct view text;

	if (at.len == 0) {
		return at;
	}
	at = view_part(at, 1, at.len);
	view_cut(&at, '\n');
	text = view_part(at, 0, view_find_text(at, "\n.Ed") + 1);
	*rest = view_part(at, text.len, at.len);
	return text;
}

static bool is_turn_file(struct view display)
{
	return view_find_text(display, "Turn-File: 1\n") < display.len;
}

/* A replay's output in the page is broken into shorter lines, which begin with a blank.
 */
static struct view joined(struct view text)
{
	struct buf b = buf_in(&arena);

	for (size_t i = 0; i < text.len; i++) {
		if (text.at[i] == '\n' && i + 1 < text.len && text.at[i + 1] == ' ') {
			i++;
		} else {
			buf_char(&b, text.at[i]);
		}
	}
	return buf_view(&b);
}

static void prints(const struct replay *r, struct view display)
{
	bool json = view_starts(display, "{");
	struct buf b = buf_in(&arena);

	if (json) {
		ck_assert(replay_json(&b, r, 0, 0));
		display = joined(display);
	} else {
		replay_text(&b, r, 0, 0);
	}
	ck_assert_str_eq(buf_cstr(&b), arena_str(&arena, display));
}

static int replay_all(const char *path)
{
	struct view rest = page(path);
	struct view display;
	struct replay r;
	int files = 0;

	while ((display = next_display(&rest)).len > 0) {
		struct err err = {0};

		if (is_turn_file(display)) {
			ck_assert_msg(
				replay_run(&arena, shelf, display, path, &r, &err),
				"%s", err.text);
			files++;
		} else if (files > 0 && strcmp(path, TURNFILE) == 0) {
			prints(&r, display);
		}
	}
	return files;
}

START_TEST(turn_files_in_the_pages_are_played_as_they_say)
{
	ck_assert_int_eq(replay_all(TURNFILE), 2);
	ck_assert_int_eq(replay_all(RULES), 2);
}
END_TEST

static const char *found_in_rules(const char *text)
{
	struct view p = page(RULES);

	ck_assert_msg(view_find_text(p, text) < p.len, "%s lacks %s", RULES, text);
	return text;
}

static void field(struct buf *b, const char *bytes, size_t n)
{
	const char length[] = {0, 0, 0, (char)n};

	buf_add(b, view_from(length, sizeof length));
	buf_add(b, view_from(bytes, n));
}

/* D2, for block 0 of a stream with number 1 and the seed of zeros. */
static const char *first_block(const char *label)
{
	static const uint8_t zero[HASH_BYTES];
	static const char one[] = {0, 0, 0, 1};
	static const char none[] = {0, 0, 0, 0};
	struct buf b = buf_in(&arena);
	struct hash h;
	char hex[HASH_HEX];

	field(&b, "adjudicator/draw/1", 18);
	field(&b, label, strlen(label));
	field(&b, one, sizeof one);
	field(&b, none, sizeof none);
	h = hash_keyed(zero, buf_view(&b));
	hex_write(h.byte, HASH_BYTES, hex);
	return arena_printf(&arena, "%s", hex);
}

START_TEST(worked_blocks_are_those_of_the_definition)
{
	found_in_rules(first_block("order"));
	found_in_rules(first_block("ex"));
	found_in_rules(first_block("board"));
	found_in_rules(first_block("cells"));
	found_in_rules(first_block("sort"));
	found_in_rules(arena_printf(&arena, "begins %.8s;", first_block("seats")));
}
END_TEST

/* D4, D10: the first two numbers of the block, and what they choose. */
START_TEST(the_worked_ex_chooses_as_told)
{
	static const uint8_t zero[HASH_BYTES];
	struct draw_stream s = draw_stream(zero, "ex", 1);
	const char *block = first_block("ex");
	unsigned long one = strtoul(arena_printf(&arena, "%.8s", block), NULL, 16);
	unsigned long two = strtoul(arena_printf(&arena, "%.8s", block + 8), NULL, 16);

	found_in_rules(arena_printf(&arena, "%lu, modulo 1 is 0", one));
	found_in_rules(arena_printf(&arena, "%lu, modulo 7 is %lu", two, two % 7));
	ck_assert_uint_eq(draw_below(&s, 1), 0);
	ck_assert_uint_eq(draw_below(&s, 7), two % 7);
}
END_TEST

/* Order 1 of a whole set, as letters. */
static const char *first_order(const char *family)
{
	static const uint8_t zero[HASH_BYTES];
	struct draw_stream s = draw_stream(zero, "order", 1);
	struct shelf_set set;
	struct err err = {0};
	uint8_t bag[256];
	size_t n = 0;
	struct buf b = buf_in(&arena);

	ck_assert(shelf_tiles(shelf, family, view_of("en"), (struct view){0}, &set,
			      &err));
	for (int i = 1; i <= ALPHABET_TILES + 1; i++) {
		int tile = i % (ALPHABET_TILES + 1); /* the blank last */

		for (int k = 0; k < set.tiles->count[tile]; k++) {
			bag[n++] = (uint8_t)tile;
		}
	}
	draw_shuffle(&s, bag, n);
	for (size_t i = 0; i < n; i++) {
		alphabet_write_tile(set.alphabet, &b, bag[i]);
	}
	return buf_cstr(&b);
}

START_TEST(worked_orders_are_those_of_the_sets)
{
	const char *order = first_order("angrywords");

	found_in_rules(arena_printf(&arena, "\n%.50s\n%.50s\n", order, order + 50));
	order = first_order("wordbox");
	found_in_rules(arena_printf(&arena, "\n%.30s\n", order));
}
END_TEST

/* The rack that gave a tile back, and the bag that got it. */
START_TEST(the_worked_ex_changes_the_rack_as_told)
{
	struct view rest = page(RULES);
	struct view display;
	struct replay r;
	struct err err = {0};

	do {
		display = next_display(&rest);
	} while (!is_turn_file(display));
	ck_assert_msg(replay_run(&arena, shelf, display, RULES, &r, &err), "%s",
		      err.text);
	found_in_rules("of C F P P S V X the tile counted 3 from 0 is a P");
	ck_assert_int_eq(r.pos.ex, 1);
	ck_assert_int_eq(r.pos.rack_n[1], 7);
	for (int i = 0; i < 7; i++) {
		static const char left[] = "SFCVPXT";
		enum letter_case how;
		const uint8_t tile =
			alphabet_tile(r.setup.alphabet, view_from(&left[i], 1), &how);

		ck_assert_uint_eq(r.pos.rack[1][i], tile);
	}
	ck_assert(r.pos.stale);
	ck_assert_int_eq(r.pos.bag_n, 93);
}
END_TEST

/* The page shows that grid, as the rows of a turn file. */
static void shows_grid(const struct replay *r, const struct position *pos)
{
	struct buf b = buf_in(&arena);

	grid5_write(&b, &pos->grid, r->setup.alphabet);
	found_in_rules(arena_printf(&arena, "\n%s\n", buf_cstr(&b)));
}

/* D4, D12-D14: the board, the letters that come for a word, and the sort. */
START_TEST(the_worked_grid_changes_as_told)
{
	static const uint8_t zero[HASH_BYTES];
	struct view rest = page(RULES);
	struct view display;
	struct replay r;
	struct err err = {0};
	struct draw_stream s = draw_stream(zero, "board", 1);
	unsigned long first =
		strtoul(arena_printf(&arena, "%.8s", first_block("board")), NULL, 16);

	do {
		display = next_display(&rest);
	} while (view_find_text(display, "Game: wordcap\n") == display.len);
	ck_assert_msg(replay_run(&arena, shelf, display, RULES, &r, &err), "%s",
		      err.text);
	ck_assert_uint_eq(r.turns, 2);
	shows_grid(&r, r.turn[0].before);
	shows_grid(&r, r.turn[1].before);
	shows_grid(&r, &r.pos);
	ck_assert_int_eq(r.setup.tiles->total, 98);
	found_in_rules(arena_printf(&arena, "%lu, modulo 98 is %lu", first,
				    first % r.setup.tiles->total));
	ck_assert_uint_eq(draw_below(&s, 98), first % 98);
	s = draw_stream(zero, "cells", 1);
	for (int i = 0; i < 4; i++) {
		static const uint32_t told[] = {64, 93, 84, 10};

		ck_assert_uint_eq(draw_below(&s, 98), told[i]);
	}
	s = draw_stream(zero, "sort", 1);
	for (uint32_t i = 0; i < 5; i++) {
		static const uint32_t told[] = {4, 11, 22, 11, 20};

		ck_assert_uint_eq(draw_below(&s, 25 - i), told[i]);
	}
}
END_TEST

/* W2, W3: the example of the chapter is played in the worked grid. */
START_TEST(the_worked_word_scores_as_told)
{
	struct view rest = page(RULES);
	struct view display;
	struct replay r;
	struct err err = {0};

	do {
		display = next_display(&rest);
	} while (view_find_text(display, "Game: wordcap\n") == display.len);
	ck_assert_msg(replay_run(&arena, shelf, display, RULES, &r, &err), "%s",
		      err.text);
	found_in_rules("1  E  E  E  J  X\n2  G  Y  A  A  T\n3  E  R  M  R  E\n"
		       "4  R  D  N  I  S\n5  I  D  D  T  D\n");
	found_in_rules(arena_printf(&arena, "The word scores %d.", r.turn[0].score));
	ck_assert_int_eq(r.turn[0].score, 13);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("manual");
	TCase *t = tcase_create("manual");
	SRunner *sr;
	int failed;

	tcase_add_checked_fixture(t, begin, finish);
	tcase_add_test(t, turn_files_in_the_pages_are_played_as_they_say);
	tcase_add_test(t, worked_blocks_are_those_of_the_definition);
	tcase_add_test(t, the_worked_ex_chooses_as_told);
	tcase_add_test(t, worked_orders_are_those_of_the_sets);
	tcase_add_test(t, the_worked_ex_changes_the_rack_as_told);
	tcase_add_test(t, the_worked_grid_changes_as_told);
	tcase_add_test(t, the_worked_word_scores_as_told);
	suite_add_tcase(s, t);
	sr = srunner_create(s);
	srunner_run_all(sr, CK_NORMAL);
	failed = srunner_ntests_failed(sr);
	srunner_free(sr);
	return failed != 0;
}
