/* SPDX-License-Identifier: ISC */
/* What a terminal is shown, and a file is not: tables that fit, bars, colours. */
#include "adjudicator/system/progress.h"
#include "adjudicator/system/terminal.h"
#include "formats/columns.h"
#include "tests/helpers/screen.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/helpers/claims.h"

static struct arena arena;

static void end(void)
{
	arena_free(&arena);
	arena = (struct arena){0};
}

/* ------------------------------------------------------------------ tables */

static const struct {
	const char *a, *b; /* two cells, above "x" and "1" */
	size_t most;
	const char *text;
} tables[] = {
	{"Ann",		      "one",			0,  "Ann  one\nx    1\n"                  },
	{"Müller",                  "one",                        0,  "Müller  one\nx       1\n"           },
 /* u and a combining diaeresis are one column */
	{"Mu\xcc\x88ller",           "one",                        0,  "Mu\xcc\x88ller  one\nx       1\n"    },
	{"李雷",		   "one",			0,  "李雷  one\nx     1\n"              },
	{"Ann",		      "a long subject of a letter", 18, "Ann  a long subje…\nx    1\n"      },
	{"Ann",		      "a long subject of a letter", 31,
	 "Ann  a long subject of a letter\nx    1\n"							 },
	{"a very long name",         "a very long text",           22,
	 "a very lo…  a very lo…\nx           1\n"						       },
 /* no half letter, and no letter without its accents */
	{"李雷李雷李雷李雷", "one",                        14, "李雷李雷…  one\nx          1\n"},
	{"abcdefghu\xcc\x88ijklmn",  "one",                        15,
	 "abcdefghu\xcc\x88…  one\nx           1\n"							},
 /* what would be too narrow to read stays wider than the window */
	{"a very long name",         "a very long text",           5,
	 "a very …  a very …\nx         1\n"							     },
};

START_TEST(a_table_is_aligned_by_what_is_seen)
{
	struct columns t = {.arena = &arena, .count = 2, .most = tables[_i].most};
	struct buf b = buf_in(&arena);

	columns_add(&t, view_of(tables[_i].a));
	columns_add(&t, view_of(tables[_i].b));
	columns_add(&t, view_of("x"));
	columns_add(&t, view_of("1"));
	columns_write(&t, &b);
	ck_assert_str_eq(buf_cstr(&b), tables[_i].text);
}

START_TEST(no_row_ends_in_blanks)
{
	struct columns t = {.arena = &arena, .count = 2};
	struct buf b = buf_in(&arena);

	columns_add(&t, view_of("Ann"));
	columns_add(&t, view_of(""));
	columns_add(&t, view_of("Bertram"));
	columns_add(&t, view_of("away"));
	columns_write(&t, &b);
	ck_assert_str_eq(buf_cstr(&b), "Ann\nBertram  away\n");
}

START_TEST(numbers_are_never_cut)
{
	struct columns t = {.arena = &arena, .count = 2, .right = 1, .most = 20};
	struct buf b = buf_in(&arena);

	columns_add(&t, view_of("123456789012"));
	columns_add(&t, view_of("words and words"));
	columns_write(&t, &b);
	ck_assert_str_eq(buf_cstr(&b), "123456789012  words a…\n");
}

/* -------------------------------------------------------------------- bars */

static const struct {
	size_t width;
	long done, total;
	const char *text;
} bars[] = {
	{0,  0,  10, "[........................................]   0 %  0 of 10 games" },
	{0,  5,  10, "[####################....................]  50 %  5 of 10 games" },
	{0,  10, 10, "[########################################] 100 %  10 of 10 games"},
	{0,  11, 10, "[########################################] 100 %  11 of 10 games"},
	{40, 5,  10, "[########........]  50 %  5 of 10 games"                         },
	{24, 5,  10, " 50 %  5 of 10 games"					    },
	{10, 5,  10, " 50 %  5 "						       },
	{0,  0,  0,  "[........................................]   0 %  0 of 0 games"  },
};

START_TEST(a_bar_fits_its_terminal)
{
	char line[128];

	progress_draw(line, sizeof line, bars[_i].width, bars[_i].done, bars[_i].total,
		      "games");
	ck_assert_str_eq(line, bars[_i].text);
	ck_assert(bars[_i].width == 0 || strlen(line) < bars[_i].width);
}

