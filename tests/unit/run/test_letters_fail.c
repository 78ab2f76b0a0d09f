/* SPDX-License-Identifier: ISC */
/*
 * Letters that are judged while the disk fails: each call of the database fails once,
 * and then the run hears of it, the letter has no verdict and nothing of it is done; it
 * is done once, and whole, when no call fails. Letters are read in this process: none
 * that is planted here does harm. Of a letter every second call fails, of a whole run
 * every third; or of both every CALLS_EVERY-th.
 */
#include "adjudicator/run/judge_one.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "adjudicator/mail/fetch/maildir.h"
#include "adjudicator/mail/parse/envelope.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/store/undelivered.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/failing_database.h"
#include "tests/helpers/club/planted.h"

static struct planted p;
static struct inbox_letter in;

/* -------------------------------------------------------------------- the reader */

struct reader {
	char none;
};
static struct reader here;
const struct reader_limits reader_defaults = {0};

struct reader *reader_new(const struct reader_limits *limits, struct view own_address)
{
	(void)limits;
	(void)own_address;
	return &here;
}

void reader_free(struct reader *r)
{
	(void)r;
}

bool reader_bare(const struct reader *r)
{
	(void)r;
	return false;
}

void reader_ahead(struct reader *r, const struct reader_letter *letter, size_t count)
{
	(void)r;
	(void)letter;
	(void)count;
}

bool reader_read(struct reader *r, struct arena *a, struct view raw, bool truncated,
		 struct letter *out, struct err *err)
{
	(void)r;
	(void)err;
	letter_parse(a, raw, out);
	identity_set(out, raw);
	out->truncated = truncated;
	return true;
}

static void must(bool done)
{
	ck_assert_msg(done, "%s", p.club.err.text);
}

/* ------------------------------------------------------------------ what is there */

enum { COUNTS = 11, OURS = COUNTS - 1 /* letters of ours */ };

struct stand {
	int64_t counted[COUNTS];
};

static struct stand stand(void)
{
	static const char sql[] =
		"SELECT (SELECT COUNT(*) FROM event), (SELECT COUNT(*) FROM notice),"
		" (SELECT COUNT(*) FROM ledger), (SELECT COUNT(*) FROM question),"
		" (SELECT COUNT(*) FROM settling WHERE state = 'waits'),"
		" (SELECT COUNT(*) FROM bounce), (SELECT COUNT(*) FROM number),"
		" (SELECT COUNT(*) FROM casefile),"
		" (SELECT COUNT(*) FROM notice WHERE outbox IS NULL),"
		" (SELECT COUNT(*) FROM outbox WHERE state = 'queued'),"
		" (SELECT COUNT(*) FROM outbox)";
	struct stand s;
	struct db_stmt *q;

	must(db_prepare(store_db(p.club.context.store), sql, &q, &p.club.err));
	ck_assert_int_eq(db_next(q), DB_ROW);
	for (int i = 0; i < COUNTS; i++) {
		s.counted[i] = db_int(q, i);
	}
	db_finish(q);
	return s;
}

static struct view verdict(void)
{
	struct ledger_row row = {0};

	must(ledger_get(p.club.context.store, &p.club.scratch, in.id, &row,
			&p.club.err));
	return row.verdict;
}

/* --------------------------------------------------------------- each call fails */

/* Within a transaction that is undone by the caller, as the run does where it hears
 * that something failed. */
static bool judged(const char *name, long nth)
{
	struct store *st = p.club.context.store;
	struct run r = {.context = p.club.context};
	struct err err = {0};
	bool waits;
	bool done;

	arena_reset(&p.club.scratch);
	must(store_begin(st, &p.club.err));
	failing_at(st, nth);
	done = judge_one(&r, &p.club.scratch, &in, STUMBLE_QUARANTINE, &waits, &err);
	if (failing_failed()) {
		ck_assert_msg(!done, "%s: call %ld fails, and it is judged", name, nth);
		ck_assert_msg(err.kind == ERR_IO, "%s: call %ld: %s", name, nth,
			      err.text);
	} else {
		ck_assert_msg(done, "%s: %s", name, err.text);
		ck_assert_int_eq(r.later, waits);
		ck_assert_int_eq(r.judged, !waits);
	}
	failing_at(st, 0);
	return done;
}

