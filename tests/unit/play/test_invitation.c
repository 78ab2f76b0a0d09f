/* SPDX-License-Identifier: ISC */
/* Invitations to strangers are few and far apart; any game can be asked for. */
#include "adjudicator/store/invitation.h"

#include "adjudicator/games/game.h"
#include "adjudicator/play/invitation.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/store_club.h"

enum { NOW = 1795000000 };

static const int64_t DAY = 86400;

static struct club c;
static struct config config;

static struct view mark(const char *address)
{
	const struct context d = {.store = c.st, .config = &config};

	return address_mark(&d, &c.arena, view_of(address));
}

static bool may(const char *address, int64_t now)
{
	bool ok;

	ck_assert_msg(invitation_may(c.st, mark(address), now, &ok, &c.err), "%s",
		      c.err.text);
	return ok;
}

static void invite(const char *address, int64_t now)
{
	ck_assert_msg(invitation_count(c.st, mark(address), now, &c.err), "%s",
		      c.err.text);
}

START_TEST(an_address_is_asked_once_a_week_and_three_times_in_all)
{
	int64_t now = NOW;

	for (int i = 0; i < INVITATIONS_MOST; i++) {
		ck_assert(may("dora@example.edu", now));
		invite("Dora@Example.edu", now);
		ck_assert(!may("dora@example.edu", now + 7 * DAY - 1));
		now += 7 * DAY;
	}
	ck_assert(!may("dora@example.edu", now + 1000 * DAY));
	ck_assert(may("emil@example.edu", NOW));
}

START_TEST(never_means_never)
{
	ck_assert(invitation_never(c.st, mark("dora@example.edu"), NOW, &c.err));
	ck_assert(!may("DORA@example.edu", NOW + 1000 * DAY));
	invite("emil@example.edu", NOW);
	ck_assert(invitation_never(c.st, mark("emil@example.edu"), NOW, &c.err));
	ck_assert(!may("emil@example.edu", NOW + 1000 * DAY));
}

/* Whoever reads the database, or a copy of it, does not learn whom we may not write to.
 */
START_TEST(an_address_is_known_by_a_mark_that_takes_the_clubs_key)
{
	struct view first = mark("dora@example.edu");

	ck_assert_uint_eq(first.len, HASH_HEX - 1);
	ck_assert(view_eq(first, mark("DORA@Example.edu")));
	ck_assert(!view_eq(first, mark("emil@example.edu")));
	config.key[0] = 1;
	ck_assert(!view_eq(first, mark("dora@example.edu")));
	config.key[0] = 0;
}

START_TEST(what_an_older_club_kept_gets_its_mark)
{
	struct context d = {.store = c.st, .config = &config};
	struct view *plain;
	size_t count;

	ck_assert(invitation_never(c.st, view_of("dora@example.edu"), NOW, &c.err));
	invite("emil@example.edu", NOW);
	ck_assert(may("dora@example.edu", NOW));
	ck_assert_msg(address_mark_all(&d, &c.err), "%s", c.err.text);
	ck_assert(!may("dora@example.edu", NOW + 1000 * DAY));
	ck_assert(!may("emil@example.edu", NOW));
	ck_assert(invitation_plain(c.st, &c.arena, &plain, &count, &c.err));
	ck_assert_uint_eq(count, 0);
}

START_TEST(every_game_can_be_asked_for_by_its_name)
{
	for (size_t i = 0; i < games_count; i++) {
		char *line = arena_printf(&c.arena, "new %s with Ben", games[i]->name);
		struct order o;

		ck_assert_msg(order_read(&c.arena, view_of(line), &o), "%s", line);
		ck_assert_int_eq(o.kind, ORDER_NEW);
	}
}

static const char *const prose[] = {
	"new house with garden",       "New job!",       "new", "new game with Ben?",
	"A new wordbox game with Ben", "new to wordbox",
};

START_TEST(what_is_new_in_life_asks_for_no_game)
{
	struct orders all;

	orders_read(&c.arena, view_of(prose[_i]), &all);
	ck_assert_uint_eq(all.count, 0);
}

int main(void)
{
	club_fixture(&c);
	claims_rows(what_is_new_in_life_asks_for_no_game, prose);
	return claims_run("invitation");
}
