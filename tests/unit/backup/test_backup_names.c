/* SPDX-License-Identifier: ISC */
#include "adjudicator/backup/names.h"

#include "formats/text/stamp.h"
#include <string.h>

#include "tests/helpers/claims.h"

enum { HOUR = 3600, DAY = 86400, MOST = 1000 };

static struct arena arena;
static int64_t made[MOST];
static bool keep[MOST];
static size_t count;

static void set_up(void)
{
	count = 0;
}

static int64_t at(const char *stamp)
{
	int64_t t;

	ck_assert(stamp_read(view_of(stamp), &t));
	return t;
}

static void add(int64_t t)
{
	ck_assert_uint_lt(count, MOST);
	made[count++] = t;
}

static size_t kept(int64_t now)
{
	size_t n = 0;

	backup_names_keep(made, count, now, keep);
	for (size_t i = 0; i < count; i++) {
		n += keep[i];
	}
	return n;
}

START_TEST(a_name_is_read_as_it_was_written)
{
	int64_t t = at("2026-11-20T20:00:07Z");
	int64_t back;

	ck_assert_str_eq(backup_name(&arena, t), "club-20261120T200007Z");
	ck_assert(backup_name_read(view_of("club-20261120T200007Z"), &back));
	ck_assert_int_eq(back, t);
}

static const char *const others[] = {
	"",
	"club-",
	"club-20261120T200007",
	"club-20261120T200007Z2",
	"club-20261320T200007Z",
	"club-20261120 200007Z",
	"club-2026112OT200007Z",
	".half-club-20261120T200007Z",
	"Club-20261120T200007Z",
	"club-20261120T200007z",
};

START_TEST(other_names_are_no_backups)
{
	int64_t t;

	ck_assert_msg(!backup_name_read(view_of(others[_i]), &t), "%s", others[_i]);
}

/* Two years of one a day. */
START_TEST(a_year_of_days_becomes_a_few)
{
	int64_t now = at("2026-11-20T20:00:00Z");

	for (int day = 0; day < 730; day++) {
		add(now - (int64_t)day * DAY);
	}
	/* 7 days, of 20 November back to the 14th; 4 weeks, two of which end in those
	 * days; 12 months, of which the newest is the newest day. */
	ck_assert_uint_eq(kept(now), 7 + 2 + 11);
	for (int day = 0; day < BACKUP_DAYS; day++) {
		ck_assert(keep[day]);
	}
	ck_assert(!keep[BACKUP_DAYS]);
	ck_assert(keep[20]); /* the last of October, a Saturday */
	ck_assert(keep[now / DAY - at("2025-12-31T00:00:00Z") / DAY]);
	ck_assert(!keep[now / DAY - at("2025-11-30T00:00:00Z") / DAY]);
}

START_TEST(nothing_is_dropped_within_a_day)
{
	int64_t now = at("2026-11-20T20:00:00Z");

	for (int hour = 0; hour < 48; hour++) {
		add(now - (int64_t)hour * HOUR);
	}
	/* 24 of the last day; of the days before, the newest is among those for the
	 * 19th, and 18 November has one of its own. */
	ck_assert_uint_eq(kept(now), 24 + 1);
	ck_assert(keep[23]);
	ck_assert(!keep[24]);
	ck_assert(keep[45]);
}

/* Whoever was away for a year finds what he left. */
START_TEST(days_count_that_have_a_backup)
{
	int64_t then = at("2024-05-05T12:00:00Z");

	for (int day = 0; day < 7; day++) {
		add(then + (int64_t)day * DAY);
	}
	ck_assert_uint_eq(kept(at("2026-11-20T20:00:00Z")), 7);
}

START_TEST(one_from_the_future_is_kept_and_counts_for_nothing)
{
	int64_t now = at("2026-11-20T20:00:00Z");

	for (int year = 1; year <= 20; year++) {
		add(now + (int64_t)year * 365 * DAY);
	}
	add(now - (int64_t)3 * DAY);
	ck_assert_uint_eq(kept(now), count);
}

START_TEST(order_does_not_matter)
{
	int64_t now = at("2026-11-20T20:00:00Z");
	size_t n;

	for (int i = 0; i < 500; i++) {
		add(now - (int64_t)(i * 7919 % 500) * DAY);
	}
	n = kept(now);
	ck_assert_uint_eq(n, 7 + 2 + 11);
	ck_assert(keep[0]);
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(set_up, NULL);
	claims_rows(other_names_are_no_backups, others);
	return claims_run("backup names");
}
