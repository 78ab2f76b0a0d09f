/* SPDX-License-Identifier: ISC */
/* The letters that wait come one by one, as they came into the mailbox, however many.
 */
#include "adjudicator/run/workers/letter_queue.h"

#include "tests/helpers/claims.h"
#include "tests/helpers/club/store_club.h"
#include <stdlib.h>
#include <string.h>

enum { NOW = 1795392000 };

static struct club c;
static struct context d;
static struct letter_queue *q;
static long uid;

/* ------------------------------------------------- the reader: it only listens */

static const struct reader_letter *ahead;
static size_t aheads;
const struct reader_limits reader_defaults = {0};

struct reader *reader_new(const struct reader_limits *limits, struct view own_address)
{
	(void)limits;
	(void)own_address;
	return NULL;
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
	ahead = letter;
	aheads = count;
}

bool reader_read(struct reader *r, struct arena *a, struct view raw, bool truncated,
		 struct letter *out, struct err *err)
{
	(void)r;
	(void)a;
	(void)raw;
	(void)truncated;
	(void)out;
	return err_set(err, ERR_BUG, "nothing is read here");
}

/* --------------------------------------------------------------------- the letters */

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

static void set_up(void)
{
	q = arena_sure(calloc(1, sizeof *q));
	d = (struct context){.store = c.st};
}

static void tear_down(void)
{
	letter_queue_end(q, &d);
	free(q);
}

static void arrives(const char *source, struct view raw)
{
	struct inbox_letter in = {.source = view_of(source),
				  .uid = view_of(arena_printf(&c.arena, "u%ld", ++uid)),
				  .arrived = NOW,
				  .fetched = NOW,
				  .raw = raw};
	bool fresh;

	must(inbox_add(c.st, &in, &fresh, &c.err));
}

static void begins(bool several)
{
	must(letter_queue_begin(q, &d, &c.err));
	if (several) {
		letter_queue_read_ahead(q);
	}
}

/* All, by their numbers from 1 on; each is told before it comes. */
static void gives(int64_t most)
{
	for (int64_t id = 1; id <= most; id++) {
		const struct inbox_letter *in;

		ck_assert_int_eq(letter_queue_next(q), id);
		ck_assert(q->several ||
			  q->block[(q->now + 1) % LETTER_BLOCKS].count <= 1);
		must(letter_queue_step(q, &d, &in, &c.err));
		ck_assert_int_eq(in->id, id);
	}
	ck_assert_int_eq(letter_queue_next(q), 0);
}

static const int many[] = {0,
			   1,
			   2,
			   LETTER_BLOCK,
			   LETTER_BLOCK + 1,
			   LETTER_BLOCK + 2,
			   3 * LETTER_BLOCK,
			   5 * LETTER_BLOCK + 7};

START_TEST(letters_come_in_their_order_however_many)
{
	for (int i = 0; i < many[_i]; i++) {
		arrives(i % 3 == 0 ? "operator" : "maildir",
			view_of(arena_printf(&c.arena, "From: a@x\n\n%d", i)));
	}
	begins(true);
	gives(many[_i]);
}

START_TEST(behind_a_killed_run_the_next_alone_is_known)
{
	for (int i = 0; i < 4; i++) {
		arrives("operator", view_of("pass"));
	}
	begins(false);
	gives(4);
	/* What came since is another run's. */
	arrives("operator", view_of("pass"));
	ck_assert_int_eq(letter_queue_next(q), 0);
}

/* A block is no longer than that: the next letter is told all the same. */
START_TEST(long_letters_come_in_their_order)
{
	enum { LONG = 400000, LETTERS = 9 };
	char *text = arena_take(&c.arena, LONG);

	memset(text, 'x', LONG);
	for (int i = 0; i < LETTERS; i++) {
		arrives("operator", view_from(text, LONG));
	}
	begins(true);
	gives(LETTERS);
	for (size_t i = 0; i < LETTER_BLOCKS; i++) {
		ck_assert_uint_le(q->block[i].count, 3);
	}
}

START_TEST(letters_by_mail_alone_are_read_ahead)
{
	const struct inbox_letter *in;

	arrives("operator", view_of("one"));
	arrives("maildir", view_of("From: a@x\n\ntwo"));
	arrives("operator", view_of("three"));
	arrives("maildir", view_of("From: a@x\n\nfour"));
	begins(true);
	must(letter_queue_step(q, &d, &in, &c.err));
	/* The first was loaded by itself. */
	must(letter_queue_step(q, &d, &in, &c.err));
	ck_assert_uint_eq(aheads, 2);
	ck_assert(view_eq(ahead[0].raw, view_of("From: a@x\n\ntwo")));
	ck_assert(view_eq(ahead[1].raw, view_of("From: a@x\n\nfour")));
}

START_TEST(two_blocks_behind_the_one_at_hand_are_read_ahead)
{
	const struct inbox_letter *in;

	for (int i = 0; i < 5 * LETTER_BLOCK; i++) {
		arrives("maildir",
			view_of(arena_printf(&c.arena, "From: a@x\n\n%d", i)));
	}
	begins(true);
	must(letter_queue_step(q, &d, &in, &c.err));
	ck_assert_uint_eq(aheads, 1 + 2 * (size_t)LETTER_BLOCK);
	must(letter_queue_step(q, &d, &in, &c.err));
	ck_assert_uint_eq(aheads, 3 * (size_t)LETTER_BLOCK);
	ck_assert(view_eq(ahead[0].raw, in->raw));
}

START_TEST(behind_a_killed_run_nothing_is_read_ahead)
{
	const struct inbox_letter *in;

	arrives("maildir", view_of("From: a@x\n\none"));
	arrives("maildir", view_of("From: a@x\n\ntwo"));
	begins(false);
	must(letter_queue_step(q, &d, &in, &c.err));
	ck_assert_uint_eq(aheads, 0);
}

int main(void)
{
	club_fixture(&c);
	claims_fixture(set_up, tear_down);
	claims_rows(letters_come_in_their_order_however_many, many);
	return claims_run("letter_queue");
}
