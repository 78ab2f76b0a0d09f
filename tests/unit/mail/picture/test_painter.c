/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/picture/form.h"
#include "adjudicator/mail/picture/painter.h"
#include "formats/text/buf.h"
#include "formats/text/monotonic.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/scratch.h"
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

enum { SECONDS = 20, LIMIT = 40 * 1024 };

static struct arena arena;

/* So many tiles on a board. */
static struct view board(int tiles)
{
	struct buf b = buf_in(&arena);

	buf_str(&b, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"720\" "
		    "height=\"720\" viewBox=\"0 0 360 360\">"
		    "<rect width=\"360\" height=\"360\" fill=\"#fffdf9\"/>");
	for (int i = 0; i < tiles; i++) {
		buf_printf(
			&b,
			"<rect x=\"%d\" y=\"%d\" width=\"21\" height=\"21\" rx=\"3\" "
			"fill=\"#f6dfa6\"/><text x=\"%d\" y=\"%d\" "
			"font-family=\"DejaVu Sans\" font-size=\"14\">%c</text>",
			i % 15 * 23 + 8, i / 15 * 23 + 8, i % 15 * 23 + 13,
			i / 15 * 23 + 24, 'A' + i % 26);
	}
	buf_str(&b, "</svg>");
	return buf_view(&b);
}

static struct view paint(struct painter *p, struct view drawing)
{
	struct view png = {0};

	ck_assert_msg(painter_paint(p, &arena, drawing, &png), "%s", painter_why(p));
	ck_assert(view_starts(png, "\x89PNG\r\n\x1a\n"));
	return png;
}

START_TEST(the_same_drawing_gives_the_same_bytes)
{
	struct painter *one = painter_new(NULL, SECONDS);
	struct painter *two = painter_new(NULL, SECONDS);
	struct view first = paint(one, board(100));
	struct view other = paint(one, board(99));

	ck_assert(!view_eq(first, other));
	ck_assert(view_eq(paint(one, board(100)), first));
	ck_assert_int_eq(painter_painted(one), 2);
	(void)paint(two, board(3));
	ck_assert(view_eq(paint(two, board(100)), first));
	ck_assert_ptr_null(painter_why(two));
	painter_free(one);
	painter_free(two);
}

START_TEST(a_full_board_is_no_large_picture)
{
	struct painter *p = painter_new(NULL, SECONDS);

	ck_assert_uint_lt(paint(p, board(225)).len, LIMIT);
	painter_free(p);
}

START_TEST(more_pictures_than_are_kept_are_painted_again)
{
	struct painter *p = painter_new(NULL, SECONDS);

	for (int i = 0; i < 20; i++) {
		(void)paint(p, board(i));
	}
	(void)paint(p, board(19));
	ck_assert_int_eq(painter_painted(p), 20);
	(void)paint(p, board(0));
	ck_assert_int_eq(painter_painted(p), 21);
	painter_free(p);
}

static const char *const no_drawings[] = {
	"",
	"no drawing",
	"<svg",
	"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9000\" height=\"9\"/>",
	"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"-9\"/>",
	"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9000\"/>",
	"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0.5\" height=\"9\"/>",
	"<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
	"<html/>",
};

START_TEST(a_drawing_without_measure_is_not_handed_over)
{
	struct painter *p = painter_new(NULL, SECONDS);
	struct buf b = buf_in(&arena);
	struct view png = {0};

	buf_repeat(&b, ' ', PICTURE_DRAWING_MAX + 1);
	ck_assert(!painter_paint(p, &arena, buf_view(&b), &png));
	ck_assert_ptr_null(painter_why(p));
	ck_assert_uint_gt(paint(p, board(1)).len, 0);
	painter_free(p);
	painter_free(NULL);
}

/* What no size makes small is sent as small as it gets. */
START_TEST(of_noise_the_smallest_picture_is_taken)
{
	static const char noise[] =
		"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400\" "
		"height=\"400\"><filter id=\"a\"><feTurbulence "
		"baseFrequency=\"0.9\"/></filter><rect width=\"400\" "
		"height=\"400\" filter=\"url(#a)\"/></svg>";
	struct painter *p = painter_new(NULL, SECONDS);
	struct view png = paint(p, view_of(noise));

	ck_assert_uint_gt(png.len, 10000);
	/* Its width: half of what it says. */
	ck_assert_int_eq((unsigned char)png.at[18] * 256 + (unsigned char)png.at[19],
			 200);
	painter_free(p);
}

