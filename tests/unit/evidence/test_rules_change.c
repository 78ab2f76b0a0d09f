/* SPDX-License-Identifier: ISC */
/* What the first run of a program with newer rules says. */
#include <string.h>

#include "adjudicator/evidence/rules_change.h"
#include "adjudicator/store/match.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

static struct letter_club c;
static int64_t game;

static void set_up(void)
{
	struct heard_letter heard;

	c.config.organiser = "organiser@club.example";
	game = letter_club_begin(&c, "angrywords", "", "any", 3, false);
	(void)letter_club_begin(&c, "angrywords", "", "any", 4, false);
	letter_club_write(&c);
	letter_club_hear(&c,
			 letter_club_short(&c, &c.arena, c.ann,
					   letter_club_latest(&c, c.ann, game),
					   view_of("pass")),
			 true, &heard);
	ck_assert_str_eq(arena_str(&c.scratch, heard.verdict), "applied");
}

/* What the run told the organiser; empty: nothing. */
static const char *told(int version)
{
	struct outbox_letter o = {.id = 0};

	ck_assert_msg(rules_change_tell(&c.context, &c.arena, version, NULL, &c.err),
		      "%s", c.err.text);
	for (;;) {
		ck_assert(outbox_next(c.context.store, &c.arena, o.id, c.context.now,
				      &o, &c.err));
		if (o.id == 0) {
			return "";
		}
		ck_assert(outbox_sent(c.context.store, o.id, c.context.now, &c.err));
		if (view_is(o.address, c.config.organiser)) {
			return arena_str(&c.arena, o.bytes);
		}
	}
}

/* As if this program judged another way than the one that kept it. */
static void judged_otherwise(void)
{
	ck_assert(db_exec(store_db(c.context.store),
			  "UPDATE event SET text = replace(text, 'pass seat=1',"
			  " 'pass seat=1 late=1') WHERE n = (SELECT MAX(n) FROM event)",
			  &c.err));
}

START_TEST(the_organiser_hears_which_games_come_out_another_way)
{
	const char *letter;

	ck_assert_str_eq(told(1), "");
	judged_otherwise();
	ck_assert_str_eq(told(1), "");
	letter = told(2);
	ck_assert_ptr_nonnull(
		strstr(letter,
		       arena_printf(&c.arena, "| Game %lld, event ", (long long)game)));
	ck_assert_ptr_nonnull(strstr(letter, "once more, 2 in"));
	ck_assert_str_eq(told(2), "");
}

START_TEST(nothing_is_said_where_all_comes_out_the_same)
{
	ck_assert_str_eq(told(1), "");
	ck_assert_str_eq(told(2), "");
}

START_TEST(a_club_that_never_ran_has_no_older_rules)
{
	judged_otherwise();
	ck_assert_str_eq(told(2), "");
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("rules_change");
}
