/* SPDX-License-Identifier: ISC */
/* The row of a game that is over, while the game ends, is ruled upon, and is kept from
 * before there were such rows. */
#include "adjudicator/record/position_cache.h"
#include "adjudicator/record/result.h"

#include <string.h>

#include "adjudicator/evidence/verify.h"
#include "adjudicator/players/forget.h"
#include "adjudicator/referee/ruling.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

static struct letter_club c;
static struct record r;
static struct result out;

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

/* From whoever is to move. */
static void moves(int64_t game, const char *line)
{
	struct heard_letter h;
	int64_t player;

	letter_club_load(&c, &c.arena, game, &r);
	player = r.match.seat[r.pos.to_move].player;
	letter_club_hear(&c,
			 letter_club_short(&c, &c.arena, player,
					   letter_club_latest(&c, player, game),
					   view_of(line)),
			 true, &h);
}

static int64_t begins(const char *kind)
{
	return letter_club_begin(&c, kind, "", "any", 5, false);
}

/* Ann resigns. */
static int64_t ended(const char *kind)
{
	int64_t game = begins(kind);

	c.context.now += 3600;
	moves(game, "pass");
	moves(game, "resign");
	moves(game, "yes");
	return game;
}

static void rule(int64_t game, const char *words)
{
	struct ruling_wish w = {.words = view_of(words),
				.because = view_of("it is so")};
	struct ruled done;

	c.context.now += 86400;
	letter_club_load(&c, &c.arena, game, &r);
	must(ruling_carry(&c.context, &c.arena, &r, &w, &done, &c.err));
	ck_assert_msg(done.done, "%s is refused", words);
}

static void read_row(int64_t game)
{
	struct verified v;

	must(result_get(c.context.store, &c.arena, game, &out, &c.err));
	must(verify_game(&c.context, &c.arena, game, &v, &c.err));
	ck_assert_msg(v.what == NULL, "%s", v.what);
}

START_TEST(a_game_has_a_row_once_it_is_over)
{
	int64_t game = begins("angrywords");

	read_row(game);
	ck_assert_int_eq(out.game, 0);
	c.context.now += 60;
	moves(game, "pass");
	moves(game, "resign");
	read_row(game);
	ck_assert_int_eq(out.game, 0);
	moves(game, "yes");
	read_row(game);
	ck_assert_int_eq(out.game, game);
	ck_assert(view_is(out.kind, "angrywords"));
	ck_assert(view_is(out.language, "en"));
	ck_assert(view_is(out.reason, "resign"));
	ck_assert_int_eq(out.ended, LETTER_NOW + 60);
	ck_assert_uint_eq(out.seats, 2);
	ck_assert_int_eq(out.seat[0].player, c.ann);
	ck_assert(view_is(out.seat[1].name, "Ben"));
	ck_assert_int_eq(out.seat[0].half, RESULT_WON);
	ck_assert_int_eq(out.seat[1].half, RESULT_LOSS);
	ck_assert(!out.seat[0].missed && out.seat[1].missed);
}

START_TEST(a_ruling_gives_it_another_result_and_not_another_end)
{
	int64_t game = ended("angrywords");

	rule(game, "result 0-1");
	read_row(game);
	ck_assert_int_eq(out.ended, LETTER_NOW + 3600);
	ck_assert(view_is(out.reason, "ruled"));
	ck_assert_int_eq(out.seat[0].half, RESULT_LOSS);
	ck_assert_int_eq(out.seat[1].half, RESULT_WON);
	rule(game, "overturn ruling 1");
	read_row(game);
	ck_assert_int_eq(out.ended, LETTER_NOW + 3600);
	ck_assert_int_eq(out.seat[0].half, RESULT_WON);
}

START_TEST(an_annulled_game_has_none_until_that_is_overturned)
{
	int64_t game = ended("angrywords");

	rule(game, "annul");
	read_row(game);
	ck_assert_int_eq(out.game, 0);
	rule(game, "overturn ruling 1");
	read_row(game);
	ck_assert_int_eq(out.game, game);
	ck_assert_int_eq(out.ended, LETTER_NOW + 3600);
}

START_TEST(a_game_that_goes_on_has_none_until_it_ends_again)
{
	int64_t game = ended("angrywords");

	rule(game, "void t1");
	read_row(game);
	ck_assert_int_eq(out.game, 0);
	c.context.now += 60;
	moves(game, "offer draw");
	rule(game, "result draw");
	read_row(game);
	ck_assert_int_eq(out.ended, LETTER_NOW + 3600 + 86400 + 60 + 86400);
	ck_assert_int_eq(out.seat[0].half, RESULT_DRAWN);
	ck_assert_int_eq(out.seat[1].half, RESULT_DRAWN);
	ck_assert(!out.seat[0].missed && !out.seat[1].missed);
}

