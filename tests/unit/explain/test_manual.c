/* SPDX-License-Identifier: ISC */
/*
 * What the manual computes by example is computed again: turn files that stand in its
 * pages are replayed, and the worked draws of adjudicator-rules(7) are made anew, their
 * blocks from the definition in chapter D.
 */
#include <stdlib.h>
#include <string.h>

#include "adjudicator/explain/replay_text.h"
#include "adjudicator/games/draw.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/manual_page.h"

static struct manual m;

static void begin(void)
{
	manual_open(&m);
}

static void finish(void)
{
	manual_close(&m);
}

static bool is_turn_file(struct view display)
{
	return view_find_text(display, "Turn-File: 1\n") < display.len;
}

/* A replay's output in the page is broken into shorter lines, which begin with a blank.
 */
static struct view joined(struct view text)
{
	struct buf b = buf_in(&m.arena);

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
	struct buf b = buf_in(&m.arena);

	if (json) {
		ck_assert(replay_json(&b, r, 0, 0));
		display = joined(display);
	} else {
		replay_text(&b, r, 0, 0);
	}
	ck_assert_str_eq(buf_cstr(&b), arena_str(&m.arena, display));
}

static int replay_all(const char *path)
{
	struct view rest = manual_page(&m, path);
	struct view display;
	struct replay r;
	int files = 0;

	while ((display = manual_display(&rest)).len > 0) {
		struct err err = {0};

		if (is_turn_file(display)) {
			ck_assert_msg(
				replay_run(&m.arena, m.lexica, display, path, &r, &err),
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
	ck_assert_int_eq(replay_all(TURNFILE), 3);
	ck_assert_int_eq(replay_all(RULES), 3);
}

START_TEST(worked_blocks_are_those_of_the_definition)
{
	manual_says(&m, manual_block(&m, "order"));
	manual_says(&m, manual_block(&m, "ex"));
	manual_says(&m, manual_block(&m, "board"));
	manual_says(&m, manual_block(&m, "cells"));
	manual_says(&m, manual_block(&m, "sort"));
	manual_says(&m, manual_block(&m, "faces"));
	manual_says(&m, manual_block(&m, "bonus"));
	manual_says(&m,
		    arena_printf(&m.arena, "begins %.8s;", manual_block(&m, "seats")));
}

/* D4, D10: the first two numbers of the block, and what they choose. */
START_TEST(the_worked_ex_chooses_as_told)
{
	static const uint8_t zero[HASH_BYTES];
	struct draw_stream s = draw_stream(zero, "ex", 1);
	const char *block = manual_block(&m, "ex");
	unsigned long one = strtoul(arena_printf(&m.arena, "%.8s", block), NULL, 16);
	unsigned long two =
		strtoul(arena_printf(&m.arena, "%.8s", block + 8), NULL, 16);

	manual_says(&m, arena_printf(&m.arena, "%lu, modulo 1 is 0", one));
	manual_says(&m, arena_printf(&m.arena, "%lu, modulo 7 is %lu", two, two % 7));
	ck_assert_uint_eq(draw_below(&s, 1), 0);
	ck_assert_uint_eq(draw_below(&s, 7), two % 7);
}

/* Order 1 of a whole set, as letters. */
static const char *first_order(const char *family)
{
	static const uint8_t zero[HASH_BYTES];
	struct draw_stream s = draw_stream(zero, "order", 1);
	struct lexica_set set;
	struct err err = {0};
	uint8_t bag[256];
	size_t n = 0;
	struct buf b = buf_in(&m.arena);

	ck_assert(lexica_tiles(m.lexica, family, view_of("en"), (struct view){0}, &set,
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

	manual_says(&m, arena_printf(&m.arena, "\n%.50s\n%.50s\n", order, order + 50));
	order = first_order("wordbox");
	manual_says(&m, arena_printf(&m.arena, "\n%.30s\n", order));
}

/* The rack that gave a tile back, and the bag that got it. */
START_TEST(the_worked_ex_changes_the_rack_as_told)
{
	struct view rest = manual_page(&m, RULES);
	struct view display;
	struct replay r;
	struct err err = {0};

	do {
		display = manual_display(&rest);
	} while (!is_turn_file(display));
	ck_assert_msg(replay_run(&m.arena, m.lexica, display, RULES, &r, &err), "%s",
		      err.text);
	manual_says(&m, "of C F P P S V X the tile counted 3 from 0 is a P");
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

int main(void)
{
	claims_fixture(begin, finish);
	return claims_run("manual");
}
