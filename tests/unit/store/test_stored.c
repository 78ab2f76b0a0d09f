/* SPDX-License-Identifier: ISC */
/* The names of numbers, and what two of them in one are. What a wrong clock does to
 * them: test_clock_trust.c. */
#include "adjudicator/store/stored.h"

#include "adjudicator/store/forget.h"
#include "adjudicator/store/purge.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/store_club.h"

static struct club c;

/* One of that name, with numbers behind it where there are any. */
static struct view example(struct view name, bool club)
{
	return club ? name
		    : view_of(arena_printf(&c.arena, "%.*s.17.4%s", VIEW_ARG(name),
					   view_is(name, "season") ? STORED_WEEKLY
								   : ""));
}

START_TEST(every_name_of_the_header_has_a_kind)
{
	struct view text;
	int names = 0;

	ck_assert(file_read(&c.arena, "adjudicator/store/stored.h", 65536, &text));
	while (text.len > 0) {
		struct view line = view_cut(&text, '\n');
		struct view name;

		if (!view_starts(line, "#define STORED_") ||
		    view_find_text(line, "\"") == line.len) {
			continue;
		}
		(void)view_cut(&line, '"');
		name = view_cut(&line, '"');
		if (view_is(name, STORED_WEEKLY)) {
			continue;
		}
		ck_assert_msg((stored_named(example(name, true)) != NULL) !=
				      (stored_named(example(name, false)) != NULL),
			      "%.*s", VIEW_ARG(name));
		names++;
	}
	for (size_t i = 0; stored_at(i) != NULL; i++) {
		names--;
	}
	ck_assert_int_eq(names, 0);
}

START_TEST(each_kind_is_that_of_its_own_names)
{
	for (size_t i = 0; stored_at(i) != NULL; i++) {
		const struct stored *k = stored_at(i);

		ck_assert_ptr_eq(stored_named(example(view_of(k->name),
						      k->whose == STORED_OF_CLUB)),
				 k);
	}
}

START_TEST(two_in_one_number_are_read_as_they_were_kept)
{
	int64_t since;
	int64_t turn;
	int64_t at;
	long count;

	stored_since_read(stored_since(1793534400, 1023), &since, &count);
	ck_assert_int_eq(since, 1793534400);
	ck_assert_int_eq(count, 1023);
	stored_turn_read(stored_turn(7999, 1793534400), &turn, &at);
	ck_assert_int_eq(turn, 7999);
	ck_assert_int_eq(at, 1793534400);
}

static bool is_there(const struct stored *k, const char *behind)
{
	const char *name = arena_printf(&c.arena, "%s.%s%s", k->name, behind, k->end);
	int64_t value;

	ck_assert(store_number(c.st, name, &value, &c.err));
	return value != 0;
}

static void set_all(void)
{
	static const char *const behind[] = {"17", "17.4", "17.20000.my", "170",
					     "1",  "4.17", "171.3"};

	ck_assert(store_begin(c.st, &c.err));
	for (size_t i = 0; stored_at(i) != NULL; i++) {
		for (int n = 0; n < COUNT(behind); n++) {
			const struct stored *k = stored_at(i);

			ck_assert(store_set_number(c.st,
						   arena_printf(&c.arena, "%s.%s%s",
								k->name, behind[n],
								k->end),
						   1, &c.err));
		}
	}
	ck_assert(store_commit(c.st, &c.err));
}

START_TEST(a_player_who_is_forgotten_leaves_no_number_of_his)
{
	set_all();
	ck_assert_msg(forget_idle(c.st, &c.arena, 17, &c.err), "%s", c.err.text);
	for (size_t i = 0; stored_at(i) != NULL; i++) {
		const struct stored *k = stored_at(i);
		bool stays = k->whose != STORED_OF_PLAYER && k->whose != STORED_OF_DAY;

		ck_assert_msg(is_there(k, "17") == stays, "%s", k->name);
		ck_assert_msg(is_there(k, "17.4") == stays, "%s", k->name);
		ck_assert_msg(is_there(k, "17.20000.my") == stays, "%s", k->name);
		ck_assert_msg(is_there(k, "170"), "%s", k->name);
		ck_assert_msg(is_there(k, "171.3"), "%s", k->name);
		ck_assert_msg(is_there(k, "1"), "%s", k->name);
		ck_assert_msg(is_there(k, "4.17"), "%s", k->name);
	}
}

START_TEST(what_counts_on_one_day_goes_with_it)
{
	const struct purge_times times = {.now = 20002LL * 86400};
	struct purge_counts counts = {0};

	set_all();
	ck_assert_msg(purge_rows(c.st, &times, &counts, &c.err), "%s", c.err.text);
	for (size_t i = 0; stored_at(i) != NULL; i++) {
		const struct stored *k = stored_at(i);

		ck_assert_msg(is_there(k, "17.20000.my") == (k->whose != STORED_OF_DAY),
			      "%s", k->name);
		ck_assert_msg(is_there(k, "170"), "%s", k->name);
	}
}

static const char *const nobodys[] = {
	STORED_ASKED,      STORED_ASKED ".",  STORED_ASKED "./1",
	STORED_ASKED ".:", STORED_ASKED "x1", STORED_RUN ".1",
};

START_TEST(a_name_that_is_not_all_there_is_of_no_kind)
{
	ck_assert_ptr_null(stored_named(view_of(nobodys[_i])));
}

int main(void)
{
	club_fixture(&c);
	claims_rows(a_name_that_is_not_all_there_is_of_no_kind, nobodys);
	return claims_run("stored");
}
