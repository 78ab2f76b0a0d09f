/* SPDX-License-Identifier: ISC */
/* Boards as players may ask for them: for a phone, as a list, in sentences. */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_drawn.h"
#include "tests/helpers/games/picture.h"

static struct arena arena;

typedef void drawing(struct buf *b, const struct board_view *v);

static const char *drawn(drawing *draw, const struct board_view *v)
{
	struct buf b = buf_in(&arena);

	draw(&b, v);
	return buf_cstr(&b);
}

static const struct side_line panel[] = {
	{"To move", "Ann"},
        {NULL,      NULL },
        {"Ann",     "127"},
        {"Ben",     "98" },
        {"Bag",     "61" },
};

/* WEATHER, and HoARSE as Ben's last play. */
static struct board_view weather(void)
{
	struct board_view v = board_drawn(&arena, drawn_fifteen, 15, 15);
	struct square_view *square = arena_array(&arena, 225, sizeof *square);

	memcpy(square, v.square, 225 * sizeof *square);
	square[8 * 15 + 7].blank = true;
	v.square = square;
	v.side = panel;
	v.sides = COUNT(panel);
	v.last_by = "Ben";
	v.last_score = 16;
	return v;
}

START_TEST(compact_board_marks_premiums_and_the_last_play)
{
	struct board_view v = weather();

	ck_assert_str_eq(drawn(board_write_compact, &v),
			 "   A B C D E F G H I J K L M N O\n"
			 " 1 . . = . \" . . . . . \" . = . .\n"
			 " 2 . \" . . . - . . . - . . . \" .\n"
			 " 3 = . ' . . . \" . \" . . . ' . =\n"
			 " 4 . . . \" . . . - . . . \" . . .\n"
			 " 5 \" . . . . . ' . ' . . . . . \"\n"
			 " 6 . - . . . \" . . . \" . . . - .\n"
			 " 7 . . \" . ' . . . . . ' . \" . .\n"
			 " 8 . . . W E A T H E R . - . . .\n"
			 " 9 . . \" . ' . .[o . . ' . \" . .\n"
			 "10 . - . . . \" .[A . \" . . . - .\n"
			 "11 \" . . . . . '[R ' . . . . . \"\n"
			 "12 . . . \" . . .[S . . . \" . . .\n"
			 "13 = . ' . . . \"[E \" . . . ' . =\n"
			 "14 . \" . . . - . . . - . . . \" .\n"
			 "15 . . = . \" . . . . . \" . = . .\n"
			 "' is 2L\n"
			 "\" is 3L\n"
			 "- is 2W\n"
			 "= is 3W\n"
			 "[ is the last play\n"
			 "\n"
			 "| To move  Ann\n"
			 "| Ann      127\n"
			 "| Ben      98\n"
			 "| Bag      61\n");
	picture_check_text(&arena, drawn(board_write_compact, &v), 38);
}

START_TEST(list_has_words_with_their_places_and_premiums_beside_them)
{
	struct board_view v = weather();

	ck_assert_str_eq(drawn(board_write_list, &v),
			 "Words across:\n"
			 "  row 8 from D: WEATHER\n"
			 "Words down:\n"
			 "  column H from 8: HoARSE, the last play\n"
			 "Open premium squares next to words:\n"
			 "  2L at E7, E9, G11, I11.\n"
			 "  3L at G13, I13.\n"
			 "How it stands: To move Ann; Ann 127; Ben 98; Bag 61.\n");
	picture_check_text(&arena, drawn(board_write_list, &v), 76);
}

START_TEST(spoken_board_spells_the_last_play)
{
	struct board_view v = weather();

	ck_assert_str_eq(
		drawn(board_write_spoken, &v),
		"Last, Ben played H o A R S E, with a blank for o, from H 8 down, "
		"16 points.\n"
		"Words across: WEATHER from D 8.\n"
		"Words down: HoARSE from H 8.\n"
		"Open premium squares next to words:\n"
		"  2L at E 7, E 9, G 11, I 11.\n"
		"  3L at G 13, I 13.\n"
		"How it stands: To move Ann; Ann 127; Ben 98; Bag 61.\n");
	picture_check_text(&arena, drawn(board_write_spoken, &v), 76);
}

