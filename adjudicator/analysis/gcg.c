/* SPDX-License-Identifier: ISC */
/* An analysis as notes in a GCG record, for programs that show such records. */
#include "adjudicator/analysis/analysis.h"

static bool same_kind(const struct analysis_turn *t, const struct gcg_event *e)
{
	switch (e->kind) {
	case GCG_PLAY:
		return t->kind == ANALYSIS_PLAY;
	case GCG_EXCHANGE:
	case GCG_EXCHANGE_COUNT:
		return t->kind == ANALYSIS_EXCHANGE;
	case GCG_PASS:
		return t->kind == ANALYSIS_PASS;
	default:
		return false;
	}
}

static struct view note_of(struct arena *arena, const struct analysis_turn *t)
{
	if (!t->any) {
		return view_of(t->known ? "there was no play" : "");
	}
	if (t->cost == 0) {
		return view_of("no play had more points");
	}
	return view_of(arena_printf(arena, "best %.*s +%d: %d more", VIEW_ARG(t->shown),
				    t->most, t->cost));
}

/* A turn lost for a wrong challenge is in the record, but not in the analysis. */
void analysis_gcg(struct buf *b, const struct analysis *a, const struct gcg *g)
{
	struct gcg noted = *g;
	size_t turn = 0;
	size_t next = 0;

	noted.pragmata = 0;
	noted.pragma =
		arena_array(b->arena, g->pragmata + a->turns + 1, sizeof *g->pragma);
	for (size_t i = 0; i <= g->events; i++) {
		const struct analysis_turn *t = turn < a->turns ? &a->turn[turn] : NULL;

		for (; next < g->pragmata && g->pragma[next].before <= i; next++) {
			noted.pragma[noted.pragmata++] = g->pragma[next];
		}
		if (i < g->events && t != NULL && t->seat == g->event[i].player &&
		    same_kind(t, &g->event[i])) {
			struct view note = note_of(b->arena, t);

			turn++;
			if (note.len > 0) {
				noted.pragma[noted.pragmata++] =
					(struct gcg_pragma){.key = GCG_NOTE,
							    .value = note,
							    .before = i + 1};
			}
		}
	}
	gcg_write(b, &noted);
}
