/* SPDX-License-Identifier: ISC */
/* The tables of ratings from which the pages of players are written. */
#include "adjudicator/site/players.h"

#include <stdlib.h>

#include "adjudicator/games/game.h"

static int by_number(const void *a, const void *b)
{
	const struct rated *x = *(const struct rated *const *)a;
	const struct rated *y = *(const struct rated *const *)b;

	return x->player < y->player ? -1 : x->player > y->player;
}

static void name_all(struct arena *arena, struct site_ratings *r)
{
	r->named = arena_array(arena, r->club.n + 1, sizeof(void *));
	for (size_t i = 0; i < r->club.n; i++) {
		r->named[i] = &r->club.at[i];
	}
	qsort(r->named, r->club.n, sizeof(void *), by_number);
}

bool site_here_read(struct site_here *here, struct err *err)
{
	struct arena *arena = here->arena;
	struct kept_ratings kinds;
	bool ok = true;

	if (here->read) {
		return true;
	}
	if (!rating_kinds(here->d->store, arena, &kinds, err)) {
		return false;
	}
	here->rating = arena_array(arena, kinds.n + 1, sizeof *here->rating);
	for (size_t i = 0; ok && i < kinds.n; i++) {
		struct site_ratings *r = &here->rating[here->ratings];

		r->what = kinds.at[i];
		ok = ratings_club(here->d->store, arena, &r->what, here->now, &r->club,
				  err);
		if (ok && r->club.n > 0 && game_find(r->what.kind) != NULL) {
			name_all(arena, r);
			here->ratings++;
		}
	}
	here->read = ok;
	return ok;
}

const struct rated *site_here_rated(const struct site_here *here,
				    const struct kept_rating *r)
{
	const struct rated one = {.player = r->player};
	const struct rated *key = &one;

	for (size_t i = 0; i < here->ratings; i++) {
		const struct site_ratings *of = &here->rating[i];
		const struct rated *const *found;

		if (!view_eq(of->what.kind, r->kind) ||
		    !view_eq(of->what.language, r->language)) {
			continue;
		}
		found = bsearch(&key, of->named, of->club.n, sizeof(void *), by_number);
		return found != NULL ? *found : NULL;
	}
	return NULL;
}

static void hash_month(struct hash_run *run, const struct site_here *here,
		       const struct kept_rating *r)
{
	const struct rated *now = site_here_rated(here, r);
	const int n[] = {r->month,
			 r->rating,
			 r->deviation,
			 r->games,
			 r->total,
			 now != NULL ? now->rank : -1,
			 now != NULL ? rating_shown(now->now.deviation) : 0,
			 now != NULL && now->provisional};

	hash_field(run, r->kind);
	hash_field(run, r->language);
	hash_field(run, view_from((const char *)n, sizeof n));
}

bool site_here_stamp(struct site_here *here, struct arena *arena, int64_t player,
		     struct view *out, struct err *err)
{
	struct kept_ratings all;
	struct hash_run run;

	if (!site_here_read(here, err) ||
	    !rating_of_player(here->d->store, arena, player, &all, err)) {
		return false;
	}
	hash_start(&run);
	for (size_t i = 0; i < all.n; i++) {
		all.at[i].player = player;
		hash_month(&run, here, &all.at[i]);
	}
	*out = site_stamp(arena, &run);
	return true;
}
