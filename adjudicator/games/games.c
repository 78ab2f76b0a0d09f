/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/angrywords.h"
#include "adjudicator/games/classic.h"
#include "adjudicator/games/game.h"
#include "adjudicator/games/wordbox.h"
#include "adjudicator/games/wordgame.h"

#include <assert.h>
#include <string.h>

/* A new game is one row here. */
const struct game *const games[] = {
	&wordbox,
	&angrywords,
	&wordgame,
	&classic,
};
const size_t games_count = sizeof games / sizeof games[0];

const struct game *game_find(struct view name)
{
	for (size_t i = 0; i < games_count; i++) {
		if (view_is_nocase(name, games[i]->name)) {
			return games[i];
		}
	}
	return NULL;
}

bool position_init(struct position *pos, const struct setup *setup, struct diag *diag)
{
	*pos = (struct position){
		.setup = setup, .turn = 1, .offer_by = -1, .held = {.seat = -1}};
	return setup->game->start(pos, diag);
}

struct table table_over(struct arena *arena, const struct position *pos, int64_t now,
			bool strict)
{
	return (struct table){
		.arena = arena, .pos = *pos, .now = now, .strict = strict, .mover = -1};
}

void table_emit(struct table *t, struct event e)
{
	bool applied = t->pos.setup->game->apply(&t->pos, &e);

	assert(applied);
	(void)applied;
	if (t->events == t->room) {
		struct event *more;

		t->room = t->room == 0 ? 8 : 2 * t->room;
		more = arena_array(t->arena, t->room, sizeof *more);
		if (t->events > 0) {
			memcpy(more, t->event, t->events * sizeof *more);
		}
		t->event = more;
	}
	t->event[t->events++] = e;
}
