/* SPDX-License-Identifier: ISC */
/* A Maildir that is not as it should be: nothing is taken for done, and nothing lost.
 */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/mail/fetch/mailbox.h"
#include "adjudicator/mail/fetch/maildir.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/descriptors.h"
#include "tests/helpers/mail/bad_call.h"
#include "tests/helpers/scratch.h"

static char *dir;
static struct arena arena;
static struct err err;
static struct mailbox *box;

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

static void put_letter(const char *name)
{
	FILE *f = fopen(path(name), "w");

	ck_assert_ptr_nonnull(f);
	ck_assert_int_ge(fputs("a letter", f), 0);
	ck_assert_int_eq(fclose(f), 0);
}

static bool there(const char *name)
{
	return access(path(name), F_OK) == 0;
}

static void set_up(void)
{
	static struct mailbox_terms terms;

	arena = (struct arena){0};
	err = (struct err){0};
	dir = scratch_dir();
	ck_assert_msg(maildir_make(path("box"), &err), "%s", err.text);
	terms = (struct mailbox_terms){.inbox = path("box"), .junk = "", .ca = ""};
	box = mailbox_new(&terms);
}

static void tear_down(void)
{
	mailbox_free(box);
	scratch_remove(dir);
	arena_free(&arena);
}

static bool filed(void)
{
	struct view uid = view_of("a");
	struct mailbox_pile pile = {.uid = &uid, .count = 1};

	err = (struct err){0};
	return mailbox_file(box, &pile, &err);
}

/* Whatever cannot be opened, a letter that lies there is not taken for gone. */
START_TEST(a_letter_that_cannot_be_looked_for_is_not_filed)
{
	bool done = false;

	put("box/new/a:2,F");
	for (int more = 1; !done; more++) {
		ck_assert_int_lt(more, 9);
		descriptors_more(more);
		done = filed();
		descriptors_more(0);
		ck_assert_msg(done != there("box/new/a:2,F"),
			      "with %d descriptors it is %s", more,
			      done ? "filed, and there" : "not filed, and gone");
		ck_assert(done || err.text[0] != '\0');
	}
	ck_assert(there("box/.Processed/cur/a:2,F"));
}

/* What is a file there and should be a folder, or is none at all. */
static const struct {
	const char *file, *gone;
} odd[] = {
	{"box/.Processed/cur", NULL     },
	{"box/.Processed",     NULL     },
	{NULL,		 "box/new"},
	{NULL,		 "box/cur"},
};

START_TEST(where_a_folder_is_none_a_letter_is_not_filed)
{
	const char *name = odd[_i].file != NULL ? odd[_i].file : odd[_i].gone;

	ck_assert_int_eq(rename(path(name), path("moved")), 0);
	if (odd[_i].file != NULL) {
		put(name);
	}
	ck_assert(!filed());
	ck_assert_msg(strstr(err.text, path("box")) != NULL, "%s", err.text);
}

START_TEST(no_maildir_is_made_below_a_file)
{
	put("file");
	ck_assert(!maildir_make(path("file/box"), &err));
	ck_assert_int_eq(err.kind, ERR_CREATE);
	ck_assert_int_eq(mkdir(path("other"), 0700), 0);
	put("other/.Rejected");
	ck_assert(!maildir_make(path("other"), &err));
	ck_assert_int_eq(unlink(path("other/.Rejected")), 0);
	ck_assert_int_eq(rename(path("other/.Processed"), path("moved")), 0);
	put("other/.Processed");
	ck_assert(!maildir_make(path("other"), &err));
}

START_TEST(no_letter_has_a_zero_byte_in_its_name)
{
	ck_assert(!maildir_file(path("box"), view_from("a\0b", 3), path("box"),
				".Processed", &err));
	ck_assert_int_eq(err.kind, ERR_BUG);
}

