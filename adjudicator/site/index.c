/* SPDX-License-Identifier: ISC */
/* The first page: what was decided last, and what is being played. */
#include "adjudicator/site/games.h"

#include <stdlib.h>

#include "formats/phrase.h"

enum { RESULTS_SHOWN = 20 };

/* The newest first. */
static int later(const void *a, const void *b)
{
	const struct site_game *x = a;
	const struct site_game *y = b;
	int64_t by = x->ended != y->ended ? y->ended - x->ended : y->id - x->id;

	return by > 0 ? 1 : by < 0 ? -1 : 0;
}

static size_t results(struct arena *arena, const struct site_games *all,
		      struct site_game **out)
{
	size_t n = 0;

	*out = arena_array(arena, all->count + 1, sizeof **out);
	for (size_t i = 0; i < all->count; i++) {
		if (all->game[i].over) {
			(*out)[n++] = all->game[i];
		}
	}
	qsort(*out, n, sizeof **out, later);
	return n;
}

static void set_lists(struct fields *f, const struct site *s,
		      const struct site_games *all)
{
	struct site_game *over;
	size_t n = results(fields_arena(f), all, &over);

	for (size_t i = 0; i < n && i < RESULTS_SHOWN; i++) {
		site_game_fields(fields_item(f, "results"), s, &over[i]);
	}
	for (size_t i = 0; i < all->count; i++) {
		if (!all->game[i].over) {
			site_game_fields(fields_item(f, "running"), s, &all->game[i]);
		}
	}
	fields_set_bool(f, "some-results", n > 0);
	fields_set_bool(f, "some-running", n < all->count);
	fields_set_num(f, "over", (long)n);
	if (n < all->count) {
		fields_set_num(f, "played", (long)(all->count - n));
	}
	fields_set(f, "lead",
		   phrase_text(fields_arena(f), site_about(s)->language,
			       "site-index-lead", f));
}

bool site_index(struct site *s, const struct site_games *all, struct err *err)
{
	struct arena arena = {0};
	struct fields *f = fields_in(&arena);
	struct buf b = buf_in(&arena);
	struct site_head head = {
		.path = "index.html",
		.section = SITE_GAMES,
		.title = phrase_text(&arena, site_about(s)->language, "site-games",
				     NULL),
	};
	bool ok;

	fields_set(f, "club", site_about(s)->club);
	set_lists(f, s, all);
	ok = site_write(s, &b, head.path, "site-index.html", f, err) &&
	     site_page(s, &head, buf_view(&b), err);
	arena_free(&arena);
	return ok;
}
