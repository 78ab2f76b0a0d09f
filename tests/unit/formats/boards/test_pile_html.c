/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/games/picture.h"
#include "tests/helpers/games/picture_pile.h"

static struct arena arena;

static const char *marked_up(const struct pile_picture *p)
{
	struct buf b = buf_in(&arena);

	pile_write_html(&b, p);
	return buf_cstr(&b);
}

/* What is left of the figure when all tags are taken out. */
static const char *figure_text(const char *html)
{
	const char *at = strchr(strstr(html, "<pre"), '>') + 1;
	const char *end = strstr(html, "</pre>");
	struct buf b = buf_in(&arena);
	struct buf lines = buf_in(&arena);
	struct view rest;

	while (at < end) {
		if (*at == '<') {
			at = strchr(at, '>');
		} else {
			buf_char(&b, *at);
		}
		at++;
	}
	for (rest = buf_view(&b); rest.len > 0;) {
		struct view row = view_trim_end(view_cut(&rest, '\n'));

		buf_printf(&lines, " %.*s\n", VIEW_ARG(row));
	}
	return buf_cstr(&lines);
}

START_TEST(figure_is_that_of_the_text)
{
	static const char *const removed[] = {"", "21", "27 26 21 24 18"};
	struct pile_picture p = pile_case(&arena, removed[_i], "24DW 09! 19! 20TL");
	const char *figure = figure_text(marked_up(&p));
	struct buf b = buf_in(&arena);

	pile_write_narrow(&b, &p);
	ck_assert_str_eq(arena_str(&arena, view_part(buf_view(&b), 0, strlen(figure))),
			 figure);
	ck_assert_uint_gt(strlen(figure), 500);
}

START_TEST(table_tells_every_usable_face)
{
	static const char *const parts[] = {
		"<pre role=\"img\" aria-label=\"Drawing of the pile; ",
		"Faces that may be used</caption>",
		"style=\"background:#eab19f\">24R</th><td "
		"align=\"center\"><b>S</b></td>"
		"<td>double word, ! one more use</td><td>12R 15R",
		"style=\"background:#f8ecc9\">23T</th><td "
		"align=\"center\"><b>O</b></td>"
		"<td></td><td>19T 20T 22T",
		("Faces partly hidden, which may not be used yet: 2, with a small "
		 "letter."),
		"<span style=\"background:#d9d3c6\">",
	};
	struct pile_picture p = pile_case(&arena, "21", "24DW 24!");
	const char *html = marked_up(&p);

	picture_check_html(&arena, html);
	for (int i = 0; i < COUNT(parts); i++) {
		ck_assert_msg(strstr(html, parts[i]) != NULL, "%s", parts[i]);
	}
	ck_assert_int_eq(picture_count(html, "<th scope=\"row\""), 25);
	ck_assert_ptr_null(strstr(html, "12T"));
	ck_assert_ptr_null(strstr(html, "20R"));
	ck_assert_ptr_null(strstr(html, "divide"));
}

START_TEST(what_does_not_touch_is_divided_here_too)
{
	struct pile_picture p = pile_case(
		&arena, "2 4 5 6 9 10 11 13 14 15 17 18 19 20 21 22 23 24 25 26 27",
		"");

	ck_assert_ptr_nonnull(
		strstr(marked_up(&p), "<p># and = divide what does not touch.</p>"));
	picture_check_html(&arena, marked_up(&p));
}

START_TEST(foreign_text_stays_text)
{
	const struct face_view face = {.cube = 5,
				       .side = 'R',
				       .letter = "<&",
				       .bonus = "<script>",
				       .shows = FACE_WHOLE};
	const struct pile_picture p = {.face = &face, .faces = 1};

	picture_check_html(&arena, marked_up(&p));
	ck_assert_int_eq(picture_count(marked_up(&p), "&lt;&amp;"), 2);
	ck_assert_ptr_nonnull(strstr(marked_up(&p), "&lt;script&gt;"));
}

START_TEST(letter_stays_small_and_an_empty_pile_is_told)
{
	const struct pile_picture none = {0};
	struct pile_picture p = pile_case(&arena, "", "24DW 24! 19! 25DL 26TL 22TW");

	ck_assert_str_eq(marked_up(&none), "<p>No cube is left.</p>\n");
	ck_assert_uint_le(strlen(marked_up(&p)), 12000);
}

START_TEST(a_picture_takes_the_place_of_the_figure)
{
	struct pile_picture p = pile_case(&arena, "", "24DW");
	const char *html;

	p.image = "cid:pile.12@club.example";
	p.image_width = 340;
	p.image_height = 383;
	html = marked_up(&p);
	ck_assert_ptr_nonnull(strstr(html, "<img src=\"cid:pile.12@club.example\" "
					   "width=\"340\" height=\"383\" "
					   "alt=\"Drawing of the pile; "));
	ck_assert_ptr_null(strstr(html, "<pre"));
	ck_assert_ptr_nonnull(strstr(html, "Faces that may be used</caption>"));
}

int main(void)
{
	arena_fixture(&arena);
	claims_times(figure_is_that_of_the_text, 0, 3);
	return claims_run("pile-html");
}
