/* SPDX-License-Identifier: ISC */
/* "leave 3 Jul to 14 Jul", "leave 10d", "leave until 14 Jul". */
#include "formats/orders/order_args.h"

#include "formats/orders/order_shape.h"
#include "formats/text/num.h"

enum { DAYS_MOST = 999 };

/* Words between the two dates, before the last one, and behind "to" or "until". */
static const char between[] = "to until till through - a al hasta fins bis zum";
static const char until[] = "to until till through hasta fins bis zum";
static const char little[] =
	"the el del al día dia zum dem den einschl. einschließlich inclusive";
/* Words behind the last day. They change nothing: that day always counts. */
static const char counted[] = "inclusive inclusivo incluido inclusiu inclòs inklusive";

/* "10d", "10 days", "2 weeks" */
static bool days_read(struct view args, long *days)
{
	static const struct {
		const char *words;
		long each;
	} units[] = {
		{"d day days día días dia dies tag tage tagen",             1},
		{"w week weeks semana semanas setmana setmanes woche wochen", 7},
	};
	size_t n = num_digits(args);
	struct view unit = view_trim(view_part(args, n, args.len));
	long count;

	if (n == 0 || !num_read(view_part(args, 0, n), 1, DAYS_MOST, &count)) {
		return false;
	}
	for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
		if (view_among(unit, units[i].words)) {
			*days = count * units[i].each;
			return true;
		}
	}
	return false;
}

/* Takes "to", "bis zum", "hasta el" or, between two dates, a hyphen off the text. */
static bool joint_take(struct view *rest, const char *words)
{
	struct view after = *rest;
	struct view text = view_trim(*rest);

	if (words == between && view_starts(text, "-")) {
		*rest = view_part(text, 1, text.len);
		return true;
	}
	if (!view_among(view_word(&after), words)) {
		return false;
	}
	do {
		*rest = after;
	} while (view_among(view_word(&after), little));
	return true;
}

static bool ended(struct view rest)
{
	return view_trim(rest).len == 0 || view_among(view_trim(rest), counted);
}

/* "3-14 Jul": both days are in the month that is named. */
static bool short_range(struct view args, struct leave_text *out)
{
	struct view rest = args;
	struct view first = view_word(&rest);
	size_t hyphen = view_find(first, '-');
	struct leave_date *last = &out->last;

	if (hyphen < first.len) {
		first.len = hyphen;
		rest = view_part(args, hyphen, args.len);
	}
	if (!date_day_read(first, &out->first.day) || !joint_take(&rest, between) ||
	    !date_take(&rest, last) || !ended(rest) || !date_settle(last, last)) {
		return false;
	}
	out->first.year = last->year;
	out->first.month = last->month;
	out->first.at = first;
	out->kind = LEAVE_DATES;
	return true;
}

static bool range(struct view args, struct leave_text *out)
{
	struct view rest = args;

	if (!date_take(&rest, &out->first) || !joint_take(&rest, between)) {
		return false;
	}
	out->kind = LEAVE_DATES;
	out->last = out->first;
	if (!out->first.either &&
	    date_day_read(view_trim(rest), &out->last.day)) { /* "3 Jul to 14" */
		out->last.at = view_trim(rest);
		return true;
	}
	return date_take(&rest, &out->last) && ended(rest) &&
	       date_settle(&out->first, &out->last);
}

static bool end_alone(struct view args, struct leave_text *out)
{
	struct view rest = args;

	if (!joint_take(&rest, until) || !date_take(&rest, &out->last) ||
	    !ended(rest) || !date_settle(&out->last, &out->last)) {
		return false;
	}
	out->kind = LEAVE_UNTIL;
	return true;
}

bool order_leave_split(struct view args, struct leave_text *out)
{
	struct view rest = args;

	*out = (struct leave_text){.kind = LEAVE_SHOW};
	if (args.len == 0) {
		return true;
	}
	if (view_among(view_word(&rest), "for für por durante per durant")) {
		args = view_trim(rest);
	}
	if (days_read(args, &out->days)) {
		out->kind = LEAVE_DAYS;
		return true;
	}
	rest = args;
	if (joint_take(&rest, "from vom von del des desde de")) {
		args = view_trim(rest);
	}
	return end_alone(args, out) || range(args, out) || short_range(args, out);
}

bool order_leave(struct order *out)
{
	struct leave_text text;

	return order_leave_split(out->args, &text);
}
