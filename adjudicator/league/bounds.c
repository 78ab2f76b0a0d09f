/* SPDX-License-Identifier: ISC */
#include "adjudicator/league/bounds.h"

#include "adjudicator/league/sharing.h"
#include <assert.h>

enum { HALVES = 2 };

/* The league as seen by one entrant. */
struct look {
	const struct league *l;
	struct arena *arena;
	int e;
	int *half;                /* of each entrant */
	int *against;             /* open games of each against him */
	int *open;                /* open games of each against the others */
	int own;                  /* his own open games */
	struct shared_game *game; /* open games among the others */
	size_t games;
	bool exact;
};

static bool is_here(const struct league *l, int i)
{
	return l->here == NULL || l->here[i];
}

static void take_game(struct look *k, const struct table_game *g)
{
	struct table_share a = table_share(k->l, g, false);
	struct table_share b = table_share(k->l, g, true);

	if (a.half >= 0) {
		k->half[g->a] += a.half;
	}
	if (b.half >= 0) {
		k->half[g->b] += b.half;
	}
	if (a.half >= 0 || g->how != GAME_PLAYED) {
		return;
	}
	if (g->a == k->e || g->b == k->e) {
		k->own++;
		k->against[g->a == k->e ? g->b : g->a]++;
	} else {
		k->open[g->a]++;
		k->open[g->b]++;
		k->game[k->games++] = (struct shared_game){g->a, g->b};
	}
}

static void look_at(struct look *k)
{
	k->half = arena_array(k->arena, k->l->entrants + 1, sizeof *k->half);
	k->against = arena_array(k->arena, k->l->entrants + 1, sizeof *k->against);
	k->open = arena_array(k->arena, k->l->entrants + 1, sizeof *k->open);
	k->game = arena_array(k->arena, k->l->games + 1, sizeof *k->game);
	for (size_t i = 0; i < k->l->games; i++) {
		take_game(k, &k->l->game[i]);
	}
}

/* How many half points entrant i may still get without ending above (or, counting
 * losses, below) him. */
static int limit_of(const struct look *k, int i, bool best)
{
	int later = HALVES * k->l->rounds_left;
	int most = k->half[i] + HALVES * (k->against[i] + k->open[i]) + later;

	return best ? k->half[k->e] + HALVES * k->own + later - k->half[i]
		    : most - k->half[k->e];
}

/* How many of the others must end above, or below, him. */
static int must_go(struct look *k, bool best)
{
	int *limit = arena_array(k->arena, k->l->entrants + 1, sizeof *limit);
	struct sharing s = {.entrants = k->l->entrants,
			    .game = k->game,
			    .games = k->games,
			    .limit = limit};
	int forced = 0;

	for (int i = 0; i < (int)k->l->entrants; i++) {
		bool alike = i != k->e && is_here(k->l, i) == is_here(k->l, k->e);

		limit[i] = alike ? limit_of(k, i, best) : -1;
		forced += alike && limit[i] < 0;
	}
	return forced + sharing_fewest(k->arena, &s, &k->exact);
}

struct rank_bounds league_bounds(struct arena *arena, const struct league *l, int e)
{
	struct look k = {.l = l, .arena = arena, .e = e, .exact = l->rounds_left == 0};
	int alike = 0;
	int before = 0;

	assert(e >= 0 && (size_t)e < l->entrants);
	look_at(&k);
	for (int i = 0; i < (int)l->entrants; i++) {
		alike += i != e && is_here(l, i) == is_here(l, e);
		before += is_here(l, i) && !is_here(l, e);
	}
	return (struct rank_bounds){.best = 1 + before + must_go(&k, true),
				    .worst = 1 + before + alike - must_go(&k, false),
				    .exact = k.exact};
}