static long every(long otherwise)
{
	const char *text = getenv("CALLS_EVERY");

	return text == NULL ? otherwise : strtol(text, NULL, 10);
}

/* Letters have most calls in common: of two that follow one another each call fails. */
static void check(const struct planted_row *row, int i)
{
	struct store *st = p.club.context.store;
	struct stand whole;
	struct stand s;
	long nth = i % every(2) - every(2) + 1;

	row->plant(&p);
	letter_club_write(&p.club);
	planted_arrive(&p, row->lines, &in);
	must(store_commit(st, &p.club.err));
	/* Judged once before, so that statements are prepared and do not count as
	 * calls. */
	ck_assert(judged(row->name, 0));
	whole = stand();
	ck_assert_msg(view_is(verdict(), row->verdict), "%s: %.*s", row->name,
		      VIEW_ARG(verdict()));
	do {
		store_rollback(st);
		nth += every(2);
	} while (!judged(row->name, nth));
	s = stand();
	ck_assert_msg(memcmp(&s, &whole, sizeof s) == 0, "%s: it was half done",
		      row->name);
	store_rollback(st);
}

START_TEST(an_order_at_which_the_disk_fails_is_done_later_and_whole)
{
	check(&planted_orders[_i], _i);
}

START_TEST(a_letter_at_which_the_disk_fails_is_judged_later_and_whole)
{
	check(&planted_senders[_i], _i);
}

/* ------------------------------------------------- each call of a whole run fails */

static struct club_inbox inbox;
static const char *to[2]; /* of Ann's and Ben's letters */

static const char *box(const char *name)
{
	return arena_printf(&p.club.arena, "%s/%s", p.club.dir, name);
}

static long in_box(const char *name, bool empty)
{
	DIR *d = opendir(box(name));
	const struct dirent *e;
	long n = 0;

	while (d != NULL && (e = readdir(d)) != NULL) {
		if (*e->d_name != '.') {
			n++;
			ck_assert(!empty || unlinkat(dirfd(d), e->d_name, 0) == 0);
		}
	}
	if (d != NULL) {
		(void)closedir(d);
	}
	return n;
}

enum { COMING, PROCESSED, REJECTED, SENT, BOXES };
static const char *const boxes[BOXES] = {"inbox/new", "inbox/.Processed/cur",
					 "inbox/.Rejected/cur", "outbox/new"};

/* Ann's play, prose of a stranger, and what Ben has to be asked about. */
static void post(void)
{
	const struct {
		const char *from, *to, *lines;
	} letter[] = {
		{ANN, to[0], "8H IN" },
                {EVE, CLUB,  "Hello" },
                {BEN, to[1], "resign"}
        };

	for (int i = 0; i < BOXES; i++) {
		(void)in_box(boxes[i], true);
	}
	for (int i = 0; i < COUNT(letter); i++) {
		const char *text = arena_printf(
			&p.club.arena,
			"From: %s\nTo: %s\nMessage-ID: <%d@mail.example>\n\n%s\n",
			letter[i].from, letter[i].to, i, letter[i].lines);

		must(maildir_deliver(box("inbox"),
				     view_of(arena_printf(&p.club.arena, "%d", i)),
				     view_of(text), &p.club.err));
	}
}

static bool run(struct err *err)
{
	struct run r = {.context = p.club.context, .inbox = &inbox};
	struct asides asides;
	bool ok = club_outbox_read(&r.outbox, &p.club.config, err) &&
		  asides_begin(&r.context, &asides, NULL, err);

	if (ok) {
		ok = phase_all(&r, err);
		ok = phase_end(&r, err) && ok;
		asides_free(&asides);
	}
	run_close(&r);
	return ok;
}

