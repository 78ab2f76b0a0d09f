/* SPDX-License-Identifier: ISC */
/* One letter in a Maildir cannot be read: it is named, stays, and keeps no other one
 * waiting; but it may be anybody's move, so that no clock falls: test_unread.c. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "adjudicator/doctor/checks.h"
#include "adjudicator/mail/fetch/maildir.h"
#include "adjudicator/run/phases.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/club_folder.h"
#include "tests/helpers/mail/bad_call.h"
#include "tests/helpers/scratch.h"

enum { LETTERS = 3, NOW = 1795392000 };

static struct arena arena;
static struct err err;
static struct config config;
static struct club_inbox inbox;
static struct store *store;
static char *dir;
static struct log logged;
static struct run r;
static bool done;

static void must(bool well)
{
	ck_assert_msg(well, "%s", err.text);
}

static const char *path(const char *name)
{
	return arena_printf(&arena, "%s/%s", dir, name);
}

static void set_up(void)
{
	arena = (struct arena){0};
	err = (struct err){0};
	dir = scratch_dir();
	must(club_folder(&arena, path("club"), "adjudicator@club.example", &err) &&
	     config_read(&config, path("club"), &err) &&
	     store_open(&store, path("club"), config.database, DB_WRITE, &err));
	club_inbox_open(&inbox, &config, false);
	for (int i = 1; i <= LETTERS; i++) {
		must(maildir_deliver(inbox.terms.inbox,
				     view_of(arena_printf(&arena, "%d", i)),
				     view_of("Subject: 8D CRATE\n\n"), &err));
	}
	log_init(&logged, fopen(path("log"), "w+"), LOG_LEVEL_ERROR, NULL);
	ck_assert_ptr_nonnull(logged.to);
}

static void tear_down(void)
{
	ck_assert_int_eq(fclose(logged.to), 0);
	club_inbox_close(&inbox);
	store_close(store);
	config_free(&config);
	scratch_remove(dir);
	arena_free(&arena);
}

static void fetch(void)
{
	r = (struct run){
		.context = {.store = store, .config = &config, .now = NOW},
		.inbox = &inbox,
		.log = &logged
        };
	done = phase_fetch(&r, &err);
	done = phase_end(&r, &err) && done;
	run_close(&r);
}

static const char *said(void)
{
	static char text[4096];

	rewind(logged.to);
	text[fread(text, 1, sizeof text - 1, logged.to)] = '\0';
	return text;
}

static void is_named(void)
{
	ck_assert_int_eq(r.unread.count, 1);
	ck_assert(!done && err.kind == ERR_DATA);
	ck_assert_msg(strstr(err.text, "1 letter in the mailbox could not be read") !=
			      NULL,
		      "%s", err.text);
	ck_assert_msg(strstr(said(), "in the mailbox cannot be read: ") != NULL, "%s",
		      said());
	ck_assert(!r.context.drained);
}

/* The letter is there still, and can be read now. */
static void comes_again(void)
{
	err = (struct err){0};
	fetch();
	ck_assert_msg(done, "%s", err.text);
	ck_assert_uint_eq(r.incoming.count, LETTERS);
	ck_assert(r.unread.count == 0 && r.context.drained);
}

static const char *const calls[] = {"openat", "read", "stat"};

START_TEST(a_letter_that_cannot_be_read_keeps_no_other_waiting)
{
	struct bad_call bad = {.name = calls[_i], .why = EIO, .nth = 1};
	int alone = 0;

	while (bad_call_can() && bad_call(&bad, fetch)) {
		if (done || r.unread.count > 0) {
			ck_assert_uint_eq(r.incoming.count + (size_t)r.unread.count,
					  LETTERS);
		}
		if (r.unread.count > 0) {
			is_named();
			comes_again();
			alone++;
		}
		bad.nth++;
		err = (struct err){0};
	}
	ck_assert(!bad_call_can() || alone >= LETTERS);
}

static struct finding found;

static void hear(void *arg, const struct finding *f)
{
	(void)arg;
	found = *f;
	found.what = arena_printf(&arena, "%s", f->what);
}

static void examine(void)
{
	static const struct check at = {.group = "Letters", .name = "inbox"};
	struct doctor d = {.arena = &arena, .hear = hear, .at = &at, .now = NOW};

	d.p.config = &config;
	done = check_inbox(&d, &err);
}

START_TEST(the_doctor_names_a_letter_that_cannot_be_read)
{
	const struct bad_call bad = {.name = "read", .why = EIO, .nth = 2};

	if (bad_call_can()) {
		ck_assert(bad_call(&bad, examine) && done);
		ck_assert_int_eq(found.level, FINDING_BAD);
		ck_assert_msg(strstr(found.what, "1 letter in the inbox cannot be "
						 "read") != NULL,
			      "%s", found.what);
	}
	examine();
	ck_assert(done && strstr(found.what, "3 letters lie in the inbox") != NULL);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_rows(a_letter_that_cannot_be_read_keeps_no_other_waiting, calls);
	return claims_run("unread_letter");
}
