/* SPDX-License-Identifier: ISC */
/* What a run takes from the mailbox and from its junk, in which order, and where
 * letters lie when it is over. */
#include "adjudicator/run/phases.h"

#include <dirent.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "adjudicator/mail/fetch/mailbox_kind.h"
#include "adjudicator/mail/fetch/maildir.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/failing_database.h"
#include "tests/helpers/club/letter_club.h"

enum { NOW = LETTER_NOW, JUNK_MOST = 100, BATCH = 250 };

static struct letter_club c;
static struct club_inbox inbox;
static struct run r;
static const struct our_letter *to;

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

static const char *box(const char *name)
{
	return arena_printf(&c.arena, "%s/%s", c.dir, name);
}

static void set_up(void)
{
	to = letter_club_latest(&c, c.ann,
				letter_club_begin(&c, "wordbox", "", "any", 1, false));
	must(store_commit(c.context.store, &c.err) &&
	     maildir_make(box("junk"), &c.err));
	c.config.junk = "junk";
	c.config.received_by = "mx.club.example";
	club_inbox_open(&inbox, &c.config, false);
}

static void tear_down(void)
{
	run_close(&r);
	r = (struct run){0};
	club_inbox_close(&inbox);
}

/* It came so many seconds ago, as our mail host says. */
static void lies(const char *in, const char *name, int64_t ago, bool ours)
{
	const time_t at = (time_t)(NOW - ago);
	char date[64];
	struct tm tm;

	ck_assert(strftime(date, sizeof date, "%a, %d %b %Y %H:%M:%S +0000",
			   gmtime_r(&at, &tm)) > 0);
	must(file_make(
		&c.arena, arena_printf(&c.arena, "%s/new/%s", box(in), name),
		S_IRUSR | S_IWUSR,
		view_of(arena_printf(
			&c.arena,
			"Received: from x by mx.club.example; %s\n"
			"From: ann@example.org\nTo: %.*s\nMessage-ID: <%s@x>\n"
			"\npass\n",
			date,
			VIEW_ARG(ours ? to->reply_to : view_of("else@club.example")),
			name)),
		&c.err));
}

static long in_box(const char *name)
{
	DIR *d = opendir(box(name));
	const struct dirent *e;
	long n = 0;

	while (d != NULL && (e = readdir(d)) != NULL) {
		n += *e->d_name != '.';
	}
	if (d != NULL) {
		(void)closedir(d);
	}
	return n;
}

/* How many are new to us, of so many that are there. */
static void fetches(long fresh, size_t all)
{
	run_close(&r);
	r = (struct run){.context = c.context, .inbox = &inbox};
	must(phase_fetch(&r, &c.err));
	ck_assert_int_eq(r.fetched, fresh);
	ck_assert_uint_eq(r.incoming.count, all);
}

/* All that are kept, by their numbers: "a b c ". */
static const char *kept(void)
{
	struct buf b = buf_in(&c.arena);
	struct inbox_letter in = {0};

	do {
		size_t at;

		must(inbox_next(c.context.store, &c.arena, in.id, &in, &c.err));
		at = view_find_text(in.raw, "Message-ID: <") + 13;
		if (in.id != 0) {
			buf_printf(
				&b, "%.*s ",
				(int)view_find(view_part(in.raw, at, in.raw.len), '@'),
				in.raw.at + at);
		}
	} while (in.id != 0);
	return buf_cstr(&b);
}

static void judged(int64_t id, const char *verdict)
{
	struct ledger_row row = {.letter = id, .at = NOW, .verdict = view_of(verdict)};

	must(ledger_add(c.context.store, &row, &c.err));
}

static void lie(long new, long junk, long processed, long rejected)
{
	ck_assert_int_eq(in_box("inbox/new"), new);
	ck_assert_int_eq(in_box("junk/new"), junk);
	ck_assert_int_eq(in_box("inbox/.Processed/cur"), processed);
	ck_assert_int_eq(in_box("inbox/.Rejected/cur"), rejected);
}

