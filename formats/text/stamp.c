/* SPDX-License-Identifier: ISC */
#include "formats/text/stamp.h"

#include "formats/text/num.h"
#include <string.h>
#include <time.h>

static const char *const day_names[] = {"Sun", "Mon", "Tue", "Wed",
					"Thu", "Fri", "Sat"};
static const char *const month_names[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
					  "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
enum { MINUTE = 60, HOUR = 3600, DAY = 86400 };

/* Days from 1970-01-01 to the given date of the proleptic Gregorian calendar. */
static int64_t days_of(long year, long month, long day)
{
	int64_t y = month <= 2 ? year - 1 : year;
	int64_t m = month <= 2 ? month + 9 : month - 3; /* March is 0 */
	int64_t leap = y / 4 - y / 100 + y / 400;

	return 365 * y + leap + (153 * m + 2) / 5 + day - 1 - 719468;
}

static bool month_holds(long year, long month, long day)
{
	static const char lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
	bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;

	return day <= lengths[month - 1] + (month == 2 && leap);
}

/* Whether v begins with `shape`, in any case; each d stands for a digit. */
static bool has_shape(struct view v, const char *shape)
{
	for (size_t i = 0; shape[i] != '\0'; i++) {
		if (i >= v.len ||
		    (shape[i] == 'd' ? !digit(v.at[i])
				     : ascii_upper(v.at[i]) != shape[i])) {
			return false;
		}
	}
	return true;
}

/* Reads "Z" or "+01:00" as seconds east. */
static bool zone_read(struct view v, int64_t *east)
{
	long h;
	long m;

	*east = 0;
	if (view_is_nocase(v, "Z")) {
		return true;
	}
	if (v.len != 6 || (!has_shape(v, "+dd:dd") && !has_shape(v, "-dd:dd")) ||
	    !num_read(view_part(v, 1, 2), 0, 23, &h) ||
	    !num_read(view_part(v, 4, 2), 0, 59, &m)) {
		return false;
	}
	*east = (h * HOUR + m * MINUTE) * (v.at[0] == '-' ? -1 : 1);
	return true;
}

bool stamp_read(struct view v, int64_t *out)
{
	static const char shape[] = "dddd-dd-ddTdd:dd:dd";
	long year;
	long month;
	long day;
	long h;
	long m;
	long s;
	int64_t east;

	if (!has_shape(v, shape) || !num_read(view_part(v, 0, 4), 1970, 9999, &year) ||
	    !num_read(view_part(v, 5, 2), 1, 12, &month) ||
	    !num_read(view_part(v, 8, 2), 1, 31, &day) ||
	    !month_holds(year, month, day) ||
	    !num_read(view_part(v, 11, 2), 0, 23, &h) ||
	    !num_read(view_part(v, 14, 2), 0, 59, &m) ||
	    !num_read(view_part(v, 17, 2), 0, 59, &s) ||
	    !zone_read(view_part(v, sizeof shape - 1, v.len), &east)) {
		return false;
	}
	*out = days_of(year, month, day) * DAY + h * HOUR + m * MINUTE + s - east;
	return true;
}

static struct tm broken_down(int64_t t)
{
	time_t clock = (time_t)t;
	struct tm tm = {0};

	gmtime_r(&clock, &tm);
	return tm;
}

/* Writes the mark and two digits behind it; returns their end. */
static char *two(char *to, char mark, int n)
{
	to[0] = mark;
	to[1] = (char)('0' + n / 10 % 10);
	to[2] = (char)('0' + n % 10);
	return to + 3;
}

/* printf would be slow here, because every entry of every record has a stamp. */
void stamp_write(struct buf *b, int64_t t)
{
	struct tm tm = broken_down(t);
	int year = tm.tm_year + 1900;
	char text[sizeof "2026-11-01T12:00:00Z"];
	char *to = text;

	if (year < 0 || year > 9999) {
		buf_printf(b, "%04d", year);
	} else {
		to = two(to, (char)('0' + year / 1000), year / 10 % 100);
		*to++ = (char)('0' + year % 10);
	}
	to = two(to, '-', tm.tm_mon + 1);
	to = two(to, '-', tm.tm_mday);
	to = two(to, 'T', tm.tm_hour);
	to = two(to, ':', tm.tm_min);
	to = two(to, ':', tm.tm_sec);
	*to++ = 'Z';
	buf_add(b, view_from(text, (size_t)(to - text)));
}

/* What clocks in the zone show at t, counted in seconds as if it were UTC. */
static int64_t shown(int64_t t, const struct zone *zone)
{
	return t + (zone != NULL ? zone_east(zone, t) : 0);
}

struct stamp_parts stamp_parts(int64_t t, const struct zone *zone)
{
	struct tm tm = broken_down(shown(t, zone));

	return (struct stamp_parts){.year = tm.tm_year + 1900,
				    .month = tm.tm_mon + 1,
				    .day = tm.tm_mday,
				    .weekday = tm.tm_wday,
				    .hour = tm.tm_hour,
				    .minute = tm.tm_min};
}

bool stamp_day(int year, int month, int day, const struct zone *zone, int64_t *out)
{
	int64_t midnight;
	int64_t low;
	int64_t high;

	if (year < 1970 || year > 9999 || month < 1 || month > 12 || day < 1 ||
	    !month_holds(year, month, day)) {
		return false;
	}
	midnight = days_of(year, month, day) * DAY;
	low = midnight - 2 * (int64_t)DAY; /* no zone is two days from UTC */
	high = midnight + 2 * (int64_t)DAY;
	while (high - low > 1) {
		int64_t middle = low + (high - low) / 2;

		if (shown(middle, zone) >= midnight) {
			high = middle;
		} else {
			low = middle;
		}
	}
	*out = high;
	return true;
}

void stamp_write_mail(struct buf *b, int64_t t)
{
	struct tm tm = broken_down(t);

	buf_printf(b, "%s, %02d %s %04d %02d:%02d:%02d +0000", day_names[tm.tm_wday],
		   tm.tm_mday, month_names[tm.tm_mon], tm.tm_year + 1900, tm.tm_hour,
		   tm.tm_min, tm.tm_sec);
}

static const struct {
	char mark;
	int64_t seconds;
} units[] = {
	{'d', DAY   },
        {'h', HOUR  },
        {'m', MINUTE},
        {'s', 1     }
};

bool stamp_span_read(struct view v, int64_t *out)
{
	long n;

	if (view_is_nocase(v, "none") || view_is_nocase(v, "off")) {
		*out = 0;
		return true;
	}
	for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
		if (v.len > 1 && ascii_lower(v.at[v.len - 1]) == units[i].mark &&
		    num_read(view_part(v, 0, v.len - 1), 0, 1000000, &n)) {
			*out = n * units[i].seconds;
			return true;
		}
	}
	return false;
}

void stamp_span_write(struct buf *b, int64_t seconds)
{
	size_t i = 1; /* hours before days: free time is told as 72h */

	if (seconds == 0) {
		buf_str(b, "none");
		return;
	}
	if (seconds % DAY == 0 && seconds / DAY >= 10) {
		i = 0;
	}
	while (seconds % units[i].seconds != 0) {
		i++;
	}
	buf_printf(b, "%lld%c", (long long)(seconds / units[i].seconds), units[i].mark);
}
