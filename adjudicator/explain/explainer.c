/* SPDX-License-Identifier: ISC */
#include "adjudicator/explain/explainer.h"

#include "adjudicator/games/former.h"
#include "adjudicator/games/tiles_text.h"
#include <string.h>

struct explain_note *explain_note(struct arena *arena, struct explain_notes *notes,
				  const char *what, int seat)
{
	struct explain_note *note;

	if (notes->count == notes->room) {
		size_t room = 2 * notes->room + 4;
		struct explain_note *more = arena_array(arena, room, sizeof *more);

		if (notes->count > 0) {
			memcpy(more, notes->note, notes->count * sizeof *more);
		}
		notes->note = more;
		notes->room = room;
	}
	note = &notes->note[notes->count++];
	*note = (struct explain_note){.what = what, .seat = seat};
	return note;
}

struct explain_note *explainer_add(struct explainer *w, const char *what)
{
	struct explain_note *note = explain_note(w->arena, &w->notes, what, w->e->seat);

	if (w->e->seat >= 0) {
		note->name = position_name(&w->pos, w->e->seat);
	}
	return note;
}

void explainer_say(struct explain_note *note, const char *rules, const char *text)
{
	note->rules = view_of(rules);
	note->text = view_of(text);
}

const char *explainer_name(const struct explainer *w, int seat)
{
	return arena_str(w->arena, position_name(&w->pos, seat));
}

/* The line whose play or order this event settled. */
long explainer_settles(const struct explainer *w)
{
	for (size_t k = 0; w->i > 0 && k < w->r->turns; k++) {
		const struct replay_turn *t = &w->r->turn[k];

		if (t->settled == w->i || t->released == w->i) {
			return t->n;
		}
	}
	return 0;
}

struct view explainer_tiles(const struct explainer *w, const uint8_t *tile, int n)
{
	struct buf b = buf_in(w->arena);

	tiles_write(w->r->setup.alphabet, &b, tile, (size_t)n);
	return buf_view(&b);
}
