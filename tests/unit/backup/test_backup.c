/* SPDX-License-Identifier: ISC */
#include "adjudicator/backup/make.h"

#include "adjudicator/backup/contents.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/club/club_folder.h"
#include "tests/helpers/scratch.h"
#include "tests/helpers/screen.h"
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/helpers/claims.h"

enum { NOW = 1795204800 /* 2026-11-20T20:00:00Z */ };

static struct arena arena;
static struct err err;
static struct config config;
static struct store *st;
static char *dir;
static const char *folder;

static void write_file(const char *path, const char *text)
{
	FILE *f = fopen(path, "w");

	ck_assert_ptr_nonnull(f);
	ck_assert_int_ge(fputs(text, f), 0);
	ck_assert_int_eq(fclose(f), 0);
}

static void set_up(void)
{
	dir = scratch_dir();
	folder = arena_printf(&arena, "%s/kept", dir);
	err = (struct err){0};
	ck_assert_msg(club_folder(&arena, dir, "c@club.example", &err), "%s", err.text);
	ck_assert(config_read(&config, dir, &err));
	write_file(arena_printf(&arena, "%s/lexica/en.add", dir), "ZAX # because\n");
	ck_assert(store_open(&st, dir, config.database, DB_WRITE, &err));
}

static void tear_down(void)
{
	store_close(st);
	config_free(&config);
	scratch_remove(dir);
	arena_free(&arena);
}

static bool make(struct backup_made *made)
{
	err = (struct err){0};
	return backup_make(&config, st, &arena,
			   &(struct backup_wish){.folder = folder, .now = NOW}, made,
			   &err);
}

static const char *inside(const struct backup_made *made, const char *name)
{
	return arena_printf(&arena, "%s/%s", made->path, name);
}

static struct backup_checked checked(const struct backup_made *made)
{
	struct backup_checked k;

	ck_assert_msg(backup_check(made->path, &arena, NULL, &k, &err), "%s", err.text);
	return k;
}

START_TEST(a_backup_is_its_owners_alone)
{
	static const char *const names[] = {
		"",         "lexica",      "club.db",  "adjudicator.conf",
		"club.key", "signing.key", "contents", "lexica/en.add"};
	struct backup_made made;
	struct stat s;

	ck_assert_msg(make(&made), "%s", err.text);
	for (int i = 0; i < COUNT(names); i++) {
		ck_assert_msg(lstat(inside(&made, names[i]), &s) == 0, "%s", names[i]);
		ck_assert_int_eq(s.st_mode & 0777,
				 S_ISDIR(s.st_mode) ? S_IRWXU : S_IRUSR | S_IWUSR);
	}
	ck_assert_ptr_null(checked(&made).wrong);
	ck_assert_uint_eq(made.checked.files, 6);
}

static const char *const files[] = {
	"club.db", "adjudicator.conf", "club.key", "signing.key", "lexica/en.add",
};

/* One byte in the middle of it. */
START_TEST(a_spoilt_file_is_named)
{
	struct backup_made made;
	const char *path;
	FILE *f;
	int byte;

	ck_assert_msg(make(&made), "%s", err.text);
	path = inside(&made, files[_i]);
	f = fopen(path, "r+");
	ck_assert_ptr_nonnull(f);
	ck_assert_int_eq(fseek(f, 5, SEEK_SET), 0);
	byte = fgetc(f);
	ck_assert_int_eq(fseek(f, 5, SEEK_SET), 0);
	ck_assert_int_ne(fputc(byte ^ 1, f), EOF);
	ck_assert_int_eq(fclose(f), 0);
	ck_assert_ptr_nonnull(checked(&made).wrong);
	ck_assert_ptr_nonnull(strstr(checked(&made).wrong, files[_i]));
	ck_assert_int_eq(unlink(path), 0);
	ck_assert_ptr_nonnull(strstr(checked(&made).wrong, files[_i]));
}

START_TEST(a_list_cut_short_is_no_list)
{
	struct backup_made made;
	struct view text;

	ck_assert_msg(make(&made), "%s", err.text);
	ck_assert(file_read(&arena, inside(&made, "contents"), 65536, &text));
	for (size_t len = 0; len < text.len; len++) {
		struct backup_contents c;

		ck_assert(!backup_contents_read(&arena, view_part(text, 0, len), &c));
	}
}

static const char *const names[] = {
	"../club.db", "/etc/passwd", "lexica/../x", "lexica/", "lexica/a/b",
	".hidden",    "other/x",     "a b",         "",        "a\\b",
};

START_TEST(a_name_that_leads_elsewhere_is_none)
{
	ck_assert(!backup_name_plain(view_of(names[_i])));
	ck_assert(backup_name_plain(view_of("lexica/en-scowl80-1.lex")));
}

