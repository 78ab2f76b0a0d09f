/* SPDX-License-Identifier: ISC */
/* Two letters that say different things under one Message-ID: a referee gets both as a
 * case, about the turn that the first one brought. */
#include "adjudicator/run/hear.h"

#include "adjudicator/store/casefile.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

static struct letter_club c;
static int64_t game, cat;

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

static void referee(void)
{
	bool fresh;

	cat = letter_club_player(&c, "Cat", "cat@example.com");
	must(referee_add(c.context.store, cat, LETTER_NOW, &fresh, &c.err));
}

/* Under that name, with the secret of its player. */
static void hear(const char *from, int64_t player, const char *name, const char *lines,
		 const char *verdict)
{
	const struct our_letter *to = letter_club_latest(&c, player, game);
	struct heard_letter h;

	letter_club_hear(
		&c,
		view_of(arena_printf(&c.arena,
				     "From: %s\nTo: %.*s\nMessage-ID: <%s@x>\n"
				     "\n%s\n",
				     from, VIEW_ARG(to->reply_to), name, lines)),
		true, &h);
	ck_assert_msg(view_is(h.verdict, verdict), "%.*s", VIEW_ARG(h.verdict));
}

static void ann(const char *name, const char *lines, const char *verdict)
{
	hear("ann@example.org", c.ann, name, lines, verdict);
}

/* It is Ann's turn again, the third. */
static void set_up(void)
{
	game = letter_club_begin(&c, "wordbox", "", "any", 1, false);
	ann("one", "pass", "applied");
	hear("ben@example.net", c.ben, "two", "pass", "applied");
}

static struct casefile *cases(size_t *count)
{
	struct casefile *all;

	must(casefile_list(c.context.store, &c.arena, &all, count, &c.err));
	return all;
}

static size_t letters_of(int64_t id)
{
	int64_t *ids;
	size_t count;

	must(casefile_letters(c.context.store, &c.arena, id, &ids, &count, &c.err));
	return count;
}

START_TEST(both_are_a_case_about_the_turn_of_the_first)
{
	const struct casefile *one;
	size_t count;

	referee();
	ann("three", "pass", "applied");
	ann("three", "resign", "conflict");
	one = cases(&count);
	ck_assert_uint_eq(count, 1);
	ck_assert(view_is(one->kind, "double"));
	ck_assert_int_eq(one->turn, 3);
	ck_assert_int_eq(one->referee, cat);
	ck_assert_uint_eq(letters_of(one->id), 2);
}

START_TEST(a_third_belongs_to_the_same_case)
{
	const struct casefile *one;
	size_t count;

	referee();
	ann("three", "pass", "applied");
	ann("three", "resign", "conflict");
	ann("three", "exchange A", "conflict");
	one = cases(&count);
	ck_assert_uint_eq(count, 1);
	ck_assert_uint_eq(letters_of(one->id), 3);
}

START_TEST(what_brought_no_turn_is_a_case_about_none)
{
	size_t count;

	referee();
	ann("three", "rack", "answered");
	ann("three", "resign", "conflict");
	ck_assert_int_eq(cases(&count)->turn, 0);
	ck_assert_uint_eq(count, 1);
}

START_TEST(without_a_referee_there_is_no_case)
{
	size_t count;

	ann("three", "pass", "applied");
	ann("three", "resign", "conflict");
	(void)cases(&count);
	ck_assert_uint_eq(count, 0);
}

START_TEST(what_another_sends_under_that_name_is_no_case)
{
	size_t count;

	referee();
	ann("three", "pass", "applied");
	hear("ben@example.net", c.ben, "three", "resign", "conflict");
	hear("eve@example.com", c.ann, "three", "resign", "conflict");
	(void)cases(&count);
	ck_assert_uint_eq(count, 0);
}

/* Without a name they are the same where they say the same on one day. */
START_TEST(letters_without_a_name_differ_by_what_they_say_and_by_the_day)
{
	const int64_t day = 86400;
	struct letter l[4] = {0};
	const int64_t at[] = {LETTER_NOW, LETTER_NOW + day - 1, LETTER_NOW + day,
			      LETTER_NOW};

	l[3].content = hash_of(view_of("other"));
	for (int i = 0; i < COUNT(l); i++) {
		same_id_identify(&l[i], at[i]);
	}
	ck_assert_mem_eq(&l[0].content, &l[1].content, sizeof l[0].content);
	ck_assert_mem_ne(&l[0].content, &l[2].content, sizeof l[0].content);
	ck_assert_mem_ne(&l[0].content, &l[3].content, sizeof l[0].content);
	l[0] = (struct letter){.message_id = view_of("<a@x>")};
	l[1] = l[0];
	same_id_identify(&l[0], LETTER_NOW);
	ck_assert_mem_eq(&l[0].content, &l[1].content, sizeof l[0].content);
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("same_id");
}
