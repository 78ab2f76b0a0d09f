/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/analysed.h"

#include "formats/say.h"

/* A player who took the seat over has not seen its earlier racks. */
static bool from_the_start(const struct record *r, int seat)
{
	for (size_t i = 0; i < r->formers; i++) {
		if (r->former[i].seat == seat) {
			return false;
		}
	}
	return true;
}

bool analysed_for(const struct record *r, int seat, int *only)
{
	bool open = record_open(r) || r->setup.game->ground != GROUND_BOARD;

	*only = open ? -1 : seat;
	return r->pos.over && (open || (seat >= 0 && from_the_start(r, seat)));
}

static bool has(const struct draft *p, const char *kind)
{
	for (size_t i = 0; i < p->notices; i++) {
		if (view_is(p->notice[i].kind, kind)) {
			return true;
		}
	}
	return false;
}

bool analysed_wanted(const struct draft *p, int *only)
{
	return p->view != NULL && !lexicon_is_any(p->r->setup.lexicon) &&
	       (has(p, ANALYSED_KIND) || (p->chosen.analysis && has(p, "end"))) &&
	       analysed_for(p->r, p->seat, only);
}

bool analysed_closed(const struct record *r, struct arena *arena,
		     const struct player *reader, struct fields *f, bool *closed,
		     struct err *err)
{
	struct words_closed by;
	struct view *game;

	if (!words_closed(r->context, arena, reader->id,
			  word_language(r->setup.alphabet), &by, err)) {
		return false;
	}
	game = arena_array(arena, by.count + 1, sizeof *game);
	for (size_t i = 0; i < by.count; i++) {
		game[i] = view_of(arena_printf(arena, "%lld", (long long)by.game[i]));
	}
	fields_set(f, "me", reader->name);
	fields_set_num(f, "game", (long)r->match.id);
	fields_set_num(f, "count", (long)by.count);
	fields_set(f, "games",
		   say_list(arena, reader->language, LIST_AND, game, by.count));
	*closed = by.count > 0;
	return true;
}
