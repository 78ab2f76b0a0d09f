/* SPDX-License-Identifier: ISC */
/* A disk that fails while a folder is listed: that is told, and what was not read is
 * not taken for what is not there. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/club/editions.h"
#include "adjudicator/club/lexica.h"
#include "adjudicator/doctor/checks.h"
#include "adjudicator/site/calendars.h"
#include "adjudicator/site/site.h"
#include "formats/text/tongue.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/site_case.h"
#include "tests/helpers/mail/bad_call.h"
#include "tests/helpers/scratch.h"

#define DAYS_ON 4000000000 /* the letters are old by then */

static char *dir;
static struct arena arena, work;
static struct lexica *lexica;
static struct err err;
static bool done;

static const char *path(const char *name)
{
	return arena_printf(&arena, "%s/%s", dir, name);
}

static void put(const char *name)
{
	FILE *f = fopen(path(name), "w");

	ck_assert_ptr_nonnull(f);
	ck_assert_int_eq(fclose(f), 0);
}

static void set_up(void)
{
	arena = work = (struct arena){0};
	err = (struct err){0};
	dir = scratch_dir();
	lexica = lexica_open(path("lexica"));
	ck_assert_int_eq(mkdir(path("lexica"), 0700), 0);
	put("lexica/en-scowl80-1.lexicon");
	put("lexica/en-scowl80-2.lexicon");
	ck_assert_int_eq(mkdir(path("pages"), 0700), 0);
	put("pages/index.html");
	ck_assert_int_eq(mkdir(path("box"), 0700), 0);
	ck_assert_int_eq(mkdir(path("box/new"), 0700), 0);
	ck_assert_int_eq(mkdir(path("box/cur"), 0700), 0);
	put("box/new/a");
	put("box/new/b");
}

static void tear_down(void)
{
	lexica_close(lexica);
	scratch_remove(dir);
	arena_free(&work);
	arena_free(&arena);
}

/* ------------------------------------------------------------------- what is listed */

static struct edition *list;
static size_t count;

static void open_editions(void)
{
	done = editions_open(&work, path("lexica"), &list, &count, &err);
}

static bool all_editions(void)
{
	editions_close(list, count);
	return count == 2;
}

static int64_t mark;

static void mark_editions(void)
{
	done = editions_mark(path("lexica"), &mark, &err);
}

static bool same_mark(void)
{
	int64_t good = 0;

	ck_assert(editions_mark(path("lexica"), &good, &err));
	return mark == good && mark != 0;
}

static struct view newest;

static void find_newest(void)
{
	done = lexica_newest(lexica, &work, view_of("en"), &newest, &err);
}

static bool second_edition(void)
{
	return view_is(newest, "en-scowl80-2");
}

static size_t languages;

static void list_languages(void)
{
	struct view *code;

	done = tongue_list(&work, &code, &languages, &err);
}

static bool all_languages(void)
{
	return languages >= 4;
}

static const char *refused;

/* It holds a page of somebody else. */
static void open_site(void)
{
	const struct site_about about = {.dir = path("pages")};
	struct site *s;

	refused = site_open(&work, &about, &s, &err) ? NULL : err.text;
	site_close(s);
	done = refused != NULL && strstr(refused, "holds other files") != NULL;
}

static bool nothing_is_ours(void)
{
	return refused != NULL && access(path("pages/.adjudicator-site"), F_OK) != 0;
}

static enum finding_level found;
static const char *said;

static void hear(void *arg, const struct finding *f)
{
	(void)arg;
	found = f->level;
	said = arena_printf(&work, "%s", f->what);
}

static void look_at_inbox(void)
{
	struct config c = {.dir = dir, .inbox = "maildir:box"};
	struct doctor d = {
		.arena = &work, .now = DAYS_ON, .hear = hear, .p.config = &c};
	static const struct check at = {.group = "Letters", .name = "inbox"};

	d.at = &at;
	done = check_inbox(&d, &err);
	arena_free(&c.arena);
}

static bool two_letters(void)
{
	return found == FINDING_BAD && strstr(said, "2 letters") != NULL;
}

/* Done as if nothing had been, or not done, and told. */
static const struct {
	const char *name, *folder;
	void (*does)(void);
	bool (*good)(void);
} things[] = {
	{"word lists",          "lexica", open_editions,  all_editions   },
	{"their mark",          "lexica", mark_editions,  same_mark      },
	{"the newest",          "lexica", find_newest,    second_edition },
	{"languages",           "locale", list_languages, all_languages  },
	{"somebody's pages",    "pages",  open_site,      nothing_is_ours},
	{"letters in an inbox", "box/",   look_at_inbox,  two_letters    },
};

START_TEST(a_listing_that_breaks_off_is_told_and_is_no_end)
{
	struct bad_call bad = {.name = "getdents64", .why = EIO, .nth = 1};
	bool went = true;
	int told = 0;

	for (; went && bad_call_can(); bad.nth++) {
		done = false;
		err = (struct err){0};
		went = bad_call(&bad, things[_i].does);
		told += !done;
		ck_assert_msg(done ? things[_i].good()
				   : strstr(err.text, things[_i].folder) != NULL,
			      "%s, call %d: %s %s", things[_i].name, bad.nth,
			      done ? "done" : "not done", err.text);
	}
	ck_assert(!bad_call_can() || (done && told > 0));
}

/* ------------------------------------- addresses of calendars that were given up */

#define GIVEN_UP "calendar/0123456789abcdef0123456789abcdef.ics"

static struct site_case pages;

static const char *page(const char *name)
{
	return arena_printf(&arena, "%s/%s", pages.dir, name);
}

static void write_site(void)
{
	const struct site_about about = {.dir = pages.dir, .language = view_of("en")};
	struct site_counts counts;
	struct site *s;

	done = site_open(&work, &about, &s, &err) &&
	       site_calendars(s, &pages.rc.context, &err) && site_end(s, &counts, &err);
	site_close(s);
}

START_TEST(a_calendar_that_was_given_up_is_gone_or_it_is_told)
{
	struct bad_call bad = {.name = "getdents64", .why = EIO, .nth = 1};
	int told = 0;
	bool went = bad_call_can();

	site_case_open(&pages);
	write_site();
	ck_assert_msg(done, "%s", err.text);
	ck_assert_int_eq(mkdir(page("calendar"), 0755), 0);
	for (; went; bad.nth++) {
		FILE *f = fopen(page(GIVEN_UP), "w");

		ck_assert(f != NULL && fclose(f) == 0);
		err = (struct err){0};
		went = bad_call(&bad, write_site);
		told += !done;
		ck_assert_msg(done ? access(page(GIVEN_UP), F_OK) != 0
				   : strstr(err.text, "calendar") != NULL,
			      "call %d: %s %s", bad.nth, done ? "done" : "not done",
			      err.text);
	}
	ck_assert(!bad_call_can() || (done && told > 0));
	site_case_close(&pages);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_rows(a_listing_that_breaks_off_is_told_and_is_no_end, things);
	return claims_run("broken_folders");
}
