/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/options.h"

#include "formats/text/num.h"
#include "formats/text/stamp.h"

enum { WEEK = 7, ALL_DAYS = 127, LEAP_YEAR = 2000 };

static const char *const names[WEEK] = {"sun", "mon", "tue", "wed",
					"thu", "fri", "sat"};

bool rest_read(struct view text, int64_t *days)
{
	struct view rest = text;

	*days = 0;
	if (view_is_nocase(text, "none")) {
		return true;
	}
	while (rest.len > 0) {
		struct view one = view_cut(&rest, ',');
		int64_t bit = 0;

		for (int i = 0; i < WEEK; i++) {
			bit |= view_is_nocase(one, names[i]) ? 1 << i : 0;
		}
		if (bit == 0) {
			return false;
		}
		*days |= bit;
	}
	return *days != 0 && *days != ALL_DAYS && !view_ends(text, ",");
}

void rest_write(struct buf *b, int64_t days)
{
	size_t start = b->len;

	buf_str(b, days == 0 ? "none" : "");
	for (int i = 1; i <= WEEK; i++) { /* Monday is written first */
		if (days >> i % WEEK & 1) {
			buf_printf(b, "%s%s", b->len > start ? "," : "",
				   names[i % WEEK]);
		}
	}
}

/* Reads "12-25". */
static bool day_read(struct view text, struct holiday *out)
{
	long month;
	long day;
	int64_t t;

	if (text.len != 5 || text.at[2] != '-' || !digit(text.at[0]) ||
	    !digit(text.at[3]) || !num_read(view_part(text, 0, 2), 1, 12, &month) ||
	    !num_read(view_part(text, 3, 2), 1, 31, &day) ||
	    !stamp_day(LEAP_YEAR, (int)month, (int)day, NULL, &t)) {
		return false;
	}
	*out = (struct holiday){(int8_t)month, (int8_t)day};
	return true;
}

static int order(struct holiday d)
{
	return d.month * 32 + d.day;
}

/* Inserts a day in order of date; a day that is there already is skipped. */
static bool add(struct holiday *out, int64_t *count, struct holiday one)
{
	int64_t at = *count;

	for (int64_t i = 0; i < *count; i++) {
		if (order(out[i]) == order(one)) {
			return true;
		}
	}
	if (*count == HOLIDAYS_MOST) {
		return false;
	}
	for (; at > 0 && order(out[at - 1]) > order(one); at--) {
		out[at] = out[at - 1];
	}
	out[at] = one;
	++*count;
	return true;
}

bool holidays_read(struct view text, struct holiday *out, int64_t *count)
{
	struct view rest = text;

	*count = 0;
	for (int i = 0; i < HOLIDAYS_MOST; i++) {
		out[i] = (struct holiday){0};
	}
	if (view_is_nocase(text, "none")) {
		return true;
	}
	while (rest.len > 0) {
		struct holiday one;

		if (!day_read(view_cut(&rest, ','), &one) || !add(out, count, one)) {
			return false;
		}
	}
	return *count > 0 && !view_ends(text, ",");
}

void holidays_write(struct buf *b, const struct holiday *day, int64_t count)
{
	buf_str(b, count == 0 ? "none" : "");
	for (int64_t i = 0; i < count; i++) {
		buf_printf(b, "%s%02d-%02d", i > 0 ? "," : "", day[i].month,
			   day[i].day);
	}
}
