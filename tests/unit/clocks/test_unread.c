/* SPDX-License-Identifier: ISC */
/* How long letters that cannot be read hold up the clocks: unread.h. */
#include "adjudicator/clocks/unread.h"

#include "adjudicator/letters/organiser.h"
#include "adjudicator/store/stored.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/store_club.h"

static const int64_t NOW = 1793534400;

static struct club c;

/* A run at that time meets these, a name a letter; how many of them hold up the clocks.
 */
static long holding(int64_t at, const char *names)
{
	struct context d = {.store = c.st, .now = at};
	struct unread u = {0};

	for (; *names != '\0'; names++) {
		const struct mailbox_letter l = {.source = view_of("maildir"),
						 .uid = view_from(names, 1),
						 .unread = "damaged"};

		ck_assert(unread_meet(&d, &u, &l, NULL, &c.err));
	}
	ck_assert(unread_keep(&d, &u, &c.err));
	return u.holding;
}

static void kept(int64_t newest, long count)
{
	int64_t value;
	int64_t since;
	long is;

	ck_assert(store_number(c.st, STORED_CONCERN_UNREAD, &value, &c.err));
	stored_since_read(value, &since, &is);
	ck_assert_int_eq(since, newest);
	ck_assert_int_eq(is, count);
}

START_TEST(clocks_stand_for_a_week_from_the_run_that_met_it_first)
{
	ck_assert_int_eq(holding(NOW, "a"), 1);
	ck_assert_int_eq(holding(NOW + UNREAD_HOLDS - 1, "a"), 1);
	kept(NOW, 1);
	ck_assert_int_eq(holding(NOW + UNREAD_HOLDS, "a"), 0);
	ck_assert_int_eq(holding(NOW + 2 * (int64_t)UNREAD_HOLDS, "a"), 0);
	kept(NOW, 0);
}

START_TEST(each_has_a_week_of_its_own)
{
	ck_assert_int_eq(holding(NOW, "a"), 1);
	ck_assert_int_eq(holding(NOW + 1, "ba"), 2);
	kept(NOW + 1, 2);
	ck_assert_int_eq(holding(NOW + UNREAD_HOLDS, "ab"), 1);
	ck_assert_int_eq(holding(NOW + UNREAD_HOLDS + 1, "abc"), 1);
	kept(NOW + UNREAD_HOLDS + 1, 1);
}

START_TEST(a_run_without_any_forgets_them_all)
{
	struct stored_number *all;
	size_t count;

	ck_assert_int_eq(holding(NOW, "ab"), 2);
	ck_assert_int_eq(holding(NOW + 1, ""), 0);
	kept(0, 0);
	ck_assert(stored_list(c.st, &c.arena, &all, &count, &c.err));
	for (size_t i = 0; i < count; i++) {
		ck_assert(!view_starts(all[i].name, STORED_UNREAD "."));
	}
	ck_assert_int_eq(holding(NOW + UNREAD_HOLDS, "a"), 1);
}

/* The outage that it was is told as one of those. */
START_TEST(the_run_that_is_no_longer_held_up_knows_that_it_was)
{
	static const struct {
		int64_t later;
		const char *met;
		bool holds;
	} runs[] = {
		{0,                "a", true },
		{1,                "",  true },
		{2,                "",  false},
		{3,                "b", true },
		{3 + UNREAD_HOLDS, "b", true },
		{4 + UNREAD_HOLDS, "b", false}
        };

	for (int i = 0; i < COUNT(runs); i++) {
		struct context d = {.store = c.st, .now = NOW + runs[i].later};
		struct unread u = {0};
		bool holds;
		const struct mailbox_letter l = {.source = view_of("maildir"),
						 .uid = view_of(runs[i].met)};

		ck_assert(*runs[i].met == '\0' ||
			  unread_meet(&d, &u, &l, NULL, &c.err));
		ck_assert(unread_keep(&d, &u, &c.err));
		ck_assert(unread_holds(&d, &holds, &c.err));
		ck_assert_msg(holds == runs[i].holds, "run %d", i);
	}
}

int main(void)
{
	club_fixture(&c);
	return claims_run("unread");
}