/* ------------------------------------------------------------------ what is taken */

START_TEST(letters_of_ours_in_the_junk_take_their_places_by_arrival)
{
	lies("junk", "d", 10, true);
	lies("junk", "x", 15, false);
	lies("junk", "e", 28, true);
	lies("junk", "y", 25, true);
	lies("junk", "z", 30, true);
	lies("inbox", "a", 40, true);
	lies("inbox", "c", 20, false);
	fetches(6, 6);
	ck_assert_str_eq(kept(), "a z e y c d ");
	ck_assert(r.context.drained);
}

START_TEST(what_was_taken_before_is_known)
{
	lies("inbox", "a", 40, true);
	lies("junk", "b", 30, true);
	fetches(2, 2);
	lies("inbox", "c", 20, true);
	fetches(1, 3);
	fetches(0, 3);
	ck_assert_str_eq(kept(), "a b c ");
}

START_TEST(no_letter_comes_later_than_now)
{
	struct inbox_letter in = {0};

	lies("inbox", "a", -500, true);
	lies("inbox", "b", 500, true);
	fetches(2, 2);
	must(inbox_get(c.context.store, &c.arena, 1, &in, &c.err));
	ck_assert_int_eq(in.arrived, NOW);
	ck_assert_int_eq(in.fetched, NOW);
	must(inbox_get(c.context.store, &c.arena, 2, &in, &c.err));
	ck_assert_int_eq(in.arrived, NOW - 500);
}

START_TEST(of_very_much_junk_the_first_hundred_are_taken)
{
	for (int i = 0; i < JUNK_MOST + 5; i++) {
		lies("junk", arena_printf(&c.arena, "j%d", i), 1000 - i, true);
	}
	fetches(JUNK_MOST, JUNK_MOST);
}

START_TEST(a_clock_in_doubt_leaves_no_mailbox_drained)
{
	lies("inbox", "a", -9000, true);
	fetches(1, 1);
	ck_assert(!r.context.drained);
	c.context.accept_clock = true;
	fetches(0, 1);
	ck_assert(r.context.drained);
	c.context.doubt = true;
	fetches(0, 1);
	ck_assert(!r.context.drained);
}

START_TEST(what_is_wrong_with_the_junk_keeps_no_letter_waiting)
{
	struct err err = {0};

	lies("inbox", "a", 40, true);
	inbox.terms.junk = box("nowhere");
	r = (struct run){.context = c.context, .inbox = &inbox};
	ck_assert(!phase_fetch(&r, &err));
	ck_assert_int_ne(err.kind, ERR_NONE);
	ck_assert(!r.context.drained);
	ck_assert_str_eq(kept(), "a ");
}

/* What is not kept must not be filed. */
START_TEST(where_the_disk_fails_only_what_is_kept_counts_as_taken)
{
	bool failed = true;

	lies("junk", "b", 30, true);
	lies("inbox", "a", 40, true);
	lies("inbox", "c", -9000, true);
	for (long nth = 0; failed; nth++) {
		struct err err = {0};
		bool done;

		must(failing_hold(c.context.store, &c.err));
		failing_at(c.context.store, nth);
		run_close(&r);
		r = (struct run){.context = c.context, .inbox = &inbox};
		done = phase_fetch(&r, &err);
		failed = nth == 0 || failing_failed();
		failing_at(c.context.store, 0);
		ck_assert_msg(done == (nth == 0 || !failed), "call %ld: %s", nth,
			      err.text);
		ck_assert(done || !r.context.drained);
		ck_assert_uint_le(r.incoming.count, 3);
		for (size_t i = 0; i < r.incoming.count; i++) {
			struct inbox_letter in = {0};

			must(inbox_get(c.context.store, &c.arena,
				       r.incoming.taken[i].id, &in, &c.err));
			ck_assert_int_eq(in.id, r.incoming.taken[i].id);
		}
		failing_undo(c.context.store);
	}
}

