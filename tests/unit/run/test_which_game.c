/* SPDX-License-Identifier: ISC */
/* Which game an order is for that names none (L8), and who plays in it. */
#include "adjudicator/run/authenticate.h"

#include "adjudicator/store/observer.h"
#include "adjudicator/store/season.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

static struct letter_club c;
static int64_t eve; /* has no seat anywhere */

static void set_up(void)
{
	eve = letter_club_player(&c, "Eve", "eve@example.com");
}

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

static int64_t begin(void)
{
	return letter_club_begin(&c, "angrywords", "", "any", 1, false);
}

static struct hearing heard(int64_t player)
{
	return (struct hearing){
		.d = &c.context, .arena = &c.arena, .player.id = player, .err = &c.err};
}

static int64_t meant(int64_t player)
{
	struct hearing h = heard(player);
	int64_t game;

	must(order_game(&h, &game));
	return game;
}

/* Ann's turn is over in that game. */
static void pass(int64_t game)
{
	struct heard_letter h;

	letter_club_hear(&c,
			 letter_club_short(&c, &c.arena, c.ann,
					   letter_club_latest(&c, c.ann, game),
					   view_of("pass")),
			 true, &h);
	ck_assert(h.changed);
}

/* ------------------------------------------------------------------- a player's own */

START_TEST(the_only_game_is_meant_whoever_is_to_move)
{
	int64_t game = begin();

	ck_assert_int_eq(meant(c.ann), game);
	ck_assert_int_eq(meant(c.ben), game);
	ck_assert_int_eq(meant(eve), 0);
}

START_TEST(of_several_games_the_one_with_his_turn_is_meant)
{
	int64_t first = begin();
	int64_t second = begin();

	pass(first);
	ck_assert_int_eq(meant(c.ann), second);
	ck_assert_int_eq(meant(c.ben), first);
}

START_TEST(with_a_turn_in_several_games_or_none_of_them_none_is_meant)
{
	begin();
	begin();
	ck_assert_int_eq(meant(c.ann), 0);
	ck_assert_int_eq(meant(c.ben), 0);
	begin();
	ck_assert_int_eq(meant(c.ann), 0);
}

START_TEST(the_secret_of_a_game_names_it)
{
	struct hearing h;
	int64_t game;

	begin();
	h = heard(c.ann);
	h.token.game = 77;
	must(order_game(&h, &game));
	ck_assert_int_eq(game, 77);
}

/* --------------------------------------------------------- of one who has no seat */

static void watch(int64_t game)
{
	bool fresh;

	must(observer_add(c.context.store, game, eve, LETTER_NOW, &fresh, &c.err));
}

/* It is a duplicate season's from now on. */
static void give_season(int64_t game)
{
	const char *name = arena_printf(&c.arena, "Duplicate %lld", (long long)game);
	struct season s = {.name = view_of(name),
			   .text = view_of(name),
			   .hash = hash_of(view_of(name)),
			   .secret = hash_of(view_of("K")),
			   .created = LETTER_NOW};

	must(season_add(c.context.store, &c.arena, &s, &c.err) &&
	     duplicate_add(c.context.store, s.id, game, &c.err));
}

START_TEST(who_only_watches_games_means_none_of_them)
{
	watch(begin());
	ck_assert_int_eq(meant(eve), 0);
	watch(begin());
	ck_assert_int_eq(meant(eve), 0);
}

/* Wherever it stands among those that he watches. */
START_TEST(who_is_in_one_duplicate_season_means_its_game)
{
	int64_t game[2];

	for (int i = 0; i < COUNT(game); i++) {
		game[i] = begin();
		watch(game[i]);
	}
	give_season(game[_i]);
	ck_assert_int_eq(meant(eve), game[_i]);
	ck_assert_int_eq(meant(c.ben), 0);
}

START_TEST(who_is_in_several_duplicate_seasons_means_none_of_them)
{
	for (int i = 0; i < 3; i++) {
		int64_t game = begin();

		watch(game);
		give_season(game);
		ck_assert_int_eq(meant(eve), i == 0 ? game : 0);
	}
}

/* -------------------------------------------------------------- who plays in it */

static bool plays(int64_t player, int64_t game)
{
	struct hearing h = heard(player);
	bool yes;

	must(plays_in(&h, game, &yes));
	return yes;
}

START_TEST(who_has_a_seat_plays_in_that_game_alone)
{
	int64_t game = begin();

	ck_assert(plays(c.ann, game));
	ck_assert(plays(c.ben, game));
	ck_assert(!plays(eve, game));
	ck_assert(!plays(c.ann, game + 1));
	ck_assert(!plays(0, game)); /* nobody has an empty seat */
	ck_assert(!plays(0, game + 1));
	watch(game);
	ck_assert(!plays(eve, game));
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, NULL);
	claims_times(who_is_in_one_duplicate_season_means_its_game, 0, 2);
	return claims_run("which_game");
}
