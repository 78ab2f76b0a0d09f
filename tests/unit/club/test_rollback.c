/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/rollback.h"

#include <stdio.h>
#include <string.h>

#include "adjudicator/store/outbox.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/store_club.h"

static struct club c;

static int64_t letter(const char *message_id)
{
	struct outbox_letter o = {.message_id = view_of(message_id),
				  .seat = -1,
				  .address = view_of("ann@club.example"),
				  .kind = view_of("help"),
				  .subject = view_of("s"),
				  .bytes = view_of("From: club")};

	ck_assert_msg(outbox_add(c.st, &o, &c.err), "%s", c.err.text);
	return o.id;
}

static void left(int64_t id)
{
	ck_assert_msg(rollback_note(&c.arena, c.dir, c.st, id, &c.err), "%s",
		      c.err.text);
}

static bool agrees(void)
{
	c.err = (struct err){0};
	return rollback_check(&c.arena, c.dir, c.st, &c.err);
}

static void write_sent(const char *text)
{
	FILE *f = fopen(arena_printf(&c.arena, "%s/club.sent", c.dir), "w");

	ck_assert_ptr_nonnull(f);
	ck_assert_int_ge(fputs(text, f), 0);
	ck_assert_int_eq(fclose(f), 0);
}

START_TEST(what_has_left_is_there)
{
	ck_assert(agrees());
	left(letter("<1@x>"));
	ck_assert(agrees());
}

START_TEST(a_database_that_lacks_the_newest_letter_is_older)
{
	left(letter("<1@x>"));
	ck_assert(store_begin(c.st, &c.err));
	left(letter("<2@x>"));
	store_rollback(c.st);
	ck_assert(!agrees());
	ck_assert_int_eq(c.err.kind, ERR_CONFIG);
	ck_assert_ptr_nonnull(strstr(c.err.text, "rollback detected: letter 2 "));
}

/* Another history has gone on as far as the first. */
START_TEST(another_letter_of_that_number_is_no_excuse)
{
	ck_assert(store_begin(c.st, &c.err));
	left(letter("<1@x>"));
	store_rollback(c.st);
	letter("<other@x>");
	ck_assert(!agrees());
}

START_TEST(a_letter_sent_once_more_does_not_count_down)
{
	int64_t first = letter("<1@x>");

	ck_assert(store_begin(c.st, &c.err));
	left(letter("<2@x>"));
	left(first);
	store_rollback(c.st);
	ck_assert(!agrees());
}

START_TEST(what_is_meant_counts)
{
	bool any;

	ck_assert(rollback_accept(&c.arena, c.dir, c.st, &any, &c.err));
	ck_assert(!any);
	write_sent("7 <7@x>\n");
	ck_assert(!agrees());
	c.err = (struct err){0};
	ck_assert(rollback_accept(&c.arena, c.dir, c.st, &any, &c.err));
	ck_assert(any);
	ck_assert(agrees());
}

static const char *const cut[] = {"", "7", "7 <7@x>", "\n", "x <7@x>\n", "-7 <7@x>\n"};

START_TEST(what_was_cut_short_says_nothing)
{
	write_sent(cut[_i]);
	ck_assert_msg(agrees(), "%s", cut[_i]);
	left(letter("<1@x>"));
	ck_assert(agrees());
}

int main(void)
{
	club_fixture(&c);
	claims_rows(what_was_cut_short_says_nothing, cut);
	return claims_run("rollback");
}
