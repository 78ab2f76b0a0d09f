/* SPDX-License-Identifier: ISC */
/*
 * Letters that are judged while the disk fails: each call of the database fails once,
 * and then the run hears of it, the letter has no verdict and nothing of it is done; it
 * is done once, and whole, when no call fails. Letters are read in this process: none
 * that is planted here does harm.
 */
#include "adjudicator/run/judge_one.h"

#include "adjudicator/mail/parse/envelope.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/failing_database.h"
#include "tests/helpers/club/planted.h"
#include <string.h>

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

struct stand {
	int64_t counted[8];
};

static struct stand stand(void)
{
	static const char sql[] =
		"SELECT (SELECT COUNT(*) FROM event), (SELECT COUNT(*) FROM notice),"
		" (SELECT COUNT(*) FROM ledger), (SELECT COUNT(*) FROM question),"
		" (SELECT COUNT(*) FROM settling WHERE state = 'waits'),"
		" (SELECT COUNT(*) FROM bounce), (SELECT COUNT(*) FROM number),"
		" (SELECT COUNT(*) FROM casefile)";
	struct stand s;
	struct db_stmt *q;

	must(db_prepare(store_db(p.club.context.store), sql, &q, &p.club.err));
	ck_assert_int_eq(db_next(q), DB_ROW);
	for (int i = 0; i < COUNT(s.counted); i++) {
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
	}
	failing_at(st, 0);
	return done;
}

static void check(const struct planted_row *row)
{
	struct store *st = p.club.context.store;
	struct stand whole;
	struct stand s;
	long nth = 0;

	row->plant(&p);
	letter_club_write(&p.club);
	planted_arrive(&p, row->lines, &in);
	must(store_commit(st, &p.club.err));
	/* What is prepared once is no call any more. */
	ck_assert(judged(row->name, 0));
	whole = stand();
	ck_assert_msg(view_is(verdict(), row->verdict), "%s: %.*s", row->name,
		      VIEW_ARG(verdict()));
	do {
		store_rollback(st);
	} while (!judged(row->name, ++nth));
	s = stand();
	ck_assert_msg(memcmp(&s, &whole, sizeof s) == 0, "%s: it was half done",
		      row->name);
	store_rollback(st);
}

START_TEST(an_order_at_which_the_disk_fails_is_done_later_and_whole)
{
	check(&planted_orders[_i]);
}

START_TEST(a_letter_at_which_the_disk_fails_is_judged_later_and_whole)
{
	check(&planted_senders[_i]);
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