START_TEST(what_is_no_drawing_gives_no_picture)
{
	for (size_t i = 0; i < sizeof no_drawings / sizeof no_drawings[0]; i++) {
		struct painter *p = painter_new(NULL, SECONDS);
		struct view png = {0};

		ck_assert(!painter_paint(p, &arena, view_of(no_drawings[i]), &png));
		ck_assert_uint_eq(png.len, 0);
		ck_assert_msg(view_ends(view_of(painter_why(p)),
					" cannot draw what it is given"),
			      "%s: %s", no_drawings[i], painter_why(p));
		/* And nothing more is asked of it. */
		ck_assert(!painter_paint(p, &arena, board(1), &png));
		painter_free(p);
	}
}

/* A picture that names a file shows nothing of it, and neither does a text. */
START_TEST(no_file_comes_into_a_picture)
{
	static const char with[] =
		"<!DOCTYPE svg [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>"
		"<svg xmlns=\"http://www.w3.org/2000/svg\" "
		"xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"90\" "
		"height=\"90\">"
		"<image xlink:href=\"file:///usr/share/pixmaps/debian-logo.png\" "
		"width=\"90\" height=\"90\"/><text y=\"20\">&e;</text></svg>";
	static const char without[] = "<svg xmlns=\"http://www.w3.org/2000/svg\" "
				      "width=\"90\" height=\"90\"/>";
	struct painter *p = painter_new(NULL, SECONDS);
	struct view plain = paint(p, view_of(without));
	struct view png = {0};

	if (painter_paint(p, &arena, view_of(with), &png)) {
		ck_assert(view_eq(png, plain));
	}
	painter_free(p);
}

/* Programs in its place, and what is said of each. */
static const struct {
	const char *script, *why;
} others[] = {
	{NULL,						    " is missing"					   },
	{"exit 127",					      " cannot be started: it or a library it needs is broken"},
	{"printf '\\005\\000\\000\\000hello' >&0; exec sleep 60",
	 " is of another version of adjudicator"									  },
	{"exec sleep 60",					 " does not say what it is"                              },
};

static void check_other(const char *script, const char *why)
{
	char *dir = scratch_dir();
	const char *path = arena_printf(&arena, "%s/adjudicator-picture", dir);
	struct painter *p = painter_new(path, 1);
	int64_t start = monotonic_ms();
	struct view png;

	if (script != NULL) {
		FILE *f = fopen(path, "w");

		ck_assert_ptr_nonnull(f);
		fprintf(f, "#!/bin/sh\n%s\n", script);
		ck_assert_int_eq(fclose(f), 0);
		ck_assert_int_eq(chmod(path, 0755), 0);
	}
	ck_assert(!painter_paint(p, &arena, board(1), &png));
	ck_assert(!painter_paint(p, &arena, board(2), &png));
	ck_assert_str_eq(painter_why(p), arena_printf(&arena, "%s%s", path, why));
	ck_assert_int_lt(monotonic_ms() - start, 3000);
	painter_free(p);
	scratch_remove(dir);
}

START_TEST(a_program_that_fails_is_told_once_and_waited_for_briefly)
{
	for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
		check_other(others[i].script, others[i].why);
	}
}

START_TEST(a_program_that_ends_or_is_silent_while_it_draws_is_told)
{
	static const struct {
		const char *then, *why;
	} ends[] = {
		{"exit 0",					   " ended while it drew"     },
		{"exec sleep 60",				    " gives no picture in time"},
		{"printf '\\377\\377\\377\\377' >&0; exec sleep 60",
		 " gives no picture in time"						    },
	};

	for (int i = 0; i < COUNT(ends); i++) {
		check_other(arena_printf(
				    &arena, "printf '\\%03zo\\000\\000\\000%s' >&0; %s",
				    strlen(PICTURE_HELLO), PICTURE_HELLO, ends[i].then),
			    ends[i].why);
	}
}

static void free_arena(void)
{
	arena_free(&arena);
}

int main(void)
{
	claims_fixture(NULL, free_arena);
	claims_timeout(120);
	return claims_run("painter");
}