START_TEST(what_lies_there_is_counted_and_nothing_else)
{
	struct mailbox_look look;

	put("box/new/a");
	put("box/cur/.hidden");
	put("box/cur/b:2,S");
	ck_assert_int_eq(mkdir(path("box/new/folder"), 0700), 0);
	ck_assert_int_eq(symlink("nowhere", path("box/new/link")), 0);
	ck_assert_msg(mailbox_look(box, &arena, &look, &err), "%s", err.text);
	ck_assert_uint_eq(look.letters, 2);
	ck_assert(look.writable);
	ck_assert_int_eq(rename(path("box/cur"), path("moved")), 0);
	ck_assert(!mailbox_look(box, &arena, &look, &err));
	ck_assert_int_eq(err.kind, ERR_CONFIG);
	ck_assert_int_eq(rename(path("box/new"), path("moved2")), 0);
	ck_assert(!mailbox_look(box, &arena, &look, &err));
}

START_TEST(a_mark_that_cannot_be_read_or_moved_is_told)
{
	const char *junk = "?";
	int64_t value = 9;

	ck_assert(mailbox_junk(box, &arena, &junk, &err));
	ck_assert_ptr_null(junk);
	ck_assert(mailbox_mark(box, &value, &err));
	ck_assert_int_eq(value, 0);
	ck_assert(mailbox_move_mark(box, &value, &err));
	ck_assert(mailbox_move_mark(box, &value, &err));
	ck_assert_int_eq(value, 2);
	/* Half a mark of a run that died is in nobody's way; a folder is. */
	put("box/adjudicator.mark.new");
	ck_assert(mailbox_move_mark(box, &value, &err));
	ck_assert_int_eq(mkdir(path("box/adjudicator.mark.new"), 0700), 0);
	ck_assert(!mailbox_move_mark(box, &value, &err));
	ck_assert_msg(strstr(err.text, "adjudicator.mark") != NULL, "%s", err.text);
	ck_assert_int_eq(rmdir(path("box/adjudicator.mark.new")), 0);
	ck_assert_int_eq(unlink(path("box/adjudicator.mark")), 0);
	ck_assert_int_eq(mkdir(path("box/adjudicator.mark"), 0700), 0);
	ck_assert(!mailbox_mark(box, &value, &err));
	ck_assert(!mailbox_move_mark(box, &value, &err));
}

/* ------------------------------------------------------- a disk that is broken */

static bool done;
static int seen, unread;
static int64_t marked;
static struct mailbox_look looked;

static void do_file(void)
{
	done = filed();
}

/* Where nothing was filed yet, or somebody has taken the folder away. */
static void do_file_first(void)
{
	static const char *const gone[] = {"/cur", "/new", "/tmp", ""};

	for (int i = 0; i < COUNT(gone); i++) {
		(void)rmdir(arena_printf(&arena, "%s/box/.Processed%s", dir, gone[i]));
	}
	done = filed();
}

static bool visit(void *arg, const struct mailbox_letter *l)
{
	(void)arg;
	seen += view_is(l->raw, "a letter");
	unread += l->unread != NULL && l->raw.len == 0;
	return true;
}

static void do_walk(void)
{
	done = mailbox_each(box, visit, NULL, &err);
}

static void do_look(void)
{
	done = mailbox_look(box, &arena, &looked, &err);
}

static void do_mark(void)
{
	done = mailbox_move_mark(box, &marked, &err);
}

static void do_deliver(void)
{
	done = maildir_deliver(path("box"), view_of("x"), view_of("a letter"), &err);
}

static bool file_good(void)
{
	return done ? !there("box/new/a:2,F") && there("box/.Processed/cur/a:2,F")
		    : there("box/new/a:2,F") != there("box/.Processed/cur/a:2,F");
}

static bool walk_good(void)
{
	return !done || seen + unread == 2;
}

static bool look_good(void)
{
	return !done || looked.letters == 2;
}

static bool mark_good(void)
{
	int64_t now = -1;
	struct err e = {0};

	ck_assert_msg(mailbox_mark(box, &now, &e), "%s", e.text);
	return done ? now == 1 && marked == 1 : now == 0 || now == 1;
}

static bool deliver_good(void)
{
	struct err e = {0};

	seen = 0;
	ck_assert_msg(mailbox_each(box, visit, NULL, &e), "%s", e.text);
	return done ? seen == 3 : seen == 2 || seen == 3;
}

