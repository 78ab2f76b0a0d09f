/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/inbox.h"

#include "tests/helpers/club/engine.h"
#include "tests/helpers/club/store_club.h"
#include <string.h>

#include "tests/helpers/claims.h"

static struct club c;

static struct inbox_letter letter(const char *source, const char *uid)
{
	return (struct inbox_letter){.source = view_of(source),
				     .uid = view_of(uid),
				     .arrived = 10,
				     .fetched = 20,
				     .raw = view_of("x")};
}

static bool add(struct inbox_letter *l)
{
	bool fresh;

	ck_assert_msg(inbox_add(c.st, l, &fresh, &c.err), "%s", c.err.text);
	return fresh;
}

static struct inbox_letter next(int64_t after)
{
	struct inbox_letter l;

	ck_assert_msg(inbox_next(c.st, &c.arena, after, &l, &c.err), "%s", c.err.text);
	return l;
}

static long waiting(void)
{
	long count;

	ck_assert_msg(inbox_waiting(c.st, &count, &c.err), "%s", c.err.text);
	return count;
}

static void judge(int64_t id)
{
	struct ledger_row row = {.letter = id, .at = 30, .verdict = view_of("applied")};

	ck_assert_msg(ledger_add(c.st, &row, &c.err), "%s", c.err.text);
}

START_TEST(a_letter_comes_back_byte_for_byte)
{
	static const char bytes[] = "From: \xff\xfe\r\n\r\n\0body\0";
	struct inbox_letter l = letter("maildir", "1764.M1P2.host:2,S");
	struct inbox_letter back;

	l.raw = view_from(bytes, sizeof bytes);
	l.truncated = true;
	ck_assert(add(&l));
	club_reopen(&c);
	ck_assert(inbox_get(c.st, &c.arena, l.id, &back, &c.err));
	ck_assert_int_eq(back.id, l.id);
	ck_assert(view_is(back.source, "maildir"));
	ck_assert(view_is(back.uid, "1764.M1P2.host:2,S"));
	ck_assert_int_eq(back.arrived, 10);
	ck_assert_int_eq(back.fetched, 20);
	ck_assert(back.truncated);
	ck_assert(view_eq(back.raw, l.raw));
	ck_assert_int_eq(back.game, 0);
	ck_assert_int_eq(back.player, 0);
}

START_TEST(an_order_the_operator_entered_names_its_game)
{
	int64_t ann = club_player(&c, "Ann");
	struct match m = club_game(&c, ann, club_player(&c, "Ben"));
	struct inbox_letter l = letter("operator", "1");
	struct inbox_letter back;

	l.game = m.id;
	l.player = ann;
	ck_assert(add(&l));
	ck_assert(inbox_get(c.st, &c.arena, l.id, &back, &c.err));
	ck_assert_int_eq(back.game, m.id);
	ck_assert_int_eq(back.player, ann);
}

START_TEST(a_letter_is_kept_once)
{
	struct inbox_letter first = letter("maildir", "a");
	struct inbox_letter again = letter("maildir", "a");
	struct inbox_letter back;

	ck_assert(add(&first));
	again.raw = view_of("something else");
	again.arrived = 99;
	ck_assert(!add(&again));
	ck_assert_int_eq(again.id, first.id);
	ck_assert(inbox_get(c.st, &c.arena, first.id, &back, &c.err));
	ck_assert(view_is(back.raw, "x"));
	ck_assert_int_eq(back.arrived, 10);
	judge(first.id);
	ck_assert(!add(&again));
	ck_assert_int_eq(waiting(), 0);
}

static const struct {
	const char *source, *uid;
} others[] = {
	{"maildir", "A" },
        {"maildir", "a "},
        {"maildir", ""  },
        {"imap",    "a" },
        {"",        "a" },
};

START_TEST(source_and_uid_are_exact)
{
	struct inbox_letter first = letter("maildir", "a");
	struct inbox_letter other = letter(others[_i].source, others[_i].uid);

	ck_assert(add(&first));
	ck_assert(add(&other));
	ck_assert_int_gt(other.id, first.id);
}

START_TEST(letters_wait_in_order_until_judged)
{
	int64_t one = club_letter(&c, "one");
	int64_t two = club_letter(&c, "two");
	int64_t three = club_letter(&c, "three");

	ck_assert_int_eq(waiting(), 3);
	ck_assert_int_eq(next(0).id, one);
	ck_assert_int_eq(next(one).id, two);
	ck_assert(view_is(next(two).raw, "three"));
	ck_assert_int_eq(next(three).id, 0);
	judge(two);
	club_reopen(&c);
	ck_assert_int_eq(waiting(), 2);
	ck_assert_int_eq(next(0).id, one);
	ck_assert_int_eq(next(one).id, three);
	judge(one);
	judge(three);
	ck_assert_int_eq(waiting(), 0);
	ck_assert_int_eq(next(0).id, 0);
}

