/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "formats/boards/board.h"
#include "formats/text/line.h"
#include "formats/text/utf8.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_drawn.h"
#include "tests/helpers/games/picture.h"

static struct arena arena;

static const char *drawn(const struct board_view *v)
{
	struct buf b = buf_in(&arena);

	board_write_text(&b, v);
	return buf_cstr(&b);
}

/* What a mail may carry: short lines that no mail program takes for something else. */
static void check_lines(const char *text)
{
	struct lines l = lines_of(view_of(text));
	struct view line;

	while (line_next(&l, &line)) {
		ck_assert_uint_le(utf8_width(line), 76);
		ck_assert(!view_starts(line, ">") && !view_starts(line, "From ") &&
			  !view_starts(line, ".") && !view_is(line, "-- "));
		ck_assert_uint_eq(view_trim_end(line).len, line.len);
		ck_assert(utf8_valid(line));
	}
	ck_assert(text[0] == '\0' || text[strlen(text) - 1] == '\n');
}

static const struct side_line panel[] = {
	{"To move", "Ann"},
        {NULL,      NULL },
        {"Ann",     "127"},
	{"Ben",     "98" },
        {NULL,      NULL },
        {"Bag",     "61" },
	{NULL,      NULL },
        {"Last",    "H8" },
        {"HoARSE",  "16" },
};

static const char fifteen_text[] =
	"    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O\n"
	" 1  .  .  3W .  3L .  .  .  .  .  3L .  3W .  .   1  To move  Ann\n"
	" 2  .  3L .  .  .  2W .  .  .  2W .  .  .  3L .   2\n"
	" 3  3W .  2L .  .  .  3L .  3L .  .  .  2L .  3W  3  Ann      127\n"
	" 4  .  .  .  3L .  .  .  2W .  .  .  3L .  .  .   4  Ben       98\n"
	" 5  3L .  .  .  .  .  2L .  2L .  .  .  .  .  3L  5\n"
	" 6  .  2W .  .  .  3L .  .  .  3L .  .  .  2W .   6  Bag       61\n"
	" 7  .  .  3L .  2L .  .  .  .  .  2L .  3L .  .   7\n"
	" 8  .  .  .  W  E  A  T  H  E  R  .  2W .  .  .   8  Last      H8\n"
	" 9  .  .  3L .  2L .  . [o] .  .  2L .  3L .  .   9  HoARSE    16\n"
	"10  .  2W .  .  .  3L . [A] .  3L .  .  .  2W .  10\n"
	"11  3L .  .  .  .  .  2L[R] 2L .  .  .  .  .  3L 11\n"
	"12  .  .  .  3L .  .  . [S] .  .  .  3L .  .  .  12\n"
	"13  3W .  2L .  .  .  3L[E] 3L .  .  .  2L .  3W 13\n"
	"14  .  3L .  .  .  2W .  .  .  2W .  .  .  3L .  14\n"
	"15  .  .  3W .  3L .  .  .  .  .  3L .  3W .  .  15\n"
	"    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O\n";

START_TEST(fifteen_columns_with_their_panel)
{
	struct board_view v = board_drawn(&arena, drawn_fifteen, 15, 15);

	v.side = panel;
	v.sides = COUNT(panel);
	ck_assert_str_eq(drawn(&v), fifteen_text);
	check_lines(drawn(&v));
}