/* ------------------------------------------------------------------ where they lie */

START_TEST(what_has_its_verdict_is_filed_and_the_rest_stays)
{
	static const char *const verdicts[] = {"applied", "stranger", "unreadable",
					       "quarantined", "ignored"};

	for (int i = 0; i < COUNT(verdicts); i++) {
		lies("inbox", verdicts[i], 100 - i, true);
	}
	lies("inbox", "open", 10, true);
	lies("junk", "junk", 5, true);
	lies("junk", "other", 5, false);
	fetches(7, 7);
	for (int i = 0; i < COUNT(verdicts); i++) {
		judged(i + 1, verdicts[i]);
	}
	judged(7, "applied");
	must(phase_file(&r, &c.err));
	lie(1, 1, 3, 3);
	ck_assert_uint_eq(r.incoming.count, 0);
	/* What stays comes again, and is known. */
	fetches(0, 1);
	judged(6, "applied");
	must(phase_file(&r, &c.err));
	lie(0, 1, 4, 3);
}

START_TEST(a_dry_run_files_nothing)
{
	lies("inbox", "a", 10, true);
	fetches(1, 1);
	judged(1, "applied");
	r.dry = true;
	must(phase_file(&r, &c.err));
	lie(1, 0, 0, 0);
}

START_TEST(many_letters_are_all_kept_and_filed)
{
	enum { MANY = 2 * BATCH + 3 };

	for (int i = 0; i < MANY; i++) {
		lies("inbox", arena_printf(&c.arena, "m%03d", i), 1000 - i, true);
	}
	fetches(MANY, MANY);
	must(store_begin(c.context.store, &c.err));
	for (int i = 0; i < MANY; i++) {
		judged(i + 1, i % 2 == 0 ? "applied" : "stranger");
	}
	must(store_commit(c.context.store, &c.err) && phase_file(&r, &c.err));
	lie(0, 0, BATCH + 2, BATCH + 1);
}

/* ------------------------------------------------- filed while others are judged */

static struct mailbox_kind apart; /* the Maildir's, but it files as a server does */
static size_t begun, ended;
static bool files;

static bool stranger(struct view uid)
{
	return view_find(uid, 's') < uid.len;
}

static bool file_begin(struct mailbox *m, const struct mailbox_pile *pile,
		       struct err *err)
{
	(void)m;
	(void)err;
	ck_assert_int_eq(pile->part, MAILBOX_INBOX);
	ck_assert(!pile->rejected && begun == ended);
	for (size_t i = 0; i < pile->count; i++) {
		ck_assert(!stranger(pile->uid[i])); /* no stranger's */
	}
	begun += pile->count;
	return true;
}

static bool file_end(struct mailbox *m, struct err *err)
{
	(void)m;
	ended = begun;
	return files || err_set(err, ERR_SERVER, "gone");
}

enum { MANY = 200, LETTERS = 2 * MANY + 30 };

/* Every tenth is a stranger's; none has its verdict yet. */
static void many_are_fetched(void)
{
	apart = *inbox.mailbox->kind;
	apart.file_begin = file_begin;
	apart.file_end = file_end;
	inbox.mailbox->kind = &apart;
	begun = ended = 0;
	files = true;
	for (int i = 0; i < LETTERS; i++) {
		lies("inbox",
		     arena_printf(&c.arena, "%03d%c", i, i % 10 == 0 ? 's' : 'm'),
		     1000 - i, true);
	}
	fetches(LETTERS, LETTERS);
	must(store_begin(c.context.store, &c.err));
}

