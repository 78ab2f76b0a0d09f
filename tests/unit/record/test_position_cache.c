/* SPDX-License-Identifier: ISC */
/* Two programs write in one club; each remembers positions of its own. */
#include "adjudicator/record/position_cache.h"

#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

static struct letter_club c;

static void orders(int64_t game, const char *line, bool keep)
{
	struct heard_letter h;
	struct record r;
	int64_t player;

	letter_club_load(&c, &c.arena, game, &r);
	player = r.match.seat[r.pos.to_move].player;
	letter_club_hear(&c,
			 letter_club_short(&c, &c.arena, player,
					   letter_club_latest(&c, player, game),
					   view_of(line)),
			 keep, &h);
	ck_assert_msg(view_is(h.verdict, "applied"), "%.*s", VIEW_ARG(h.code));
}

static int exchanges(int64_t game)
{
	struct record r;

	letter_club_load(&c, &c.arena, game, &r);
	ck_assert_int_eq(r.pos.turn, 2);
	return r.pos.exchanges[0] + r.pos.exchanges[1];
}

/* The first program's letter was undone; the other has played another turn since. */
START_TEST(what_was_undone_here_is_not_taken_for_what_another_wrote)
{
	struct position_cache *first = c.context.recent;
	int64_t game = letter_club_begin(&c, "angrywords", "", "any", 5, false);

	orders(game, "exchange all", false);
	c.context.recent = position_cache_new();
	orders(game, "pass", true);
	position_cache_free(c.context.recent);
	c.context.recent = first;
	ck_assert_int_eq(exchanges(game), 0);
}

int main(void)
{
	letter_club_fixture(&c);
	return claims_run("position_cache");
}
