/* SPDX-License-Identifier: ISC */
/* Contrast as WCAG 2 has it: text is read by everybody from 4.5 to 1 on. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/boards/paint.h"
#include "tests/helpers/claims.h"

static const double ENOUGH = 4.5;

struct colour {
	double part[3]; /* red, green, blue: 0 to 1 */
};

static struct colour colour_of(const char *text)
{
	struct colour c;
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

static double luminance(struct colour c)
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

static double contrast(struct colour a, struct colour b)
{
	double l = luminance(a);
	double m = luminance(b);

	return (fmax(l, m) + 0.05) / (fmin(l, m) + 0.05);
}

/* What a mail program makes of colours that it turns about by itself: light becomes
 * dark, the hue stays. */
static struct colour turned(struct colour c)
{
	double most = fmax(c.part[0], fmax(c.part[1], c.part[2]));
	double least = fmin(c.part[0], fmin(c.part[1], c.part[2]));
	struct colour out;

	for (int i = 0; i < 3; i++) {
		out.part[i] = c.part[i] + 1 - most - least;
	}
	return out;
}

/* The same done coarsely: every part for itself. */
static struct colour negative(struct colour c)
{
	for (int i = 0; i < 3; i++) {
		c.part[i] = 1 - c.part[i];
	}
	return c;
}

START_TEST(every_ink_can_be_read_on_its_ground)
{
	const struct paints *p = &paints[_i];
	struct colour ground = colour_of(p->ground);
	struct colour ink = colour_of(p->ink);
	const double found[] = {
		contrast(ground, ink),
		contrast(colour_of(p->night_ground), colour_of(p->night_ink)),
		contrast(turned(ground), turned(ink)),
		contrast(negative(ground), negative(ink)),
	};

	for (size_t i = 0; i < sizeof found / sizeof found[0]; i++) {
		ck_assert_msg(found[i] >= ENOUGH, "%s %zu: %.2f", p->ground, i,
			      found[i]);
	}
	(void)printf("%s: by day %.1f, by night %.1f, turned %.1f, negative %.1f\n",
		     p->ground, found[0], found[1], found[2], found[3]);
}

/* The style sheet knows an element by its colour alone. */
START_TEST(no_two_grounds_are_alike)
{
	for (int i = 0; i < _i; i++) {
		ck_assert_str_ne(paints[i].ground, paints[_i].ground);
	}
}

START_TEST(what_shares_a_ground_shares_its_ink)
{
	if (_i != PAINT_TAP) {
		ck_assert_str_eq(paints[_i].ink, PAINT_INK);
	}
}

START_TEST(the_night_has_a_rule_for_every_ground)
{
	struct arena arena = {0};
	struct buf b = buf_in(&arena);
	const struct paints *p = &paints[_i];
	const char *rule = arena_printf(
		&arena,
		"\n[bgcolor=\"%s\"],[style*=\"%s\"]{background:%s!important;"
		"color:%s!important}\n",
		p->ground, p->ground, p->night_ground, p->night_ink);

	paint_night_write(&b);
	ck_assert_ptr_nonnull(strstr(buf_cstr(&b), rule));
	ck_assert_ptr_eq(strstr(buf_cstr(&b), "@media (prefers-color-scheme:dark){"),
			 buf_cstr(&b));
	ck_assert_uint_le(b.len, 2000);
	arena_free(&arena);
}

int main(void)
{
	claims_times(every_ink_can_be_read_on_its_ground, 0, PAINTS_);
	claims_times(no_two_grounds_are_alike, 0, PAINTS_);
	claims_times(what_shares_a_ground_shares_its_ink, 0, PAINTS_);
	claims_times(the_night_has_a_rule_for_every_ground, 0, PAINTS_);
	return claims_run("paint");
}
