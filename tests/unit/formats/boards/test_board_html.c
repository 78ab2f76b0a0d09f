/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "formats/boards/board.h"
#include "tests/helpers/claims.h"

static struct arena arena;

static const struct side_line panel[] = {
	{"To move", "Ann"},
        {NULL,      NULL },
        {"Ann",     "127"},
        {"Ben",     "98" }
};

static const char *marked_up(const struct board_view *v)
{
	struct buf b = buf_in(&arena);

	board_write_html(&b, v);
	return buf_cstr(&b);
}

START_TEST(html_is_a_data_table_with_words_for_everything)
{
	struct square_view square[6] = {
		{.premium = "2L", .premium_name = "double letter"},
		{.face = "o",               .blank = true, .last = true},
		{.face = "A",.last = true, .value = 1},
		{.face = "W",               .value = 4},
		{.face = "e",                .blank = true},
		{.centre = true              },
	};
	const struct board_view v = {.cols = 3,
				     .rows = 2,
				     .square = square,
				     .side = panel,
				     .sides = COUNT(panel)};
	const char *html = marked_up(&v);

	static const char *const parts[] = {
		">Board, 3 columns by 2 rows; last play underlined</caption>",
		"<th scope=\"col\" width=\"22\"><small>C</small></th>",
		" height=\"22\"><small>2</small></th>",
		" title=\"double letter\"><small>2L</small></td>",
		" title=\"last play, blank\"><u><b>o</b></u></td>",
		" title=\"last play, 1 point\"><u><b>A</b></u>",
		" title=\"4 points\"><b>W</b><sub style=\"font-size:8px\">4</sub></td>",
		" title=\"blank\"><b>e</b></td>",
		"<td title=\"centre\">*</td>",
		">To move <b>Ann</b> &middot; Ann <b>127</b> &middot; ",
	};
	static const char *const never[] = {"<img", "<script", "url(",
					    "http", "@media",  "color-scheme"};

	for (int i = 0; i < COUNT(parts); i++) {
		ck_assert_ptr_nonnull(strstr(html, parts[i]));
	}
	for (int i = 0; i < COUNT(never); i++) {
		ck_assert_ptr_null(strstr(html, never[i]));
	}
	/* Every coloured cell says its colour in both ways. */
	for (const char *c = html; (c = strstr(c, " bgcolor=")) != NULL; c++) {
		const char *end = strchr(c, '>');
		const char *style = strstr(c, "background:#");

		ck_assert_ptr_nonnull(style);
		ck_assert(style < end);
	}
}

/* "L·L" has the room of one letter, in the size of the board's letters or smaller. */
START_TEST(letters_of_several_signs_fit_their_square)
{
	struct square_view square[3] = {
		{.face = "L\u00b7L", .value = 10  },
		{.face = "ch",       .blank = true, .last = true},
		{.face = "\u00d1",                  .value = 8               },
	};
	const struct board_view v = {.cols = 3, .rows = 1, .square = square};
	const char *html = marked_up(&v);
	static const char *const parts[] = {
		"><span "
		"style=\"font-size:.65em\"><b>L\u00b7L</b></span>"
		"<sub style=\"font-size:8px\">10</sub></td>",
		"><u><span "
		"style=\"font-size:.65em\"><b>ch</b></span></u>"
		"</td>",
		"><b>\u00d1</b><sub",
	};

	for (int i = 0; i < COUNT(parts); i++) {
		ck_assert_msg(strstr(html, parts[i]) != NULL, "%s\n%s", parts[i], html);
	}
}

/* On a board of narrow squares its value stands below it, in the height of a square. */
START_TEST(a_value_without_room_beside_its_letter_stands_below)
{
	struct square_view square[17] = {
		{.face = "L\u00b7L", .value = 10},
		{.face = "NY",       .value = 10},
	};
	const struct board_view v = {.cols = 17, .rows = 1, .square = square};
	const char *html = marked_up(&v);

	ck_assert_msg(strstr(html, ";font-size:.65em\" title=\"10 points\"><span><b>"
				   "L\u00b7L</b></span><br><span style=\"font-size:7px"
				   "\">10</span></td>") != NULL,
		      "%s", html);
	ck_assert_ptr_nonnull(
		strstr(html, "<span style=\"font-size:.65em\"><b>NY</b></span><sub "
			     "style=\"font-size:7px\">10</sub></td>"));
}

