/* SPDX-License-Identifier: ISC */
/* Draws how the scores changed, as lines. */
#include "adjudicator/site/steps.h"

#include <stdlib.h>

enum {
	LEFT = 64, /* room for "-200" as large as a telephone needs it */
	WIDE = 640,
	TOP = 14,
	HIGH = 150,
	BOTTOM = TOP + HIGH + 14,
	LINES = 4
};

struct scale {
	int low, high, step; /* in points; step: between two lines */
	double across;       /* pixels for each step */
};

/* The value of a curve at a step: with two seats the difference of their scores, else
 * the seat's own score. */
static int value(const struct site_steps *x, size_t step, int seat)
{
	const int *score = x->step[step].score;

	return x->r->setup.seats == 2 ? score[0] - score[1] : score[seat];
}

static int curves(const struct site_steps *x)
{
	return x->r->setup.seats == 2 ? 1 : x->r->setup.seats;
}

int site_draw_step(int span)
{
	static const int steps[] = {1, 2, 5};
	int tens = 1;

	for (;;) {
		for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
			if (span <= LINES * steps[i] * tens) {
				return steps[i] * tens;
			}
		}
		tens *= 10;
	}
}

static struct scale scale_of(const struct site_steps *x)
{
	struct scale s = {0};
	int step;

	for (size_t k = 0; k < x->count; k++) {
		for (int i = 0; i < curves(x); i++) {
			int v = value(x, k, i);

			s.low = v < s.low ? v : s.low;
			s.high = v > s.high ? v : s.high;
		}
	}
	s.step = step = site_draw_step(s.high - s.low > 10 ? s.high - s.low : 10);
	s.low = -(-s.low + step - 1) / step * step;
	s.high = (s.high + step - 1) / step * step;
	s.high = s.high == s.low ? s.high + step : s.high;
	s.across = (double)(WIDE - LEFT - 8) / (double)(x->count - 1);
	return s;
}

static double y_of(const struct scale *s, int points)
{
	return TOP + (double)HIGH * (s->high - points) / (s->high - s->low);
}

static void lines(struct buf *b, const struct scale *s)
{
	for (int v = s->low; v <= s->high; v += s->step) {
		double y = y_of(s, v);

		buf_printf(b,
			   "<path class=\"%s\" d=\"M%d %.1fH%d\"/><text x=%d "
			   "y=%.1f>%s%d</text>\n",
			   v == 0 ? "zero" : "rule", LEFT, y, WIDE, LEFT - 6, y,
			   v < 0 ? "\xe2\x88\x92" : "", abs(v));
	}
}

static void curve(struct buf *b, const struct site_steps *x, const struct scale *s,
		  int seat)
{
	buf_printf(b, "<polyline class=seat%d points=\"", seat);
	for (size_t k = 0; k < x->count; k++) {
		buf_printf(b, "%s%.1f,%.1f", k > 0 ? " " : "",
			   LEFT + s->across * (double)k, y_of(s, value(x, k, seat)));
	}
	buf_str(b, "\"/>\n");
}

/* Tells which side of the curve is whose or, unless there are two seats, whose each
 * curve is. */
static void legend(struct buf *b, const struct site_steps *x, struct view language)
{
	struct fields *f = fields_in(b->arena);

	buf_str(b, "<p class=\"small soft\">");
	if (x->r->setup.seats == 2) {
		fields_set(f, "above", x->r->setup.name[0]);
		fields_set(f, "below", x->r->setup.name[1]);
		site_draw_say(b, language, "site-scores-legend", f);
	}
	for (int i = 0; i < x->r->setup.seats && x->r->setup.seats != 2; i++) {
		buf_printf(b, "<span class=\"key seat%d\">", i);
		html_escape(b, x->r->setup.name[i]);
		buf_str(b, "</span> ");
	}
	buf_str(b, "</p>\n");
}

static void describe(struct buf *b, const struct site_steps *x, struct view language)
{
	struct fields *f = fields_in(b->arena);
	int most[2] = {0, 0};

	for (size_t k = 0; k < x->count; k++) {
		int v = value(x, k, 0);

		most[0] = v > most[0] ? v : most[0];
		most[1] = -v > most[1] ? -v : most[1];
	}
	for (int i = 0; i < x->r->setup.seats; i++) {
		struct fields *seat = fields_item(f, "seats");

		fields_set(seat, "name", x->r->setup.name[i]);
		fields_set_num(seat, "points", x->step[x->count - 1].score[i]);
		fields_set_bool(seat, "more", i + 1 < x->r->setup.seats);
	}
	fields_set_bool(f, "two", x->r->setup.seats == 2);
	fields_set(f, "first", x->r->setup.name[0]);
	fields_set(f, "second", x->r->setup.name[x->r->setup.seats - 1]);
	fields_set_num(f, "most", most[0]);
	fields_set_num(f, "least", most[1]);
	site_draw_say(b, language, "site-scores-described", f);
}

void site_draw_scores(struct buf *b, const struct site_steps *x, struct view language)
{
	struct scale s;

	if (x->count < 2) {
		return;
	}
	s = scale_of(x);
	buf_printf(b,
		   "<svg class=curve role=img viewBox=\"0 0 %d %d\" "
		   "aria-labelledby=\"scores-t scores-d\">\n<title id=scores-t>",
		   WIDE, BOTTOM);
	site_draw_say(b, language, x->r->setup.seats == 2 ? "site-lead" : "site-scores",
		      NULL);
	buf_str(b, "</title><desc id=scores-d>");
	describe(b, x, language);
	buf_str(b, "</desc>\n");
	lines(b, &s);
	buf_printf(b, "<path class=mark style=\"--w:%.2fpx\" d=\"M%d %dV%d\"/>\n",
		   s.across, LEFT, TOP, TOP + HIGH);
	for (int i = 0; i < curves(x); i++) {
		curve(b, x, &s, i);
	}
	buf_str(b, "</svg>\n");
	legend(b, x, language);
}
