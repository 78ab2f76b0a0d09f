/* SPDX-License-Identifier: ISC */
#include "adjudicator/explain/explainer.h"

#include "adjudicator/games/player_names.h"
#include "adjudicator/games/tiles_text.h"

struct explain_note *explain_note(struct arena *arena, struct explain_notes *notes,
				  const char *what, int seat)
{
	struct explain_note *note;

	notes->note = arena_room(arena, notes->note, notes->count, sizeof *note);
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

__attribute__((format(printf, 4, 0))) static void say(const struct explainer *w,
						      struct explain_note *note,
						      const char *rules,
						      const char *format, va_list args)
{
	note->rules = view_of(rules);
	note->text = view_of(arena_vprintf(w->arena, format, args));
}

void explainer_say(struct explainer *w, struct explain_note *note, const char *rules,
		   const char *format, ...)
{
	va_list args;

	va_start(args, format);
	say(w, note, rules, format, args);
	va_end(args);
}

struct explain_note *explainer_tell(struct explainer *w, const char *what,
				    const char *rules, const char *format, ...)
{
	struct explain_note *note = explainer_add(w, what);
	va_list args;

	va_start(args, format);
	say(w, note, rules, format, args);
	va_end(args);
	return note;
}

const char *explainer_name(const struct explainer *w, int seat)
{
	return arena_str(w->arena, position_name(&w->pos, seat));
}

const char *explainer_who(const struct explainer *w)
{
	return explainer_name(w, w->e->seat);
}

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

bool explainer_follows(const struct explainer *w, enum event_kind kind)
{
	for (size_t k = w->first; k < w->i; k++) {
		if (w->r->event[k].kind == kind) {
			return true;
		}
	}
	return false;
}

struct view explainer_tiles(const struct explainer *w, const uint8_t *tile, int n)
{
	struct buf b = buf_in(w->arena);

	tiles_write(w->r->setup.alphabet, &b, tile, (size_t)n);
	return buf_view(&b);
}
