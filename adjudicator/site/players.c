/* SPDX-License-Identifier: ISC */
#include "adjudicator/site/players.h"

#include <stdlib.h>

#include "adjudicator/site/game.h"

/* ------------------------------------------------------------------ who there is */

struct seat_of {
	int64_t player;
	struct site_sitting at;
};

/* By player; then running games, and those that ended last. */
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

/* --------------------------------------------------------------------- ratings */

/* How sure ratings are is told for the month of the newest result, not for today:
 * pages change when something has happened. */
static int64_t newest(const struct site_games *all)
{
	int64_t at = 0;

	for (size_t i = 0; i < all->count; i++) {
		at = all->game[i].over && all->game[i].ended > at ? all->game[i].ended
								  : at;
	}
	return at;
}

static bool read_ratings(struct site_here *here, struct arena *arena, int64_t now,
			 struct err *err)
{
	struct kept_ratings kinds;
	bool ok = rating_kinds(here->d->store, arena, &kinds, err);

	if (!ok) {
		return false;
	}
	here->rating = arena_array(arena, kinds.n + 1, sizeof *here->rating);
	for (size_t i = 0; ok && i < kinds.n; i++) {
		struct site_ratings *r = &here->rating[here->ratings];

		r->what = kinds.at[i];
		ok = ratings_club(here->d->store, arena, &r->what, now, &r->club, err);
		here->ratings += r->club.n > 0 && game_find(r->what.kind) != NULL;
	}
	return ok;
}

/* ----------------------------------------------------------- what did not change */

static void hash_game(struct hash_run *run, const struct site_game *g)
{
	hash_field_number(run, (uint32_t)g->id);
	hash_field_number(run, (uint32_t)g->over | (uint32_t)g->page << 1U |
				       (uint32_t)g->reason << 2U);
	hash_field_number(run, g->winners);
	hash_field_number(run, (uint32_t)g->turn);
	hash_field_number(run, (uint32_t)(g->to_move + 1));
	hash_field_number(run, (uint32_t)g->deadline);
	for (int i = 0; i < g->seats; i++) {
		hash_field(run, g->name[i]);
		hash_field_number(run, (uint32_t)g->player[i]);
		hash_field_number(run, (uint32_t)g->points[i]);
	}
}

/* Results have a number that counts what happened to them, and ratings follow. */
static bool stamp_of(const struct context *d, struct arena *arena,
		     const struct site_games *all, struct view *out, struct err *err)
{
	struct hash_run run;
	int64_t changed;

	if (!result_changed(d->store, &changed, err)) {
		return false;
	}
	hash_start(&run);
	hash_field_number(&run, (uint32_t)changed);
	for (size_t i = 0; i < all->count; i++) {
		hash_game(&run, &all->game[i]);
	}
	*out = site_stamp(arena, &run);
	return true;
}

static bool unchanged(struct site *s, struct view stamp)
{
	return site_unchanged(s, "players.html", stamp, NULL) &&
	       site_keep_all(s, "players") && site_keep_all(s, "ratings-");
}

bool site_players(struct site *s, const struct context *d, struct arena *arena,
		  const struct site_games *all, struct site_players *out,
		  struct err *err)
{
	struct site_here here = {.d = d};
	struct view stamp;
	bool ok = stamp_of(d, arena, all, &stamp, err);

	find_players(arena, all, out);
	if (!ok || unchanged(s, stamp)) {
		return ok;
	}
	ok = read_ratings(&here, arena, newest(all), err);
	for (size_t i = 0; ok && i < out->count; i++) {
		ok = site_player_write(s, &here, &out->player[i], err);
	}
	ok = ok && site_players_list(s, out, &here, err);
	if (ok) {
		site_remember(s, "players.html", stamp, (struct view){0});
	}
	return ok;
}
