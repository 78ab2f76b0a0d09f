/* SPDX-License-Identifier: ISC */
/* The folder of the pages: which files are written, and which go. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/site/site.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/scratch.h"

static char *folder;
static char *dir; /* of the pages, inside it */
static struct arena arena;
static struct err err;
static struct site_counts counts;
static struct site_about about;

static void setup(void)
{
	folder = scratch_dir();
	dir = scratch_path(folder, "pages");
	err = (struct err){0};
	about = (struct site_about){.dir = dir,
				    .club = view_of("The <Tuesday> Club & \"Co\""),
				    .language = view_of("en"),
				    .sections = 1U << SITE_GAMES | 1U << SITE_TRUST};
}

static void teardown(void)
{
	arena_free(&arena);
	free(dir);
	scratch_remove(folder);
}

static struct site *opened(void)
{
	struct site *s;

	ck_assert_msg(site_open(&arena, &about, &s, &err), "%s", err.text);
	return s;
}

static void put(struct site *s, const char *path, const char *text)
{
	ck_assert_msg(site_put(s, path, view_of(text), &err), "%s", err.text);
}

static void end(struct site *s)
{
	ck_assert_msg(site_end(s, &counts, &err), "%s", err.text);
	site_close(s);
}

static const char *at(const char *path)
{
	return arena_printf(&arena, "%s/%s", dir, path);
}

static const char *text_of(const char *path)
{
	struct view text;

	return file_read(&arena, at(path), 1 << 20, &text) ? arena_str(&arena, text)
							   : NULL;
}

static void lay(const char *path, const char *text)
{
	FILE *to = fopen(at(path), "w");

	ck_assert_ptr_nonnull(to);
	ck_assert_int_ge(fputs(text, to), 0);
	ck_assert_int_eq(fclose(to), 0);
}

static ino_t inode(const char *path)
{
	struct stat st;

	ck_assert_int_eq(stat(at(path), &st), 0);
	return st.st_ino;
}

/* A first writing of three files. */
static void first(void)
{
	struct site *s = opened();

	put(s, "index.html", "one");
	put(s, "games/1.html", "two");
	put(s, "games/2.html", "three");
	site_remember(s, "games/1.html", view_of("e12"), view_of("a note of ours"));
	end(s);
}

START_TEST(only_files_whose_bytes_differ_are_written)
{
	struct site *s;
	ino_t same;
	ino_t other;

	first();
	ck_assert_int_eq(counts.written, 3);
	same = inode("games/1.html");
	other = inode("games/2.html");
	s = opened();
	put(s, "index.html", "one");
	put(s, "games/1.html", "two");
	put(s, "games/2.html", "changed");
	end(s);
	ck_assert_int_eq(counts.written, 1);
	ck_assert_int_eq(counts.same, 2);
	ck_assert_int_eq(counts.removed, 0);
	ck_assert_uint_eq(inode("games/1.html"), same);
	ck_assert_uint_ne(inode("games/2.html"), other);
	ck_assert_str_eq(text_of("games/2.html"), "changed");
	ck_assert_ptr_null(text_of("games/2.html.new"));
}

START_TEST(a_file_that_is_read_while_it_is_written_stays_whole)
{
	struct site *s;
	char old[8] = "";
	int fd;

	first();
	fd = open(at("games/2.html"), O_RDONLY | O_CLOEXEC);
	s = opened();
	put(s, "games/2.html", "changed");
	ck_assert_int_eq(read(fd, old, sizeof old - 1), 5);
	ck_assert_str_eq(old, "three");
	close(fd);
	end(s);
}

START_TEST(what_is_made_no_more_goes_and_nothing_else)
{
	struct site *s;

	first();
	lay("robots.txt", "of the operator");
	lay("games/notes.txt", "his as well");
	s = opened();
	put(s, "index.html", "one");
	put(s, "games/2.html", "three");
	end(s);
	ck_assert_int_eq(counts.removed, 1);
	ck_assert_ptr_null(text_of("games/1.html"));
	ck_assert_ptr_nonnull(text_of("games/2.html"));
	ck_assert_str_eq(text_of("robots.txt"), "of the operator");
	ck_assert_str_eq(text_of("games/notes.txt"), "his as well");
}

START_TEST(a_writing_that_fails_removes_nothing)
{
	struct site *s;

	first();
	s = opened();
	put(s, "index.html", "changed");
	site_close(s);
	ck_assert_ptr_nonnull(text_of("games/1.html"));
	s = opened();
	put(s, "index.html", "changed");
	end(s);
	ck_assert_int_eq(counts.removed, 2);
}

