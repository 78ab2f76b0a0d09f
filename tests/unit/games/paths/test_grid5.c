/* SPDX-License-Identifier: ISC */
/* What was drawn was computed by another program from the definitions in grid5.h and
 * draw.h. */
#include <string.h>

#include "adjudicator/games/paths/grid5.h"
#include "adjudicator/games/paths/vowels.h"
#include "formats/text/num.h"
#include "tests/helpers/claims.h"

static struct arena arena;
static struct alphabet english;
static struct tileset tiles;
static uint64_t vowels;

static void begin(void)
{
	struct err err = {0};

	ck_assert(tileset_load(&tiles, &english, &arena, view_of("wordcap-en"), &err));
	vowels = vowels_of(&english);
}

static const char stare[] = "STARE LONDM CHIPU BYGFW QZJXK";

static struct grid5 board(const char *rows)
{
	struct grid5 g;
	struct view bad;

	ck_assert(grid5_read(&g, &english, view_of(rows), &bad));
	return g;
}

static const char *rows_of(const struct grid5 *g)
{
	struct buf b = buf_in(&arena);

	grid5_write(&b, g, &english);
	return buf_cstr(&b);
}

static struct path path_of(const char *cells)
{
	struct view rest = view_of(cells);
	struct view name;
	struct path p = {0};

	while ((name = view_word(&rest)).len > 0) {
		ck_assert(grid5_cell_read(name, &p.node[p.n++]));
	}
	return p;
}

/* ---------------------------------------------------------------- names and rows */

START_TEST(every_cell_has_its_name)
{
	for (int i = 0; i < GRID5_CELLS; i++) {
		const char *name =
			arena_printf(&arena, "%c%c", "ABCDE"[i % 5], "12345"[i / 5]);
		const char *lower =
			arena_printf(&arena, "%c%c", "abcde"[i % 5], "12345"[i / 5]);
		uint8_t cell = 99;

		ck_assert(grid5_cell_read(view_of(name), &cell));
		ck_assert_int_eq(cell, i);
		ck_assert(grid5_cell_read(view_of(lower), &cell));
		ck_assert(view_is(grid5_cell_name(cell), name));
	}
}

static const char *const no_cells[] = {"",   "A",  "A0",  "A6", "F1", "11", "AA", "A10",
				       "1A", "A ", " A1", "AL", "Ai", "AO", "l1"};

START_TEST(a_letter_may_stand_for_the_one_of_a_cell)
{
	uint8_t cell = 99;

	ck_assert(grid5_cell_read(view_of("Bl"), &cell));
	ck_assert(view_is(grid5_cell_name(cell), "B1"));
	ck_assert(grid5_cell_read(view_of("eI"), &cell));
	ck_assert(view_is(grid5_cell_name(cell), "E1"));
}

START_TEST(nothing_else_is_a_cell)
{
	uint8_t cell = 99;

	ck_assert(!grid5_cell_read(view_of(no_cells[_i]), &cell));
	ck_assert_int_eq(cell, 99);
}

static const struct {
	const char *rows, *bad;
} wrong_rows[] = {
	{"",				""		       },
	{"STARE LONDM CHIPU BYGFW",         "STARE LONDM CHIPU BYGFW"},
	{"STARE LOND CHIPU BYGFW QZJXK",    "LOND"                   },
	{"STARE LONDMM CHIPU BYG QZJXK",    "LONDMM"                 },
	{"STARE L?NDM CHIPU BYGFW QZJXK",   "L?NDM"                  },
	{"STARE L1NDM CHIPU BYGFW QZJXK",   "L1NDM"                  },
	{"STARE LONDM CHIPU BYGFW QZJXK X", "X"                      },
};

START_TEST(a_board_is_five_rows_of_five_letters)
{
	struct grid5 g;
	struct view bad;

	ck_assert(!grid5_read(&g, &english, view_of(wrong_rows[_i].rows), &bad));
	ck_assert(view_is(bad, wrong_rows[_i].bad));
}

START_TEST(rows_are_written_as_read)
{
	struct grid5 g = board(" stare  LONDM CHIPU BYGFW QZJXK ");

	ck_assert_str_eq(rows_of(&g), stare);
}

/* ---------------------------------------------------------------- points */

static const struct {
	const char *letters;
	int value;
} groups[] = {
	{"AEINORST", 1},
        {"LDH",      2},
        {"MCU",      3},
        {"BYPGFW",   4},
        {"QZJXKV",   5},
};

START_TEST(letters_have_values_in_five_groups)
{
	struct tile_text text;
	struct view bad;

	ck_assert(alphabet_split(&english, view_of(groups[_i].letters), &text, 1,
				 &bad) == 1);
	for (int i = 0; i < text.n; i++) {
		ck_assert_int_eq(tiles.value[text.tile[i]], groups[_i].value);
	}
}

