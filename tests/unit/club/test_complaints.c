/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/complaints.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <syslog.h>

#include "adjudicator/system/log.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/scratch.h"

enum { MINUTE = 60, HOUR = 3600, DAY = 86400, NOON = 1795176000 };

static char *dir;

static void set_up(void)
{
	char *conf;
	FILE *f;

	conf = scratch_path(dir, "adjudicator.conf");
	f = fopen(conf, "w");
	ck_assert_ptr_nonnull(f);
	ck_assert_int_eq(fclose(f), 0);
	free(conf);
}

/* A quiet run that meets this error; NULL: none. Whether it is said. */
static bool patient_then;

static bool run(const char *command, int64_t now, enum err_kind kind, const char *text)
{
	struct complaints h;
	bool said = false;

	complaints_open(&h, dir, command, now);
	if (text != NULL) {
		said = complaints_says(&h, kind, text);
		patient_then = complaints_patient(&h, kind, text);
	}
	complaints_close(&h);
	return said;
}

START_TEST(the_same_error_is_said_once_a_day)
{
	ck_assert(run("run", NOON, ERR_IO, "no space"));
	ck_assert(!run("run", NOON + HOUR, ERR_IO, "no space"));
	ck_assert(run("run", NOON + HOUR, ERR_IO, "it is read-only"));
	ck_assert(!run("run", NOON + DAY - 1, ERR_IO, "no space"));
	ck_assert(run("run", NOON + DAY, ERR_IO, "no space"));
	ck_assert(!patient_then);
}

START_TEST(an_error_that_comes_and_goes_is_no_new_one)
{
	ck_assert(run("run", NOON, ERR_IO, "no space"));
	ck_assert(!run("run", NOON + HOUR, ERR_IO, NULL));
	ck_assert(!run("run", NOON + (int64_t)2 * HOUR, ERR_IO, "no space"));
	ck_assert(!run("run", NOON + (int64_t)3 * DAY, ERR_IO, NULL));
	ck_assert(run("run", NOON + (int64_t)3 * DAY, ERR_IO, "no space"));
}

START_TEST(a_server_has_three_runs)
{
	ck_assert(!run("run", NOON, ERR_SERVER, "h:993: silent for 60 s"));
	ck_assert(patient_then);
	ck_assert(!run("run", NOON + MINUTE, ERR_SERVER, "h:993: silent for 61 s"));
	ck_assert(patient_then);
	ck_assert(run("run", NOON + 2 * MINUTE, ERR_SERVER, "h:993: silent for 7 s"));
	ck_assert(!patient_then);
	ck_assert(!run("run", NOON + 3 * MINUTE, ERR_SERVER, "h:993: silent for 7 s"));
	ck_assert(!patient_then);
}

START_TEST(a_server_has_six_hours)
{
	ck_assert(!run("run", NOON, ERR_SERVER, "silent"));
	ck_assert(run("run", NOON + (int64_t)6 * HOUR, ERR_SERVER, "silent"));
}

START_TEST(a_good_run_gives_the_server_its_time_back)
{
	ck_assert(!run("run", NOON, ERR_SERVER, "silent"));
	ck_assert(!run("run", NOON, ERR_SERVER, "silent"));
	ck_assert(!run("run", NOON, ERR_NONE, NULL));
	ck_assert(!run("run", NOON, ERR_SERVER, "silent"));
	/* What another command does is no run. */
	ck_assert(!run("site", NOON, ERR_NONE, NULL));
	ck_assert(!run("run", NOON, ERR_SERVER, "silent"));
	ck_assert(run("run", NOON, ERR_SERVER, "silent"));
}

START_TEST(another_run_may_be_at_work_for_an_hour)
{
	for (int i = 0; i < 6; i++) {
		ck_assert(!run("run", NOON + (int64_t)10 * i * MINUTE, ERR_RETRY,
			       "busy"));
		ck_assert(patient_then);
	}
	ck_assert(run("run", NOON + HOUR, ERR_RETRY, "busy"));
}

START_TEST(a_wrong_command_line_is_always_said)
{
	ck_assert(run("run", NOON, ERR_USAGE, "too much"));
	ck_assert(run("run", NOON, ERR_USAGE, "too much"));
}

START_TEST(a_clock_that_went_back_hushes_nothing)
{
	ck_assert(run("run", NOON + DAY, ERR_IO, "no space"));
	ck_assert(run("run", NOON, ERR_IO, "no space"));
}

