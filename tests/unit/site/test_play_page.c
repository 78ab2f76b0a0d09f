/* SPDX-License-Identifier: ISC */
/*
 * The page where turns are laid out, in a browser: what it shows is what the program
 * judges. Skipped where there is no Chromium. PLAY_GAMES is how many games of each kind
 * are played, PLAY_SEED what they begin with, PLAY_PAGE=DIR keeps the pages.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "adjudicator/site/play_page.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/play_cases.h"
#include "tests/helpers/random/random_match.h"
#include "tests/helpers/scratch.h"

enum { GAMES = 1, TURNS = 6, PATHS = 30, SEED = 3 };

#define HARNESS "tests/helpers/games/play_page.js"

static struct arena arena;
static char *dir;

static void begin(void)
{
	dir = scratch_dir();
}

static void finish(void)
{
	scratch_remove(dir);
	dir = NULL;
	arena_free(&arena);
}

/* -------------------------------------------------------------------- the browser */

static bool browser_here(void)
{
	static int here = -1;

	if (here < 0) {
		here = system("command -v chromium > /dev/null 2>&1") == 0; // NOLINT
		if (!here) {
			puts("SKIPPED: the page where turns are laid out (package "
			     "chromium is not installed)");
		}
	}
	return here;
}

static struct view file_read(const char *path)
{
	FILE *f = fopen(path, "r");
	struct buf b = buf_in(&arena);
	char part[4096];
	size_t n;

	ck_assert_msg(f != NULL, "no %s", path);
	while ((n = fread(part, 1, sizeof part, f)) > 0) {
		buf_add(&b, view_from(part, n));
	}
	ck_assert_int_eq(fclose(f), 0);
	return buf_view(&b);
}

static const char *file_write(const char *name, struct view text)
{
	const char *keep = getenv("PLAY_PAGE");
	const char *path =
		arena_printf(&arena, "%s/%s", keep != NULL ? keep : dir, name);
	FILE *f = fopen(path, "w");

	ck_assert_ptr_nonnull(f);
	ck_assert_uint_eq(fwrite(text.at, 1, text.len, f), text.len);
	ck_assert_int_eq(fclose(f), 0);
	return path;
}

/* The document as it stands when its scripts have done their work. */
static struct view visited(const char *path, const char *fragment)
{
	const char *out = arena_printf(&arena, "%s/dom", dir);
	const char *command = arena_printf(
		&arena,
		"timeout 100 chromium --headless --no-sandbox --disable-gpu "
		"--disable-dev-shm-usage --disable-ipc-flooding-protection "
		"--user-data-dir='%s/profile' "
		"--virtual-time-budget=600000 --dump-dom 'file://%s%s' > '%s' 2> "
		"'%s/said'",
		dir, path, fragment, out, dir);

	ck_assert_int_eq(system(command), 0); // NOLINT
	return file_read(out);
}

static struct view page_written(void)
{
	struct buf b = buf_in(&arena);
	struct err err = {0};

	ck_assert_msg(play_page_write(&b, view_of("en"), &err), "%s", err.text);
	return buf_view(&b);
}

/* The page with what plays on it; its policy would not let that run. */
static const char *page_to_play(const char *cases, const char *hostile)
{
	static const char policy[] = "http-equiv=\"Content-Security-Policy\"";
	struct view page = page_written();
	struct buf b = buf_in(&arena);
	size_t at = view_find_text(page, policy);
	size_t end = view_find_text(page, "</body>");

	ck_assert_uint_lt(at, end);
	ck_assert_uint_lt(end, page.len);
	buf_add(&b, view_part(page, 0, at));
	buf_str(&b, "name=\"policy\"");
	buf_add(&b,
		view_part(page, at + sizeof policy - 1, end - at - sizeof policy + 1));
	/* Nobody looks: what is not drawn is quick. */
	buf_printf(&b,
		   "<style>#page { display: none }</style>\n<script>\nconst CASES = "
		   "[%s];\nconst HOSTILE = [%s];\n",
		   cases, hostile);
	buf_add(&b, file_read(HARNESS));
	buf_str(&b, "</script>\n</body>\n</html>\n");
	return file_write("cases.html", buf_view(&b));
}

static void must_be_good(const char *cases, const char *hostile)
{
	struct view dom = visited(page_to_play(cases, hostile), "");
	size_t at = view_find_text(dom, "RESULT ");
	struct view said = view_part(dom, at, view_find_text(dom, " END") - at);

	said = view_part(said, 0, 3000);
	ck_assert_msg(view_starts(said, "RESULT good"), "%.*s", VIEW_ARG(said));
	printf("%.*s\n", VIEW_ARG(said));
}

