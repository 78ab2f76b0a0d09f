/* SPDX-License-Identifier: ISC */
/*
 * What happened, event by event: each is told with what it did to the position before
 * it, and then applied to a copy of that position.
 */
#include "adjudicator/explain/explainer.h"
#include "adjudicator/games/table.h"

#include <string.h>

/* How the kinds of games tell their events. */
static const struct explain_kind *kind_of(const struct replay *r)
{
	return r->setup.game->ground == GROUND_BOARD ? &explain_board_kind
						     : &explain_path_kind;
}

struct explain_notes explain_events(struct arena *arena, const struct replay *r,
				    const struct position *before, size_t first,
				    size_t last, const struct replay_turn *t)
{
	const struct explain_kind *kind = kind_of(r);
	struct position *from = arena_take(arena, sizeof *from);
	struct explainer w = {
		.arena = arena, .r = r, .t = t, .first = first, .before = from};

	w.pos = *before;
	for (w.i = first; w.i < last; w.i++) {
		w.e = &r->event[w.i];
		kind->before(&w);
		*from = w.pos;
		position_apply(&w.pos, w.e);
		if (kind->event[w.e->kind] != NULL) {
			kind->event[w.e->kind](&w);
		}
		kind->after(&w);
	}
	kind->last(&w);
	return w.notes;
}
