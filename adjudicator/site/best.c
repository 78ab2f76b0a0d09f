/* SPDX-License-Identifier: ISC */
/* The best play of each player in a game, as its page goes through it. */
#include "adjudicator/record/best_plays.h"
#include "adjudicator/site/game.h"

/* The step of that play; 0: there is none. */
static int step_of(const struct site_steps *x, int seat, const struct best_play *play)
{
	for (size_t k = 1; k < x->count; k++) {
		const struct site_step *s = &x->step[k];

		if (s->row == play->row && s->seat == seat &&
		    view_eq(s->play, play->play)) {
			return (int)k;
		}
	}
	return 0;
}

bool site_best_find(struct site_game *g, const struct site_steps *x,
		    struct arena *arena, struct arena *scratch, struct err *err)
{
	struct best_play best[SEATS];

	if (!best_of_game(x->r, scratch, best, err)) {
		return false;
	}
	for (int seat = 0; seat < SEATS; seat++) {
		g->best[seat] = (struct site_best){
			.bingos = best[seat].bingos,
			.points = best[seat].points,
			.step = best[seat].points > 0 ? step_of(x, seat, &best[seat])
						      : 0,
			.play = arena_copy(arena, best[seat].play)};
	}
	return true;
}
