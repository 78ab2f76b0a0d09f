/* SPDX-License-Identifier: ISC */
#include "formats/text/zone.h"

#include "formats/text/num.h"
#include <assert.h>

enum { HOUR = 3600, DAY = 86400, TWO = 2 * HOUR };
static const int64_t far_away = 253402300800; /* the year 10000, in seconds */

/* -------------------------------------------------------------------- reading */

/* Takes at most four digits off *v. */
static bool take_number(struct view *v, long min, long max, long *out)
{
	size_t n = 0;

	while (n < v->len && n < 4 && digit(v->at[n])) {
		n++;
	}
	if (n == 0 || !num_read(view_part(*v, 0, n), min, max, out)) {
		return false;
	}
	*v = view_part(*v, n, v->len);
	return true;
}

static bool take(struct view *v, char c)
{
	if (v->len == 0 || v->at[0] != c) {
		return false;
	}
	*v = view_part(*v, 1, v->len);
	return true;
}

/* Takes a zone's name off *v: "CET", "<+0330>". */
static bool take_name(struct view *v)
{
	size_t n = 0;

	if (take(v, '<')) {
		n = view_find(*v, '>');
		if (n == v->len || n == 0) {
			return false;
		}
		*v = view_part(*v, n + 1, v->len);
		return true;
	}
	while (n < v->len && ascii_letter(v->at[n])) {
		n++;
	}
	*v = view_part(*v, n, v->len);
	return n >= 3;
}

/* Takes a time off *v: "-1", "3:30", "+10:30:15". *out is in seconds. */
static bool take_time(struct view *v, long most, int32_t *out)
{
	bool minus = take(v, '-');
	long h = 0;
	long m = 0;
	long s = 0;

	if (!minus) {
		(void)take(v, '+');
	}
	if (!take_number(v, 0, most, &h) ||
	    (take(v, ':') && (!take_number(v, 0, 59, &m) ||
			      (take(v, ':') && !take_number(v, 0, 59, &s))))) {
		return false;
	}
	*out = (int32_t)(h * HOUR + m * 60 + s) * (minus ? -1 : 1);
	return true;
}

/* Takes a day off *v: "M3.5.0/2", "J60", "59/3". */
static bool take_day(struct view *v, struct zone_day *out)
{
	long month = 0;
	long week = 0;
	long day = 0;
	bool ok;

	*out = (struct zone_day){.kind = '0', .time = TWO};
	if (take(v, 'M')) {
		out->kind = 'M';
		ok = take_number(v, 1, 12, &month) && take(v, '.') &&
		     take_number(v, 1, 5, &week) && take(v, '.') &&
		     take_number(v, 0, 6, &day);
	} else if (take(v, 'J')) {
		out->kind = 'J';
		ok = take_number(v, 1, 365, &day);
	} else {
		ok = take_number(v, 0, 365, &day);
	}
	out->month = (int)month;
	out->week = (int)week;
	out->day = (int)day;
	return ok && (!take(v, '/') || take_time(v, 167, &out->time));
}

bool zone_rule_read(struct view text, struct zone_rule *out)
{
	int32_t west;

	*out = (struct zone_rule){0};
	if (!take_name(&text) || !take_time(&text, 24, &west)) {
		return false;
	}
	out->standard = -west;
	if (text.len == 0) {
		return true;
	}
	if (!take_name(&text)) {
		return false;
	}
	out->changes = true;
	out->summer = out->standard + HOUR;
	if (text.len > 0 && text.at[0] != ',') {
		if (!take_time(&text, 24, &west)) {
			return false;
		}
		out->summer = -west;
	}
	return take(&text, ',') && take_day(&text, &out->from) && take(&text, ',') &&
	       take_day(&text, &out->to) && text.len == 0;
}

/* --------------------------------------------------------------------- telling */

static bool is_leap(int64_t year)
{
	return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

/* Days from 1970 to the first of January of the year. */
static int64_t year_begins(int64_t year)
{
	int64_t y = year - 1;

	return 365 * (year - 1970) + (y / 4 - y / 100 + y / 400) -
	       (1969 / 4 - 1969 / 100 + 1969 / 400);
}

/* Days of the year before the month, which is 1 to 12. */
static int64_t month_begins(int64_t year, int month)
{
	static const int before[] = {0,   31,  59,  90,  120, 151,
				     181, 212, 243, 273, 304, 334};

	assert(month >= 1 && month <= 12);
	return before[month - 1] + (month > 2 && is_leap(year));
}

static int64_t month_length(int64_t year, int month)
{
	return month == 12 ? 31
			   : month_begins(year, month + 1) - month_begins(year, month);
}

/* The moment of the change in that year: seconds from 1970 as the clock on the wall
 * shows it. */
static int64_t moment(const struct zone_day *d, int64_t year)
{
	int64_t days = year_begins(year);
	int64_t first;
	int64_t in_month;

	switch (d->kind) {
	case 'M':
		days += month_begins(year, d->month);
		first = ((days + 4) % 7 + 7) % 7; /* 1 January 1970 was a Thursday */
		in_month = (d->day - first + 7) % 7 + (int64_t)7 * (d->week - 1);
		if (in_month >= month_length(year, d->month)) {
			in_month -= 7;
		}
		days += in_month;
		break;
	case 'J':
		days += d->day - 1 + (d->day >= 60 && is_leap(year));
		break;
	default:
		days += d->day;
		break;
	}
	return days * DAY + d->time;
}

static int64_t year_of(int64_t t)
{
	int64_t days = t / DAY - (t % DAY < 0);
	int64_t year = 1970 + days * 400 / 146097;

	while (year_begins(year + 1) <= days) {
		year++;
	}
	while (year_begins(year) > days) {
		year--;
	}
	return year;
}

int32_t zone_rule_east(const struct zone_rule *r, int64_t t)
{
	int64_t year;
	int64_t from;
	int64_t to;
	bool summer;

	if (!r->changes) {
		return r->standard;
	}
	if (t < -far_away || t > far_away) {
		return r->standard;
	}
	year = year_of(t + r->standard);
	from = moment(&r->from, year) - r->standard;
	to = moment(&r->to, year) - r->summer;
	summer = from < to ? t >= from && t < to : t >= from || t < to;
	return summer ? r->summer : r->standard;
}
