/* SPDX-License-Identifier: ISC */
/* The numbers were computed by another program from the definition in draw.h. */
#include <string.h>

#include "adjudicator/games/draw.h"
#include "tests/helpers/claims.h"

static const uint8_t zero[HASH_BYTES];
static const uint8_t counting[HASH_BYTES] = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10,
					     11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
					     22, 23, 24, 25, 26, 27, 28, 29, 30, 31};

/* Ten numbers: more than one block of eight. */
/* clang-format off */
static const struct {
	const uint8_t *seed;
	const char *label;
	uint32_t number;
	uint32_t first[10];
} vectors[] = {
	{zero, "order", 1, {446793, 778489, 832824, 331696, 637854, 608567, 527901,
		54652, 987233, 240680}},
	{zero, "order", 2, {413818, 102214, 426507, 668985, 818472, 650778, 12001,
		499353, 858527, 696104}},
	{zero, "seats", 1, {876545, 494942, 498811, 39121, 8533, 755563, 343761,
		609089, 337254, 994071}},
	{counting, "order", 1, {940325, 377197, 317177, 999895, 920068, 702746, 816882,
		987323, 944278, 141848}},
	{counting, "order", 2, {583709, 22891, 102545, 19520, 879378, 9803, 697262,
		869658, 560917, 721230}},
	{counting, "seats", 1, {688003, 624793, 964573, 174367, 779719, 164393, 934025,
		105259, 685382, 528139}},
};
/* clang-format on */

START_TEST(seed_label_and_number_give_these_numbers)
{
	struct draw_stream s =
		draw_stream(vectors[_i].seed, vectors[_i].label, vectors[_i].number);

	for (int i = 0; i < 10; i++) {
		ck_assert_uint_eq(draw_below(&s, 1000000), vectors[_i].first[i]);
	}
}

/* Under 2^31 + 1 nearly every second number is thrown away. */
START_TEST(numbers_that_would_favour_some_are_passed_over)
{
	static const uint32_t expected[] = {25778489,   1707832824, 517331696,
					    1906637854, 959527901,  98054652};
	struct draw_stream s = draw_stream(zero, "order", 1);

	for (int i = 0; i < COUNT(expected); i++) {
		ck_assert_uint_eq(draw_below(&s, 0x80000001), expected[i]);
	}
}

/* The last number that is taken, and the first that is not. */
START_TEST(below_a_multiple_every_number_counts)
{
	static const uint8_t at_the_edge[] = {0x80, 0, 0, 1, 0x80, 0, 0, 0};
	struct draw_stream s = draw_stream(zero, "order", 1);

	s.used = HASH_BYTES - sizeof at_the_edge;
	memcpy(s.bytes.byte + s.used, at_the_edge, sizeof at_the_edge);
	ck_assert_uint_eq(draw_below(&s, 0x80000001), 0x80000000);
	ck_assert_uint_eq(s.used, HASH_BYTES);
}

START_TEST(powers_of_two_pass_over_nothing)
{
	static const uint32_t expected[] = {193963145, 25778489,   1707832824,
					    517331696, 1906637854, 1660124919};
	struct draw_stream s = draw_stream(zero, "order", 1);

	for (int i = 0; i < COUNT(expected); i++) {
		ck_assert_uint_eq(draw_below(&s, 0x80000000), expected[i]);
	}
}

START_TEST(one_choice_takes_a_number_too)
{
	struct draw_stream s = draw_stream(zero, "order", 1);

	for (int i = 0; i < 3; i++) {
		ck_assert_uint_eq(draw_below(&s, 1), 0);
	}
	ck_assert_uint_eq(draw_below(&s, 100), 96);
}

