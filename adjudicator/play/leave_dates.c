/* SPDX-License-Identifier: ISC */
/* The span that a text about leave means, in the player's time zone (K20). Pure. */
#include "adjudicator/play/leave_account.h"
#include "formats/text/stamp.h"

enum { DAY = 86400, LATELY = 31 * DAY, HALF_YEAR = 183 * DAY, YEAR = 366 * DAY };

/* A day, from its first moment to the first of the next day. */
static bool day_in(int year, const struct leave_date *d, const struct zone *zone,
		   struct leave_span *out)
{
	struct stamp_parts next;

	if (!stamp_day(year, d->month, d->day, zone, &out->begins)) {
		return false;
	}
	next = stamp_parts(out->begins + DAY + DAY / 4, zone);
	return stamp_day(next.year, next.month, next.day, zone, &out->ends);
}

/* The first such date that ends after `since`. */
static bool next_day(const struct leave_date *d, int64_t since, const struct zone *zone,
		     struct leave_span *out)
{
	enum { LEAP = 8 }; /* the longest time without a 29 February */
	int year = stamp_parts(since, zone).year;

	for (int i = 0; i <= LEAP; i++) {
		if (day_in(year + i, d, zone, out) && out->ends > since) {
			return true;
		}
	}
	return false;
}

/* That date in its year, if one is given; else the next one. */
static bool find_day(const struct leave_date *d, int64_t since, const struct zone *zone,
		     struct leave_span *out)
{
	return d->year != 0 ? day_in(d->year, d, zone, out)
			    : next_day(d, since, zone, out);
}

/* Only the last day has a year: the first day lies within the year before it. */
static void share_year(struct leave_date *first, const struct leave_date *last)
{
	bool later = first->month > last->month ||
		     (first->month == last->month && first->day > last->day);

	if (first->year == 0 && last->year != 0) {
		first->year = last->year - later;
	}
}

static bool dates(const struct leave_text *text, int64_t now, const struct zone *zone,
		  struct leave_span *out, struct diag *diag)
{
	struct leave_date first = text->first;
	struct leave_span from;
	struct leave_span to;

	share_year(&first, &text->last);
	if (!find_day(&first, now - LATELY, zone, &from)) {
		return diag_set(diag, DIAG_LEAVE_NO_DAY, text->first.at);
	}
	if (from.begins < now - LATELY) {
		return diag_set(diag, DIAG_LEAVE_PAST, text->first.at);
	}
	if (!find_day(&text->last, from.begins, zone, &to)) {
		return diag_set(diag, DIAG_LEAVE_NO_DAY, text->last.at);
	}
	if (to.begins < from.begins ||
	    (text->last.year == 0 && to.ends - from.begins > HALF_YEAR)) {
		return diag_set(diag, DIAG_LEAVE_BACKWARDS, text->last.at);
	}
	if (to.ends <= now) {
		return diag_set(diag, DIAG_LEAVE_PAST, text->last.at);
	}
	*out = (struct leave_span){from.begins > now ? from.begins : now, to.ends};
	return true;
}

/* Leave from now on until a day. */
static bool until(const struct leave_date *last, int64_t now, const struct zone *zone,
		  struct leave_span *out, struct diag *diag)
{
	struct leave_span to;

	if (!find_day(last, now - LATELY, zone, &to)) {
		return diag_set(diag, DIAG_LEAVE_NO_DAY, last->at);
	}
	if (to.ends <= now) {
		return diag_set(diag, DIAG_LEAVE_PAST, last->at);
	}
	*out = (struct leave_span){now, to.ends};
	return true;
}

bool leave_dates(const struct leave_text *text, int64_t now, const struct zone *zone,
		 struct leave_span *out, struct diag *diag)
{
	switch (text->kind) {
	case LEAVE_DAYS:
		*out = (struct leave_span){now, now + text->days * (int64_t)DAY};
		break;
	case LEAVE_UNTIL:
		if (!until(&text->last, now, zone, out, diag)) {
			return false;
		}
		break;
	default:
		if (!dates(text, now, zone, out, diag)) {
			return false;
		}
		break;
	}
	return out->begins - now <= YEAR ||
	       diag_set(diag, DIAG_LEAVE_FAR, text->first.at);
}
