/* SPDX-License-Identifier: ISC */
/* What a terminal is shown, and a file is not: tables that fit, bars, colours. */
#include "adjudicator/cmd/columns.h"
#include "adjudicator/progress.h"
#include "adjudicator/terminal.h"

#include <check.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "formats/text/utf8.h"

#define COUNT(a) (int)(sizeof(a) / sizeof(a)[0])

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
END_TEST

START_TEST(numbers_are_never_cut)
{
	struct columns t = {.arena = &arena, .count = 2, .right = 1, .most = 20};
	struct buf b = buf_in(&arena);

	columns_add(&t, view_of("123456789012"));
	columns_add(&t, view_of("words and words"));
	columns_write(&t, &b);
	ck_assert_str_eq(buf_cstr(&b), "123456789012  words a…\n");
}
END_TEST

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
END_TEST

START_TEST(a_bar_is_cut_to_its_room)
{
	char line[8];

	progress_draw(line, sizeof line, 0, 5, 10, "games");
	ck_assert_str_eq(line, "[######");
}
END_TEST

/* What standard error gets: a terminal of 30 columns, or not. */
struct watched {
	int saved, master;
};

static struct watched watch(const char *term)
{
	struct watched w = {dup(STDERR_FILENO), posix_openpt(O_RDWR | O_NOCTTY)};
	struct winsize size = {.ws_row = 24, .ws_col = 30};
	int slave;

	ck_assert(w.saved >= 0 && w.master >= 0);
	ck_assert(grantpt(w.master) == 0 && unlockpt(w.master) == 0);
	slave = open(ptsname(w.master), O_RDWR | O_NOCTTY);
	ck_assert_int_ge(slave, 0);
	ck_assert_int_eq(ioctl(slave, TIOCSWINSZ, &size), 0);
	ck_assert_int_eq(dup2(slave, STDERR_FILENO), STDERR_FILENO);
	close(slave);
	setenv("TERM", term, 1);
	unsetenv("NO_COLOR");
	return w;
}

/* All that was shown; a terminal that nobody has open any more tells it to its end. */
static const char *shown(struct watched *w, char text[512])
{
	size_t used = 0;
	ssize_t n;

	fflush(stderr);
	dup2(w->saved, STDERR_FILENO);
	close(w->saved);
	while ((n = read(w->master, text + used, 511 - used)) > 0) {
		used += (size_t)n;
	}
	text[used] = '\0';
	close(w->master);
	return text;
}

START_TEST(what_takes_long_is_told_in_one_line)
{
	char text[512];
	struct watched w = watch("xterm");
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
	ck_assert_str_eq(shown(&w, text), "\r\033[K[#.....]  20 %  2 of 10 games"
					  "\r\033[Kreading what is longer than a"
					  "\r\033[K");
}
END_TEST

START_TEST(a_terminal_that_cannot_rewrite_a_line_is_left_alone)
{
	char text[512];
	struct watched w = watch("dumb");
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
	ck_assert_str_eq(shown(&w, text), "");
}
END_TEST

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
END_TEST

START_TEST(a_file_is_no_terminal)
{
	int fd = open("/dev/null", O_WRONLY);
	struct terminal t = terminal_of(fd);

	close(fd);
	ck_assert(!t.colour && !t.rewrites);
	ck_assert_uint_eq(t.width, 0);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("terminal");
	TCase *t = tcase_create("terminal");
	SRunner *runner = srunner_create(suite);
	int failed;

	tcase_add_checked_fixture(t, NULL, end);
	tcase_add_loop_test(t, a_table_is_aligned_by_what_is_seen, 0, COUNT(tables));
	tcase_add_test(t, numbers_are_never_cut);
	tcase_add_loop_test(t, a_bar_fits_its_terminal, 0, COUNT(bars));
	tcase_add_test(t, a_bar_is_cut_to_its_room);
	tcase_add_test(t, what_takes_long_is_told_in_one_line);
	tcase_add_test(t, a_terminal_that_cannot_rewrite_a_line_is_left_alone);
	tcase_add_test(t, colours_are_for_those_who_want_them);
	tcase_add_test(t, a_file_is_no_terminal);
	suite_add_tcase(suite, t);
	srunner_run_all(runner, CK_NORMAL);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
