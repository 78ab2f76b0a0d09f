/* SPDX-License-Identifier: ISC */
/* A day as people write it: "3 Jul", "July 3rd, 2027", "3 de julio", "3.7." */
#include "formats/orders/order_args.h"

#include "formats/text/num.h"

enum { MONTHS = 12, DAYS = 31, SHORTEST = 3, YEAR_LEAST = 1970, YEAR_MOST = 9999 };

/* A month's name, or its first three letters or more, with or without a full stop. */
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

/* Words that may stand before a month. */
static const char before[] = "of de del d' d’";

static bool shortens(struct view word, struct view whole)
{
	return word.len >= SHORTEST && word.len <= whole.len &&
	       view_eq_nocase(view_part(whole, 0, word.len), word);
}

static bool month_read(struct view word, int *month)
{
	word.len -= view_ends(word, ".") || view_ends(word, ",");
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

/* "3", "3.", "3rd", "3rd," */
bool date_day_read(struct view word, int *day)
{
	static const char *const behind[] = {".", "st", "nd", "rd", "th"};

	word.len -= view_ends(word, ",");
	for (size_t i = 0; i < sizeof behind / sizeof behind[0]; i++) {
		if (view_ends(word, behind[i])) {
			word.len -= view_of(behind[i]).len;
			break;
		}
	}
	return number_read(word, 1, DAYS, day);
}

/* "2026-07-03" */
static bool plain_date(struct view word, struct leave_date *out)
{
	struct view rest = word;
	struct view year = view_cut(&rest, '-');
	struct view month = view_cut(&rest, '-');

	return year.len == 4 && month.len == 2 && rest.len == 2 &&
	       number_read(year, YEAR_LEAST, YEAR_MOST, &out->year) &&
	       number_read(month, 1, MONTHS, &out->month) &&
	       number_read(rest, 1, DAYS, &out->day);
}

static bool year_read(struct view word, int *year)
{
	enum { CENTURY = 2000 };

	if (word.len == 2 && number_read(word, 0, 99, year)) { /* "3.1.27" */
		*year += CENTURY;
		return true;
	}
	return word.len == 4 && number_read(word, YEAR_LEAST, YEAR_MOST, year);
}

/* "28.12." and "28.12.2026"; "28/12" may have its month first. */
static bool digits_date(struct view word, struct leave_date *out)
{
	struct view rest = word;
	char sign = view_find(word, '/') < word.len ? '/' : '.';
	struct view day = view_cut(&rest, sign);
	struct view month = view_cut(&rest, sign);

	out->either = sign == '/';
	return number_read(day, 1, DAYS, &out->day) &&
	       number_read(month, 1, out->either ? DAYS : MONTHS, &out->month) &&
	       (rest.len == 0 || year_read(rest, &out->year));
}

/* Takes the next word, or its part before a hyphen. */
static struct view word_take(struct view *rest)
{
	struct view word = view_word(rest);
	size_t n = view_find(word, '-');

	if (n < word.len) {
		*rest = view_from(word.at + n,
				  (size_t)(rest->at + rest->len - word.at) - n);
		word.len = n;
	}
	return word;
}

/* Behind "28." the month may be its number, "12."; else it has a name. */
static bool month_take(struct view *rest, bool dotted, int *month)
{
	struct view name = word_take(rest);
	struct view bare = view_part(name, 0, name.len - view_ends(name, "."));

	if (dotted && number_read(bare, 1, MONTHS, month)) {
		return true;
	}
	return month_read(view_among(name, before) ? word_take(rest) : name, month);
}

static bool parts_take(struct view *rest, struct leave_date *out)
{
	struct view after = *rest;
	struct view word = view_word(&after);

	if (plain_date(word, out)) {
		*rest = after;
		return true;
	}
	word = word_take(rest);
	*out = (struct leave_date){0};
	if (digits_date(word, out)) {
		return true;
	}
	*out = (struct leave_date){0};
	if (month_read(word, &out->month)
		    ? !date_day_read(word_take(rest), &out->day)
		    : !date_day_read(word, &out->day) ||
			      !month_take(rest, view_ends(word, "."), &out->month)) {
		return false;
	}
	after = *rest;
	word = word_take(&after);
	if (view_among(word, before)) {
		word = word_take(&after);
	}
	if (word.len == 4 && year_read(word, &out->year)) {
		*rest = after;
	}
	return true;
}

bool date_take(struct view *rest, struct leave_date *out)
{
	struct view text = view_trim(*rest);

	*out = (struct leave_date){0};
	if (!parts_take(rest, out)) {
		return false;
	}
	out->at = view_trim_end(view_part(text, 0, (size_t)(rest->at - text.at)));
	return true;
}

static void turn(struct leave_date *d)
{
	int month = d->day;

	if (d->either) {
		d->day = d->month;
		d->month = month;
	}
	d->either = false;
}

bool date_settle(struct leave_date *a, struct leave_date *b)
{
	bool day_first = (!a->either || a->month <= MONTHS) &&
			 (!b->either || b->month <= MONTHS);
	bool month_first =
		(!a->either || a->day <= MONTHS) && (!b->either || b->day <= MONTHS);

	if (!a->either && !b->either) {
		return true;
	}
	if (month_first) {
		turn(a);
		turn(b);
	}
	a->either = b->either = false;
	return day_first != month_first;
}