/* S T A R E / L O N D M / C H I P U / B Y G F W / Q Z J X K */
static const int crossings[GRID5_BLOCKS] = {2, 1, 2, 3, 3, 2, 4, 4,
					    4, 4, 4, 4, 5, 5, 5, 5};

START_TEST(a_crossing_is_worth_its_highest_letter)
{
	struct grid5 g = board(stare);

	for (int i = 0; i < GRID5_BLOCKS; i++) {
		ck_assert_int_eq(grid5_crossing(&g, &tiles, i), crossings[i]);
	}
}

START_TEST(each_corner_counts_at_a_crossing)
{
	static const char *const corners[] = {
		"ZEEEE EEEEE EEEEE EEEEE EEEEE", "EZEEE EEEEE EEEEE EEEEE EEEEE",
		"EEEEE ZEEEE EEEEE EEEEE EEEEE", "EEEEE EZEEE EEEEE EEEEE EEEEE"};

	for (int i = 0; i < COUNT(corners); i++) {
		struct grid5 g = board(corners[i]);

		ck_assert_int_eq(grid5_crossing(&g, &tiles, 0), 5);
		ck_assert_int_eq(grid5_crossing(&g, &tiles, 15), tiles.value[5]);
	}
}

static uint32_t bits(const char *numbers)
{
	struct view rest = view_of(numbers);
	uint32_t set = 0;
	long n;

	while (rest.len > 0) {
		ck_assert(num_read(view_word(&rest), 0, 31, &n));
		set |= UINT32_C(1) << n;
	}
	return set;
}

/* Cells from 0, row by row; diagonals two a block, which cross in its middle. */
START_TEST(cells_touch_and_their_diagonals_cross)
{
	static const struct {
		int cell;
		const char *near, *lines;
	} cells[] = {
		{0,  "1 5 6",                "0"          },
		{1,  "0 2 5 6 7",            "1 3"        },
		{4,  "3 8 9",                "6"          },
		{9,  "3 4 8 13 14",          "7 15"       },
		{12, "6 7 8 11 13 16 17 18", "10 12 18 20"},
		{20, "15 16 21",             "24"         },
		{24, "18 19 23",             "30"         },
	};
	struct grid5 g = board(stare);
	struct path_net net;

	grid5_net(&g, &net);
	for (int i = 0; i < COUNT(cells); i++) {
		ck_assert_uint_eq(net.near[cells[i].cell], bits(cells[i].near));
		ck_assert_uint_eq(net.line[cells[i].cell], bits(cells[i].lines));
	}
}

static const struct {
	const char *cells;
	int letters, crossings;
} scores[] = {
	{"A1 B2 C2",       3, 2 }, /* S O N */
	{"A1 A2",          2, 0 },
        {"A1 B1 C1 D1 E1", 5, 0 },
        {"A1 B2 C3 D4 E5", 5, 13},
	{"E5 D4 C3 B2 A1", 5, 13},
        {"E1 D2",          2, 3 },
        {"A1 B2 B1 C2",    4, 3 },
};

START_TEST(a_point_a_letter_and_the_crossings)
{
	struct grid5 g = board(stare);
	struct path p = path_of(scores[_i].cells);
	struct grid5_score s;
	int sum = 0;

	grid5_score(&g, &tiles, &p, &s);
	ck_assert_int_eq(s.letters, scores[_i].letters);
	ck_assert_int_eq(s.crossings, scores[_i].crossings);
	ck_assert_int_eq(s.total, s.letters + s.crossings);
	for (int i = 0; i < GRID5_CELLS; i++) {
		sum += s.crossing[i];
	}
	ck_assert_int_eq(sum, s.crossings);
}

START_TEST(the_best_ways_are_those_with_most_crossings)
{
	struct grid5 g = board("CAXXX XATXX XXXXX XXXXX XXXXX");
	uint8_t tile[] = {3, 1, 20}; /* C A T */
	struct path_word word = {tile, 3, PATH_NOWHERE, PATH_NOWHERE};
	struct path_best best;

	grid5_best(&g, &tiles, &word, &best);
	ck_assert_uint_eq(best.count, 2);
	ck_assert_int_eq(best.score, 8); /* C1-B2-C2 and C1-B1-C2 */
	ck_assert_int_eq(best.path[0].node[1], 1);
	ck_assert_int_eq(best.path[1].node[1], 6);
}

/* ---------------------------------------------------------------- what is drawn */

static const struct {
	uint8_t first, step; /* seed bytes: first, first + step ... */
	const char *board, *cells, *sort, *again, *corner;
} drawn[] = {
	{0, 0, "EEEJX GYAAT ERMRE RDNIS IDDTD", "OEEJX GWAAT ERTRE RDNIS IDDTD",
	 "GAADO EWEDT TJNRR EESDI ITDRX", "ETERJ SDDIA GTNAT IREDW RXDOE",
	 "ETERJ SDDIA GTNAT IREDW RXDON"},
	{0, 1, "BJBAN UNBRM STGEM STGAQ EIUGO", "YJBAN UABRM STDEM STGAQ EIUGO",
	 "UJBAS ASBMG DEOGR TETUI MQAYN", "BRGUJ ATASE SUYTE IOBMA QNDMG",
	 "BRGUJ ATASE SUYTE IOBMA QNDMT"},
};

