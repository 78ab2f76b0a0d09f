/* SPDX-License-Identifier: ISC */
/* The worked grid of WordCap and the worked pile of Cubes in adjudicator-rules(7). */
#include <string.h>

#include "adjudicator/games/draw.h"
#include "adjudicator/games/paths/vowels.h"
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

/* The page shows that grid, as the rows of a turn file. */
static void shows_grid(const struct replay *r, const struct position *pos)
{
	struct buf b = buf_in(&m.arena);

	grid5_write(&b, &pos->grid, r->setup.alphabet);
	manual_says(&m, arena_printf(&m.arena, "\n%s\n", buf_cstr(&b)));
}

/* D4, D12-D14: the board, the letters that come for a word, and the sort. */
START_TEST(the_worked_grid_changes_as_told)
{
	static const uint8_t zero[HASH_BYTES];
	struct replay r;
	struct draw_stream s = draw_stream(zero, "board", 1);
	unsigned long first = manual_number(&m, "board");

	manual_play(&m, "wordcap", &r);
	ck_assert_uint_eq(r.turns, 2);
	shows_grid(&r, r.turn[0].before);
	shows_grid(&r, r.turn[1].before);
	shows_grid(&r, &r.pos);
	ck_assert_int_eq(r.setup.tiles->total, 98);
	manual_says(&m, arena_printf(&m.arena, "%lu, modulo 98 is %lu", first,
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

/* W2, W3: the example of the chapter is played in the worked grid. */
START_TEST(the_worked_word_scores_as_told)
{
	struct replay r;

	manual_play(&m, "wordcap", &r);
	manual_says(&m, "1  E  E  E  J  X\n2  G  Y  A  A  T\n3  E  R  M  R  E\n"
			"4  R  D  N  I  S\n5  I  D  D  T  D\n");
	manual_says(&m, arena_printf(&m.arena, "The word scores %d.", r.turn[0].score));
	ck_assert_int_eq(r.turn[0].score, 13);
}

/* D5, D15: the letters of the pile, three to a cube and nine cubes to a line. */
START_TEST(the_worked_pile_is_drawn_as_told)
{
	static const uint8_t zero[HASH_BYTES];
	static const uint32_t told[] = {21, 86, 91, 27, 43, 70};
	struct draw_stream s = draw_stream(zero, "faces", 1);
	unsigned long first = manual_number(&m, "faces");
	struct buf b = buf_in(&m.arena);
	struct pile_view v;
	struct replay r;

	manual_play(&m, "cubes", &r);
	manual_says(&m,
		    arena_printf(&m.arena, "%lu, modulo 98 is %lu", first, first % 98));
	for (uint32_t i = 0; i < 6; i++) {
		ck_assert_uint_eq(draw_below(&s, 98 - i), told[i]);
	}
	for (int i = 0; i < PILE_FACES; i++) {
		buf_str(&b, i % 27 == 0 ? "\n" : i % 3 == 0 ? " " : "");
		alphabet_write_tile(r.setup.alphabet, &b, r.start.pile.tile[i]);
	}
	manual_says(&m, buf_cstr(&b));
	pile_look(&r.start.pile, &v);
	manual_says(&m, arena_printf(&m.arena, "What shows has %d vowels",
				     vowels_among(vowels_of(r.setup.alphabet),
						  v.net.tile, v.net.nodes)));
}

/* D16 */
START_TEST(the_worked_bonus_cubes_are_drawn_as_told)
{
	static const uint8_t zero[HASH_BYTES];
	static const uint32_t told[] = {15, 5, 12, 23, 13, 17};
	static const char *const kinds = "DLDLDLTLTLDWDWTW";
	struct draw_stream s = draw_stream(zero, "bonus", 1);
	uint8_t cube[PILE_CUBES];
	struct buf b = buf_in(&m.arena);
	struct replay r;

	manual_play(&m, "cubes", &r);
	for (uint32_t i = 0; i < PILE_CUBES; i++) {
		cube[i] = (uint8_t)(i + 1);
	}
	for (uint32_t i = 0; i < 6; i++) {
		ck_assert_uint_eq(draw_below(&s, PILE_CUBES - i), told[i]);
	}
	s = draw_stream(zero, "bonus", 1);
	draw_shuffle(&s, cube, PILE_CUBES);
	for (size_t i = 0; i < 8; i++) {
		buf_printf(&b, " %02d", cube[i]);
		ck_assert(view_is(view_from(kinds + 2 * i, 2),
				  pile_bonus_name(r.start.pile.bonus[cube[i] - 1])));
	}
	manual_says(&m, arena_printf(&m.arena, "begins with%s", buf_cstr(&b)));
	manual_says(&m, "DL are 08, 21 and 09, TL are 17 and 19, DW are 11 and 05, and "
			"TW is 15");
}

/* U2, U5, U6 */
START_TEST(the_worked_pile_is_played_as_told)
{
	struct replay r;
	struct buf b = buf_in(&m.arena);
	struct pile_view v;

	manual_play(&m, "cubes", &r);
	manual_says(&m, arena_printf(&m.arena, "10 more, %d in all", r.pos.score[0]));
	manual_says(&m, arena_printf(&m.arena, "for %d points", r.pos.score[0]));
	ck_assert_int_eq(r.pos.score[0], 37);
	pile_look(&r.turn[0].after->pile, &v);
	ck_assert_int_eq(v.shown[17 * PILE_SIDES + PILE_T], PILE_HIDDEN);
	pile_look(&r.pos.pile, &v);
	for (int i = 0; i < 3; i++) {
		static const int face[] = {17 * PILE_SIDES + PILE_T,
					   23 * PILE_SIDES + PILE_L,
					   25 * PILE_SIDES + PILE_R};

		ck_assert_int_eq(v.shown[face[i]], PILE_FULLY);
		buf_str(&b, (const char *const[]){"", ", ", " and "}[i]);
		alphabet_write_tile(r.setup.alphabet, &b, r.pos.pile.tile[face[i]]);
	}
	manual_says(&m,
		    arena_printf(&m.arena, "18T, 24L and 26R can be used, which are %s",
				 buf_cstr(&b)));
}

int main(void)
{
	claims_fixture(begin, finish);
	return claims_run("manual paths");
}
