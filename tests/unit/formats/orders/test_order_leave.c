/* SPDX-License-Identifier: ISC */
/* How leave is written, which days it means, and what a player has of it. */

#include "adjudicator/play/leave_account.h"
#include "adjudicator/system/timezones.h"
#include "formats/orders/order_args.h"
#include "formats/text/stamp.h"
#include "tests/helpers/claims.h"

static const int64_t DAY = 86400;
static struct arena arena;

static int64_t at(const char *text)
{
	int64_t t = -1;

	ck_assert(stamp_read(view_of(text), &t));
	return t;
}

static bool days(const char *text, int64_t now, const struct zone *zone,
		 struct leave_span *out, struct diag *diag)
{
	struct leave_text leave;

	*diag = (struct diag){0};
	ck_assert(order_leave_split(view_of(text), &leave));
	return leave_dates(&leave, now, zone, out, diag);
}

static const struct {
	const char *text, *begins, *ends; /* written on 22 Nov 2026, 12:00 UTC */
} good[] = {
	{"3 Dec to 14 Dec",			       "2026-12-03T00:00:00Z", "2026-12-15T00:00:00Z"},
	{"3 December - 14 December",                      "2026-12-03T00:00:00Z", "2026-12-15T00:00:00Z"},
	{"from 3 Dec until 14 Dec",                       "2026-12-03T00:00:00Z", "2026-12-15T00:00:00Z"},
	{"3 Dec to 14",				   "2026-12-03T00:00:00Z", "2026-12-15T00:00:00Z"},
	{"3-14 Dec",				      "2026-12-03T00:00:00Z", "2026-12-15T00:00:00Z"},
	{"3 to 14 Dec",				   "2026-12-03T00:00:00Z", "2026-12-15T00:00:00Z"},
	{"Dec 3rd to Dec 14th",                           "2026-12-03T00:00:00Z", "2026-12-15T00:00:00Z"},
	{"2026-12-03 to 2026-12-14",                      "2026-12-03T00:00:00Z", "2026-12-15T00:00:00Z"},
	{"3. Dez. bis 14. Dezember",                      "2026-12-03T00:00:00Z", "2026-12-15T00:00:00Z"},
	{"del 3 de diciembre al 14 de diciembre de 2026", "2026-12-03T00:00:00Z",
	 "2026-12-15T00:00:00Z"									 },
	{"3 desembre fins 14 des.",                       "2026-12-03T00:00:00Z", "2026-12-15T00:00:00Z"},
	{"24 Dec to 6 Jan",			       "2026-12-24T00:00:00Z", "2027-01-07T00:00:00Z"},
	{"24 Dec to 6 Jan 2027",                          "2026-12-24T00:00:00Z", "2027-01-07T00:00:00Z"},
	{"1 Jul to 8 Jul",				"2027-07-01T00:00:00Z", "2027-07-09T00:00:00Z"},
	{"22 Nov to 23 Nov",			      "2026-11-22T12:00:00Z", "2026-11-24T00:00:00Z"},
	{"until the 24th of Nov",                         "2026-11-22T12:00:00Z", "2026-11-25T00:00:00Z"},
	{"bis zum 24.11.",				"2026-11-22T12:00:00Z", "2026-11-25T00:00:00Z"},
	{"3.-14.12.",				     "2026-12-03T00:00:00Z", "2026-12-15T00:00:00Z"},
	{"for 10 days",				   "2026-11-22T12:00:00Z", "2026-12-02T12:00:00Z"},
	{"until 24 Nov",				  "2026-11-22T12:00:00Z", "2026-11-25T00:00:00Z"},
	{"10d",					   "2026-11-22T12:00:00Z", "2026-12-02T12:00:00Z"},
	{"2 weeks",				       "2026-11-22T12:00:00Z", "2026-12-06T12:00:00Z"},
};

