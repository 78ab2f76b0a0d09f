/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/words_closed.h"

#include "adjudicator/club/context.h"
#include "adjudicator/games/boards/crossword.h"

struct view word_language(const struct alphabet *a)
{
	struct view id = view_of(a->id);

	return view_part(id, 0, view_find(id, '-'));
}

/* Whether it matters in this game what is a word (Q9, W6, U8). Where every word is
 * good it does not. */
static bool word_costs(const struct record *r)
{
	return !lexicon_is_any(r->setup.lexicon) &&
	       (r->setup.game->ground != GROUND_BOARD || crossword_questioned(&r->pos));
}

bool words_close(const struct record *r)
{
	return record_begun(r) && !r->pos.over && word_costs(r);
}

static bool closes(const struct record *r, struct view language)
{
	return words_close(r) && view_eq(word_language(r->setup.alphabet), language);
}

bool words_closed(const struct context *d, struct arena *arena, int64_t player,
		  struct view language, struct words_closed *out, struct err *err)
{
	int64_t *ids;
	size_t all;

	*out = (struct words_closed){0};
	if (!match_of_player(d->store, arena, player, &ids, &all, err)) {
		return false;
	}
	out->game = arena_array(arena, all + 1, sizeof *out->game);
	for (size_t i = 0; i < all; i++) {
		struct record *r = arena_take(arena, sizeof *r);

		if (!record_load(d, arena, ids[i], r, err)) {
			return false;
		}
		if (closes(r, language)) {
			out->game[out->count++] = ids[i];
		}
	}
	return true;
}
