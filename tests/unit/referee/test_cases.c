/* SPDX-License-Identifier: ISC */
/* Who gets a case, and whom its secret speaks for. */
#include "adjudicator/referee/cases.h"

#include "adjudicator/run/hear.h"
#include "tests/helpers/club/letter_club.h"

#include "tests/helpers/claims.h"

static struct letter_club c;
static struct record r;
static int64_t rita, olga;

static int64_t referee(const char *name, int64_t since)
{
	struct hash salt = {{(uint8_t)since}};
	struct player p = {.name = view_of(name),
			   .address = view_of(arena_printf(&c.arena, "%s@x.org", name)),
			   .language = view_of("en"),
			   .confirmed = true};
	bool fresh;

	ck_assert_msg(player_add(c.context.store, &p, &salt, &fresh, &c.err) &&
			      referee_add(c.context.store, p.id, since, &fresh, &c.err),
		      "%s", c.err.text);
	return p.id;
}

static void set_up(void)
{
	letter_club_load(&c, &c.arena,
			 letter_club_begin(&c, "angrywords", "", "any", 1, false), &r);
	rita = referee("rita", 10);
	olga = referee("olga", 20);
}

/* A case that is given to somebody; `not`: rather to another. */
static struct casefile given(int64_t not )
{
	struct casefile f = {.game = r.match.id,
			     .claimant = c.ann,
			     .kind = view_of("other"),
			     .should = -1,
			     .opened = LETTER_NOW};

	ck_assert_msg(casefile_add(c.context.store, &f, &c.err) &&
			      cases_give(&c.context, &c.arena, &r, &f, not, &c.err) &&
			      casefile_keep(c.context.store, &f, &c.err),
		      "%s", c.err.text);
	return f;
}

START_TEST(a_case_goes_to_who_has_fewest)
{
	struct casefile f = given(0);

	ck_assert_int_eq(f.referee, rita);
	ck_assert_int_eq(f.second, 0);
	ck_assert_int_eq(given(0).referee, olga);
	ck_assert_int_eq(given(0).referee, rita);
	f.state = view_of("closed");
	ck_assert(casefile_keep(c.context.store, &f, &c.err));
	ck_assert_int_eq(given(0).referee, rita);
}

START_TEST(nobody_gets_a_case_of_his_own_game)
{
	bool any;

	ck_assert(referee_add(c.context.store, c.ben, 1, &any, &c.err));
	ck_assert_int_eq(given(0).referee, rita);
	ck_assert(referee_drop(c.context.store, rita, &any, &c.err) && any);
	ck_assert(referee_drop(c.context.store, olga, &any, &c.err) && any);
	ck_assert_int_eq(given(0).referee, 0);
}

START_TEST(an_appeal_goes_to_another_while_there_is_one)
{
	bool any;

	ck_assert_int_eq(given(rita).referee, olga);
	ck_assert_int_eq(given(olga).referee, rita);
	ck_assert(referee_drop(c.context.store, olga, &any, &c.err));
	ck_assert_int_eq(given(rita).referee, rita);
}

START_TEST(a_second_referee_is_another_than_the_first)
{
	bool any;
	struct casefile f;

	c.config.second_referee = SECOND_ON;
	f = given(0);
	ck_assert_int_eq(f.referee, rita);
	ck_assert_int_eq(f.second, olga);
	f = given(rita);
	ck_assert_int_eq(f.referee, olga);
	ck_assert_int_eq(f.second, rita);
	ck_assert(referee_drop(c.context.store, olga, &any, &c.err));
	ck_assert_int_eq(given(0).second, 0);
	c.config.second_referee = SECOND_OFF;
}

static int64_t owner(const struct token *t)
{
	struct hearing h = {.d = &c.context, .arena = &c.arena, .err = &c.err};
	int64_t id;

	ck_assert_msg(case_token_owner(&h, t, &id), "%s", c.err.text);
	return id;
}

START_TEST(the_secret_of_a_case_speaks_for_its_referee)
{
	struct casefile f = given(0);
	struct player p;
	struct token old;
	bool any;

	ck_assert(player_by_id(c.context.store, &c.arena, rita, &p, &c.err));
	old = case_token_for(f.id, &p);
	ck_assert(case_token(&old));
	ck_assert_int_eq(owner(&old), rita);
	/* His secrets are made anew: letters of ours have been written by then. */
	letter_club_write(&c);
	ck_assert(player_revoke(c.context.store, rita, 0, &c.err));
	ck_assert_int_eq(owner(&old), 0);
	ck_assert(player_by_id(c.context.store, &c.arena, rita, &p, &c.err));
	old = case_token_for(f.id, &p);
	ck_assert_int_eq(owner(&old), rita);
	/* The case goes to somebody else. */
	ck_assert(referee_drop(c.context.store, rita, &any, &c.err));
	ck_assert_int_eq(owner(&old), 0);
}

START_TEST(what_waits_is_found_until_it_is_decided)
{
	struct casefile f = given(0);
	struct casefile found;

	ck_assert(casefile_waiting(c.context.store, &c.arena, &f, &found, &c.err));
	ck_assert_int_eq(found.id, f.id);
	f.state = view_of("ruled");
	f.ruling = 3;
	ck_assert(casefile_keep(c.context.store, &f, &c.err));
	ck_assert(casefile_waiting(c.context.store, &c.arena, &f, &found, &c.err));
	ck_assert_int_eq(found.id, 0);
	f.state = view_of("closed");
	f.final = 5;
	ck_assert(casefile_keep(c.context.store, &f, &c.err));
	for (int n = 3; n <= 5; n++) {
		ck_assert(casefile_of_ruling(c.context.store, &c.arena, f.game, n,
					     &found, &c.err));
		ck_assert_int_eq(found.id, n == 4 ? 0 : f.id);
	}
	ck_assert_int_eq(found.final, 5);
	ck_assert(view_is(found.state, "closed"));
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("cases");
}