/* The turn of the year as people write it; written on 22 Nov 2026. */
static const char *const new_year[] = {
	"28 Dec to 3 Jan",
	"Dec 28, 2026 to Jan 3, 2027",
	"from the 28th of December until the 3rd of January",
	"28.12. bis 3.1.",
	"28.12. bis 3.1",
	"28.12.-3.1.",
	"28.12.2026 - 03.01.2027",
	"vom 28.12. bis zum 3.1.27",
	"vom 28. 12. bis 3. 1.",
	"vom 28. Dezember bis zum 3. Januar",
	"von 28. Dez. bis einschl. 3. Jan.",
	"desde el 28 de diciembre hasta el 3 de enero",
	"del 28/12 al 3/1",
	"del 28/12/26 al 03/01/27",
	"del 28 de diciembre al 3 de enero inclusive",
	"des del 28 de desembre fins al 3 de gener",
	"del 28 de desembre al 3 de gener",
	"28/12 - 3/1",
	"28/12-3/1",
	"12/28 to 1/3",
	"28/12 to 2027-01-03",
	"12/28/2026 - 1/3/2027",
};

/* Written on 22 November 2026 at noon. */
static void means(const char *text, const char *begins, const char *ends)
{
	struct leave_span s;
	struct diag diag;

	ck_assert(days(text, at("2026-11-22T12:00:00Z"), NULL, &s, &diag));
	ck_assert_int_eq(s.begins, at(begins));
	ck_assert_int_eq(s.ends, at(ends));
}

START_TEST(a_year_may_turn_within_a_leave)
{
	means(new_year[_i], "2026-12-28T00:00:00Z", "2027-01-04T00:00:00Z");
}

/* 3 April or 4 March: nothing says which. */
static const char *const either[] = {
	"3/4 to 5/4",     "until 3/4", "1/2/2027 - 2/2/2027",
	"28/12 to 12/28", "3/4-5/4",   "13/13 to 14/14"};

START_TEST(a_month_is_never_guessed)
{
	struct leave_text leave;

	ck_assert(!order_leave_split(view_of(either[_i]), &leave));
}

START_TEST(a_leave_means_whole_days)
{
	means(good[_i].text, good[_i].begins, good[_i].ends);
}

/* Who writes when they are away already does not read a refusal before they are back.
 */
static const char *const begun[] = {"20 Nov to 30 Nov", "2026-11-21 to 30 Nov",
				    "23 Oct to 30 Nov", "21-30 Nov"};

START_TEST(a_leave_that_has_begun_counts_from_now)
{
	means(begun[_i], "2026-11-22T12:00:00Z", "2026-12-01T00:00:00Z");
}

static const struct {
	const char *text;
	enum diag_code code;
	const char *at;
} wrong[] = {
	{"19 Nov to 21 Nov",          DIAG_LEAVE_PAST,      "21 Nov"     },
	{"2025-11-21 to 30 Nov 2026", DIAG_LEAVE_PAST,      "2025-11-21" },
	{"until 21 Nov",              DIAG_LEAVE_PAST,      "21 Nov"     },
	{"30 Feb to 3 Mar",           DIAG_LEAVE_NO_DAY,    "30 Feb"     },
	{"1 Dec to 31 Nov",           DIAG_LEAVE_NO_DAY,    "31 Nov"     },
	{"29 Feb 2027 to 3 Mar 2027", DIAG_LEAVE_NO_DAY,    "29 Feb 2027"},
	{"14 Dec to 3 Dec",           DIAG_LEAVE_BACKWARDS, "3 Dec"      },
	{"14 Dec 2026 to 3 Dec 2026", DIAG_LEAVE_BACKWARDS, "3 Dec 2026" },
	{"1 Jul 2028 to 3 Jul 2028",  DIAG_LEAVE_FAR,       "1 Jul 2028" },
};

START_TEST(days_that_cannot_be_are_pointed_at)
{
	struct leave_span s;
	struct diag diag;

	ck_assert(!days(wrong[_i].text, at("2026-11-22T12:00:00Z"), NULL, &s, &diag));
	ck_assert_int_eq(diag.code, wrong[_i].code);
	ck_assert(view_is(diag.at, wrong[_i].at));
}

static const char *const prose[] = {"me alone",
				    "it to me",
				    "3 letters to Ann",
				    "10",
				    "0d",
				    "10 dogs",
				    "3 Jul",
				    "3 Jul to",
				    "3 Jul to 14 Julys",
				    "32 Jul to 3 Aug",
				    "3 ma to 4 ma",
				    "to you"};