/* ------------------------------------------------------------------------- scores */

START_TEST(the_page_shows_the_score_and_the_order_that_the_program_gives)
{
	static const char *const heads[] = {
		"Language: es\nRack Ann: CH LL RR A E O S\n",
		"Language: ca\nRack Ann: L\u00b7L NY QU A E S ?\n",
		"Game: classic\nLanguage: de\nPlayer: Ann\nPlayer: Ben\n",
		"Game: classic\nPlayer: Ann\nPlayer: Ben\nOptions: board=super21\n",
		"Game: wordgame\nPlayer: Ann\nPlayer: Ben\nOptions: blank=dual\n"
		"Rack Ann: A E R T O S ? ?\nSetup: 8H across ROSE\n",
		/* Between premiums for words, so that one play may take both. */
		"Game: wordgame\nPlayer: Ann\nPlayer: Ben\n"
		"Setup: 1E across REARMED\n",
		"Game: wordbox\nPlayer: Ann\nPlayer: Ben\n"
		"Setup: 1B across REARMED\n",
		"Game: wordbox\nPlayer: Ann\nPlayer: Ben\nOptions: fourw=clockwise\n"
		"Setup: 15B across REARMED\n",
	};
	long wanted = random_wanted("PLAY_GAMES", GAMES);
	uint64_t seed = (uint64_t)random_wanted("PLAY_SEED", SEED);
	struct dice d = {.state = seed};
	struct dice any = {.state = seed + 1}; /* games that others may change */
	struct buf b = buf_in(&arena);
	struct play_seen seen = {0};

	if (!browser_here()) {
		return;
	}
	for (long i = 0; i < wanted; i++) {
		for (int k = 0; k < COUNT(heads); k++) {
			play_cases_board(&b, &d, heads[k], TURNS, &seen);
			play_cases_board(&b, &any, random_head(&any, &arena), TURNS,
					 &seen);
		}
		play_cases_path(&b, &d, "Game: wordcap\nPlayer: Ann\nPlayer: Ben\n",
				PATHS, &seen);
		play_cases_path(&b, &d, "Game: cubes\nPlayer: Ann\nPlayer: Ben\n",
				PATHS, &seen);
	}
	must_be_good(buf_cstr(&b), "");
	printf("plays %ld, refused %ld, racks %ld, blanks %ld, of two letters %ld, "
	       "tiles "
	       "of several %ld, three words %ld, fourfold %ld, two premiums %ld, ways "
	       "%ld, refused %ld\n",
	       seen.plays, seen.refused, seen.racks, seen.blanks, seen.duals, seen.many,
	       seen.words, seen.fourfold, seen.twice, seen.walks, seen.walks_refused);
	ck_assert_int_gt(seen.plays, 80);
	ck_assert_int_gt(seen.refused, 20);
	ck_assert_int_gt(seen.racks, 4);
	ck_assert_int_gt(seen.blanks, 4);
	ck_assert_int_gt(seen.duals, 0);
	ck_assert_int_gt(seen.many, 4);
	ck_assert_int_gt(seen.words, 4);
	ck_assert_int_gt(seen.fourfold, 0);
	ck_assert_int_gt(seen.twice, 0);
	ck_assert_int_gt(seen.walks, 10);
	ck_assert_int_gt(seen.walks_refused, 10);
}

/* ---------------------------------------------------------------- foreign links */

/* Whatever stands behind "#", for whoever makes links of his own. */
static const char *const hostile[] = {
	"",
	"v1",
	"v1;",
	"v2;k=board",
	"v1;k=board",
	"v1;k=constructor;g=1;t=1",
	"v1;k=__proto__;l=__proto__;g=1;t=1",
	"<img src=x onerror=window.taken=1>",
	"%3Cscript%3Ewindow.taken=1%3C/script%3E",
	"v1;k=%E0%A4%A",
	"v1;k=%",
	"javascript:window.taken=1",
};