START_TEST(many_errors_push_out_the_oldest)
{
	char text[32];

	for (int i = 0; i < 2 * TROUBLES_KEPT; i++) {
		(void)snprintf(text, sizeof text, "error %d", i);
		ck_assert(run("run", NOON, ERR_IO, text));
	}
}

START_TEST(what_runs_meet_can_be_asked_for)
{
	struct trouble_kept k;

	ck_assert(!complaints_trouble(dir, "run", &k));
	(void)run("run", NOON, ERR_SERVER, "a\tline\nand another");
	ck_assert(complaints_trouble(dir, "run", &k));
	ck_assert_str_eq(k.text, "a line");
	ck_assert_int_eq(k.since, NOON);
	ck_assert_int_eq(k.times, 1);
	ck_assert(!complaints_trouble(dir, "site", &k));
	(void)run("run", NOON, ERR_NONE, NULL);
	ck_assert(!complaints_trouble(dir, "run", &k));
}

static const char *const damaged[] = {
	"",
	"\n",
	"x",
	"1 2 3",
	"1 2 3 run",
	"1 2 3 run\t",
	"-1 2 3 run\tbad\n",
	"99999999999999999999 0 1 run\tbad\n",
	"1 1 1 \tbad\n",
};

START_TEST(a_damaged_file_says_nothing)
{
	char *path = scratch_path(dir, "club.trouble");
	FILE *f = fopen(path, "w");
	struct trouble_kept k;

	ck_assert_ptr_nonnull(f);
	ck_assert_int_ge(fputs(damaged[_i], f), 0);
	ck_assert_int_eq(fclose(f), 0);
	free(path);
	ck_assert(!complaints_trouble(dir, "run", &k));
	ck_assert(run("run", NOON, ERR_IO, "bad"));
}

START_TEST(a_folder_that_is_no_club_keeps_nothing)
{
	char *path = scratch_path(dir, "adjudicator.conf");

	ck_assert_int_eq(remove(path), 0);
	free(path);
	ck_assert(run("run", NOON, ERR_IO, "no space"));
	ck_assert(run("run", NOON, ERR_IO, "no space"));
}

START_TEST(a_command_that_goes_on_counts_its_runs)
{
	struct complaints h;

	complaints_open(&h, dir, "watch", NOON);
	for (int i = 0; i < 2; i++) {
		ck_assert(!complaints_says(&h, ERR_SERVER, "silent"));
		complaints_next(&h, NOON + (int64_t)(i + 1) * MINUTE);
	}
	ck_assert(complaints_says(&h, ERR_SERVER, "silent"));
	ck_assert(!complaints_says(&h, ERR_SERVER, "silent"));
	complaints_close(&h);
}

/* --------------------------------------------------------------------- syslog */

static char logged[400];

__attribute__((format(printf, 2, 0))) static void
log_line(int priority, const char *format, va_list args)
{
	size_t n = strlen(logged);

	n += (size_t)snprintf(logged + n, sizeof logged - n, "<%d>", priority);
	n += (size_t)vsnprintf(logged + n, sizeof logged - n, format, args);
	(void)snprintf(logged + n, sizeof logged - n, "\n");
}

/* In place of the library's, whatever it is called by. */
__attribute__((format(printf, 3, 4))) void
__syslog_chk(int pri, int flag, const char *fmt, ...); /* NOLINT: not everywhere */
void __syslog_chk(int pri, int flag, const char *fmt, ...)
{
	va_list args;

	(void)flag;
	va_start(args, fmt);
	log_line(pri, fmt, args);
	va_end(args);
}

#undef syslog
void syslog(int pri, const char *fmt, ...)
{
	va_list args;

	va_start(args, fmt);
	log_line(pri, fmt, args);
	va_end(args);
}

START_TEST(syslog_keeps_what_a_quiet_run_does_not_say)
{
	FILE *f = tmpfile();
	struct log log;

	ck_assert_ptr_nonnull(f);
	log_init(&log, f, LOG_LEVEL_ERROR, NULL);
	log.syslog = true;
	logged[0] = '\0';
	log_error(&log, "e%%\ne");
	log_warn(&log, "w");
	log_info(&log, "i");
	log_fact(&log, "letter=1");
	ck_assert_str_eq(logged, "<3>e%\n<3>e\n<4>w\n<6>i\n<6>letter=1\n");
	fclose(f);
}

int main(void)
{
	scratch_fixture(&dir);
	claims_fixture(set_up, NULL);
	claims_rows(a_damaged_file_says_nothing, damaged);
	return claims_run("hush");
}