START_TEST(what_names_no_days_is_prose)
{
	struct leave_text leave;

	ck_assert(!order_leave_split(view_of(prose[_i]), &leave));
}

/* Zones east and west, with summer time north and south of the equator, at midnight,
 * by half an hour, and none. */
static const char *const zones[] = {"UTC",
				    "Europe/Madrid",
				    "America/New_York",
				    "Australia/Lord_Howe",
				    "America/Santiago",
				    "Asia/Beirut",
				    "Pacific/Kiritimati",
				    "Pacific/Pago_Pago",
				    "Africa/Casablanca",
				    "America/Havana",
				    "Asia/Kathmandu"};

/* In every zone, every day of two years, a leap day among them: a day begins where the
 * one before it ends, its first moment shows its date, and the moment before does not.
 */
START_TEST(days_follow_each_other_in_every_zone)
{
	struct zone zone;
	int64_t t;
	int64_t next = 0;

	ck_assert(view_is(view_of(zones[_i]), "UTC") ||
		  zones_open(&arena, view_of(zones[_i]), &zone));
	for (t = at("2027-06-01T12:00:00Z"); t < at("2029-06-01T12:00:00Z"); t += DAY) {
		const struct zone *z = _i == 0 ? NULL : &zone;
		struct stamp_parts noon = stamp_parts(t, NULL);
		int64_t first;
		struct stamp_parts shown;

		ck_assert(stamp_day(noon.year, noon.month, noon.day, z, &first));
		shown = stamp_parts(first, z);
		ck_assert_int_eq(shown.day, noon.day);
		ck_assert_int_eq(shown.month, noon.month);
		ck_assert_int_eq(shown.year, noon.year);
		shown = stamp_parts(first - 1, z);
		ck_assert_int_ne(shown.day, noon.day);
		ck_assert(next == 0 ||
			  (first - next >= 22L * 3600 && first - next <= 26L * 3600));
		next = first;
	}
}

START_TEST(a_leave_begins_and_ends_with_its_players_days)
{
	struct zone zone;
	struct leave_span s;
	struct diag diag;

	ck_assert(zones_open(&arena, view_of("Europe/Madrid"), &zone));
	/* Summer time ends on 25 October 2026: that day has 25 hours. */
	ck_assert(
		days("24 Oct to 25 Oct", at("2026-10-01T12:00:00Z"), &zone, &s, &diag));
	ck_assert_int_eq(s.begins, at("2026-10-23T22:00:00Z"));
	ck_assert_int_eq(s.ends, at("2026-10-25T23:00:00Z"));
	/* It begins on 28 March 2027: that day has 23. */
	ck_assert(
		days("28 Mar to 28 Mar", at("2027-03-01T12:00:00Z"), &zone, &s, &diag));
	ck_assert_int_eq(s.ends - s.begins, 23L * 3600);
	/* It is the 23rd in Madrid already. */
	ck_assert(!days("until 22 Nov", at("2026-11-22T23:30:00Z"), &zone, &s, &diag));
	ck_assert_int_eq(diag.code, DIAG_LEAVE_PAST);
	/* 29 February is in leap years alone. */
	ck_assert(days("29 Feb to 1 Mar", at("2027-03-05T00:00:00Z"), NULL, &s, &diag));
	ck_assert_int_eq(s.begins, at("2028-02-29T00:00:00Z"));
}

/* ------------------------------------------------------------------ the account */

static const struct leave_rule rule = {30 * 86400L, 10 * 86400L, 1000000};

START_TEST(leave_is_earned_day_by_day_up_to_a_years_worth)
{
	int64_t joined = rule.joined;

	ck_assert_int_eq(leave_left(&rule, NULL, 0, joined), 10 * DAY);
	ck_assert_int_eq(leave_left(&rule, NULL, 0, joined + DAY - 1), 10 * DAY);
	ck_assert_int_eq(leave_left(&rule, NULL, 0, joined + DAY),
			 10 * DAY + 30 * DAY / 365);
	ck_assert_int_eq(leave_left(&rule, NULL, 0, joined + 73 * DAY), 16 * DAY);
	ck_assert_int_eq(leave_left(&rule, NULL, 0, joined + 2000 * DAY), 30 * DAY);
}

