/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "formats/boards/grid.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/grid_case.h"
#include "tests/helpers/games/picture.h"

static struct arena arena;

static const char letters[] = "STARE LONDM CHIPU BYGFW QZJXK";

static const char *marked_up(const struct grid_view *v)
{
	struct buf b = buf_in(&arena);

	grid_write_html(&b, v);
	return buf_cstr(&b);
}

START_TEST(every_cell_and_crossing_is_told_in_words)
{
	static const char *const parts[] = {
		"; in brackets the 3 steps of TOI. It waits for an answer.</caption>",
		"<th scope=\"col\" width=\"44\">E</th>",
		"<th scope=\"row\" height=\"44\" style=\"font-size:12px\">5</th>",
		" title=\"B1: T, value 1, step 1\">",
		" title=\"C3: I, value 1, step 3\">",
		"<br><span style=\"font-size:11px\">[3]</span></td>",
		" title=\"E5: K, value 5\"><b>K</b><sub "
		"style=\"font-size:10px\">5</sub></td>",
		" title=\"between A1 and B2\"><span "
		"style=\"font-size:11px\">+2</span></td>",
		" title=\"between D4 and E5\"><span "
		"style=\"font-size:11px\">+5</span></td>",
	};
	struct grid_view v =
		grid_case(&arena, letters, "B1 B2 C3", GRID_PATH_PENDING, "TOI");
	const char *html = marked_up(&v);

	for (int i = 0; i < COUNT(parts); i++) {
		ck_assert_msg(strstr(html, parts[i]) != NULL, "%s", parts[i]);
	}
	ck_assert_int_eq(picture_count(html, "between "), 16);
	ck_assert_int_eq(picture_count(html, ", value "), 25);
	ck_assert_int_eq(picture_count(html, ", step "), 3);
	ck_assert_int_eq(picture_count(html, "scope="), 10);
	ck_assert_uint_le(strlen(html), 8000);
}

START_TEST(what_became_of_the_word_is_told)
{
	static const char *const tells[] = {
		[GRID_PATH_NONE] = "adds</caption>",
		[GRID_PATH_TRIED] = "nothing has been played.</caption>",
		[GRID_PATH_PENDING] = "[2]",
		[GRID_PATH_TAKEN] = "It counted; new letters stand there.</caption>",
		[GRID_PATH_REFUSED] = "It did not count; its letters stay.</caption>",
	};
	struct grid_view v =
		grid_case(&arena, letters, "B1 B2", (enum grid_path)_i, "TO");

	ck_assert_ptr_nonnull(strstr(marked_up(&v), tells[_i]));
	ck_assert_int_eq(picture_count(marked_up(&v), ", step "), _i > 0 ? 2 : 0);
	ck_assert_int_eq(picture_count(marked_up(&v), "[2]"), _i == GRID_PATH_PENDING);
	picture_check_html(&arena, marked_up(&v));
}

START_TEST(foreign_text_stays_text)
{
	struct cell_view cell[] = {
		{"<b>", 1,  1},
                {"\">", 2,  0},
                {"&",   -1, 2},
                {NULL,  0,  0}
        };
	const int crossing[] = {7};
	struct grid_view v = {.cols = 2,
			      .rows = 2,
			      .cell = cell,
			      .crossing = crossing,
			      .path = GRID_PATH_TAKEN,
			      .word = "<i>&"};
	const char *html = marked_up(&v);

	picture_check_html(&arena, html);
	ck_assert_ptr_nonnull(strstr(html, "steps of &lt;i&gt;&amp;."));
	ck_assert_ptr_nonnull(strstr(html, "<b>&lt;b&gt;</b>"));
	ck_assert_ptr_nonnull(strstr(html, "B1: &quot;&gt;, value 2\">"));
}

int main(void)
{
	arena_fixture(&arena);
	claims_times(what_became_of_the_word_is_told, GRID_PATH_NONE,
		     GRID_PATH_REFUSED + 1);
	return claims_run("grid-html");
}
