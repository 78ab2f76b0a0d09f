/* SPDX-License-Identifier: ISC */
/* Draws how a rating changed from month to month. */
#include "adjudicator/site/players.h"

#include "adjudicator/site/steps.h"

enum {
	LEFT = 64, /* room for "-200" as large as a telephone needs it */
	WIDE = 640,
	TOP = 14,
	HIGH = 150,
	BOTTOM = TOP + HIGH + 32,
	LEAST = 100, /* the smallest span, in points */
	MONTHS = 12
};

struct span {
	int low, high, step; /* in points; step: between two lines */
	int first, last;     /* months */
};

static int whole_up(int n, int step)
{
	return (n + step - 1) / step * step;
}

/* What the curve needs. Negative ratings work, too, though ratings are far above 0. */
static struct span span_of(const struct kept_rating *month, size_t months)
{
	struct span s = {.low = rating_shown(month->rating),
			 .first = month->month,
			 .last = month[months - 1].month};

	s.high = s.low;
	for (size_t i = 0; i < months; i++) {
		int r = rating_shown(month[i].rating);

		s.low = r < s.low ? r : s.low;
		s.high = r > s.high ? r : s.high;
	}
	s.step = site_draw_step(s.high - s.low > LEAST ? s.high - s.low : LEAST);
	s.high = whole_up(s.high + s.step / 2, s.step);
	s.low = -whole_up(s.step / 2 - s.low, s.step);
	return s;
}

static double x_of(const struct span *s, int month)
{
	return s->last == s->first
		       ? LEFT + (WIDE - LEFT) / 2.0
		       : LEFT + 8 +
				 (double)(WIDE - LEFT - 16) * (month - s->first) /
					 (s->last - s->first);
}

static double y_of(const struct span *s, int rating)
{
	return TOP + (double)HIGH * (s->high - rating) / (s->high - s->low);
}

const char *site_rating_month(struct arena *arena, int month)
{
	return arena_printf(arena, "%04d-%02d", month / MONTHS, month % MONTHS + 1);
}

static void lines(struct buf *b, const struct span *s)
{
	for (int v = s->low; v <= s->high; v += s->step) {
		buf_printf(b,
			   "<path class=rule d=\"M%d %.1fH%d\"/><text x=%d "
			   "y=%.1f>%d</text>\n",
			   LEFT, y_of(s, v), WIDE, LEFT - 6, y_of(s, v), v);
	}
	buf_printf(b, "<text class=from x=%d y=%d>%s</text>", LEFT, BOTTOM - 14,
		   site_rating_month(b->arena, s->first));
	if (s->last != s->first) {
		buf_printf(b, "<text x=%d y=%d>%s</text>", WIDE, BOTTOM - 14,
			   site_rating_month(b->arena, s->last));
	}
	buf_char(b, '\n');
}

static void curve(struct buf *b, const struct span *s, const struct kept_rating *month,
		  size_t months)
{
	buf_str(b, "<polyline points=\"");
	for (size_t i = 0; i < months; i++) {
		buf_printf(b, "%s%.1f,%.1f", i > 0 ? " " : "", x_of(s, month[i].month),
			   y_of(s, rating_shown(month[i].rating)));
	}
	buf_str(b, "\"/>\n");
	buf_printf(b, "<circle cx=%.1f cy=%.1f r=4 />\n", x_of(s, s->last),
		   y_of(s, rating_shown(month[months - 1].rating)));
}

/* Tells in words the first, last, highest and lowest rating, with their months. */
static void describe(struct buf *b, const struct kept_rating *month, size_t months,
		     struct view language)
{
	struct fields *f = fields_in(b->arena);
	const struct kept_rating *point[] = {month, &month[months - 1], month, month};
	static const char *const key[] = {"first", "last", "highest", "lowest"};

	for (size_t i = 0; i < months; i++) {
		point[2] = month[i].rating > point[2]->rating ? &month[i] : point[2];
		point[3] = month[i].rating < point[3]->rating ? &month[i] : point[3];
	}
	for (size_t i = 0; i < sizeof key / sizeof key[0]; i++) {
		fields_set_num(f, key[i], rating_shown(point[i]->rating));
		fields_set_str(f, arena_printf(b->arena, "%s-month", key[i]),
			       site_rating_month(b->arena, point[i]->month));
	}
	fields_set_bool(f, "many", months > 1);
	site_draw_say(b, language, "site-rating-described", f);
}

void site_draw_rating(struct buf *b, const struct kept_rating *month, size_t months,
		      struct view language)
{
	struct span s = span_of(month, months);
	const char *id = arena_printf(b->arena, "%.*s-%.*s", VIEW_ARG(month->kind),
				      VIEW_ARG(month->language));

	buf_printf(b,
		   "<svg class=\"curve rating\" role=img viewBox=\"0 0 %d %d\" "
		   "aria-labelledby=\"%s-t %s-d\">\n<title id=\"%s-t\">",
		   WIDE, BOTTOM, id, id, id);
	site_draw_say(b, language, "site-rating-curve", NULL);
	buf_printf(b, "</title><desc id=\"%s-d\">", id);
	describe(b, month, months, language);
	buf_str(b, "</desc>\n");
	lines(b, &s);
	curve(b, &s, month, months);
	buf_str(b, "</svg>\n");
}
