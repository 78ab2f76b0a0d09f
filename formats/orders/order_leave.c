/* SPDX-License-Identifier: ISC */
/* "leave 3 Jul to 14 Jul", "leave 10d", "leave until 14 Jul". */
#include "formats/orders/order_args.h"

#include "formats/orders/order_shape.h"
#include "formats/text/num.h"

enum { MONTHS = 12, SHORTEST = 3, DAYS_MOST = 999 };

/* Three letters or more of one of them, with or without a full stop. */
static const char *const months[MONTHS] = {
	"january enero gener januar jänner",
	"february febrero febrer februar feber",
	"march marzo març märz maerz",
	"april abril",
	"may mayo maig mai",
	"june junio juny juni",
	"july julio juliol juli",
	"august agosto agost",
	"september septiembre setiembre setembre",
	"october octubre oktober",
	"november noviembre novembre",
	"december diciembre desembre dezember",
};

/* Between the two dates, and what may stand before a month. */
static const char between[] = "to until till through - a al hasta fins bis zum";
static const char until[] = "to until till through hasta fins bis zum";
static const char before[] = "of de del d' d’";

static bool shortens(struct view word, struct view whole)
{
	return word.len >= SHORTEST && word.len <= whole.len &&
	       view_eq_nocase(view_part(whole, 0, word.len), word);
}

static bool month_read(struct view word, int *month)
{
	word.len -= view_ends(word, ".");
	for (int i = 0; i < MONTHS; i++) {
		struct view rest = view_of(months[i]);
		struct view one;

		while ((one = view_word(&rest)).len > 0) {
			if (shortens(word, one)) {
				*month = i + 1;
				return true;
			}
		}
	}
	return false;
}

static bool number_read(struct view word, long least, long most, int *out)
{
	long n;

	if (!num_plain(word, least, most, &n)) {
		return false;
	}
	*out = (int)n;
	return true;
}

/* "3", "3.", "3rd" */
static bool day_read(struct view word, int *day)
{
	static const char *const behind[] = {".", "st", "nd", "rd", "th"};

	for (size_t i = 0; i < sizeof behind / sizeof behind[0]; i++) {
		if (view_ends(word, behind[i])) {
			word.len -= view_of(behind[i]).len;
			break;
		}
	}
	return number_read(word, 1, 31, day);
}

/* "2026-07-03" */
static bool plain_date(struct view word, struct leave_date *out)
{
	struct view rest = word;
	struct view year = view_cut(&rest, '-');
	struct view month = view_cut(&rest, '-');

	return year.len == 4 && month.len == 2 && rest.len == 2 &&
	       number_read(year, 1970, 9999, &out->year) &&
	       number_read(month, 1, MONTHS, &out->month) &&
	       number_read(rest, 1, 31, &out->day);
}

/* Takes "3 Jul", "July 3rd", "3 de julio de 2027" or "2026-07-03" off the text. */
static bool parts_take(struct view *rest, struct leave_date *out)
{
	struct view word = view_word(rest);
	struct view after;

	if (plain_date(word, out)) {
		return true;
	}
	if (month_read(word, &out->month)) {
		if (!day_read(view_word(rest), &out->day)) {
			return false;
		}
	} else {
		struct view name;

		if (!day_read(word, &out->day)) {
			return false;
		}
		name = view_word(rest);
		if (view_among(name, before)) {
			name = view_word(rest);
		}
		if (!month_read(name, &out->month)) {
			return false;
		}
	}
	after = *rest;
	word = view_word(&after);
	if (view_among(word, before)) {
		word = view_word(&after);
	}
	if (word.len == 4 && number_read(word, 1970, 9999, &out->year)) {
		*rest = after;
	}
	return true;
}

static bool date_take(struct view *rest, struct leave_date *out)
{
	struct view text = view_trim(*rest);

	*out = (struct leave_date){0};
	if (!parts_take(rest, out)) {
		return false;
	}
	out->at = view_trim_end(view_part(text, 0, (size_t)(rest->at - text.at)));
	return true;
}

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

/* "3-14 Jul": the first month is the last's. */
static bool short_range(struct view args, struct leave_text *out)
{
	struct view rest = args;
	struct view first = view_word(&rest);
	struct view last = first;
	struct view after = rest;
	struct view joint = view_word(&after);

	if (view_find(first, '-') < first.len) {
		first = view_cut(&last, '-');
		after = view_from(last.at, (size_t)(args.at + args.len - last.at));
	} else if (!view_among(joint, between)) {
		return false;
	}
	if (!day_read(first, &out->first.day) || !date_take(&after, &out->last) ||
	    view_trim(after).len > 0) {
		return false;
	}
	out->first.year = out->last.year;
	out->first.month = out->last.month;
	out->first.at = first;
	out->kind = LEAVE_DATES;
	return true;
}

static bool range(struct view args, struct leave_text *out)
{
	struct view rest = args;

	if (!date_take(&rest, &out->first) || !view_among(view_word(&rest), between)) {
		return false;
	}
	out->kind = LEAVE_DATES;
	out->last = out->first;
	if (day_read(view_trim(rest), &out->last.day)) { /* "3 Jul to 14" */
		out->last.at = view_trim(rest);
		return true;
	}
	return date_take(&rest, &out->last) && view_trim(rest).len == 0;
}

static bool end_alone(struct view args, struct leave_text *out)
{
	struct view rest = args;

	if (!view_among(view_word(&rest), until) || !date_take(&rest, &out->last) ||
	    view_trim(rest).len > 0) {
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
	if (days_read(args, &out->days)) {
		out->kind = LEAVE_DAYS;
		return true;
	}
	if (view_among(view_word(&rest), "from vom von del des")) {
		args = view_trim(rest);
	}
	return end_alone(args, out) || range(args, out) || short_range(args, out);
}

bool order_leave(struct order *out)
{
	struct leave_text text;

	return order_leave_split(out->args, &text);
}