/* A sound link with one field changed. */
static const struct {
	const char *name, *value;
} changes[] = {
	{"l", "__proto__"								      },
	{"l", "constructor"								    },
	{"g", "99999999999999999999"							   },
	{"g", "1e9"									    },
	{"g", "-1"									     },
	{"t", "%3Cb%3E"									},
	{"n", "%3Cimg%20src%3Dx%20onerror%3Dwindow.taken%3D1%3E"                               },
	{"n", "%E2%80%AEdrowsiht"							      },
	{"n", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"                            },
	{"a", "javascript:window.taken=1"						      },
	{"a", "club%40club.example%3Fbcc%3Dall%40club.example"                                 },
	{"a", "a%40b,c%40d"								    },
	{"a", "%22%3E%3Cscript%3Ewindow.taken%3D1%3C/script%3E%40x"                            },
	{"s", "x%0D%0ABcc:%20all%40club.example"                                               },
	{"s", "%3C/script%3E%3Cscript%3Ewindow.taken%3D1%3C/script%3E"                         },
	{"o", "%3Cb%3E"									},
	{"f", "A1B"									    },
	{"f", "A999999999"								     },
	{"f", "%3Cb%3E1"								       },
	{"f", "A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1"
	      "A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1"},
	{"d", "999.999.7.7.7.2.50"							     },
	{"d", "15.15.99.7.7.2.50"							      },
	{"d", "15.15.7.7.7.2"								  },
	{"d", "15.15.7.7.7.2.9999999999"						       },
	{"d", "0.0.0.0.0.0.0"								  },
	{"m", "%3Cb%3E"									},
	{"b", "_9_9_9_9_9_9_9_9_9_9"							   },
	{"b", "_9"									     },
	{"b", "zzzz"									   },
	{"b", "-"									      },
	{"b", "."									      },
	{"p", "_9"									     },
	{"p", "ZZZZ"									   },
	{"r", "AAAAAAAAAAAAAAAA"							       },
	{"r", "%3C"									    },
	{"x", "%3Cb%3E"									},
	{"k", "grid"									   },
	{"k", "pile"									   },
};

static void add_link(struct buf *b, struct view link)
{
	buf_str(b, b->len > 0 ? ",\n\"" : "\"");
	buf_add(b, link);
	buf_str(b, "\"");
}

/* Its fields with that one in place of the one of its name, or beside them. */
static struct view changed(struct view link, const char *name, const char *value)
{
	struct buf b = buf_in(&arena);
	const char *field = arena_printf(&arena, ";%s=", name);
	size_t at = view_find_text(link, field);
	size_t from = at + strlen(field);
	struct view rest = view_part(link, from, link.len);

	buf_add(&b, view_part(link, 0, at));
	buf_printf(&b, "%s%s", field, value);
	buf_add(&b, view_part(rest, view_find(rest, ';'), rest.len));
	return buf_view(&b);
}

/* The link of the first case. */
static struct view first_link(struct view cases)
{
	static const char before[] = "{\"link\":\"";
	size_t at = view_find_text(cases, before) + sizeof before - 1;
	struct view rest = view_part(cases, at, cases.len);

	return view_part(rest, 0, view_find(rest, '"'));
}

START_TEST(a_foreign_link_is_told_in_a_sentence_and_does_nothing)
{
	struct dice d = {.state = 9};
	struct buf cases = buf_in(&arena);
	struct buf b = buf_in(&arena);
	struct play_seen seen = {0};
	struct view link;

	if (!browser_here()) {
		return;
	}
	play_cases_board(&cases, &d, "Language: es\n", 1, &seen);
	link = first_link(buf_view(&cases));
	for (int i = 0; i < COUNT(hostile); i++) {
		add_link(&b, view_of(hostile[i]));
	}
	for (int i = 0; i < COUNT(changes); i++) {
		add_link(&b, changed(link, changes[i].name, changes[i].value));
	}
	for (size_t n = 0; n < link.len; n += 7) { /* broken off somewhere */
		add_link(&b, view_part(link, 0, n));
	}
	must_be_good("", buf_cstr(&b));
}

static size_t times(struct view text, const char *what)
{
	size_t n = 0;

	for (size_t at; (at = view_find_text(text, what)) < text.len; n++) {
		text = view_part(text, at + strlen(what), text.len);
	}
	return n;
}

/* With its own policy, from a disk, and as a browser saves it once it has drawn. */
START_TEST(a_copy_that_a_browser_saved_shows_the_board_of_its_link)
{
	struct dice d = {.state = 9};
	struct buf cases = buf_in(&arena);
	struct play_seen seen = {0};
	struct view dom = page_written();
	const char *fragment;

	if (!browser_here()) {
		return;
	}
	play_cases_board(&cases, &d, "Language: ca\n", 1, &seen);
	fragment =
		arena_printf(&arena, "#%.*s", VIEW_ARG(first_link(buf_view(&cases))));
	for (int i = 0; i < 2; i++) {
		ck_assert_uint_eq(times(dom, "Content-Security-Policy"), 1);
		dom = visited(file_write("copy.html", dom), fragment);
		ck_assert_uint_eq(times(dom, "data-square=\"224\""), 1);
	}
}

int main(void)
{
	claims_timeout(110);
	tcase_add_unchecked_fixture(claims_case(), begin, finish);
	return claims_run("play page");
}