START_TEST(a_list_that_was_tampered_with_removes_nothing_outside)
{
	struct site *s;

	first();
	lay("../victim", "outside");
	lay(".hidden", "inside");
	lay(".adjudicator-site", "adjudicator-site 1 x\n../victim 7 -\n"
				 "games/../../victim 7 -\n/etc/nothing 1 -\n"
				 ".hidden 6 -\nindex.html -1 -\n\n \nnonsense\n");
	s = opened();
	put(s, "index.html", "one");
	end(s);
	ck_assert_int_eq(counts.removed, 0);
	ck_assert_ptr_nonnull(text_of("../victim"));
	ck_assert_ptr_nonnull(text_of(".hidden"));
	ck_assert_ptr_nonnull(text_of("games/1.html"));
}

START_TEST(a_folder_of_somebody_else_is_refused)
{
	struct site *s = NULL;

	ck_assert_int_eq(mkdir(dir, 0700), 0);
	lay("letter.txt", "mine");
	ck_assert(!site_open(&arena, &about, &s, &err));
	site_close(s);
	ck_assert_int_eq(err.kind, ERR_CREATE);
	ck_assert_ptr_nonnull(strstr(err.text, "holds other files"));
	ck_assert_ptr_null(text_of(".adjudicator-site"));
}

START_TEST(two_do_not_write_at_a_time)
{
	struct site *s = opened();
	struct site *other = NULL;

	ck_assert(!site_open(&arena, &about, &other, &err));
	ck_assert_int_eq(err.kind, ERR_RETRY);
	site_close(other);
	site_close(s);
	site_close(opened());
}

START_TEST(a_page_made_from_the_same_stays_unread)
{
	struct site *s;
	struct view note = {0};

	first();
	s = opened();
	ck_assert(!site_unchanged(s, "games/1.html", view_of("e13"), NULL));
	ck_assert(!site_unchanged(s, "games/2.html", view_of("e12"), NULL));
	ck_assert(!site_unchanged(s, "games/3.html", view_of("e12"), NULL));
	ck_assert(site_unchanged(s, "games/1.html", view_of("e12"), &note));
	ck_assert(view_is(note, "a note of ours"));
	ck_assert(site_keep(s, "games/2.html"));
	ck_assert(!site_keep(s, "games/3.html"));
	end(s);
	ck_assert_int_eq(counts.same, 2);
	ck_assert_int_eq(counts.removed, 1);
	s = opened();
	ck_assert(site_unchanged(s, "games/1.html", view_of("e12"), &note));
	ck_assert(view_is(note, "a note of ours"));
	site_close(s);
}

static ino_t list_file(void)
{
	struct stat st;

	ck_assert_int_eq(stat(at(".adjudicator-site"), &st), 0);
	return st.st_ino;
}

START_TEST(a_list_that_stays_the_same_is_not_written)
{
	static const char *const text[] = {"two", "TWO", "three", "three"};
	ino_t list;

	first();
	for (int i = 0; i < COUNT(text); i++) {
		struct site *s = opened();

		list = list_file();
		ck_assert(site_unchanged(s, "games/1.html", view_of("e12"), NULL));
		put(s, "games/2.html", text[i]);
		end(s);
		ck_assert_int_eq(list_file() == list, i == 1 || i == 3);
	}
	site_close(opened());
}

START_TEST(what_is_gone_or_cut_short_is_made_again)
{
	struct site *s;

	first();
	lay("games/1.html", "tw");
	s = opened();
	ck_assert(!site_unchanged(s, "games/1.html", view_of("e12"), NULL));
	put(s, "games/1.html", "two");
	end(s);
	ck_assert_int_eq(unlink(at("games/1.html")), 0);
	s = opened();
	ck_assert(!site_keep(s, "games/1.html"));
	site_close(s);
}

START_TEST(another_look_makes_all_pages_again)
{
	struct site *s;

	first();
	about.sections = 1U << SITE_GAMES;
	s = opened();
	ck_assert(!site_unchanged(s, "games/1.html", view_of("e12"), NULL));
	site_close(s);
}

START_TEST(names_of_files_lead_nowhere)
{
	static const char *const bad[] = {"",       "../x", "/x",  "a/b/c",   ".x",
					  "games/", "a/.x", "a b", "a\nb",    "a//b",
					  "a/../b", "a:b",  "-x",  "\xc3\xa4"};
	struct site *s = opened();

	for (int i = 0; i < COUNT(bad); i++) {
		err = (struct err){0};
		ck_assert_msg(!site_put(s, bad[i], view_of("x"), &err), "%s", bad[i]);
		ck_assert_int_eq(err.kind, ERR_BUG);
	}
	site_close(s);
}

START_TEST(many_files_are_found_again)
{
	struct site *s = opened();

	for (int i = 0; i < 3000; i++) {
		put(s, arena_printf(&arena, "games/%d.html", i), "x");
	}
	end(s);
	s = opened();
	for (int i = 0; i < 3000; i++) {
		ck_assert(site_keep(s, arena_printf(&arena, "games/%d.html", i)));
	}
	end(s);
	ck_assert_int_eq(counts.same, 3000);
	ck_assert_int_eq(counts.removed, 0);
}

int main(void)
{
	claims_timeout(60);
	claims_fixture(setup, teardown);
	return claims_run("site");
}
