/* SPDX-License-Identifier: ISC */
/* Drawings of boards, and that each becomes a picture small enough for a letter. */
#include "adjudicator/mail/picture/painter.h"
#include "formats/boards/drawing.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/picture.h"
#include "tests/helpers/games/picture_pile.h"

enum { SECONDS = 20, LIMIT = 40 * 1000 };

static struct arena arena;

/* A board with as many tiles on it as a set has, some blank, some long, some of a best
 * turn, and premium squares between them. */
static struct board_view full(int size)
{
	static const char *const premiums[] = {"2L", "3W", NULL, "3L", NULL, "EX"};
	static const char *const faces[] = {"A", "Q", "L·L", "ch", "W", "Ñ"};
	struct square_view *s =
		arena_array(&arena, (size_t)size * (size_t)size, sizeof *s);

	for (int i = 0; i < size * size; i++) {
		s[i] = (struct square_view){.premium = premiums[i / 9 % 6]};
		if (i * 7 % 9 < 4) {
			s[i] = (struct square_view){.face = faces[i % 6],
						    .value = i % 11,
						    .blank = i % 6 == 3,
						    .best = i % 23 < 5 ? i % 5 : 0};
		}
	}
	return (struct board_view){.cols = size, .rows = size, .square = s};
}

static struct view inside_board(int size, int *height)
{
	struct board_view v = full(size);
	struct buf b = buf_in(&arena);

	*height = board_write_svg(&b, &v);
	return buf_view(&b);
}

static struct view inside_grid(int *height)
{
	struct cell_view cell[GRID_MOST * GRID_MOST];
	int crossing[(GRID_MOST - 1) * (GRID_MOST - 1)];
	struct grid_view v = {.cols = GRID_MOST,
			      .rows = GRID_MOST,
			      .cell = cell,
			      .crossing = crossing};
	struct buf b = buf_in(&arena);

	for (int i = 0; i < GRID_MOST * GRID_MOST; i++) {
		cell[i] = (struct cell_view){i % 2 == 0 ? "W" : "NY", i % 6, i % 3};
	}
	for (size_t i = 0; i < sizeof crossing / sizeof *crossing; i++) {
		crossing[i] = (int)i % 6;
	}
	*height = grid_write_svg(&b, &v);
	return buf_view(&b);
}

static struct view inside_pile(const char *removed, int *height)
{
	struct pile_picture p = pile_case(&arena, removed, "24DW 09! 19! 20TL");
	struct buf b = buf_in(&arena);

	*height = pile_write_svg(&b, &p);
	return buf_view(&b);
}

/* Of four players with names of any length. */
static struct drawing framed(struct view inside, int height)
{
	struct drawing d = {
		.title = view_of("Angry Words"),
		.seats = DRAWING_SEATS,
		.inside = inside,
		.height = height,
		.seat = {
			 {view_of("Ann"), view_of("412"), view_of("8D CRATE, 38"), true},
			 {view_of("<b>&\"'"), view_of("-7"), {0}, false},
			 {view_of("Wolfeschlegelsteinhausenbergerdorff the Elder"),
			 view_of("1023"), view_of("SON, 5"), false},
			 {view_of("ÑÇ·"), view_of("0"), {0}, false}}
        };

	return d;
}

static const char *written(const struct drawing *d)
{
	struct buf b = buf_in(&arena);

	(void)drawing_write(&b, d);
	return buf_cstr(&b);
}

static const struct shape {
	const char *name;
	int board; /* columns; 0: none */
	const char *removed;
} shapes[] = {
	{"wordbox",   15, NULL            },
	{"super",     21, NULL            },
	{"grid",      0,  NULL            },
	{"pile",      0,  ""              },
	{"worn pile", 0,  "27 26 21 24 18"},
};

static struct drawing drawing(int i)
{
	int height = 0;
	struct view inside =
		shapes[i].board > 0         ? inside_board(shapes[i].board, &height)
		: shapes[i].removed != NULL ? inside_pile(shapes[i].removed, &height)
					    : inside_grid(&height);

	ck_assert_int_gt(height, 100);
	ck_assert_int_lt(height, 500);
	return framed(inside, height);
}

START_TEST(a_drawing_is_a_document_and_holds_names_as_text)
{
	struct drawing d = drawing(_i);
	const char *svg = written(&d);

	picture_check_svg(&arena, svg);
	ck_assert_int_eq(picture_count(svg, "<b>"), 0);
	ck_assert_int_eq(picture_count(svg, "&lt;b&gt;"), 1);
	ck_assert_int_eq(picture_count(svg, "Ann: 8D CRATE, 38"), 1);
	ck_assert_int_eq(picture_count(svg, "the Elder"), 0);
	ck_assert_str_eq(svg, written(&d));
}

START_TEST(a_picture_of_it_is_small)
{
	struct drawing d = drawing(_i);
	struct painter *p = painter_new(NULL, SECONDS);
	struct view png = {0};

	ck_assert_msg(painter_paint(p, &arena, view_of(written(&d)), &png), "%s: %s",
		      shapes[_i].name, painter_why(p));
	ck_assert_msg(png.len <= LIMIT, "%s: %zu bytes", shapes[_i].name, png.len);
	painter_free(p);
}

START_TEST(without_a_title_there_is_no_frame)
{
	struct drawing d = {0};
	const char *svg;

	d.inside = inside_pile("", &d.height);
	svg = written(&d);
	picture_check_svg(&arena, svg);
	ck_assert_int_eq(picture_count(svg, ">24T<"), 1);
	ck_assert_int_eq(picture_count(svg, ">DW<"), 2);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_drawing_is_a_document_and_holds_names_as_text, shapes);
	claims_rows(a_picture_of_it_is_small, shapes);
	return claims_run("drawing");
}
