/* SPDX-License-Identifier: ISC */
/*
 * What happened, event by event: each event is explained by the position before it,
 * and then applied to a copy of that position.
 */
#include "adjudicator/explain/explainer.h"

/* Events that are told alike in all games. */
static void (*const common[EVENT_KINDS_])(struct explainer *w) = {
	[EVENT_BANK] = explainer_bank,     [EVENT_ALWAYS] = explainer_always,
	[EVENT_RESIGN] = explainer_resign, [EVENT_OFFER] = explainer_request,
	[EVENT_AGREE] = explainer_request, [EVENT_REFUSE] = explainer_request,
	[EVENT_PAUSE] = explainer_pause,   [EVENT_RESUME] = explainer_resume,
	[EVENT_CLOCK] = explainer_clock,   [EVENT_FLAG] = explainer_flag,
	[EVENT_CLAIM] = explainer_claim,   [EVENT_END] = explainer_end,
	[EVENT_RULING] = explainer_ruling,
};

struct explain_notes explain_events(struct arena *arena, const struct replay *r,
				    const struct position *before, size_t first,
				    size_t last, const struct replay_turn *t)
{
	const struct explain_kind *kind = r->setup.game->ground == GROUND_BOARD
						  ? &explain_board_kind
						  : &explain_path_kind;
	struct position *from = arena_take(arena, sizeof *from);
	struct explainer w = {
		.arena = arena, .r = r, .t = t, .first = first, .before = from};

	w.pos = *before;
	for (w.i = first; w.i < last; w.i++) {
		void (*tell)(struct explainer * w);

		w.e = &r->event[w.i];
		if (kind->before != NULL) {
			kind->before(&w);
		}
		*from = w.pos;
		position_apply(&w.pos, w.e);
		tell = kind->event[w.e->kind];
		tell = tell != NULL ? tell : common[w.e->kind];
		if (tell != NULL) {
			tell(&w);
		}
		kind->after(&w);
	}
	kind->last(&w);
	return w.notes;
}