START_TEST(leave_that_was_taken_is_missing_until_it_is_earned_again)
{
	struct leave_span span[] = {
		{rule.joined + 365 * DAY, rule.joined + 375 * DAY},
		{rule.joined + 438 * DAY, rule.joined + 439 * DAY},
	};

	ck_assert_int_eq(leave_left(&rule, span, 2, rule.joined + 365 * DAY), 30 * DAY);
	ck_assert_int_eq(leave_left(&rule, span, 2, rule.joined + 365 * DAY + 1),
			 20 * DAY);
	ck_assert_int_eq(leave_left(&rule, span, 2, rule.joined + 438 * DAY), 26 * DAY);
	ck_assert_int_eq(leave_left(&rule, span, 2, rule.joined + 438 * DAY + 1),
			 25 * DAY);
	ck_assert_int_eq(leave_left(&rule, span, 2, rule.joined + 3000 * DAY),
			 30 * DAY);
}

/* Whatever is taken as long as may be, nothing that is booked behind it falls short,
 * and one second more never fits. */
START_TEST(the_longest_leave_leaves_enough_for_what_is_booked)
{
	unsigned seed = 7;

	for (int round = 0; round < 200; round++) {
		struct leave_span span[3];
		struct leave_span all[3];
		int64_t t = rule.joined;
		int64_t longest;

		for (int i = 0; i < 3; i++) {
			seed = seed * 1103515245U + 12345U;
			t += (seed >> 8) % (200 * 86400);
			span[i].begins = t;
			longest = leave_longest(&rule, span, (size_t)i, t);
			span[i].ends = t + longest / (i == 2 ? 1 : 2);
			t = span[i].ends + 1;
			ck_assert_int_ge(leave_left(&rule, span, (size_t)i + 1, t), 0);
		}
		/* The first, asked for when the others are booked. */
		all[0] = span[1];
		all[1] = span[2];
		longest = leave_longest(&rule, all, 2, span[0].begins);
		all[2] = all[1];
		all[1] = all[0];
		all[0] = (struct leave_span){span[0].begins, span[0].begins + longest};
		for (size_t i = 0; i < 3; i++) {
			ck_assert_int_ge(
				leave_left(&rule, all, i + 1, all[i].begins + 1), 0);
		}
	}
}

static const char *const no_dates[] = {
	"3 Dec to 14 Dec and on",
	"until 14 Dec soon",
	"until nothing",
	"3-99 Dec",
	"99-3 Dec",
	"3-14 Dec x",
	"3-14",
	"2026-13-03 to 2026-12-14",
	"2026-12-32 to 2026-12-14",
	"1969-12-03 to 1970-01-01",
	"202-12-03 to 2026-12-14",
	"2026-1-03 to 2026-12-14",
	"2026-12-3 to 2026-12-14",
	"Dec 99 to Dec 14",
	"Dec to Dec",
	"28.13. bis 3.1.",
	"28.12.1 bis 3.1.",
	"28.12.. bis 3.1.",
	"28. bis 3.",
	"3.4",
	"the to the",
};

START_TEST(what_is_no_date_is_no_leave)
{
	struct leave_text leave;

	ck_assert_msg(!order_leave_split(view_of(no_dates[_i]), &leave), "%s",
		      no_dates[_i]);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(a_leave_means_whole_days, good);
	claims_rows(a_year_may_turn_within_a_leave, new_year);
	claims_rows(a_leave_that_has_begun_counts_from_now, begun);
	claims_rows(a_month_is_never_guessed, either);
	claims_rows(days_that_cannot_be_are_pointed_at, wrong);
	claims_rows(what_names_no_days_is_prose, prose);
	claims_rows(days_follow_each_other_in_every_zone, zones);
	claims_rows(what_is_no_date_is_no_leave, no_dates);
	return claims_run("leave");
}