/* The store throws away what a failing step did: the game and its row alike. */
START_TEST(events_and_row_are_kept_together)
{
	int64_t game = begins("angrywords");
	int64_t before;
	int64_t after;

	must(result_changed(c.context.store, &before, &c.err));
	must(store_mark(c.context.store, &c.err));
	moves(game, "pass");
	moves(game, "resign");
	moves(game, "yes");
	read_row(game);
	ck_assert_int_eq(out.game, game);
	must(result_changed(c.context.store, &after, &c.err));
	ck_assert_int_eq(after, before + 1);
	store_undo(c.context.store);
	position_cache_free(c.context.recent);
	c.context.recent = position_cache_new();
	read_row(game);
	ck_assert_int_eq(out.game, 0);
	must(result_changed(c.context.store, &after, &c.err));
	ck_assert_int_eq(after, before);
}

START_TEST(who_is_forgotten_has_his_other_name)
{
	int64_t game = ended("angrywords");

	must(forget_player(&c.context, &c.arena, c.ann, FORGET_ASKED, &c.err));
	read_row(game);
	ck_assert_int_eq(out.seat[0].player, c.ann);
	ck_assert(view_starts(out.seat[0].name, "Player "));
	ck_assert(view_is(out.seat[1].name, "Ben"));
}

/* Results as a club has them that is older than they are. */
static void make_old(void)
{
	must(db_exec(store_db(c.context.store),
		     "DELETE FROM result_seat; DELETE FROM result;"
		     " DELETE FROM number WHERE name LIKE 'result.%'",
		     &c.err));
}

START_TEST(older_games_get_their_rows_once)
{
	int64_t game = ended("angrywords");
	int64_t other = ended("cubes");
	int64_t open = begins("wordcap");
	int64_t count;
	long damaged;

	make_old();
	read_row(game);
	ck_assert_int_eq(out.game, 0);
	must(outcome_fill(&c.context, &damaged, &c.err));
	ck_assert_int_eq(damaged, 0);
	read_row(game);
	ck_assert_int_eq(out.ended, LETTER_NOW + 3600);
	read_row(other);
	ck_assert_int_eq(out.ended, LETTER_NOW + 7200);
	read_row(open);
	ck_assert_int_eq(out.game, 0);
	must(result_changed(c.context.store, &count, &c.err));
	ck_assert_int_eq(count, 2);
	must(outcome_fill(&c.context, &damaged, &c.err));
	must(result_changed(c.context.store, &count, &c.err));
	ck_assert_int_eq(count, 2);
}

START_TEST(a_damaged_game_keeps_no_other_from_its_row)
{
	int64_t bad = ended("angrywords");
	int64_t game = ended("angrywords");
	long damaged;

	make_old();
	must(db_exec(store_db(c.context.store),
		     arena_printf(&c.arena,
				  "UPDATE event SET text = 'nonsense'"
				  " WHERE game = %lld AND n = 3",
				  (long long)bad),
		     &c.err));
	position_cache_free(c.context.recent);
	c.context.recent = position_cache_new();
	must(outcome_fill(&c.context, &damaged, &c.err));
	ck_assert_int_eq(damaged, 1);
	read_row(game);
	ck_assert_int_eq(out.game, game);
}

START_TEST(a_drill_is_not_rated)
{
	int64_t game = ended("angrywords");
	struct result behind = {0};
	struct result drill;
	struct results all;

	must(result_after(c.context.store, &c.arena, &behind, 10, &all, &c.err));
	ck_assert_uint_eq(all.n, 0);
	must(result_get(c.context.store, &c.arena, game, &drill, &c.err));
	ck_assert_int_eq(drill.game, game);
}

START_TEST(they_are_read_in_the_order_of_their_ends)
{
	int64_t second;
	int64_t first;
	struct result behind = {0};
	struct results all;

	c.stirred = true;
	second = begins("angrywords");
	first = ended("angrywords");
	c.context.now += 3600;
	moves(second, "pass");
	moves(second, "resign");
	moves(second, "yes");
	must(result_after(c.context.store, &c.arena, &behind, 10, &all, &c.err));
	ck_assert_uint_eq(all.n, 2);
	ck_assert_int_eq(all.at[0].game, first);
	ck_assert_int_eq(all.at[1].game, second);
	ck_assert_uint_eq(all.at[0].seats, 2);
	ck_assert(view_is(all.at[0].seat[1].name, "Ben"));
	must(result_after(c.context.store, &c.arena, &behind, 1, &all, &c.err));
	ck_assert_uint_eq(all.n, 1);
	behind = all.at[0];
	must(result_after(c.context.store, &c.arena, &behind, 10, &all, &c.err));
	ck_assert_uint_eq(all.n, 1);
	ck_assert_int_eq(all.at[0].game, second);
}

int main(void)
{
	claims_timeout(0);
	letter_club_fixture(&c);
	return claims_run("outcome");
}