static const char *const seventeen[] = {
	"4W . . 2L . . . 3W . 3W . . . 2L . . 4W",
	". 2W . . . 3L . . . . . 3L . . . 2W .",
	". . 2W . . . 2L . . . 2L . . . 2W . .",
	"2L . . 2W . . . 2L . 2L . . . 2W . . 2L",
	". . . . EX . . . . . . . EX . . . .",
	". 3L . . . 3L . . . . . 3L . . . 3L .",
	". . 2L . . . 2L . . . 2L . . . 2L . .",
	"!T !R !I !A !N !G !L !E * . . . . . . . .",
	". . 2L . . . 2L . . . 2L . . . 2L . .",
	". 3L . . . 3L . . . . . 3L . . . 3L .",
	". . . . EX . . . . . . . EX . . . .",
	"2L . . 2W . . . 2L . 2L . . . 2W . . 2L",
	". . 2W . . . 2L . . . 2L . . . 2W . .",
	". 2W . . . 3L . . . . . 3L . . . 2W .",
	"4W . . 2L . . . 3W . 3W . . . 2L . !z !A",
};

static const char seventeen_text[] =
	"    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q\n"
	" 1  4W .  .  2L .  .  .  3W .  3W .  .  .  2L .  .  4W  1  To move   Ann\n"
	" 2  .  2W .  .  .  3L .  .  .  .  .  3L .  .  .  2W .   2  Ann      1127\n"
	" 3  .  .  2W .  .  .  2L .  .  .  2L .  .  .  2W .  .   3  Benni      98\n"
	" 4  2L .  .  2W .  .  .  2L .  2L .  .  .  2W .  .  2L  4\n"
	" 5  .  .  .  .  EX .  .  .  .  .  .  .  EX .  .  .  .   5\n"
	" 6  .  3L .  .  .  3L .  .  .  .  .  3L .  .  .  3L .   6\n"
	" 7  .  .  2L .  .  .  2L .  .  .  2L .  .  .  2L .  .   7\n"
	" 8 [T][R][I][A][N][G][L][E] *  .  .  .  .  .  .  .  .   8\n"
	" 9  .  .  2L .  .  .  2L .  .  .  2L .  .  .  2L .  .   9\n"
	"10  .  3L .  .  .  3L .  .  .  .  .  3L .  .  .  3L .  10\n"
	"11  .  .  .  .  EX .  .  .  .  .  .  .  EX .  .  .  .  11\n"
	"12  2L .  .  2W .  .  .  2L .  2L .  .  .  2W .  .  2L 12\n"
	"13  .  .  2W .  .  .  2L .  .  .  2L .  .  .  2W .  .  13\n"
	"14  .  2W .  .  .  3L .  .  .  .  .  3L .  .  .  2W .  14\n"
	"15  4W .  .  2L .  .  .  3W .  3W .  .  .  2L . [z][A] 15\n"
	"    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q\n";

START_TEST(seventeen_columns_with_a_narrow_panel)
{
	struct board_view v = board_drawn(&arena, seventeen, 17, 15);
	static const struct side_line narrow[] = {
		{"To move", "Ann" },
                {"Ann",     "1127"},
                {"Benni",   "98"  }
        };

	v.side = narrow;
	v.sides = COUNT(narrow);
	ck_assert_str_eq(drawn(&v), seventeen_text);
	check_lines(drawn(&v));
}

START_TEST(panel_stands_beside_only_within_76_columns)
{
	struct board_view v = board_drawn(&arena, seventeen, 17, 15);
	struct side_line side[] = {
		{"Ann", "123456789012"}
        };

	v.side = side;
	v.sides = 1;
	ck_assert_ptr_nonnull(strstr(drawn(&v), " 1  Ann  123456789012\n"));
	side[0].text = "1234567890123";
	ck_assert_ptr_null(strstr(drawn(&v), " 1  Ann"));
	ck_assert(view_ends(view_of(drawn(&v)), "\n\n   Ann  1234567890123\n"));
}

