/* SPDX-License-Identifier: ISC */
/* Whether files are there still, asked for from both ends of a list. */
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/site/files_present.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/scratch.h"

#include <fcntl.h>

enum { FILES = 5000, EVERY = 9, SIZE = 4 };

static struct arena arena;
static char *dir;
static int folder;

static void put(const char *path)
{
	struct err err = {0};

	ck_assert_msg(file_make(&arena, file_path(&arena, dir, path), 0600,
				view_of("four"), &err),
		      "%s", err.text);
}

static void setup(void)
{
	dir = scratch_dir();
	folder = open(dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	ck_assert_int_ge(folder, 0);
	ck_assert_int_eq(mkdir(file_path(&arena, dir, "games"), 0700), 0);
	ck_assert_int_eq(mkdir(file_path(&arena, dir, "players"), 0700), 0);
}

static void teardown(void)
{
	close(folder);
	scratch_remove(dir);
	arena_free(&arena);
}

START_TEST(a_file_of_that_size_is_there)
{
	struct site_near n = site_near(folder);

	put("index.html");
	put("games/1.html");
	put("players/1.html");
	ck_assert_int_eq(symlink("nowhere", file_path(&arena, dir, "games/2.html")), 0);
	ck_assert(site_present(&n, "index.html", SIZE));
	ck_assert(site_present(&n, "games/1.html", SIZE));
	ck_assert(site_present(&n, "players/1.html", SIZE));
	ck_assert(site_present(&n, "games/1.html", SIZE));
	ck_assert(!site_present(&n, "games/1.html", SIZE + 1));
	ck_assert(!site_present(&n, "games/2.html", SIZE));
	ck_assert(!site_present(&n, "seasons/1.html", SIZE));
	ck_assert(!site_present(&n, "index.html/1", SIZE));
	ck_assert(!site_present(&n, "games", SIZE));
	ck_assert(site_present(&n, "index.html", SIZE));
	site_near_close(&n);
}

/* Every ninth of them is there. */
static struct site_ahead listed(void)
{
	struct site_ahead a = {.count = FILES};

	a.file = arena_array(&arena, FILES, sizeof *a.file);
	for (int i = 0; i < FILES; i++) {
		const char *path = arena_printf(&arena, "%s/%d.html",
						i % 2 == 0 ? "games" : "players", i);

		a.file[i].path = path;
		a.file[i].size = SIZE;
		if (i % EVERY == 0) {
			put(path);
		}
	}
	return a;
}

START_TEST(whoever_asks_finds_the_same)
{
	struct site_near n = site_near(folder);
	struct site_ahead a = listed();

	for (int round = 0; round < 3; round++) {
		if (round == 0) {
			site_ahead_begin(&a, folder);
		}
		for (size_t i = 0; i < FILES; i++) {
			ck_assert_int_eq(site_ahead_present(&a, i, &n), i % EVERY == 0);
		}
		site_ahead_end(&a);
	}
	site_near_close(&n);
}

START_TEST(who_has_enough_need_not_wait)
{
	struct site_ahead a = listed();
	struct site_ahead none = {0};

	site_ahead_end(&none);
	site_ahead_begin(&none, folder);
	site_ahead_end(&none);
	for (int round = 0; round < 20; round++) {
		site_ahead_begin(&a, folder);
		site_ahead_end(&a);
	}
}

int main(void)
{
	claims_fixture(setup, teardown);
	claims_timeout(60);
	return claims_run("files of a site that are there");
}
