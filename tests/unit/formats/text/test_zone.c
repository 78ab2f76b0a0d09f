/* SPDX-License-Identifier: ISC */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "adjudicator/system/file.h"
#include "adjudicator/system/timezones.h"
#include "formats/say.h"
#include "formats/text/stamp.h"
#include "formats/text/zone.h"
#include "tests/helpers/claims.h"

static struct arena arena;

static const struct zone *opened(const char *name)
{
	struct zone *z = arena_take(&arena, sizeof *z);

	ck_assert_msg(zones_open(&arena, view_of(name), z), "%s", name);
	return z;
}

static int64_t time_of(const char *text)
{
	int64_t t = 0;

	ck_assert(stamp_read(view_of(text), &t));
	return t;
}

/* The last second before a change, and what clocks show then and a second later. */
/* clang-format off */
static const struct {
	const char *zone, *before;
	int minutes, then;
} changes[] = {
	{"Europe/Madrid",       "2026-03-29T00:59:59Z",  60,  120},
	{"Europe/Madrid",       "2026-10-25T00:59:59Z", 120,   60},
	{"Europe/Madrid",       "2061-03-27T00:59:59Z",  60,  120}, /* by the footer */
	{"Europe/Madrid",       "2061-10-30T00:59:59Z", 120,   60},
	{"America/New_York",    "2026-03-08T06:59:59Z", -300, -240},
	{"America/New_York",    "2050-11-06T05:59:59Z", -240, -300},
	{"Australia/Lord_Howe", "2026-04-04T14:59:59Z", 660,  630},
	{"Australia/Sydney",    "2060-10-02T15:59:59Z", 600,  660}, /* summer over New Year */
	{"Pacific/Apia",        "2011-12-30T09:59:59Z", -600,  840}, /* a day left out */
};
/* clang-format on */

START_TEST(clocks_are_set_at_their_second)
{
	const struct zone *z = opened(changes[_i].zone);
	int64_t t = time_of(changes[_i].before);

	ck_assert_int_eq(zone_east(z, t), (intmax_t)changes[_i].minutes * 60);
	ck_assert_int_eq(zone_east(z, t + 1), (intmax_t)changes[_i].then * 60);
}

static const char *const several[] = {
	"Europe/Madrid",       "Europe/London",       "Europe/Dublin",
	"America/New_York",    "America/Sao_Paulo",   "America/St_Johns",
	"Asia/Tokyo",          "Asia/Kathmandu",      "Africa/Casablanca",
	"Australia/Lord_Howe", "Pacific/Chatham",     "Africa/Cairo",
	"Asia/Jerusalem",      "America/Nuuk",        "Antarctica/Troll",
	"Etc/GMT+5",           "America/Los_Angeles", "Pacific/Kiritimati",
};

/* Every day, each time an hour later, to the end of the century. */
START_TEST(the_c_library_reads_the_same_clocks)
{
	const struct zone *z = opened(several[_i]);

	ck_assert_int_eq(setenv("TZ", several[_i], 1), 0);
	tzset();
	for (int64_t t = 0; t < 4102444800; t += 90001) {
		time_t clock = (time_t)t;
		time_t ours = (time_t)(t + zone_east(z, t));
		struct tm local;
		struct tm utc;

		localtime_r(&clock, &local);
		gmtime_r(&ours, &utc);
		ck_assert_msg(local.tm_yday == utc.tm_yday &&
				      local.tm_hour == utc.tm_hour &&
				      local.tm_min == utc.tm_min &&
				      local.tm_sec == utc.tm_sec,
			      "%s at %lld", several[_i], (long long)t);
	}
}

/* clang-format off */
static const struct {
	const char *zone, *time, *said;
} stamps[] = {
	{NULL,               "2026-12-04T17:00:00Z", "Fri 4 Dec, 17:00 UTC"},
	{"Europe/Madrid",    "2026-12-04T17:00:00Z", "Fri 4 Dec, 18:00 (Madrid; 17:00 UTC)"},
	{"Europe/Madrid",    "2026-07-04T17:00:00Z", "Sat 4 Jul, 19:00 (Madrid; 17:00 UTC)"},
	{"Asia/Tokyo",       "2026-12-03T23:00:00Z", "Fri 4 Dec, 08:00 (Tokyo; Thu 23:00 UTC)"},
	{"America/New_York", "2027-01-01T03:00:00Z", "Thu 31 Dec, 22:00 (New York; Fri 03:00 UTC)"},
	{"Asia/Tokyo",       "2026-12-31T23:00:00Z", "Fri 1 Jan 2027, 08:00 (Tokyo; Thu 23:00 UTC)"},
};
/* clang-format on */

START_TEST(a_time_is_said_with_its_city_and_utc)
{
	const struct zone *z = stamps[_i].zone != NULL ? opened(stamps[_i].zone) : NULL;
	struct buf b = buf_in(&arena);

	say_time(&b, view_of("en"),
		 &(struct moment){time_of(stamps[_i].time),
				  time_of("2026-11-20T12:00:00Z"), z});
	ck_assert_str_eq(buf_cstr(&b), stamps[_i].said);
}

/* clang-format off */
static const struct {
	const char *name;
	bool good;
} names[] = {
	{"Europe/Madrid", true}, {"UTC", true}, {"Etc/GMT+5", true},
	{"America/Argentina/Buenos_Aires", true}, {"America/Port-au-Prince", true},
	{"", false}, {"/etc/passwd", false}, {"../etc/passwd", false},
	{"Europe/../../x", false}, {"Europe//Madrid", false}, {"Europe/", false},
	{"Europe/.Madrid", false}, {"zone.tab", false}, {"Europe/Mad rid", false},
	{"5/6", false}, {"Europe/Madrid\n", false},
};