/* Rows that are not named are plain. */
static const char *const twentyone[21] = {
	[0] = "L·L . . 2L . . . 3W . 3W . . . 2L . . 4W . . . 2L",
	[1] = "!L·L . . 2L . . . 3W . 3W . . . 2L . . 4W . . . !CH",
	[2] = ". QU E S O . . . CH I CO . . . . . . . . . .",
	[3] = ". !QU !E !S !O . . !A !CH !I !CO . . . . . . . . . .",
	[4] = ". !A !L·L !A . 2L !L·L 2L !CH 3W . . . . . . . . . . .",
	[5] = ". 2L L·L QU L·L . . . . . . . . . . . . . . . .",
	[6] = ". . 2L !QU !L·L !CH . . . . . . . . . . . . . . .",
	[10] = ". . . . . . . . . . * . . . . . . . . . .",
	[20] = "!l·l . . . . . . . . . . . . . . . . . . . !L·L",
};

static const char twentyone_text[] =
	"    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S  T  U\n"
	" 1 L·L .  .  2L .  .  .  3W .  3W .  .  .  2L .  .  4W .  .  .  2L  1\n"
	" 2[L·L].  .  2L .  .  .  3W .  3W .  .  .  2L .  .  4W .  .  . [CH] 2\n"
	" 3  .  QU E  S  O  .  .  .  CH I  CO .  .  .  .  .  .  .  .  .  .   3\n"
	" 4  . [QU|E][S][O] .  . [A][CH|I][CO].  .  .  .  .  .  .  .  .  .   4\n"
	" 5  . [A|L·L|A] . 2L[L·L]2L[CH]3W .  .  .  .  .  .  .  .  .  .  .   5\n"
	" 6  . 2L L·LQU L·L .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .   6\n"
	" 7  .  . 2L[QU|L·L|CH].  .  .  .  .  .  .  .  .  .  .  .  .  .  .   7\n"
	" 8  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .   8\n"
	" 9  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .   9\n"
	"10  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  10\n"
	"11  .  .  .  .  .  .  .  .  .  .  *  .  .  .  .  .  .  .  .  .  .  11\n"
	"12  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  12\n"
	"13  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  13\n"
	"14  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  14\n"
	"15  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  15\n"
	"16  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  16\n"
	"17  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  17\n"
	"18  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  18\n"
	"19  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  19\n"
	"20  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  20\n"
	"21[l·l].  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .[L·L]21\n"
	"    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S  T  U\n"
	"\n"
	"   To move  Ann\n"
	"\n"
	"   Ann      127\n"
	"   Ben       98\n";

START_TEST(a_label_without_text_may_be_as_wide_as_the_panel)
{
	struct square_view *square = arena_array(&arena, 17, sizeof *square);
	static const struct side_line side[] = {
		{"Ann",              "127"},
                {"3 exchanges left", NULL }
        };
	struct board_view v = {.cols = 17,
			       .rows = 1,
			       .square = square,
			       .side = side,
			       .sides = COUNT(side)};
	struct buf b = buf_in(&arena);

	board_write_text(&b, &v);
	ck_assert_ptr_nonnull(strstr(buf_cstr(&b), " 1  Ann  127\n"));
	ck_assert_ptr_nonnull(strstr(buf_cstr(&b), " Q      3 exchanges left\n"));
}

START_TEST(twentyone_columns_with_long_tiles_and_the_panel_below)
{
	struct board_view v = board_drawn(&arena, twentyone, 21, 21);

	v.side = panel;
	v.sides = 4;
	ck_assert_str_eq(drawn(&v), twentyone_text);
	check_lines(drawn(&v));
}

START_TEST(column_letters_stand_above_their_tiles)
{
	struct board_view v = board_drawn(&arena, twentyone, 21, 21);
	struct square_view *square = arena_array(&arena, 441, sizeof *square);
	struct lines l;
	struct view head, row;

	for (int i = 0; i < 441; i++) {
		square[i].face = arena_printf(&arena, "%c", 'A' + i % 21);
		square[i].last = i % 2 == 0;
	}
	v.square = square;
	l = lines_of(view_of(drawn(&v)));
	ck_assert(line_next(&l, &head));
	while (line_next(&l, &row) && l.n <= 22) {
		for (size_t i = 3; i < head.len; i++) {
			ck_assert(head.at[i] == ' ' || head.at[i] == row.at[i]);
		}
	}
	ck_assert(view_eq(head, row)); /* the letters below */
}

