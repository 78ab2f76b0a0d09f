/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/fetch/maildir.h"

#include "formats/text/buf.h"
#include "tests/helpers/scratch.h"
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/helpers/claims.h"

static char *dir;
static struct arena arena, walk;
static struct err err;

static void set_up(void)
{
	arena = (struct arena){0};
	walk = (struct arena){0};
	err = (struct err){0};
	dir = scratch_dir();
	ck_assert_msg(maildir_make(dir, &err), "%s", err.text);
}

static void tear_down(void)
{
	scratch_remove(dir);
	arena_free(&arena);
	arena_free(&walk);
}

static const char *path(const char *name)
{
	return arena_printf(&arena, "%s/%s", dir, name);
}

static void put(const char *name, struct view bytes, time_t changed)
{
	FILE *f = fopen(path(name), "w");
	struct timespec times[2] = {{.tv_sec = changed}, {.tv_sec = changed}};

	ck_assert_ptr_nonnull(f);
	ck_assert_uint_eq(fwrite(bytes.at, 1, bytes.len, f), bytes.len);
	ck_assert_int_eq(fclose(f), 0);
	ck_assert_int_eq(utimensat(AT_FDCWD, path(name), times, 0), 0);
}

static bool there(const char *name)
{
	return access(path(name), F_OK) == 0;
}

/* What a walk has seen: "uid=raw@arrived " for each. */
struct seen {
	struct buf text;
	int left;
	size_t longest;
	bool truncated;
};

static bool note(void *arg, const struct maildir_letter *l)
{
	struct seen *s = arg;

	buf_printf(&s->text, "%.*s=%.*s@%lld ", VIEW_ARG(l->uid),
		   (int)(l->raw.len < 20 ? l->raw.len : 20), l->raw.at,
		   (long long)l->arrived);
	s->longest = l->raw.len > s->longest ? l->raw.len : s->longest;
	s->truncated = s->truncated || l->truncated;
	return --s->left > 0;
}

static struct seen look(int most)
{
	struct seen s = {.text = buf_in(&arena), .left = most};

	ck_assert_msg(maildir_each(dir, view_of("mx"), &walk, note, &s, &err), "%s",
		      err.text);
	return s;
}

static void see(const char *want)
{
	struct seen s = look(1000);

	ck_assert_str_eq(buf_cstr(&s.text), want);
}

START_TEST(letters_come_by_time_and_then_by_name)
{
	put("new/b", view_of("B"), 20);
	put("new/c", view_of("C"), 10);
	put("cur/a:2,S", view_of("A"), 20);
	put("new/d", view_of("D"), 30);
	see("c=C@10 a=A@20 b=B@20 d=D@30 ");
}

START_TEST(a_walk_stops_when_told)
{
	struct seen s;

	put("new/a", view_of("A"), 1);
	put("new/b", view_of("B"), 2);
	put("new/c", view_of("C"), 3);
	s = look(2);
	ck_assert_str_eq(buf_cstr(&s.text), "a=A@1 b=B@2 ");
}

START_TEST(an_empty_maildir_has_no_letters)
{
	see("");
	ck_assert(maildir_make(dir, &err));
	ck_assert(there(".Processed/tmp"));
}

START_TEST(only_regular_files_are_letters)
{
	put("secret", view_of("secret"), 1);
	ck_assert_int_eq(symlink("../secret", path("new/link")), 0);
	ck_assert_int_eq(mkdir(path("new/folder"), 0700), 0);
	ck_assert_int_eq(mkfifo(path("new/fifo"), 0600), 0);
	put("new/.hidden", view_of("H"), 1);
	put("tmp/half", view_of("T"), 1);
	put("new/a", view_of("A"), 1);
	see("a=A@1 ");
}

START_TEST(a_letter_of_a_mib_is_whole_and_a_longer_one_cut)
{
	size_t n = 1048576;
	char *at = arena_take(&arena, n + 1);
	struct seen s;

	memset(at, 'x', n + 1);
	put("new/a", view_from(at, n), 1);
	s = look(9);
	ck_assert_uint_eq(s.longest, n);
	ck_assert(!s.truncated);
	put("new/a", view_from(at, n + 1), 1);
	s = look(9);
	ck_assert_uint_eq(s.longest, n);
	ck_assert(s.truncated);
}

START_TEST(our_host_tells_the_arrival)
{
	put("new/a", view_of("Received: by mx; 1 Jan 1970 00:00:05 Z\n\n"), 9);
	put("new/b", view_of("Received: by mz; 1 Jan 1970 00:00:05 Z\n\n"), 9);
	see("a=Received: by mx; 1 J@5 b=Received: by mz; 1 J@9 ");
}

START_TEST(a_letter_that_stands_twice_is_seen_once)
{
	put("new/a", view_of("A"), 1);
	put("cur/a:2,", view_of("A"), 1);
	see("a=A@1 ");
}

static bool drop_all(void *arg, const struct maildir_letter *l)
{
	(void)l;
	++*(int *)arg;
	(void)unlink(path("new/b"));
	return true;
}