START_TEST(a_best_turn_is_outlined_and_named)
{
	struct square_view square[] = {
		{.face = "A",   .best = 1,    .value = 1},
		{.face = "o",             .blank = true,               .best = 4},
		{.face = "W",    .last = true,  .best = 2},
		{.face = "E",.value = 1},
	};
	const struct board_view v = {.cols = 4, .rows = 1, .square = square};
	const char *html = marked_up(&v);

	ck_assert_ptr_nonnull(strstr(html,
				     ";border:2px solid #17574a;white-space:nowrap\" "
				     "title=\"best turn, 1 point\"><b>A</b>"));
	ck_assert_ptr_nonnull(strstr(html,
				     ";border:2px solid #7a4a86;white-space:nowrap\" "
				     "title=\"best turn, blank\"><b>o</b>"));
	ck_assert_ptr_nonnull(strstr(html,
				     ";border:2px solid #a3432a;white-space:nowrap\" "
				     "title=\"best turn\"><u><b>W</b>"));
	ck_assert_ptr_nonnull(strstr(html, "\" title=\"1 point\"><b>E</b>"));
}

START_TEST(html_of_an_untouched_board_names_no_last_play)
{
	struct square_view square[4] = {{.last = true}, {.face = "A"}};
	const struct board_view v = {
		.cols = 2, .rows = 2, .square = square, .side = NULL, .sides = 0};
	const char *html = marked_up(&v);

	ck_assert_ptr_nonnull(strstr(html, ">Board, 2 columns by 2 rows</caption>"));
	ck_assert_ptr_null(strstr(html, "last"));
	ck_assert_ptr_null(strstr(strstr(html, "<table") + 1, "<table"));
}

START_TEST(html_escapes_what_others_wrote)
{
	struct square_view square[] = {
		{.face = "<b>",   .last = true            },
		{.premium = "<&", .premium_name = "\"><i>"},
	};
	static const struct side_line side[] = {
		{"<u>Ann", "&\""},
                {NULL,     "<s>"},
                {"Ben",    NULL }
        };
	struct board_view v = {.cols = 2,
			       .rows = 1,
			       .square = square,
			       .side = side,
			       .sides = COUNT(side)};
	const char *html = marked_up(&v);

	ck_assert_ptr_nonnull(strstr(html, "&lt;b&gt;"));
	ck_assert_ptr_nonnull(strstr(
		html, "title=\"&quot;&gt;&lt;i&gt;\"><small>&lt;&amp;</small></td>"));
	ck_assert_ptr_nonnull(strstr(html, "&lt;u&gt;Ann <b>&amp;&quot;</b>"));
	ck_assert_ptr_null(strstr(html, "<i>"));
	ck_assert_ptr_null(strstr(html, "<s>"));
}

/* The fullest boards there can be: every tile of the bag laid, premiums elsewhere. */
static const struct {
	int cols, rows, tiles;
} sizes[] = {
	{15, 15, 100},
        {17, 15, 110},
        {21, 21, 200}
};

START_TEST(html_stays_small)
{
	int n = sizes[_i].cols * sizes[_i].rows;
	struct square_view *square = arena_array(&arena, (size_t)n, sizeof *square);
	struct board_view v = {.cols = sizes[_i].cols,
			       .rows = sizes[_i].rows,
			       .square = square,
			       .side = panel,
			       .sides = COUNT(panel)};

	for (int i = 0; i < n; i++) {
		if (i < sizes[_i].tiles) {
			square[i] = (struct square_view){
				.face = "L", .value = 10, .last = i < 7};
		} else if (i % 3 == 0) {
			square[i].premium = "4W";
			square[i].premium_name = "quadruple letter";
		}
	}
	ck_assert_uint_le(strlen(marked_up(&v)), 26000);
}

START_TEST(wider_boards_have_smaller_cells_of_a_fixed_width)
{
	struct square_view square[21] = {{.premium = "EX"}};
	const struct board_view v = {
		.cols = 21, .rows = 1, .square = square, .side = NULL, .sides = 0};
	const char *html = marked_up(&v);

	ck_assert_ptr_nonnull(strstr(html, "table-layout:fixed;width:356px"));
	ck_assert_ptr_nonnull(strstr(html, "<th scope=\"col\" width=\"15\">U</th>"));
	ck_assert_ptr_nonnull(
		strstr(html, "background:#c9dfae\" title=\"EX\">EX</td>"));
}

START_TEST(a_label_without_text_has_the_line)
{
	static const struct side_line side[] = {
		{"3 exchanges left", NULL}
        };
	struct square_view square[1] = {{.centre = true}};
	const struct board_view v = {
		.cols = 1, .rows = 1, .square = square, .side = side, .sides = 1};

	ck_assert_ptr_nonnull(
		strstr(marked_up(&v), ";font-size:14px\">3 exchanges left</p>"));
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(html_stays_small, sizes);
	return claims_run("board-html");
}
