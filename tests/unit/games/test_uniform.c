/* SPDX-License-Identifier: ISC */
/*
 * What is drawn from stirred seeds favours nobody and nothing: who moves first, which
 * tile comes first, last or behind another, which letter stands in a cell. The seeds
 * are always the same, so the numbers are, too.
 *
 * UNIFORM_SEEDS is how many seeds.
 */
#include "adjudicator/games/draw.h"
#include "adjudicator/games/paths/grid5.h"
#include "adjudicator/record/seed.h"
#include "tests/helpers/random/random_match.h"

#include <stdlib.h>

#include "tests/helpers/claims.h"

enum { CELLS = 1000, TILES = 27, PLAYERS = 4, SEATINGS = 24 };

static struct arena arena;
static long wanted;

static void set_up(void)
{
	wanted = random_wanted("UNIFORM_SEEDS", 4000);
}

/* Of the n-th game: its secret and the words of its players are all different. */
static struct hash seed_of(long n)
{
	struct stirring s = {.game = n + 1, .players = 2};
	struct hash secret = hash_of(view_of(arena_printf(&arena, "secret %ld", n)));

	s.secret = secret.byte;
	s.luck[0] = view_of(arena_printf(&arena, "luck %ld", n % 7));
	s.luck[1] = stir_letter(&arena,
				view_of(arena_printf(&arena, "%ld@example.org", n)));
	return stir_seed(&s);
}

struct tally {
	long seen[CELLS];
	double share[CELLS]; /* of all; 0: as much as the others */
	int cells;
};

/* How far the sum of squares is off what it should be, in standard deviations: the
 * square of that, so that nothing but sums is needed. */
static double far_out(const struct tally *t)
{
	double all = 0;
	double sum = 0;
	double free = t->cells - 1;

	for (int i = 0; i < t->cells; i++) {
		all += (double)t->seen[i];
	}
	for (int i = 0; i < t->cells; i++) {
		double share = t->share[i] > 0 ? t->share[i] : 1.0 / t->cells;
		double off = (double)t->seen[i] - all * share;

		sum += off * off / (all * share);
	}
	return (sum - free) * (sum - free) / (2 * free);
}

enum { DEVIATIONS = 4 };

static void must_be_even(const struct tally *t, const char *what)
{
	double out = far_out(t);

	ck_assert_msg(out < DEVIATIONS * DEVIATIONS, "%s: %.2f", what, out);
}

static int seating_number(const uint8_t order[PLAYERS])
{
	int n = 0;

	for (int i = 0; i < PLAYERS; i++) {
		int smaller = 0;

		for (int k = i + 1; k < PLAYERS; k++) {
			smaller += order[k] < order[i];
		}
		n = n * (PLAYERS - i) + smaller;
	}
	return n;
}

START_TEST(every_seating_comes_as_often)
{
	struct tally t = {.cells = SEATINGS};

	for (long n = 0; n < wanted; n++) {
		struct hash seed = seed_of(n);
		struct draw_stream s = draw_stream(seed.byte, "seats", 1);
		uint8_t order[PLAYERS] = {0, 1, 2, 3};

		draw_shuffle(&s, order, PLAYERS);
		t.seen[seating_number(order)]++;
		arena_reset(&arena);
	}
	must_be_even(&t, "seatings of four");
}

/* Of 27 tiles that are all different: the first, the last, and the pair of the first
 * two, in each of the first three orders. */
START_TEST(every_tile_and_pair_comes_as_often)
{
	struct tally first = {.cells = TILES};
	struct tally last = {.cells = TILES};
	struct tally pair = {.cells = TILES * (TILES - 1)};

	for (long n = 0; n < wanted; n++) {
		struct hash seed = seed_of(n);
		struct draw_stream s =
			draw_stream(seed.byte, "order", (uint32_t)(1 + _i));
		uint8_t tile[TILES];

		for (int i = 0; i < TILES; i++) {
			tile[i] = (uint8_t)i;
		}
		draw_shuffle(&s, tile, TILES);
		first.seen[tile[0]]++;
		last.seen[tile[TILES - 1]]++;
		pair.seen[tile[0] * (TILES - 1) + tile[1] - (tile[1] > tile[0])]++;
		arena_reset(&arena);
	}
	must_be_even(&first, "first tiles");
	must_be_even(&last, "last tiles");
	must_be_even(&pair, "pairs of tiles");
}

/* The next order of the same game tells nothing of the one before. */
START_TEST(two_orders_of_a_game_have_nothing_to_do_with_each_other)
{
	struct tally t = {.cells = TILES * TILES};

	for (long n = 0; n < wanted; n++) {
		struct hash seed = seed_of(n);
		uint8_t top[2];

		for (uint32_t q = 0; q < 2; q++) {
			struct draw_stream s = draw_stream(seed.byte, "order", q + 1);

			top[q] = (uint8_t)draw_below(&s, TILES);
		}
		t.seen[top[0] * TILES + top[1]]++;
		arena_reset(&arena);
	}
	must_be_even(&t, "tops of two orders");
}

/* Where the letter of the first cell goes when the letters of a grid change places. */
START_TEST(a_sorted_letter_comes_to_every_cell_as_often)
{
	struct tally t = {.cells = GRID5_CELLS};

	for (long n = 0; n < wanted; n++) {
		struct hash seed = seed_of(n);
		struct grid5 g = {.cell = {1}};

		grid5_sort(&g, seed.byte);
		for (int i = 0; i < GRID5_CELLS; i++) {
			t.seen[i] += g.cell[i];
		}
		arena_reset(&arena);
	}
	must_be_even(&t, "cells of a sorted letter");
}

/* As often as the weights of the letters say. */
START_TEST(every_letter_comes_to_a_cell_by_its_weight)
{
	struct alphabet a = {0};
	struct tileset tiles;
	struct err err = {0};
	struct path one = {.n = 1};
	struct tally t = {0};
	struct arena kept = {0};
	int sum = 0;

	ck_assert_msg(tileset_load(&tiles, &a, &kept, view_of("wordcap-en"), &err),
		      "%s", err.text);
	for (int i = 1; i <= (int)a.count; i++) {
		sum += tiles.count[i];
	}
	for (int i = 1; i <= (int)a.count; i++) {
		if (tiles.count[i] > 0) {
			t.share[t.cells++] = (double)tiles.count[i] / sum;
		}
	}
	for (long n = 0; n < wanted; n++) {
		struct hash seed = seed_of(n);
		struct grid5 g = {0};
		int cell = 0;

		grid5_replace(&g, seed.byte, &tiles, &one);
		for (int i = 1; i < g.cell[0]; i++) {
			cell += tiles.count[i] > 0;
		}
		t.seen[cell]++;
		arena_reset(&arena);
	}
	arena_free(&kept);
	must_be_even(&t, "letters of a cell");
}

/* One outcome of twenty-four that comes more often by a third is far out. */
START_TEST(what_is_not_even_is_found)
{
	struct tally t = {.cells = SEATINGS};

	for (int i = 0; i < SEATINGS; i++) {
		t.seen[i] = 1000 + (i % 2 == 0 ? 30 : -30);
	}
	must_be_even(&t, "as it comes");
	t.seen[3] += 300;
	ck_assert_double_gt(far_out(&t), DEVIATIONS * DEVIATIONS);
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(set_up, NULL);
	claims_timeout(600);
	claims_times(every_tile_and_pair_comes_as_often, 0, 3);
	return claims_run("uniform");
}