/* clang-format off */
static const struct {
	const uint8_t *seed;
	uint32_t number;
	const char *items, *shuffled;
} shuffles[] = {
	{zero, 1, "", ""},
	{zero, 1, "a", "a"},
	{zero, 1, "abcdefghij", "ijgbcehafd"},
	{counting, 3, "abcdefghij", "bcafijdghe"},
	{zero, 1, "AAAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIIII"
		"IIIIIJKLLLLMMNNNNNNOOOOOOOOPPQRRRRRRSS" "SSTTTTTTUUUUVVWWXYYZ??",
		"JKYCOSLVTIHDRA?ENAGDOTAODRINTEAHGEMWVFCE"
		"ER?ULIAEEIZODASUOEINANPIEAERGBANSTIRLF" "OTERPYULUMTOIQBOEXINSW"},
	{counting, 1, "AAAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIIII"
		"IIIIIJKLLLLMMNNNNNNOOOOOOOOPPQRRRRRRSS" "SSTTTTTTUUUUVVWWXYYZ??",
		"XETGTAIIESILRFEOUH?NAGJTLOUNPWTRIEAZRLYI"
		"ROADASSNOIARETHGRNQUMBEDVOBNNVIOEIOSOD" "EETL?WMDEYFIAEAKCPCUAE"},
};
/* clang-format on */

START_TEST(seed_and_number_give_this_shuffle)
{
	char item[128] = {0};
	struct draw_stream s =
		draw_stream(shuffles[_i].seed, "order", shuffles[_i].number);

	memcpy(item, shuffles[_i].items, strlen(shuffles[_i].items));
	draw_shuffle(&s, (uint8_t *)item, strlen(item));
	ck_assert_str_eq(item, shuffles[_i].shuffled);
}

/* Sum over the cells of (seen - expected)^2 / expected. */
static double chi_square(const int *seen, int cells, int total)
{
	double expected = (double)total / cells;
	double sum = 0;

	for (int i = 0; i < cells; i++) {
		sum += (seen[i] - expected) * (seen[i] - expected) / expected;
	}
	return sum;
}

enum { ORDERS = 120, ROUNDS = 12000, TILES = 100, DEALS = 5000 };

/* Its number among the orders of five. */
static int order_number(const uint8_t item[5])
{
	int n = 0;

	for (int i = 0; i < 5; i++) {
		int smaller = 0;

		for (int k = i + 1; k < 5; k++) {
			smaller += item[k] < item[i];
		}
		n = n * (5 - i) + smaller;
	}
	return n;
}

/* 119 degrees of freedom: above 190 only once in fifty thousand. */
START_TEST(every_order_of_five_comes_as_often)
{
	int seen[ORDERS] = {0};

	for (uint32_t i = 0; i < ROUNDS; i++) {
		uint8_t item[5] = {0, 1, 2, 3, 4};
		struct draw_stream s = draw_stream(counting, "five", i);

		draw_shuffle(&s, item, 5);
		seen[order_number(item)]++;
	}
	ck_assert_double_lt(chi_square(seen, ORDERS, ROUNDS), 190);
	ck_assert_double_gt(chi_square(seen, ORDERS, ROUNDS), 60);
}

/* 99 degrees of freedom; the tile that lay in place _i before. */
START_TEST(every_tile_comes_to_every_place_as_often)
{
	int seen[TILES] = {0};

	for (uint32_t i = 0; i < DEALS; i++) {
		uint8_t item[TILES] = {0};
		struct draw_stream s = draw_stream(zero, "place", i);
		uint8_t *found;

		item[_i] = 1;
		draw_shuffle(&s, item, TILES);
		found = memchr(item, 1, TILES);
		ck_assert_ptr_nonnull(found);
		seen[found - item]++;
	}
	ck_assert_double_lt(chi_square(seen, TILES, DEALS), 165);
}

START_TEST(nothing_is_lost_in_a_shuffle)
{
	for (uint32_t i = 0; i < 200; i++) {
		uint8_t item[TILES];
		bool seen[TILES] = {false};
		struct draw_stream s = draw_stream(counting, "whole", i);

		for (int k = 0; k < TILES; k++) {
			item[k] = (uint8_t)k;
		}
		draw_shuffle(&s, item, TILES);
		for (int k = 0; k < TILES; k++) {
			ck_assert(!seen[item[k]]);
			seen[item[k]] = true;
		}
	}
}

int main(void)
{
	claims_rows(seed_label_and_number_give_these_numbers, vectors);
	claims_rows(seed_and_number_give_this_shuffle, shuffles);
	claims_times(every_tile_comes_to_every_place_as_often, 0, 4);
	return claims_run("draw");
}