START_TEST(an_undone_verdict_leaves_the_letter_waiting)
{
	int64_t id = club_letter(&c, "one");

	ck_assert(store_begin(c.st, &c.err));
	ck_assert(store_mark(c.st, &c.err));
	judge(id);
	ck_assert_int_eq(waiting(), 0);
	store_undo(c.st);
	ck_assert_int_eq(waiting(), 1);
	judge(id);
	store_rollback(c.st);
	ck_assert_int_eq(next(0).id, id);
	judge(id);
	ck_assert_int_eq(waiting(), 0);
}

START_TEST(an_unknown_letter_is_none)
{
	struct inbox_letter l = letter("maildir", "a");

	ck_assert(inbox_get(c.st, &c.arena, 5, &l, &c.err));
	ck_assert_int_eq(l.id, 0);
	ck_assert_uint_eq(l.raw.len, 0);
}

START_TEST(a_letter_of_an_unknown_game_is_refused)
{
	struct inbox_letter l = letter("operator", "1");
	bool fresh = true;

	l.game = 12;
	ck_assert(!inbox_add(c.st, &l, &fresh, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	ck_assert(!fresh);
	ck_assert_int_eq(waiting(), 0);
}

START_TEST(a_large_letter_is_kept_whole)
{
	enum { SIZE = 3 * 1024 * 1024 + 17 };
	struct inbox_letter l = letter("maildir", "big");
	struct inbox_letter back;
	char *raw = arena_take(&c.arena, SIZE);

	for (size_t i = 0; i < SIZE; i++) {
		raw[i] = (char)(i * 31 + i / 251);
	}
	l.raw = view_from(raw, SIZE);
	ck_assert(add(&l));
	judge(l.id);
	ck_assert(inbox_get(c.st, &c.arena, l.id, &back, &c.err));
	ck_assert(view_eq(back.raw, l.raw));
}

START_TEST(a_number_that_was_undone_has_its_new_letters_hash)
{
	struct inbox_letter first = letter("maildir", "1");
	struct inbox_letter second = letter("maildir", "2");
	struct hash hash;
	struct hash wanted;

	ck_assert(store_begin(c.st, &c.err));
	ck_assert(add(&first));
	ck_assert(inbox_hash(c.st, first.id, &hash, &c.err));
	store_rollback(c.st);
	second.raw = view_of("another letter");
	wanted = hash_of(second.raw);
	ck_assert(add(&second));
	/* A server never gives a number twice. */
	ck_assert(engine_is_server() || second.id == first.id);
	ck_assert(inbox_hash(c.st, second.id, &hash, &c.err));
	ck_assert_mem_eq(hash.byte, wanted.byte, HASH_BYTES);
}

/* Whatever went wrong before it. */
START_TEST(a_letter_that_became_its_hash_keeps_it)
{
	struct inbox_letter l = letter("maildir", "a");
	struct inbox_letter other = letter("maildir", "b");
	struct hash hash, again;
	struct hash *all;
	size_t count;

	ck_assert(add(&l) && add(&other));
	ck_assert(inbox_hash(c.st, l.id, &hash, &c.err));
	ck_assert(inbox_reduce(c.st, l.id, &c.err));
	c.err.kind = ERR_RETRY;
	ck_assert(inbox_reduce(c.st, l.id, &c.err));
	club_reopen(&c);
	ck_assert(inbox_get(c.st, &c.arena, l.id, &l, &c.err));
	ck_assert_uint_eq(l.raw.len, 0);
	ck_assert(inbox_hash_of(c.st, &l, &again, &c.err));
	ck_assert_mem_eq(&hash, &again, sizeof hash);
	ck_assert(inbox_hash_of(c.st, &other, &again, &c.err));
	ck_assert(inbox_hash_of(c.st, &other, &again, &c.err)); /* as it is kept */
	ck_assert_mem_eq(&hash, &again, sizeof hash);           /* of the same bytes */
	ck_assert(inbox_hashes(c.st, &c.arena, &all, &count, &c.err));
	ck_assert_uint_eq(count, 2);
	ck_assert_mem_eq(&hash, &all[0], sizeof hash);
	ck_assert_mem_eq(&hash, &all[1], sizeof hash);
}

/* Nor has a letter that there is none of, and the last one asked for is no answer. */
START_TEST(no_letter_has_no_hash)
{
	struct hash hash;

	ck_assert(!inbox_hash(c.st, 0, &hash, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_DATA);
	ck_assert(!inbox_reduce(c.st, 7, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_DATA);
	ck_assert_ptr_nonnull(strstr(c.err.text, "there is no letter 7"));
}

int main(void)
{
	club_fixture(&c);
	claims_rows(source_and_uid_are_exact, others);
	return claims_run("inbox");
}