/* Those up to this number have their verdicts, and the next is `next`. */
static void until(int64_t last, int64_t next)
{
	static int64_t done;

	done = last < done ? 0 : done;
	while (done < last) {
		struct inbox_letter in = {0};

		must(inbox_get(c.context.store, &c.arena, ++done, &in, &c.err));
		judged(done, stranger(in.uid) ? "stranger" : "applied");
	}
	file_judged(&r, next);
}

START_TEST(many_are_filed_while_others_are_judged)
{
	many_are_fetched();
	until(MANY - 1, MANY);
	ck_assert_uint_eq(begun, 0);
	until(MANY, MANY + 1);
	ck_assert_uint_gt(begun, MANY / 2);
	ck_assert_uint_lt(begun, MANY);
	until(MANY + 20, MANY + 21);
	ck_assert_uint_lt(begun, MANY);
	until(LETTERS, 0);
	ck_assert_uint_gt(begun, LETTERS / 2);
	must(store_commit(c.context.store, &c.err) && phase_file(&r, &c.err));
	ck_assert_uint_eq(ended, begun);
	ck_assert_int_eq(in_box("inbox/new"), (long)begun);
	ck_assert_int_eq(in_box("inbox/.Rejected/cur"), (long)(LETTERS - begun));
	ck_assert_int_eq(in_box("inbox/.Processed/cur"), 0);
}

START_TEST(what_could_not_be_filed_meanwhile_is_filed_at_the_end)
{
	many_are_fetched();
	files = false;
	until(MANY, MANY + 1);
	until(2 * (int64_t)MANY, 2 * MANY + 1);
	ck_assert_uint_lt(begun, MANY);
	until(LETTERS, 0);
	ck_assert_uint_lt(begun, MANY);
	must(store_commit(c.context.store, &c.err) && phase_file(&r, &c.err));
	ck_assert_int_eq(in_box("inbox/new"), 0);
}

START_TEST(no_dry_run_files_meanwhile)
{
	many_are_fetched();
	r.dry = true;
	until(LETTERS, 0);
	ck_assert_uint_eq(begun, 0);
	store_rollback(c.context.store);
}

/* ------------------------------------------------------------- a mailbox of years */

enum { MOST = 20000, MORE = 30, BYTES_MOST = 64 * 1024 * 1024 };

static long there;
static size_t size; /* of each of them */

static bool each_of_many(struct mailbox *m, mailbox_visit *visit, void *arg,
			 struct err *err)
{
	char *bytes = arena_take(&c.arena, size);
	bool more = true;

	(void)m;
	(void)err;
	memset(bytes, 'x', size);
	for (long i = 0; i < there && more; i++) {
		struct arena arena = {0};
		const struct mailbox_letter l = {
			.source = view_of("maildir"),
			.uid = view_of(arena_printf(&arena, "%06ld", i)),
			.raw = view_from(bytes, size),
			.arrived = NOW - 2 * MOST + i};

		more = visit(arg, &l);
		arena_free(&arena);
	}
	return true;
}

static void many_lie_there(long n, size_t bytes)
{
	apart = *inbox.mailbox->kind;
	apart.each = each_of_many;
	inbox.mailbox->kind = &apart;
	there = n;
	size = bytes;
}

/* What a run has kept when it is cut off is read once more by the next, so none may
 * have so much to keep that none ever comes to judging. */
START_TEST(a_mailbox_of_years_comes_in_several_runs)
{
	many_lie_there(MOST + MORE, 1);
	lies("junk", "ours", 10, true);
	fetches(MOST, MOST);
	ck_assert(!r.context.drained);
	/* What was read before is no burden, wherever it lies. */
	fetches(MORE + 1, MOST + MORE + 1);
	ck_assert(r.context.drained);
}

START_TEST(so_many_bytes_come_in_a_run)
{
	many_lie_there(70, BYTES_MOST / 64);
	fetches(64, 64);
	ck_assert(!r.context.drained);
	fetches(6, 70);
	ck_assert(r.context.drained);
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, tear_down);
	claims_timeout(60);
	return claims_run("fetch");
}
