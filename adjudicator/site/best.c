/* SPDX-License-Identifier: ISC */
/* The best play of each player in a game. */
#include "adjudicator/site/game.h"

/* It stayed: nobody took it back, no ruling went behind it, and its points came. */
static bool stands(const struct site_steps *x, size_t k)
{
	const struct site_step *s = &x->step[k];
	enum event_kind next = k + 1 < x->count ? s[1].kind : EVENT_KINDS_;

	return s->play.len > 0 && s->seat >= 0 && !s->superseded && s->points > 0 &&
	       next != EVENT_WITHDRAW && next != EVENT_UNDO &&
	       s->score[s->seat] - s[-1].score[s->seat] >= s->points;
}

void site_best_find(struct site_game *g, const struct site_steps *x,
		    struct arena *arena)
{
	for (size_t k = 1; g->over && k < x->count; k++) {
		const struct site_step *s = &x->step[k];
		struct site_best *best;

		if (!stands(x, k)) {
			continue;
		}
		best = &g->best[s->seat];
		best->bingos += s->bingo;
		if (s->points > best->points) {
			best->points = s->points;
			best->step = (int)k;
			best->play = arena_copy(arena, s->play);
		}
	}
}
