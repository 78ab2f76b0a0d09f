/* SPDX-License-Identifier: ISC */
#include "adjudicator/site/players.h"

#include <stdlib.h>

/* ------------------------------------------------------------------ who there is */

struct seat_of {
	int64_t player;
	struct site_sitting at;
};

/* Orders seats by player, then running games first, then those that ended last. */
static int by_player(const void *a, const void *b)
{
	const struct seat_of *x = a;
	const struct seat_of *y = b;
	const struct site_game *g = x->at.game;
	const struct site_game *h = y->at.game;

	if (x->player != y->player) {
		return x->player < y->player ? -1 : 1;
	}
	if (g->over != h->over) {
		return g->over ? 1 : -1;
	}
	if (g->ended != h->ended) {
		return g->ended > h->ended ? -1 : 1;
	}
	return g->id > h->id ? -1 : g->id < h->id;
}

static size_t find_seats(struct arena *arena, const struct site_games *all,
			 struct seat_of **out)
{
	struct seat_of *list = arena_array(arena, all->count * SEATS + 1, sizeof *list);
	size_t n = 0;

	for (size_t i = 0; i < all->count; i++) {
		const struct site_game *g = &all->game[i];

		for (int k = 0; k < g->seats; k++) {
			if (g->player[k] != 0) {
				list[n++] = (struct seat_of){
					g->player[k], {g, k}
                                };
			}
		}
	}
	qsort(list, n, sizeof *list, by_player);
	*out = list;
	return n;
}

static void find_players(struct arena *arena, const struct site_games *all,
			 struct site_players *out)
{
	struct seat_of *list;
	size_t n = find_seats(arena, all, &list);
	struct site_sitting *at = arena_array(arena, n + 1, sizeof *at);

	out->player = arena_array(arena, n + 1, sizeof *out->player);
	out->count = 0;
	for (size_t i = 0; i < n; i++) {
		struct site_player *p;

		at[i] = list[i].at;
		if (i == 0 || list[i].player != list[i - 1].player) {
			out->player[out->count++] = (struct site_player){
				.id = list[i].player,
				.name = at[i].game->name[at[i].seat],
				.at = &at[i]};
		}
		p = &out->player[out->count - 1];
		p->count++;
	}
}

static int by_number(const void *a, const void *b)
{
	const struct site_player *x = a;
	const struct site_player *y = b;

	return x->id < y->id ? -1 : x->id > y->id;
}

const char *site_player_path(struct arena *arena, const struct site_players *p,
			     int64_t player)
{
	struct site_player key = {.id = player};

	return p->count > 0 && bsearch(&key, p->player, p->count, sizeof key,
				       by_number) != NULL
		       ? arena_printf(arena, "players/%lld.html", (long long)player)
		       : NULL;
}

struct site_tally site_tally(const struct site_player *p, const struct game *game)
{
	struct site_tally t = {0};

	for (size_t i = 0; i < p->count; i++) {
		const struct site_game *g = p->at[i].game;
		int me = p->at[i].seat;
		bool won = (g->winners >> me & 1U) != 0;
		bool alone = g->winners == 1U << me;

		if (!g->over || g->reason == END_VOID ||
		    (game != NULL && g->game != game)) {
			continue;
		}
		t.bingos += g->best[me].bingos;
		if (t.highest == NULL ||
		    g->points[me] > t.highest->game->points[t.highest->seat]) {
			t.highest = &p->at[i];
		}
		if (g->seats > 1) {
			t.games++;
			t.won += won && alone;
			t.drawn += won && !alone;
			t.lost += !won;
		}
	}
	return t;
}

/* ----------------------------------------------------------- what did not change */

static void stamp_games(struct arena *arena, struct site_player *p)
{
	struct hash_run run;

	hash_start(&run);
	hash_field(&run, p->name);
	for (size_t i = 0; i < p->count; i++) {
		site_game_hash(&run, p->at[i].game);
	}
	p->stamp = site_stamp(arena, &run);
}

/* When the newest result came. Pages tell deviations of ratings as of then, not as of
 * today, so that they change only when something has happened. */
static int64_t newest(const struct site_games *all)
{
	int64_t at = 0;

	for (size_t i = 0; i < all->count; i++) {
		at = all->game[i].over && all->game[i].ended > at ? all->game[i].ended
								  : at;
	}
	return at;
}

/* Stamps all ratings with two numbers of the store (how often results have changed, and
 * whether ratings have followed) and with the names of the players. */
static bool stamp_ratings(struct site_here *here, const struct site_players *p,
			  struct err *err)
{
	struct hash_run run;
	int64_t n[3] = {here->now};

	if (!result_changed(here->d->store, &n[1], err) ||
	    !result_since(here->d->store, &n[2], err)) {
		return false;
	}
	hash_start(&run);
	hash_field(&run, view_from((const char *)n, sizeof n));
	for (size_t i = 0; i < p->count; i++) {
		hash_field_number(&run, (uint32_t)p->player[i].id);
		hash_field(&run, p->player[i].name);
	}
	here->stamp = site_stamp(here->arena, &run);
	return true;
}

bool site_players(struct site *s, const struct context *d, struct arena *arena,
		  const struct site_games *all, struct site_players *out,
		  struct err *err)
{
	struct site_here here = {.d = d, .arena = arena, .now = newest(all)};
	bool ok;

	find_players(arena, all, out);
	for (size_t i = 0; i < out->count; i++) {
		stamp_games(arena, &out->player[i]);
	}
	ok = stamp_ratings(&here, out, err);
	here.same = ok && view_eq(site_note(s, "players.html"), here.stamp);
	for (size_t i = 0; ok && i < out->count; i++) {
		ok = site_player_write(s, &here, &out->player[i], err);
	}
	return ok && site_players_list(s, out, &here, err);
}
