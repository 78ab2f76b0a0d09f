/* SPDX-License-Identifier: ISC */
/* Contrast as WCAG 2 has it: text is read by everybody from 4.5 to 1 on. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/boards/paint.h"
#include "tests/helpers/claims.h"

static const double ENOUGH = 4.5;

struct rgb {
	double part[3]; /* red, green, blue: 0 to 1 */
};

static struct rgb colour_of(const char *text)
{
	struct rgb c;
	unsigned long bits;
	char *end;

	ck_assert_msg(text[0] == '#' && strlen(text) == 7, "%s", text);
	bits = strtoul(text + 1, &end, 16);
	ck_assert(*end == '\0');
	for (int i = 0; i < 3; i++) {
		c.part[i] = (double)(bits >> (16 - 8 * i) & 255U) / 255;
	}
	return c;
}

static double luminance(struct rgb c)
{
	static const double weight[] = {0.2126, 0.7152, 0.0722};
	double sum = 0;

	for (int i = 0; i < 3; i++) {
		double v = c.part[i];

		v = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
		sum += weight[i] * v;
	}
	return sum;
}

static double contrast(struct rgb a, struct rgb b)
{
	double l = luminance(a);
	double m = luminance(b);

	return (fmax(l, m) + 0.05) / (fmin(l, m) + 0.05);
}

/* What a mail program makes of colours that it turns about by itself: light becomes
 * dark, the hue stays. */
static struct rgb turned(struct rgb c)
{
	double most = fmax(c.part[0], fmax(c.part[1], c.part[2]));
	double least = fmin(c.part[0], fmin(c.part[1], c.part[2]));
	struct rgb out;

	for (int i = 0; i < 3; i++) {
		out.part[i] = c.part[i] + 1 - most - least;
	}
	return out;
}

/* The same done coarsely: every part for itself. */
static struct rgb negative(struct rgb c)
{
	for (int i = 0; i < 3; i++) {
		c.part[i] = 1 - c.part[i];
	}
	return c;
}

START_TEST(every_ink_can_be_read_on_its_ground)
{
	const struct colours *by = &colours[paints[_i].ground];
	struct rgb ground = colour_of(paint_ground(_i));
	struct rgb ink = colour_of(paint_ink(_i));
	const double found[] = {
		contrast(ground, ink),
		contrast(colour_of(by->night),
			 colour_of(colours[paints[_i].ink].night)),
		contrast(turned(ground), turned(ink)),
		contrast(negative(ground), negative(ink)),
	};

	for (size_t i = 0; i < sizeof found / sizeof found[0]; i++) {
		ck_assert_msg(found[i] >= ENOUGH, "%s %zu: %.2f", by->name, i,
			      found[i]);
	}
	(void)printf("%s: by day %.1f, by night %.1f, turned %.1f, negative %.1f\n",
		     by->name, found[0], found[1], found[2], found[3]);
}

/* The style sheet knows an element by its colour alone, and an edge by its own. */
START_TEST(no_two_grounds_are_alike)
{
	static const enum colour edges[] = {COLOUR_TILE_EDGE, COLOUR_FRESH_EDGE,
					    COLOUR_SOFT};

	for (int i = 0; i < _i; i++) {
		ck_assert_str_ne(paint_ground(i), paint_ground(_i));
	}
	for (int i = 0; i < COUNT(edges); i++) {
		ck_assert_str_ne(colours[edges[i]].day, paint_ground(_i));
	}
}

START_TEST(what_shares_a_ground_shares_its_ink)
{
	ck_assert_str_eq(paint_ink(_i),
			 colours[_i == PAINT_TAP ? COLOUR_ON_ACCENT : COLOUR_INK].day);
}

START_TEST(the_night_has_a_rule_for_every_ground)
{
	struct arena arena = {0};
	struct buf b = buf_in(&arena);
	const char *ground = paint_ground(_i);
	const char *rule = arena_printf(
		&arena,
		"\n[bgcolor=\"%s\"],[style*=\"%s\"]{background:%s!important;"
		"color:%s!important}\n",
		ground, ground, colours[paints[_i].ground].night,
		colours[paints[_i].ink].night);

	paint_night_write(&b);
	ck_assert_ptr_nonnull(strstr(buf_cstr(&b), rule));
	ck_assert_ptr_eq(strstr(buf_cstr(&b), "@media (prefers-color-scheme:dark){"),
			 buf_cstr(&b));
	ck_assert_uint_le(b.len, 2400);
	arena_free(&arena);
}

/* Pages take the day's colours, and the night's where the night is wished. */
START_TEST(the_palette_names_every_colour_by_day_and_by_night)
{
	struct arena arena = {0};
	struct buf b = buf_in(&arena);
	const struct colours *c = &colours[_i];
	char *night;

	palette_write(&b);
	night = strstr(buf_cstr(&b), "@media (prefers-color-scheme:dark){:root{");
	ck_assert_ptr_nonnull(night);
	ck_assert_ptr_nonnull(
		strstr(night, arena_printf(&arena, "--%s:%s", c->name, c->night)));
	*night = '\0';
	ck_assert_ptr_nonnull(strstr(
		buf_cstr(&b), arena_printf(&arena, ";--%s:%s", c->name, c->day)));
	arena_free(&arena);
}

START_TEST(squares_that_multiply_alike_are_painted_alike)
{
	static const char *const codes[] = {"2L", "3L", "2W", "3W", "4W", "EX"};

	for (int i = 0; i < COUNT(codes); i++) {
		for (int j = 0; j < i; j++) {
			ck_assert_int_ne(paint_of_premium(codes[i]),
					 paint_of_premium(codes[j]));
		}
	}
	ck_assert_int_eq(paint_of_premium("4L"), paint_of_premium("3L"));
}

int main(void)
{
	claims_times(every_ink_can_be_read_on_its_ground, 0, PAINTS_);
	claims_times(no_two_grounds_are_alike, 0, PAINTS_);
	claims_times(what_shares_a_ground_shares_its_ink, 0, PAINTS_);
	claims_times(the_night_has_a_rule_for_every_ground, 0, PAINTS_);
	claims_times(the_palette_names_every_colour_by_day_and_by_night, 0, COLOURS_);
	return claims_run("paint");
}