START_TEST(panel_longer_than_the_board_goes_on_below_it)
{
	static const char *const small[] = {"S T", "L O"};
	struct board_view v = board_drawn(&arena, small, 2, 2);

	v.side = panel;
	v.sides = 5;
	ck_assert_str_eq(drawn(&v), "    A  B\n"
				    " 1  S  T   1  To move  Ann\n"
				    " 2  L  O   2\n"
				    "    A  B      Ann      127\n"
				    "              Ben       98\n"
				    "\n");
}

START_TEST(hostile_panel_stays_in_its_place)
{
	struct board_view v = board_drawn(&arena, twentyone, 21, 21);
	char *lots = arena_take(&arena, 501);
	struct side_line side[] = {
		{"> quoted", "x\r\nFrom me"           },
		{"From ",    NULL                     },
		{".",        "-- "                    },
		{"-- ",      ""                       },
		{"",         "\x1b[2J\xFF\x7f\xC2\x85"},
		{lots,       lots                     },
	};

	memset(lots, 'w', 500);
	v.side = side;
	v.sides = COUNT(side);
	check_lines(drawn(&v));
	ck_assert_ptr_null(strpbrk(drawn(&v), "\r\x1b\x7f\xFF"));
	v = board_drawn(&arena, drawn_fifteen, 15, 15);
	v.side = side;
	v.sides = COUNT(side) - 1;
	check_lines(drawn(&v));
	ck_assert_ptr_nonnull(strstr(drawn(&v), "> quoted  x??From me\n"));
}

/* Faces as no alphabet has them; the grid holds. */
static const char *const odd_faces[] = {
	"",
	"\xCC\x81",
	"e\xCC\x81",
	"LONGER",
	"\n",
	"\xFF",
	"\xE6\xBC\xA2",
	"\xE6\xBC\xA2\xE6\xBC\xA2",
	"a\xE6\xBC\xA2\xCC\x81",
};

START_TEST(odd_faces_keep_the_grid)
{
	static const char *const small[] = {". . .", "2L . 2L", ". . ."};
	struct board_view v = board_drawn(&arena, small, 3, 3);
	struct square_view square[9];
	struct lines l;
	struct view row;

	memcpy(square, v.square, sizeof square);
	v.square = square;
	for (int i = 0; i < 9; i++) {
		struct square_view plain = square[i];

		square[i] = (struct square_view){.face = odd_faces[_i], .last = true};
		check_lines(drawn(&v));
		l = lines_of(view_of(drawn(&v)));
		line_next(&l, &row);
		while (line_next(&l, &row) && l.n <= 4) {
			ck_assert_uint_eq(utf8_width(row), 3 + 3 * 3 + 3);
		}
		square[i] = plain;
	}
}

START_TEST(best_turns_stand_in_round_brackets)
{
	static const struct square_view square[] = {
		{.face = "A",    .best = 1},
		{.face = "o",              .best = 2, .last = true, .blank = true},
		{.face = "C",.last = true},
		{.face = "D"},
	};
	const struct board_view v = {.cols = 4, .rows = 1, .square = square};
	const char *text = drawn(&v);

	ck_assert_str_eq(text, "    A  B  C  D\n"
			       " 1 (A)(o)[C] D   1\n"
			       "    A  B  C  D\n");
	picture_check_text(&arena, text, 76);
}

START_TEST(ascii_faces_give_ascii)
{
	struct board_view v = board_drawn(&arena, drawn_fifteen, 15, 15);

	for (const char *c = drawn(&v); *c != '\0'; c++) {
		ck_assert(*c == '\n' || (*c >= ' ' && *c <= '~'));
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(odd_faces_keep_the_grid, odd_faces);
	return claims_run("board");
}