/* What is done with a Maildir, and whether what came of it is what was said. */
static const struct {
	const char *name;
	void (*does)(void);
	bool (*good)(void);
} things[] = {
	{"walking",      do_walk,       walk_good   },
        {"delivering",   do_deliver,    deliver_good},
	{"filing",       do_file,       file_good   },
        {"filing first", do_file_first, file_good   },
	{"looking",      do_look,       look_good   },
        {"marking",      do_mark,       mark_good   },
};
enum { UNDISTURBED = 2 }; /* so many of them no signal may disturb */

/* The calls that go to a disk. */
static const char *const calls[] = {"openat", "getdents64", "stat",   "read",
				    "write",  "fsync",      "rename", "unlink",
				    "mkdir",  "access"};

/* False: it makes fewer of these calls. */
static bool goes_wrong(int thing, const struct bad_call *bad)
{
	bool went;

	put_letter("box/new/a:2,F");
	put_letter("box/cur/b:2,S");
	done = false;
	seen = unread = 0;
	marked = 0;
	err = (struct err){0};
	went = bad_call(bad, things[thing].does);
	ck_assert_msg(things[thing].good() && (done || err.text[0] != '\0'),
		      "%s, %s no. %d: %s %s", things[thing].name, bad->name, bad->nth,
		      done ? "done" : "not done", err.text);
	ck_assert_msg(!went || bad->why == EIO || done, "%s, %s: %s",
		      things[thing].name, bad->name, err.text);
	tear_down();
	set_up();
	return went;
}

START_TEST(where_a_disk_fails_nothing_is_lost_or_taken_for_done)
{
	int failed = 0;

	if (!bad_call_can()) {
		return;
	}
	for (int i = 0; i < COUNT(calls); i++) {
		struct bad_call bad = {.name = calls[i], .why = EIO, .nth = 1};

		for (; goes_wrong(_i, &bad); bad.nth++) {
			ck_assert_int_lt(bad.nth, 40);
			failed++;
		}
	}
	ck_assert_int_gt(failed, 4);
}

START_TEST(what_is_not_allowed_is_told_as_that)
{
	const struct bad_call bad = {
		.name = "openat", .why = _i == 0 ? EACCES : EPERM, .nth = 2};

	if (bad_call_can()) {
		put_letter("box/new/a:2,F");
		ck_assert(bad_call(&bad, do_file));
		ck_assert(!done);
		ck_assert_int_eq(err.kind, ERR_DENIED);
	}
}

START_TEST(letters_of_the_junk_are_filed_from_there)
{
	struct mailbox_terms both = {
		.inbox = path("box"), .junk = path("junk"), .ca = ""};
	struct mailbox *two = mailbox_new(&both);
	struct view uid = view_of("a");
	struct mailbox_pile pile = {.part = MAILBOX_JUNK, .uid = &uid, .count = 1};

	ck_assert(maildir_make(path("junk"), &err));
	put("junk/new/a");
	put("box/new/a");
	ck_assert_msg(mailbox_file(two, &pile, &err), "%s", err.text);
	ck_assert(there("box/new/a") && !there("junk/new/a"));
	ck_assert(there("box/.Processed/cur/a:2,S"));
	mailbox_free(two);
}

START_TEST(letters_come_and_go_though_signals_interrupt)
{
	static const char *const slow[] = {"read", "write"};

	for (int i = 0; bad_call_can() && i < COUNT(slow); i++) {
		struct bad_call bad = {.name = slow[i], .why = EINTR, .nth = 1};

		while (goes_wrong(_i, &bad)) {
			bad.nth++;
		}
	}
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_rows(where_a_folder_is_none_a_letter_is_not_filed, odd);
	claims_rows(where_a_disk_fails_nothing_is_lost_or_taken_for_done, things);
	claims_times(what_is_not_allowed_is_told_as_that, 0, 2);
	claims_times(letters_come_and_go_though_signals_interrupt, 0, UNDISTURBED);
	return claims_run("maildir_trouble");
}
