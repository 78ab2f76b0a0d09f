/* SPDX-License-Identifier: ISC */
/*
 * The process that reads letters, seen from outside: nothing of the club is in its
 * memory, its environment or its descriptors.
 */
#include "adjudicator/mail/reader/reader.h"
#include "adjudicator/mail/reader/reader_program.h"
#include "adjudicator/mail/reader/sandbox.h"
#include "adjudicator/system/file.h"
#include "formats/text/beside.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"
#include "tests/helpers/scratch.h"
#include <dirent.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define OUTSIDE "qvxzjkwp-zzqjxwvk"
#define INSIDE  "jqxvzkwy-pqzzvkxj"

/* Of a secret any run of so many bytes counts. */
enum { RUN = 8, SECRETS = 7, KEY_FILE = 1024, MAPPING_MAX = 1 << 30 };

static struct letter_club club;
static struct arena arena;

/* ------------------------------------------------------------- what to find */

static struct secret_bytes {
	const char *name;
	struct view bytes;
} secrets[SECRETS];

static struct view file_text(const char *name)
{
	struct view text;

	ck_assert_msg(
		file_read(&arena, config_path(&club.config, name), KEY_FILE, &text),
		"%s", name);
	return text;
}

/* As the program holds it while it runs: read, and asked of the database. */
static void open_club(void)
{
	/* Before them stand zeros, and zeros with a letter behind stand in any library.
	 */
	enum { DRAWN = 97 };
	struct view key;
	struct view signing;

	ck_assert_int_eq(setenv("ADJUDICATOR_TEST", OUTSIDE, 1), 0);
	arena = (struct arena){0};
	letter_club_open(&club);
	ck_assert(config_read_key(&club.config, &club.err));
	key = file_text("club.key");
	secrets[0] = (struct secret_bytes){"club.key", view_trim(key)};
	secrets[1] = (struct secret_bytes){
		"the club's secret",
		view_from((const char *)club.config.key, sizeof club.config.key)};
	signing = file_text("signing.key");
	secrets[2] = (struct secret_bytes){
		"signing.key", view_part(signing, signing.len - DRAWN, DRAWN)};
	secrets[3] = (struct secret_bytes){
		"the key that signs", view_from((const char *)club.config.signing.key,
						sizeof club.config.signing.key)};
	secrets[4] =
		(struct secret_bytes){"a player's address", view_of("ben@example.net")};
	secrets[5] = (struct secret_bytes){"the environment", view_of(OUTSIDE)};
	secrets[6] = (struct secret_bytes){"the last letter", view_of(INSIDE)};
}

static void close_club(void)
{
	letter_club_close(&club);
	arena_free(&arena);
}

/* -------------------------------------------------------------- the process */

/* The one child of this process. */
static long child(void)
{
	FILE *f = fopen(
		arena_printf(&arena, "/proc/self/task/%ld/children", (long)getpid()),
		"r");
	char line[64] = "";

	ck_assert_ptr_nonnull(f);
	ck_assert_ptr_nonnull(fgets(line, sizeof line, f));
	ck_assert_int_eq(fclose(f), 0);
	return strtol(line, NULL, 10);
}

/* A line of /proc/PID/status. */
static const char *status_of(long pid, const char *name)
{
	FILE *f = fopen(arena_printf(&arena, "/proc/%ld/status", pid), "r");
	char line[256];
	const char *found = "";

	ck_assert_ptr_nonnull(f);
	while (fgets(line, sizeof line, f) != NULL) {
		struct view rest = view_of(line);

		if (view_is(view_cut(&rest, ':'), name)) {
			found = arena_str(&arena, view_trim(rest));
		}
	}
	ck_assert_int_eq(fclose(f), 0);
	return found;
}

/* It has read one letter and waits for the next: an answer may be here before it has
 * closed what it gave away. */
static long reader_at_work(void)
{
	struct letter l;
	long pid;

	ck_assert_msg(reader_read(club.context.reader, &arena,
				  view_of("From: Mallory <mallory@example.com>\n"
					  "Subject: hello\n\n" INSIDE "\n"),
				  false, &l, &club.err),
		      "%s", club.err.text);
	ck_assert_msg(l.fault == LETTER_FINE, "%.*s", VIEW_ARG(l.why));
	pid = child();
	while (status_of(pid, "State")[0] != 'S') {
		(void)sched_yield();
	}
	return pid;
}

static bool holds(struct view memory, struct view run)
{
	const char *at = memory.at;
	size_t left = memory.len;

	while (left >= run.len) {
		const char *hit = memchr(at, run.at[0], left - run.len + 1);

		if (hit == NULL) {
			return false;
		}
		if (memcmp(hit, run.at, run.len) == 0) {
			return true;
		}
		left -= (size_t)(hit + 1 - at);
		at = hit + 1;
	}
	return false;
}

static void search(struct view memory, const char *where)
{
	for (size_t i = 0; i < SECRETS; i++) {
		struct view s = secrets[i].bytes;

		for (size_t at = 0; at + RUN <= s.len; at += RUN) {
			ck_assert_msg(!holds(memory, view_part(s, at, RUN)),
				      "%s is in the reader's memory: %s",
				      secrets[i].name, where);
		}
	}
}

