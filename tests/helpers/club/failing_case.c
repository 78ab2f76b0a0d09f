/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/failing_case.h"

#include "adjudicator/store/former.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/question.h"
#include "adjudicator/store/result.h"
#include "adjudicator/store/season.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/store/whole/schema_tables.h"
#include "adjudicator/store/whole/table_walk.h"
#include "adjudicator/store/wish.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/failing_database.h"
#include <string.h>

static struct failing *shared;

static void must(bool ok)
{
	ck_assert_msg(ok, "%s", shared->club.err.text);
}

struct ledger_row failing_verdict(const struct failing *f, int64_t letter)
{
	static const uint8_t seal[LEDGER_SEAL] = {1, 2, 3};

	return (struct ledger_row){.letter = letter,
				   .at = 30,
				   .verdict = view_of("applied"),
				   .game = f->game.id,
				   .player = f->ann,
				   .seal = seal};
}

struct result failing_result(const struct failing *f)
{
	return (struct result){.game = f->game.id,
			       .language = view_of("en"),
			       .ended = 20,
			       .reason = view_of("out"),
			       .seats = 2};
}

static void add_letters(struct failing *f)
{
	struct notice n = {
		.player = f->ann, .game = f->game.id, .kind = view_of("turn")};
	struct outbox_letter o = {.player = f->ann,
				  .game = f->game.id,
				  .created = 5,
				  .message_id = view_of("<1@club.example>"),
				  .address = view_of("ann@club.example"),
				  .kind = view_of("turn"),
				  .bytes = view_of("x")};
	struct ledger_row row;

	f->judged = club_letter(&f->club, "From: ann@club.example\n\n8D CRATE\n");
	f->waits = club_letter(&f->club, "From: ben@club.example\n\npass\n");
	row = failing_verdict(f, f->judged);
	must(ledger_add(f->club.st, &row, &f->club.err));
	must(notice_add(f->club.st, &n, &f->club.err));
	f->noted = n.id;
	must(notice_add(f->club.st, &n, &f->club.err));
	f->noted_too = n.id;
	must(outbox_add(f->club.st, &o, &f->club.err));
	f->sent = o.id;
	o.message_id = view_of("<2@club.example>");
	must(outbox_add(f->club.st, &o, &f->club.err));
	must(outbox_failed(f->club.st, o.id, view_of("no"), &f->club.err));
	f->given_up = o.id;
}

/* Adds an open offer, question and wish; a newer one of its kind replaces each. */
static void add_open(struct failing *f)
{
	struct offer offer = {.game = f->game.id, .player = f->eve};
	struct question q = {.game = f->game.id,
			     .player = f->ann,
			     .letter = f->judged,
			     .kind = view_of("choose")};
	struct wish w = {.player = f->ann, .address = view_of("old@club.example")};

	must(offer_add(f->club.st, &offer, &f->club.err));
	must(question_add(f->club.st, &q, &f->club.err));
	must(wish_add(f->club.st, &w, &f->club.err));
}

static void set_up(void)
{
	struct failing *f = shared;
	struct store *st;
	struct err *err = &f->club.err;
	struct season s = {.name = view_of("Winter"), .text = view_of("text")};
	struct result r;

	club_open(&f->club);
	st = f->club.st;
	f->ann = club_player(&f->club, "Ann");
	f->ben = club_player(&f->club, "Ben");
	f->eve = club_player(&f->club, "Eve");
	f->game = club_game(&f->club, f->ann, f->ben);
	add_letters(f);
	add_open(f);
	r = failing_result(f);
	must(result_keep(st, &r, err));
	must(season_add(st, &f->club.arena, &s, err));
	f->season = s.id;
	must(duplicate_add(st, s.id, f->game.id, err));
	must(store_set_number(st, STORED_ASKED ".1.5", 1, err));
	must(store_set_number(st, STORED_PROVED ".1", stored_since(INT32_MAX, 1), err));
}

static void tear_down(void)
{
	club_close(&shared->club);
}

void failing_fixture(struct failing *f)
{
	shared = f;
	claims_fixture(set_up, tear_down);
}

/* ---------------------------------------------------------------------- what stays */

struct sum {
	const struct schema_table *t;
	struct table_sum sum;
};

static bool add(void *arg, const struct table_page *page)
{
	struct sum *s = arg;

	table_sum_add(&s->sum, s->t, page);
	return true;
}

/* The hash of all rows of all tables. */
static struct hash content(struct failing *f, const struct schema_tables *all)
{
	struct hash_run run;

	hash_start(&run);
	for (size_t i = 0; i < all->tables; i++) {
		struct sum s = {.t = &all->table[i]};

		table_sum_start(&s.sum);
		must(table_walk(store_db(f->club.st), s.t, add, &s, &f->club.err));
		table_sum_end(&s.sum);
		hash_add(&run, view_from((const char *)s.sum.hash.byte, HASH_BYTES));
	}
	return hash_end(&run);
}

/* Does the row's work in a transaction, in which the nth call of the database fails.
 * Returns false when the work makes fewer calls. */
static bool fails(struct failing *f, const struct failing_row *row, long nth)
{
	struct store *st = f->club.st;
	bool done;
	bool failed;

	must(store_begin(st, &f->club.err));
	f->club.err = (struct err){0};
	failing_at(st, nth);
	done = row->does();
	failed = failing_failed();
	failing_at(st, 0);
	ck_assert_msg(failed || done, "it %s: %s", row->name, f->club.err.text);
	ck_assert_msg(!failed || !done, "it %s, call %ld fails, and it is done",
		      row->name, nth);
	ck_assert_msg(!failed || strcmp(f->club.err.text, "planned") == 0,
		      "it %s, call %ld fails: %s", row->name, nth, f->club.err.text);
	return failed;
}

/* Lets each call of the row's work fail in turn, until all have failed once. */
static void check(struct failing *f, const struct failing_row *row,
		  const struct schema_tables *all)
{
	struct hash before = content(f, all);
	long nth = 1;

	for (; fails(f, row, nth); nth++) {
		struct hash after = row->whole ? content(f, all) : before;

		ck_assert_msg(memcmp(&before, &after, sizeof before) == 0,
			      "it %s, call %ld fails, and something stays", row->name,
			      nth);
		store_rollback(f->club.st);
	}
	store_rollback(f->club.st);
	ck_assert_msg(nth > 1, "it %s, and asks nothing", row->name);
}

void failing_check(struct failing *f, const struct failing_row *row, int rows)
{
	struct schema_tables all;

	must(schema_tables_read(store_db(f->club.st), &f->club.arena, &all,
				&f->club.err));
	/* Twice: statements are prepared only the first time, so that the second time
	 * the other calls have lower numbers. */
	for (int i = 0; i < rows; i++) {
		check(f, &row[i], &all);
		check(f, &row[i], &all);
	}
}
