/* SPDX-License-Identifier: ISC */
/* What is kept by another connection to the database, once it can be had. */
#include "adjudicator/run/come_back.h"

#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

static struct letter_club c;
static struct run r;
static enum err_kind kind; /* of what goes wrong; ERR_NONE: nothing */
static long calls;

static void set_up(void)
{
	ck_assert(store_commit(c.context.store, &c.err));
	r = (struct run){.context = c.context};
	kind = ERR_NONE;
	calls = 0;
}

static bool what(void *arg, struct err *err)
{
	ck_assert_ptr_eq(arg, &kind);
	ck_assert_ptr_ne(r.context.store, c.context.store);
	calls++;
	return kind == ERR_NONE || err_set(err, kind, "a test says so");
}

static void comes_back(bool it, long times)
{
	ck_assert_int_eq(come_back(&r, what, &kind), it);
	ck_assert_int_eq(calls, times);
	ck_assert_ptr_eq(r.context.store, c.context.store);
}

START_TEST(it_is_kept_by_a_connection_of_its_own)
{
	comes_back(true, 1);
}

START_TEST(what_does_not_pass_by_itself_is_not_tried_again)
{
	kind = ERR_IO;
	comes_back(false, 1);
}

START_TEST(where_there_is_no_database_nothing_is_tried)
{
	c.config.database = "sqlite:nowhere/club.db";
	comes_back(false, 0);
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("come_back");
}