/* What is there, and where the letters lie. How much of the news is in one letter is
 * all the same, but each letter has left once. */
struct left_by {
	struct stand stand;
	int64_t in[BOXES];
};

static struct left_by what_is_left(void)
{
	struct left_by o = {.stand = stand()};

	for (int i = 0; i < BOXES; i++) {
		o.in[i] = in_box(boxes[i], false);
	}
	o.in[SENT] -= o.stand.counted[OURS];
	o.stand.counted[OURS] = 0;
	return o;
}

/* The nth call fails, and the next run comes; whether it did. */
static bool fails(long nth, struct left_by *out)
{
	struct store *st = p.club.context.store;
	struct err err = {0};
	bool failed;
	bool done;

	post();
	must(failing_hold(st, &p.club.err));
	failing_at(st, nth);
	done = run(&err);
	failed = failing_failed();
	failing_at(st, 0);
	ck_assert_msg(done == !failed, "call %ld: %s", nth, err.text);
	if (failed) {
		err = (struct err){0};
		ck_assert_msg(run(&err), "behind call %ld: %s", nth, err.text);
	}
	*out = what_is_left();
	failing_undo(st);
	return failed;
}

/* A letter of ours. */
static int64_t ours(int64_t player, int i)
{
	struct outbox_letter o = {
		.player = player,
		.seat = -1,
		.created = LETTER_NOW,
		.address = view_of("cat@example.com"),
		.message_id = view_of(arena_printf(&p.club.arena, "<%d@ours>", i)),
		.kind = view_of("turn")};

	must(outbox_add(p.club.context.store, &o, &p.club.err) &&
	     outbox_sent(p.club.context.store, o.id, LETTER_NOW, &p.club.err));
	return o.id;
}

/* Nobody has looked into the mailbox for a day, and Cat's letters come back, of which
 * the organiser does not know. */
static void plant(void)
{
	struct letter_club *c = &p.club;
	int64_t cat = letter_club_player(c, "Cat", "cat@example.com");

	planted_board(&p);
	to[0] = p.to;
	for (int i = 0; i < BOUNCES_BAD; i++) {
		const struct bounce b = {.outbox = ours(cat, i),
					 .player = cat,
					 .at = LETTER_NOW,
					 .kind = "hard",
					 .tagged = true};
		bool fresh;

		must(bounce_add(c->context.store, &b, &fresh, &c->err));
	}
	to[1] = planted_reply(&p, letter_club_latest(c, c->ben, c->game[0]));
	c->config.organiser = "olga@club.example";
	must(store_set_number(c->context.store, STORED_DRAINED, LETTER_NOW - 86400,
			      &c->err) &&
	     store_commit(c->context.store, &c->err));
}

START_TEST(what_a_run_at_which_the_disk_fails_left_the_next_one_does_once)
{
	struct left_by whole;
	struct left_by left;
	long nth = 0;
	bool failed;

	plant();
	club_inbox_open(&inbox, &p.club.config, false);
	(void)fails(0, &whole);
	ck_assert_int_eq(whole.in[PROCESSED], 2);
	ck_assert_int_eq(whole.in[REJECTED], 1);
	do {
		nth += every(3);
		failed = fails(nth, &left);
		ck_assert_msg(memcmp(&left, &whole, sizeof left) == 0,
			      "behind call %ld something is missing, or done twice",
			      nth);
	} while (failed);
	club_inbox_close(&inbox);
}

static void set_up(void)
{
	planted_open(&p);
}

static void tear_down(void)
{
	letter_club_close(&p.club);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_times(an_order_at_which_the_disk_fails_is_done_later_and_whole, 0,
		     planted_orders_count);
	claims_times(a_letter_at_which_the_disk_fails_is_judged_later_and_whole, 0,
		     planted_senders_count);
	return claims_run("letters that fail");
}