START_TEST(a_bar_is_cut_to_its_room)
{
	char line[8];

	progress_draw(line, sizeof line, 0, 5, 10, "games");
	ck_assert_str_eq(line, "[######");
}

START_TEST(what_takes_long_is_told_in_one_line)
{
	char text[SCREEN_BYTES];
	struct screen w = screen_watch("xterm");
	struct progress p = progress_start(false);

	ck_assert(terminal_of(STDERR_FILENO).colour);
	ck_assert_uint_eq(p.width, 30);
	progress_bar(&p, 1, 10, "games"); /* within the first second: nothing */
	p.next = 0;
	progress_bar(&p, 2, 10, "games");
	progress_bar(&p, 3, 10, "games"); /* too soon behind the last */
	p.next = 0;
	progress_tell(&p, "reading what is longer than any line of this terminal");
	progress_end(&p);
	ck_assert_str_eq(screen_shown(&w, text), "\r\033[K[#.....]  20 %  2 of 10 games"
						 "\r\033[Kreading what is longer than a"
						 "\r\033[K");
}

START_TEST(a_terminal_that_cannot_rewrite_a_line_is_left_alone)
{
	char text[SCREEN_BYTES];
	struct screen w = screen_watch("dumb");
	struct progress p = progress_start(false);
	struct progress quiet;

	p.next = 0;
	progress_bar(&p, 2, 10, "games");
	progress_end(&p);
	ck_assert(!terminal_of(STDERR_FILENO).colour);
	setenv("TERM", "xterm", 1);
	quiet = progress_start(true);
	quiet.next = 0;
	progress_tell(&quiet, "%d", 1);
	progress_end(&quiet);
	progress_tell(NULL, "%d", 1);
	ck_assert_str_eq(screen_shown(&w, text), "");
}

START_TEST(bytes_are_told_in_a_bar)
{
	char text[SCREEN_BYTES];
	struct screen w = screen_watch("xterm");
	struct progress p = progress_start(false);

	p.next = 0;
	progress_bytes(&p, 1, 999999, "club/signing.key");
	progress_bytes(&p, 12500000, 50000000, "club/club.db");
	progress_end(&p);
	ck_assert_str_eq(screen_shown(&w, text),
			 "\r\033[K 24 %  12 of 50 MB of club.db\r\033[K");
}

START_TEST(what_is_done_is_told_again_until_it_ends)
{
	char text[SCREEN_BYTES];
	struct screen w = screen_watch("xterm");
	struct progress p = progress_start(false);

	progress_beat(&p);             /* nothing is being done */
	progress_doing(&p, "looking"); /* within the first second: nothing */
	p.next = 0;
	progress_beat(&p);
	progress_beat(&p); /* too soon behind the last */
	p.next = 0;
	progress_beat(&p);
	progress_end(&p);
	p.next = 0;
	progress_beat(&p);
	progress_doing(NULL, "looking");
	progress_beat(NULL);
	ck_assert_str_eq(screen_shown(&w, text),
			 "\r\033[Klooking\r\033[Klooking\r\033[K");
}

/* ----------------------------------------------------------------- colours */

START_TEST(colours_are_for_those_who_want_them)
{
	ck_assert(terminal_knows_colour("xterm-256color", NULL));
	ck_assert(terminal_knows_colour("vt100", ""));
	ck_assert(!terminal_knows_colour("xterm", "1"));
	ck_assert(!terminal_knows_colour("dumb", NULL));
	ck_assert(!terminal_knows_colour("", NULL));
	ck_assert(!terminal_knows_colour(NULL, NULL));
	ck_assert_str_eq(terminal_tint(false, TINT_BAD), "");
	ck_assert_str_eq(terminal_tint(true, TINT_BAD), "\033[31m");
}

START_TEST(a_file_is_no_terminal)
{
	int fd = open("/dev/null", O_WRONLY);
	struct terminal t = terminal_of(fd);

	close(fd);
	ck_assert(!t.colour && !t.rewrites);
	ck_assert_uint_eq(t.width, 0);
}

int main(void)
{
	claims_fixture(NULL, end);
	claims_rows(a_table_is_aligned_by_what_is_seen, tables);
	claims_rows(a_bar_fits_its_terminal, bars);
	return claims_run("terminal");
}