START_TEST(what_is_only_tried_has_no_player)
{
	struct board_view v = weather();

	v.last_by = NULL;
	ck_assert_ptr_nonnull(strstr(drawn(board_write_spoken, &v),
				     "The tiles laid last make H o A R S E, with a "
				     "blank for o, from H 8 down.\n"));
}

START_TEST(an_empty_board_names_its_centre)
{
	static const char *const empty[] = {". 2L .", ". * .", "3W . ."};
	struct board_view v = board_drawn(&arena, empty, 3, 3);

	ck_assert_str_eq(drawn(board_write_list, &v),
			 "No tile is on the board yet. The centre is B2.\n");
	ck_assert_str_eq(drawn(board_write_spoken, &v),
			 "No tile is on the board yet. The centre is B 2.\n");
}

START_TEST(tiles_of_several_letters_get_a_number_in_two_columns)
{
	static const char *const tiles[] = {"CH I C O", ". !L·L A !CH"};
	struct board_view v = board_drawn(&arena, tiles, 4, 2);

	ck_assert_str_eq(drawn(board_write_compact, &v), "   A B C D\n"
							 " 1 1 I C O\n"
							 " 2 .[2 A[1\n"
							 "1 is CH\n"
							 "2 is L·L\n"
							 "[ is the last play\n");
	ck_assert_ptr_nonnull(
		strstr(drawn(board_write_list, &v), "row 1 from A: [CH]ICO\n"));
	ck_assert_ptr_nonnull(strstr(drawn(board_write_list, &v),
				     "row 2 from B: [L·L]A[CH], the last play\n"));
}

START_TEST(super_board_marks_the_last_play_below_its_row)
{
	static const char *const rows[21] = {
		"4W . . . . . . . . . . . . . . . . . . . *",
		". . !W !O R D . . . . . . . . . . . . . . .",
	};
	struct board_view v = board_drawn(&arena, rows, 21, 21);
	const char *text = drawn(board_write_compact, &v);

	ck_assert_ptr_nonnull(strstr(text, " 1 #...................*\n"
					   " 2 ..WORD...............\n"
					   "     ^^\n"));
	ck_assert_ptr_nonnull(strstr(text, "^ is the last play\n"));
}

static drawing *const all[] = {board_write_compact, board_write_list,
			       board_write_spoken};
static const size_t widths[] = {38, 76, 76};
static const char *const names[] = {"pass",    "remove",     "choose", "show",
				    "game",    "set",        "8D",     "word",
				    "resign!", "set board:", "help"};

/* Rows full of letters, and players called like orders. */
START_TEST(no_line_of_any_board_reads_as_an_order)
{
	static const char *const sizes[] = {"A", "L·L", "h", "1"};
	drawing *draw = all[_i % 3];
	int cols = _i / 3 % 2 == 0 ? 15 : 21;
	struct square_view *sq = arena_array(&arena, (size_t)21 * 21, sizeof *sq);
	struct side_line side[COUNT(names) * 3];
	struct board_view v = {.cols = cols, .rows = 15, .square = sq, .side = side};

	for (int i = 0; i < cols * 15; i++) {
		sq[i] = (struct square_view){.premium = i % 5 ? NULL : "2L"};
		if (i % 7 != 3 && _i / 6 < 4) {
			sq[i].face = sizes[_i / 6];
			sq[i].last = i % 2 != 0;
			sq[i].blank = i % 3 == 0;
		}
	}
	for (size_t i = 0; i < COUNT(names); i++) {
		side[v.sides++] = (struct side_line){names[i], "5"};
		side[v.sides++] = (struct side_line){NULL, NULL};
		side[v.sides++] = (struct side_line){names[i], NULL};
	}
	v.last_by = names[_i % COUNT(names)];
	picture_check_text(&arena, drawn(draw, &v), widths[_i % 3]);
}

int main(void)
{
	arena_fixture(&arena);
	claims_times(no_line_of_any_board_reads_as_an_order, 0, 30);
	return claims_run("board_styles");
}