static const struct {
	const char *text;
	bool good;
} rules[] = {
	{"CET-1CEST,M3.5.0,M10.5.0/3", true}, {"UTC0", true}, {"<+0330>-3:30", true},
	{"EST5EDT,M3.2.0,M11.1.0", true}, {"<-02>2<-01>,M3.5.0/-1,M10.5.0/0", true},
	{"XXX3EDT4,0/0,J365/23", true}, {"AAA+5:30:15BBB,J1,J2/167", true},
	{"", false}, {"C-1", false}, {"CET", false}, {"CET-1CEST", false},
	{"CET-1CEST,M3.5.0", false}, {"CET-1CEST,M13.5.0,M10.5.0", false},
	{"CET-1CEST,M3.6.0,M10.5.0", false}, {"CET-1CEST,M3.5.7,M10.5.0", false},
	{"CET-1CEST,M3.5.0,M10.5.0/168", false}, {"CET-1CEST,J0,J5", false},
	{"CET-1CEST,M3.5.0,M10.5.0 ", false}, {"CET-25", false}, {"<+03-3", false},
	{"CET-1:60", false}, {"<>-3", false}, {"CET-1CEST,366,1", false},
};
/* clang-format on */

START_TEST(only_good_names_name_files)
{
	ck_assert_int_eq(zone_name_good(view_of(names[_i].name)), names[_i].good);
}

START_TEST(rules_are_read_whole_or_not_at_all)
{
	struct zone_rule r;

	ck_assert_msg(zone_rule_read(view_of(rules[_i].text), &r) == rules[_i].good,
		      "%s", rules[_i].text);
	if (rules[_i].good) {
		for (int64_t t = -4000000000; t < 8000000000; t += 9000001) {
			ck_assert_int_le(abs(zone_rule_east(&r, t)), 90000);
		}
		(void)zone_rule_east(&r, INT64_MAX);
		(void)zone_rule_east(&r, INT64_MIN);
	}
}

/* Every length, and every byte with several bits turned: an error or a zone, and of a
 * zone every time can be asked. Copies are exact, so that a sanitizer sees a byte too
 * far. */
static bool hostile(const char *bytes, size_t len)
{
	char *copy = malloc(len + (len == 0));
	struct arena own = {0};
	struct err err = {0};
	struct zone z;
	bool ok;

	ck_assert_ptr_nonnull(copy);
	memcpy(copy, bytes, len);
	ok = zone_of_file(&own, view_of("Europe/Madrid"), view_from(copy, len), &z,
			  &err);
	ck_assert_int_eq(ok, err.kind == ERR_NONE);
	for (int64_t t = -4000000000; ok && t < 8000000000; t += 500000003) {
		(void)zone_east(&z, t);
	}
	arena_free(&own);
	free(copy);
	return ok;
}

START_TEST(a_hostile_file_is_an_error)
{
	struct view v;
	char *bytes;

	ck_assert(
		file_read(&arena, "/usr/share/zoneinfo/Europe/Madrid", ZONE_BYTES, &v));
	bytes = arena_take(&arena, v.len);
	memcpy(bytes, v.at, v.len);
	ck_assert(hostile(bytes, v.len));
	for (size_t n = 0; n < v.len; n++) {
		ck_assert(!hostile(bytes, n));
	}
	for (size_t i = 0; i < v.len; i++) {
		static const unsigned char turned[] = {0x01, 0x80, 0xff};

		for (size_t k = 0; k < sizeof turned; k++) {
			bytes[i] = (char)((unsigned char)bytes[i] ^ turned[k]);
			(void)hostile(bytes, v.len);
			bytes[i] = (char)((unsigned char)bytes[i] ^ turned[k]);
		}
	}
}

/* clang-format off */
static const struct {
	const char *text, *name, *near;
} finds[] = {
	{"Europe/Madrid",     "Europe/Madrid",    NULL},
	{"europe/MADRID",     "Europe/Madrid",    NULL},
	{"America/New York",  "America/New_York", NULL},
	{"utc",               "UTC",              NULL},
	{"Asia/Calcutta",     "Asia/Calcutta",    NULL},
	{"Madrid",            "",                 "Europe/Madrid"},
	{"Europe/Madird",     "",                 "Europe/Madrid"},
	{"right/Europe/Madrid", "",               ""},
	{"Europe",            "",                 ""},
	{"../../etc/passwd",  "",                 ""},
};
/* clang-format on */

START_TEST(a_zone_is_found_or_its_neighbours_are_named)
{
	struct view near;
	struct view name = zones_find(&arena, view_of(finds[_i].text), &near);

	ck_assert_msg(view_is(name, finds[_i].name), "%.*s", VIEW_ARG(name));
	if (finds[_i].near != NULL) {
		ck_assert_uint_gt(near.len, 0);
		ck_assert_msg(view_starts(near, finds[_i].near), "%.*s",
			      VIEW_ARG(near));
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_timeout(60);
	claims_rows(clocks_are_set_at_their_second, changes);
	claims_rows(the_c_library_reads_the_same_clocks, several);
	claims_rows(a_time_is_said_with_its_city_and_utc, stamps);
	claims_rows(only_good_names_name_files, names);
	claims_rows(rules_are_read_whole_or_not_at_all, rules);
	claims_rows(a_zone_is_found_or_its_neighbours_are_named, finds);
	return claims_run("zone");
}
