/* SPDX-License-Identifier: ISC */
#include "tests/bench/first_moves.h"

#include "tests/bench/measure.h"
#include "tests/helpers/random/random_play.h"

struct inbox_letter first_move(struct some_club *c, struct arena *arena, long game)
{
	struct setup *setup = arena_take(arena, sizeof *setup);
	struct draw_stream dice;
	struct token token = {.game = (uint32_t)game + 1, .turn = 1};
	struct position *pos = arena_take(arena, sizeof *pos);
	struct inbox_letter in = {
		.source = view_of("maildir"), .arrived = SOME_NOW, .fetched = SOME_NOW};
	struct diag diag = {0};
	struct err err = {0};
	struct random_play play;
	struct table t;
	bool fresh;

	some_club_setup(c, arena, some_club_player(game, 0), some_club_player(game, 1),
			(uint32_t)game, setup);
	if (!position_init(pos, setup, &diag)) {
		measure_stop("a game cannot be set up");
	}
	t = table_over(arena, pos, SOME_NOW, true);
	table_deal(&t);
	dice = draw_stream(setup->seed, "random play", (uint32_t)game);
	play = random_play(arena, &t.pos, &dice, SOME_NOW);
	in.uid = view_of(arena_printf(arena, "game-%ld", game));
	in.raw = some_club_letter(c, arena, &token, some_club_player(game, 0),
				  play.order);
	measure_must(inbox_add(c->run.context.store, &in, &fresh, &err), &err);
	return in;
}