static void add_row(void)
{
	ck_assert_msg(db_exec(store_db(st),
			      "INSERT INTO game (kind, state, seed, created, turn,"
			      " to_move) VALUES ('wordbox', 'running', zeroblob(32),"
			      " 1, 1, 0);"
			      "INSERT INTO event (game, n, at, text, hidden, head)"
			      " VALUES (1, 1, 5, 'pass', '', zeroblob(32))",
			      &err),
		      "%s", err.text);
}

START_TEST(a_record_that_does_not_hold_gives_no_backup)
{
	struct backup_made made;
	struct backup_info info;

	add_row();
	ck_assert(!make(&made));
	ck_assert_ptr_nonnull(strstr(err.text, "game 1, event 1"));
	config.backup_dir = "kept";
	ck_assert(backup_newest(&config, &arena, NOW, &info, &err));
	ck_assert_ptr_null(info.path);
}

START_TEST(what_is_half_there_is_no_backup_and_goes_with_the_next)
{
	const char *half =
		arena_printf(&arena, "%s/.half-club-20261119T200000Z", folder);
	struct backup_info info;
	struct backup_made made;

	ck_assert_int_eq(mkdir(folder, S_IRWXU), 0);
	ck_assert_int_eq(mkdir(half, S_IRWXU), 0);
	write_file(arena_printf(&arena, "%s/club.db", half), "half");
	config.backup_dir = "kept";
	ck_assert(backup_newest(&config, &arena, NOW, &info, &err));
	ck_assert_ptr_null(info.path);
	ck_assert_msg(make(&made), "%s", err.text);
	ck_assert_int_ne(access(half, F_OK), 0);
	ck_assert(backup_newest(&config, &arena, NOW, &info, &err));
	ck_assert_str_eq(info.path, made.path);
	ck_assert_int_eq(info.made, NOW);
	ck_assert_int_eq(info.bytes, made.checked.bytes);
}

START_TEST(how_far_it_is_is_told_and_wiped_off)
{
	const char *large = arena_printf(&arena, "%s/lexica/large.lexicon", dir);
	char text[SCREEN_BYTES];
	struct screen screen = screen_watch("xterm");
	struct progress p = progress_start(false);
	struct backup_made made;
	bool ok;

	write_file(large, "words");
	ck_assert_int_eq(truncate(large, 5000000), 0);
	p.next = 0;
	ok = backup_make(
		&config, st, &arena,
		&(struct backup_wish){.folder = folder, .now = NOW, .progress = &p},
		&made, &err);
	progress_end(&p);
	(void)screen_shown(&screen, text);
	ck_assert_msg(ok, "%s", err.text);
	ck_assert_msg(strncmp(text, "\r\033[K  0 %  0 of 5 MB of large", 29) == 0, "%s",
		      text);
	ck_assert_str_eq(text + strlen(text) - 4, "\r\033[K");
}

START_TEST(two_of_one_second_stand_side_by_side)
{
	struct backup_made first;
	struct backup_made second;

	ck_assert_msg(make(&first) && make(&second), "%s", err.text);
	ck_assert_str_ne(first.path, second.path);
	ck_assert_ptr_null(checked(&first).wrong);
	ck_assert_ptr_null(checked(&second).wrong);
}

START_TEST(only_one_is_written_at_a_time)
{
	struct backup_made made;
	FILE *f;

	ck_assert_msg(make(&made), "%s", err.text);
	f = fopen(arena_printf(&arena, "%s/.lock", folder), "r+");
	ck_assert_ptr_nonnull(f);
	ck_assert_int_eq(flock(fileno(f), LOCK_EX), 0);
	ck_assert(!make(&made));
	ck_assert_int_eq(err.kind, ERR_RETRY);
	ck_assert_int_eq(fclose(f), 0);
	ck_assert_msg(make(&made), "%s", err.text);
}

/* Another connection is in the middle of a change. */
START_TEST(a_backup_is_made_beside_a_run)
{
	struct backup_made made;
	struct store *reader;
	int schema;

	ck_assert(store_begin(st, &err));
	ck_assert(store_set_number(st, "half", 1, &err));
	ck_assert(store_open_file(&reader, arena_printf(&arena, "%s/club.db", dir),
				  &schema, &err));
	ck_assert_msg(backup_make(&config, reader, &arena,
				  &(struct backup_wish){.folder = folder, .now = NOW},
				  &made, &err),
		      "%s", err.text);
	store_close(reader);
	store_rollback(st);
	ck_assert_ptr_null(checked(&made).wrong);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_rows(a_spoilt_file_is_named, files);
	claims_rows(a_name_that_leads_elsewhere_is_none, names);
	return claims_run("backup");
}