/* Gives the bytes that were looked through. */
static size_t search_memory(long pid)
{
	FILE *maps = fopen(arena_printf(&arena, "/proc/%ld/maps", pid), "r");
	int mem = open(arena_printf(&arena, "/proc/%ld/mem", pid), O_RDONLY);
	char line[512];
	size_t all = 0;

	ck_assert_ptr_nonnull(maps);
	ck_assert_int_ge(mem, 0);
	while (fgets(line, sizeof line, maps) != NULL) {
		char *end;
		unsigned long from = strtoul(line, &end, 16);
		unsigned long to = strtoul(end + 1, &end, 16);
		char *bytes;
		ssize_t got;

		if (end[1] != 'r' || to - from > MAPPING_MAX) {
			continue;
		}
		bytes = malloc(to - from);
		ck_assert_ptr_nonnull(bytes);
		got = pread(mem, bytes, to - from, (off_t)from);
		if (got > 0) { /* the kernel's own pages are not to be had */
			search(view_from(bytes, (size_t)got), line);
			all += (size_t)got;
		}
		free(bytes);
	}
	ck_assert_int_eq(fclose(maps), 0);
	ck_assert_int_eq(close(mem), 0);
	return all;
}

START_TEST(nothing_of_the_club_is_in_its_memory)
{
	enum { LEAST = 1 << 20 };

	if (SANDBOX_WATCHED) {
		return; /* a sanitizer's shadow is terabytes */
	}
	ck_assert_uint_gt(search_memory(reader_at_work()), LEAST);
}

START_TEST(its_environment_is_empty)
{
	long pid = reader_at_work();
	FILE *f = fopen(arena_printf(&arena, "/proc/%ld/environ", pid), "r");

	ck_assert_ptr_nonnull(f);
	ck_assert_int_eq(fgetc(f), EOF);
	ck_assert_int_eq(fclose(f), 0);
}

START_TEST(it_has_one_socket_and_no_other_descriptor)
{
	const char *folder = arena_printf(&arena, "/proc/%ld/fd", reader_at_work());
	DIR *dir = opendir(folder);
	const struct dirent *e;
	int open_ones = 0;

	ck_assert_ptr_nonnull(dir);
	while ((e = readdir(dir)) != NULL) {
		struct stat st;

		if (e->d_name[0] == '.' ||
		    (SANDBOX_WATCHED && strcmp(e->d_name, "2") == 0)) {
			continue;
		}
		open_ones++;
		ck_assert_int_eq(fstatat(dirfd(dir), e->d_name, &st, 0), 0);
		ck_assert(S_ISSOCK(st.st_mode));
	}
	ck_assert_int_eq(closedir(dir), 0);
	ck_assert_int_eq(open_ones, 1);
}

START_TEST(it_is_another_program_behind_a_filter)
{
	long pid = reader_at_work();
	char path[4096] = "";

	ck_assert_int_gt(readlink(arena_printf(&arena, "/proc/%ld/exe", pid), path,
				  sizeof path - 1),
			 0);
	ck_assert_msg(view_ends(view_of(path), "/adjudicator-reader"), "%s", path);
	ck_assert_str_eq(status_of(pid, "NoNewPrivs"), "1");
	if (!SANDBOX_WATCHED) {
		ck_assert_str_eq(status_of(pid, "Seccomp"), "2");
	}
	ck_assert_int_eq(readlink(arena_printf(&arena, "/proc/%ld/cwd", pid), path,
				  sizeof path - 1),
			 1);
	ck_assert_int_eq(path[0], '/');
}

/* ------------------------------------------------------------ where it lies */

START_TEST(of_an_installation_it_lies_in_its_library_folder)
{
	ck_assert_str_eq(beside_of(&arena, BINDIR "/adjudicator", READER_PROGRAM),
			 LIBEXECDIR "/adjudicator-reader");
	ck_assert_str_eq(
		beside_of(&arena, "/stage" BINDIR "/adjudicator", READER_PROGRAM),
		"/stage" LIBEXECDIR "/adjudicator-reader");
}

START_TEST(of_another_program_it_lies_beside_it_or_where_that_was_built_for)
{
	char *dir = scratch_dir();
	const char *self = arena_printf(&arena, "%s/adj", dir);
	const char *beside = arena_printf(&arena, "%s/adjudicator-reader", dir);
	FILE *f;

	ck_assert_str_eq(beside_of(&arena, self, READER_PROGRAM),
			 LIBEXECDIR "/adjudicator-reader");
	f = fopen(beside, "w");
	ck_assert_ptr_nonnull(f);
	ck_assert_int_eq(fclose(f), 0);
	ck_assert_str_eq(beside_of(&arena, self, READER_PROGRAM), beside);
	ck_assert_str_eq(beside_of(&arena, "", READER_PROGRAM),
			 LIBEXECDIR "/adjudicator-reader");
	scratch_remove(dir);
}

int main(void)
{
	claims_fixture(open_club, close_club);
	claims_timeout(120);
	return claims_run("reader_room");
}
