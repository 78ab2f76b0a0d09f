/* SPDX-License-Identifier: ISC */
/* What the doctor makes of disks and times; all else is told in tests/commands. */
#include "adjudicator/doctor/checks.h"

#include "tests/helpers/claims.h"
#include "tests/helpers/club/club_folder.h"
#include <string.h>

#define MB 1e6

static char *dir;
static struct err err;

static const struct {
	struct space s;
	enum finding_level level;
} disks[] = {
	{{1000 * MB, 1 * MB, 0, 0},           FINDING_GOOD},
	{{99 * MB, 1 * MB, 0, 0},             FINDING_WARN},
	{{16 * MB, 1 * MB, 0, 0},             FINDING_BAD },
 /* A large database needs more. */
	{{1000 * MB, 400 * MB, 0, 0},         FINDING_WARN},
	{{1000 * MB, 990 * MB, 0, 0},         FINDING_BAD },
 /* No more files. */
	{{1000 * MB, 1 * MB, 9999, 100000},   FINDING_WARN},
	{{1000 * MB, 1 * MB, 999, 100000},    FINDING_BAD },
	{{1000 * MB, 1 * MB, 100000, 100000}, FINDING_GOOD},
};

START_TEST(a_disk_that_fills_up_is_told_before_it_is_full)
{
	ck_assert_int_eq(space_level(&disks[_i].s), disks[_i].level);
}

static const struct {
	int64_t seconds;
	const char *text;
} spans[] = {
	{0,      "0 seconds"  },
        {1,      "1 second"   },
        {119,    "119 seconds"},
	{120,    "2 minutes"  },
        {7199,   "119 minutes"},
        {7200,   "2 hours"    },
	{86400,  "24 hours"   },
        {172800, "2 days"     },
};

START_TEST(a_time_is_told_in_a_unit_that_says_enough)
{
	struct arena arena = {0};
	struct doctor d = {.arena = &arena};

	ck_assert_str_eq(doctor_span(&d, spans[_i].seconds), spans[_i].text);
	arena_free(&arena);
}

static const struct {
	double bytes;
	const char *text;
} sizes[] = {
	{0,        "0 bytes"  },
        {999,      "999 bytes"},
        {1500,     "1.5 kB"   },
	{12345678, "12 MB"    },
        {6.7e10,   "67 GB"    },
};

START_TEST(a_size_is_told_in_a_unit_that_is_read)
{
	struct arena arena = {0};
	struct doctor d = {.arena = &arena};

	ck_assert_str_eq(doctor_size(&d, sizes[_i].bytes), sizes[_i].text);
	arena_free(&arena);
}

static void none_bad(void *arg, const struct finding *f)
{
	int *said = arg;

	ck_assert_msg(f->level == FINDING_GOOD || f->level == FINDING_WARN, "%s (%s)",
		      f->what, f->mend);
	ck_assert_msg(strstr(f->what, "database") == NULL, "%s", f->what);
	++*said;
}

START_TEST(no_file_is_looked_for_where_a_server_keeps_the_database)
{
	static check_function *const files[] = {check_secrets, check_writable,
						check_space};
	static const struct check at = {.group = "Files", .name = "test"};
	struct config config = {0};
	struct arena arena = {0};
	struct doctor d = {.arena = &arena, .at = &at, .hear = none_bad};
	int said = 0;

	ck_assert(club_folder(&arena, dir, "club@club.example", &err));
	ck_assert_msg(config_read(&config, dir, &err), "%s", err.text);
	config.database = "postgresql:host=/nowhere dbname=club";
	d.p.dir = dir;
	d.p.config = &config;
	d.arg = &said;
	for (int i = 0; i < COUNT(files); i++) {
		ck_assert(files[i](&d, &err));
		ck_assert_int_eq(said, i + 1);
	}
	config_free(&config);
	arena_free(&arena);
}

int main(void)
{
	scratch_fixture(&dir);
	claims_rows(a_disk_that_fills_up_is_told_before_it_is_full, disks);
	claims_rows(a_time_is_told_in_a_unit_that_says_enough, spans);
	claims_rows(a_size_is_told_in_a_unit_that_is_read, sizes);
	return claims_run("doctor");
}
