/* SPDX-License-Identifier: ISC */
/* Making a club's folder, opening it for a command, and its files. */
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/club/club.h"
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/club_folder.h"
#include "tests/helpers/scratch.h"

static struct arena arena;
static struct err err;
static struct cmd cmd;
static char *dir;

static void setup(void)
{
	dir = scratch_dir();
	err = (struct err){0};
	cmd = (struct cmd){.arena = &arena, .dir = dir, .err = &err};
}

static void teardown(void)
{
	cmd_close(&cmd);
	arena_free(&arena);
	scratch_remove(dir);
}

struct parts {
	int made, there;
};

static void count_part(void *arg, const char *name, bool made)
{
	struct parts *p = arg;

	(void)name;
	p->made += made;
	p->there += !made;
}

static const char *in_dir(const char *name)
{
	return arena_printf(&arena, "%s/%s", dir, name);
}

START_TEST(a_club_is_made_once)
{
	struct parts first = {0};
	struct parts again = {0};
	struct view key;
	struct view same;
	struct stat st;

	ck_assert_msg(
		club_folder_told(&arena, dir, "a@b.example", count_part, &first, &err),
		"%s", err.text);
	ck_assert_int_eq(first.there, 1); /* the folder */
	ck_assert_int_eq(first.made, 7);
	ck_assert(club_here(&arena, dir));
	ck_assert_int_eq(stat(in_dir("club.key"), &st), 0);
	ck_assert_uint_eq(st.st_mode & 0777U, 0600);
	ck_assert(file_read(&arena, in_dir("club.key"), 100, &key));
	ck_assert_msg(
		club_folder_told(&arena, dir, "c@d.example", count_part, &again, &err),
		"%s", err.text);
	ck_assert_int_eq(again.made, 0);
	ck_assert_int_eq(again.there, 8);
	ck_assert(file_read(&arena, in_dir("club.key"), 100, &same));
	ck_assert(view_eq(key, same));
	ck_assert(file_read(&arena, in_dir("adjudicator.conf"), 9999, &same));
	ck_assert_uint_lt(view_find_text(same, "address = a@b.example"), same.len);
}

START_TEST(two_clubs_have_two_keys)
{
	struct parts parts = {0};
	struct view one;
	struct view two;

	ck_assert(club_folder_told(&arena, in_dir("one"), "a@b.example", count_part,
				   &parts, &err));
	ck_assert(club_folder_told(&arena, in_dir("two"), "a@b.example", count_part,
				   &parts, &err));
	ck_assert(file_read(&arena, in_dir("one/club.key"), 100, &one));
	ck_assert(file_read(&arena, in_dir("two/club.key"), 100, &two));
	ck_assert(!view_eq(one, two));
}

START_TEST(a_club_needs_a_folder_above_it)
{
	struct parts parts = {0};

	ck_assert(!club_folder_told(&arena, in_dir("no/such"), "a@b.example",
				    count_part, &parts, &err));
	ck_assert_int_eq(err.kind, ERR_CREATE);
	ck_assert(file_make(&arena, in_dir("file"), 0600, view_of("x"), &err));
	ck_assert(!club_folder_told(&arena, in_dir("file"), "a@b.example", count_part,
				    &parts, &err));
	ck_assert_int_eq(err.kind, ERR_CREATE);
	ck_assert_int_eq(parts.made, 0);
}

START_TEST(only_one_writes_in_a_club)
{
	struct parts parts = {0};
	struct err busy = {0};
	struct cmd other = {.arena = &arena, .dir = dir, .err = &busy};

	ck_assert(
		club_folder_told(&arena, dir, "a@b.example", count_part, &parts, &err));
	ck_assert_msg(cmd_open(&cmd, NEEDS_WRITE), "%s", err.text);
	ck_assert(!cmd_open(&other, NEEDS_WRITE));
	ck_assert_int_eq(busy.kind, ERR_RETRY);
	ck_assert_int_eq(err_exit_code(busy.kind), 75);
	cmd_close(&other);
	ck_assert_msg(cmd_open(&other, NEEDS_READ), "%s", busy.text);
	cmd_close(&other);
	cmd_close(&cmd);
	ck_assert_msg(cmd_open(&other, NEEDS_WRITE), "%s", busy.text);
	cmd_close(&other);
}

START_TEST(a_command_opens_what_it_needs)
{
	struct parts parts = {0};

	ck_assert(cmd_open(&cmd, NEEDS_NOTHING));
	ck_assert_ptr_null(cmd.config);
	ck_assert(cmd_open(&cmd, NEEDS_LEXICA)); /* where no club is */
	ck_assert_ptr_null(cmd.config);
	ck_assert_str_eq(cmd.lexica_folder, in_dir("lexica"));
	ck_assert(!cmd_open(&cmd, NEEDS_READ));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	cmd_close(&cmd);
	ck_assert(
		club_folder_told(&arena, dir, "a@b.example", count_part, &parts, &err));
	ck_assert(cmd_open(&cmd, NEEDS_LEXICA));
	ck_assert_ptr_nonnull(cmd.config);
	ck_assert_ptr_null(cmd.store);
	ck_assert_msg(cmd_open(&cmd, NEEDS_READ | NEEDS_LEXICA), "%s", err.text);
	ck_assert_ptr_nonnull(cmd.store);
	ck_assert_int_eq(cmd.lock, 0);
	cmd_close(&cmd);
	ck_assert_ptr_null(cmd.config);
}

START_TEST(files_are_whole_and_capped)
{
	struct view v;

	ck_assert(file_make(&arena, in_dir("f"), 0600, view_of("hello"), &err));
	ck_assert(file_read(&arena, in_dir("f"), 5, &v));
	ck_assert(view_is(v, "hello"));
	ck_assert(!file_read(&arena, in_dir("f"), 4, &v));
	ck_assert(!file_read(&arena, in_dir("g"), 4, &v));
	ck_assert(!file_read(&arena, dir, 4, &v));
	ck_assert_int_ne(access(in_dir("f.new"), F_OK), 0);
	ck_assert(!file_make(&arena, in_dir("no/f"), 0600, view_of(""), &err));
	ck_assert_int_eq(err.kind, ERR_CREATE);
}

int main(void)
{
	claims_fixture(setup, teardown);
	return claims_run("club");
}