START_TEST(a_letter_gone_meanwhile_is_passed_over)
{
	int n = 0;

	put("new/a", view_of("A"), 1);
	put("new/b", view_of("B"), 2);
	put("new/c", view_of("C"), 3);
	ck_assert(maildir_each(dir, view_of(""), &walk, drop_all, &n, &err));
	ck_assert_int_eq(n, 2);
}

START_TEST(a_missing_maildir_is_an_error_with_its_name)
{
	int n = 0;

	ck_assert(
		!maildir_each("/nonexistent", view_of(""), &walk, drop_all, &n, &err));
	ck_assert_int_eq(err.kind, ERR_IO);
	ck_assert_ptr_nonnull(strstr(err.text, "/nonexistent/new"));
	ck_assert(!maildir_make("/nonexistent/x", &err));
	ck_assert_int_eq(err.kind, ERR_CREATE);
	ck_assert(!maildir_deliver("/nonexistent", view_of("a"), view_of("b"), &err));
	ck_assert(!maildir_file("/nonexistent", view_of("a"), dir, ".Processed", &err));
}

START_TEST(a_taken_letter_stands_in_processed)
{
	put("new/a", view_of("A"), 1);
	put("new/b:2,F", view_of("B"), 1);
	put("cur/c:2,RS", view_of("C"), 1);
	put("cur/cc", view_of("CC"), 1);
	ck_assert(maildir_file(dir, view_of("a"), dir, ".Processed", &err));
	ck_assert(maildir_file(dir, view_of("b"), dir, ".Processed", &err));
	ck_assert(maildir_file(dir, view_of("c"), dir, ".Processed", &err));
	ck_assert(there(".Processed/cur/a:2,S"));
	ck_assert(there(".Processed/cur/b:2,F"));
	ck_assert(there(".Processed/cur/c:2,RS"));
	see("cc=CC@1 ");
	ck_assert_msg(maildir_file(dir, view_of("a"), dir, ".Processed", &err),
		      "gone is fine");
	ck_assert(maildir_file(dir, view_of("never"), dir, ".Processed", &err));
}

START_TEST(a_name_that_leads_elsewhere_is_refused)
{
	static const char *const names[] = {"", ".", "..", "../cur/a", "a/b", ".x"};

	ck_assert(!maildir_file(dir, view_of(names[_i]), dir, ".Processed", &err));
	ck_assert_int_eq(err.kind, ERR_BUG);
}

static int count(const char *folder, char *name, size_t size)
{
	DIR *d = opendir(path(folder));
	const struct dirent *e;
	int n = 0;

	ck_assert_ptr_nonnull(d);
	while ((e = readdir(d)) != NULL) {
		if (strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0) {
			snprintf(name, size, "%s", e->d_name);
			n++;
		}
	}
	closedir(d);
	return n;
}

#define LONG_NAME                                                                      \
	"0123456789012345678901234567890123456789012345678901234567890123456789"
static const char *const hostile_names[] = {
	"<12.ab@club.example>",
	"../../etc/passwd",
	".",
	"",
	"a\nb:2,S",
	"a~~b.c-9",
	"\xff\xfe",
	LONG_NAME LONG_NAME LONG_NAME LONG_NAME LONG_NAME};

START_TEST(a_second_delivery_replaces_the_first)
{
	struct view name = view_of(hostile_names[_i]);
	char file[300];

	ck_assert_msg(maildir_deliver(dir, name, view_of("one"), &err), "%s", err.text);
	ck_assert_msg(maildir_deliver(dir, name, view_of("two!"), &err), "%s",
		      err.text);
	ck_assert_int_eq(count("tmp", file, sizeof file), 0);
	ck_assert_int_eq(count("new", file, sizeof file), 1);
	ck_assert_uint_lt(strlen(file), 120);
	ck_assert_ptr_null(strpbrk(file, ":/\n"));
	ck_assert(file[0] != '.');
	ck_assert_uint_eq(look(9).longest, 4);
}

START_TEST(half_a_letter_left_in_tmp_is_no_hindrance)
{
	char file[300];
	struct seen s;

	ck_assert(maildir_deliver(dir, view_of("<a@b>"), view_of("one"), &err));
	ck_assert_int_eq(count("new", file, sizeof file), 1);
	put(arena_printf(&arena, "tmp/%s", file), view_of("half of a longer one"), 1);
	ck_assert(maildir_deliver(dir, view_of("<a@b>"), view_of("two"), &err));
	s = look(9);
	ck_assert_uint_eq(s.longest, 3);
	ck_assert_int_eq(count("tmp", file, sizeof file), 0);
}

START_TEST(other_names_are_other_letters)
{
	char file[300];

	ck_assert(maildir_deliver(dir, view_of("<a@b>"), view_of("one"), &err));
	ck_assert(maildir_deliver(dir, view_of("<a_b>"), view_of("two"), &err));
	ck_assert_int_eq(count("new", file, sizeof file), 2);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_times(a_name_that_leads_elsewhere_is_refused, 0, 6);
	claims_rows(a_second_delivery_replaces_the_first, hostile_names);
	return claims_run("maildir");
}
