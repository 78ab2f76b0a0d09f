/* SPDX-License-Identifier: ISC */

#include "formats/say.h"
#include "formats/text/stamp.h"
#include "tests/helpers/claims.h"

static struct arena arena;

static const struct {
	const char *text;
	int64_t t;
	const char *again; /* as stamp_write gives it */
} good[] = {
	{"1970-01-01T00:00:00Z",      0,            "1970-01-01T00:00:00Z"},
	{"2026-11-20T20:00:00Z",      1795204800,   "2026-11-20T20:00:00Z"},
	{"2026-11-20t20:00:00z",      1795204800,   "2026-11-20T20:00:00Z"},
	{"2026-11-20T21:00:00+01:00", 1795204800,   "2026-11-20T20:00:00Z"},
	{"2026-11-20T14:30:00-05:30", 1795204800,   "2026-11-20T20:00:00Z"},
	{"2000-02-29T12:00:00Z",      951825600,    "2000-02-29T12:00:00Z"},
	{"2038-01-19T03:14:08Z",      2147483648,   "2038-01-19T03:14:08Z"},
	{"9999-12-31T23:59:59Z",      253402300799, "9999-12-31T23:59:59Z"},
};

START_TEST(moment_is_read_and_written_back)
{
	struct buf b = buf_in(&arena);
	int64_t t = -1;

	ck_assert(stamp_read(view_of(good[_i].text), &t));
	ck_assert_int_eq(t, good[_i].t);
	stamp_write(&b, t);
	ck_assert_str_eq(buf_cstr(&b), good[_i].again);
}

static const char *const bad[] = {
	"",
	"2026-11-20",
	"2026-11-20T20:00:00",
	"2026-11-20 20:00:00Z",
	"2026-13-20T20:00:00Z",
	"2026-00-20T20:00:00Z",
	"2026-02-29T20:00:00Z",
	"1900-02-28T20:00:00Z",
	"2026-04-31T20:00:00Z",
	"2026-11-20T24:00:00Z",
	"2026-11-20T20:60:00Z",
	"2026-11-20T20:00:60Z",
	"2026-11-20T20:00:00Zx",
	"2026-11-20T20:00:00+1:00",
	"2026-11-20T20:00:00+24:00",
	"2026-11-20T20:00:00+01-00",
	"2026-11-20T20:00:00++1:00",
	"2026-11-20T20:00:00+-0:30",
	"2026-11-20T20:00:00+01:+1",
	"+026-11-20T20:00:00Z",
	"2026-11-20T20:00:-1Z",
};

START_TEST(what_is_no_moment_is_refused)
{
	int64_t t = 77;

	ck_assert(!stamp_read(view_of(bad[_i]), &t));
	ck_assert_int_eq(t, 77);
}

START_TEST(year_is_said_only_when_it_is_another)
{
	struct buf same = buf_in(&arena);
	struct buf other = buf_in(&arena);
	struct buf mail = buf_in(&arena);

	say_time(&same, view_of("en"), &(struct moment){1796403600, 1795204800, NULL});
	ck_assert_str_eq(buf_cstr(&same), "Fri 4 Dec, 17:00 UTC");
	say_time(&other, view_of("en"), &(struct moment){1796403600, 0, NULL});
	ck_assert_str_eq(buf_cstr(&other), "Fri 4 Dec 2026, 17:00 UTC");
	stamp_write_mail(&mail, 1796403600);
	ck_assert_str_eq(buf_cstr(&mail), "Fri, 04 Dec 2026 17:00:00 +0000");
}

static const struct {
	const char *text;
	int64_t seconds;
	const char *again, *said;
} spans[] = {
	{"90m",   5400,   "90m",  "1 hour"            },
	{"72h",   259200, "72h",  "3 days"            },
	{"3d",    259200, "72h",  "3 days"            },
	{"10D",   864000, "10d",  "10 days"           },
	{"57h",   205200, "57h",  "2 days 9 hours"    },
	{"25h",   90000,  "25h",  "1 day 1 hour"      },
	{"2400s", 2400,   "40m",  "40 minutes"        },
	{"59s",   59,     "59s",  "less than a minute"},
	{"none",  0,      "none", "less than a minute"},
	{"OFF",   0,      "none", "less than a minute"},
};

START_TEST(span_is_read_written_and_said)
{
	struct buf written = buf_in(&arena);
	int64_t seconds = -1;

	ck_assert(stamp_span_read(view_of(spans[_i].text), &seconds));
	ck_assert_int_eq(seconds, spans[_i].seconds);
	stamp_span_write(&written, seconds);
	ck_assert_str_eq(buf_cstr(&written), spans[_i].again);
	ck_assert(view_is(say_span(&arena, view_of("en"), seconds), spans[_i].said));
}

static const char *const no_spans[] = {
	"", "d", "72", "-1h", "1.5h", "72 h", "1w", "1000001h", "99999999999999999999d",
};

START_TEST(what_is_no_span_is_refused)
{
	int64_t seconds = 77;

	ck_assert(!stamp_span_read(view_of(no_spans[_i]), &seconds));
	ck_assert_int_eq(seconds, 77);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(moment_is_read_and_written_back, good);
	claims_rows(what_is_no_moment_is_refused, bad);
	claims_rows(span_is_read_written_and_said, spans);
	claims_rows(what_is_no_span_is_refused, no_spans);
	return claims_run("stamp");
}