START_TEST(a_seed_gives_this_game)
{
	uint8_t seed[HASH_BYTES];
	struct path diagonal = path_of("C3 B2 A1");
	struct path corner = path_of("E5");
	struct grid5 g;

	for (int i = 0; i < HASH_BYTES; i++) {
		seed[i] = (uint8_t)(drawn[_i].first + i * drawn[_i].step);
	}
	grid5_draw(&g, seed, &tiles, vowels);
	ck_assert_str_eq(rows_of(&g), drawn[_i].board);
	grid5_replace(&g, seed, &tiles, &diagonal);
	ck_assert_str_eq(rows_of(&g), drawn[_i].cells);
	grid5_sort(&g, seed);
	ck_assert_str_eq(rows_of(&g), drawn[_i].sort);
	grid5_sort(&g, seed);
	ck_assert_str_eq(rows_of(&g), drawn[_i].again);
	grid5_replace(&g, seed, &tiles, &corner);
	ck_assert_str_eq(rows_of(&g), drawn[_i].corner);
	ck_assert_int_eq(g.replacements, 2);
	ck_assert_int_eq(g.sorts, 2);
}

START_TEST(a_board_with_too_few_or_many_vowels_is_drawn_again)
{
	uint8_t seed[HASH_BYTES] = {20};
	struct grid5 g;
	int fewest = 10;
	int most = 10;

	grid5_draw(&g, seed, &tiles, vowels);
	ck_assert_str_eq(rows_of(&g), "EOERE AUIMR LDIEA GIUNS UGITR");
	for (int i = 0; i < 2000; i++) {
		int n;

		seed[0] = (uint8_t)i;
		seed[1] = (uint8_t)(i >> 8);
		grid5_draw(&g, seed, &tiles, vowels);
		n = vowels_among(vowels, g.cell, GRID5_CELLS);
		ck_assert_int_ge(n, 6);
		ck_assert_int_le(n, 14);
		fewest = n < fewest ? n : fewest;
		most = n > most ? n : most;
	}
	ck_assert_int_eq(fewest, 6);
	ck_assert_int_eq(most, 14);
}

START_TEST(a_sort_keeps_the_letters_and_a_word_the_other_cells)
{
	uint8_t seed[HASH_BYTES] = {3};
	struct grid5 g = board(stare);
	struct grid5 sorted = g;
	struct path p = path_of("A1 B2 C2");
	int count[ALPHABET_TILES + 1] = {0};

	grid5_sort(&sorted, seed);
	ck_assert_int_ne(memcmp(g.cell, sorted.cell, sizeof g.cell), 0);
	for (int i = 0; i < GRID5_CELLS; i++) {
		count[g.cell[i]]++;
		count[sorted.cell[i]]--;
	}
	for (int i = 0; i <= ALPHABET_TILES; i++) {
		ck_assert_int_eq(count[i], 0);
	}
	sorted = g;
	grid5_replace(&sorted, seed, &tiles, &p);
	for (int i = 0; i < GRID5_CELLS; i++) {
		ck_assert(i == 0 || i == 6 || i == 7 || sorted.cell[i] == g.cell[i]);
	}
}

/* 25 degrees of freedom: above 60 only once in ten thousand. */
START_TEST(letters_come_as_often_as_their_weight_says)
{
	uint8_t seed[HASH_BYTES] = {9};
	struct grid5 g = board(stare);
	struct path p = path_of("A1 B1 C1 D1 E1");
	int seen[ALPHABET_TILES + 1] = {0};
	double chi = 0;

	for (int i = 0; i < 4000; i++) {
		grid5_replace(&g, seed, &tiles, &p);
		for (int k = 0; k < 5; k++) {
			seen[g.cell[k]]++;
		}
	}
	for (int t = 1; t <= english.count; t++) {
		double expected = 20000.0 * tiles.count[t] / 98;

		chi += (seen[t] - expected) * (seen[t] - expected) / expected;
	}
	ck_assert_double_lt(chi, 60);
	ck_assert_int_eq(seen[TILE_BLANK], 0);
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(begin, NULL);
	claims_rows(nothing_else_is_a_cell, no_cells);
	claims_rows(a_board_is_five_rows_of_five_letters, wrong_rows);
	claims_rows(letters_have_values_in_five_groups, groups);
	claims_rows(a_point_a_letter_and_the_crossings, scores);
	claims_rows(a_seed_gives_this_game, drawn);
	return claims_run("grid5");
}
