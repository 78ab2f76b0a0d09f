/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/ratings.h"

#include "adjudicator/store/result.h"
#include <stdlib.h>

enum { PAGE = 500, YEAR = 12 };

/* All games of one kind and language in a month. */
struct pool {
	struct view kind, language;
	struct rated_pair *pair;
	size_t pairs;
	int64_t *id; /* player ids: first as they come, then sorted, each once */
	size_t ids;
	struct rating *player; /* in the same order */
};

struct folding {
	struct store *st;
	struct arena arena; /* for one month */
	int month;
	struct results all; /* all results of the month */
	struct pool *pool;
	size_t pools;
	struct err *err;
};

/* ------------------------------------------------------------------ a month's games */

/* Reads the results of the month. *next: when the first game after the month ended;
 * 0: there is none. */
static bool read_month(struct folding *x, int64_t *next)
{
	int64_t begin = rating_month_begins(x->month);
	int64_t end = rating_month_begins(x->month + 1);
	struct result behind = {.ended = begin - 1, .game = INT64_MAX};
	struct results page = {0};

	*next = 0;
	x->all = (struct results){0};
	do {
		if (!result_after(x->st, &x->arena, &behind, PAGE, &page, x->err)) {
			return false;
		}
		for (size_t i = 0; i < page.n && *next == 0; i++) {
			if (page.at[i].ended >= end) {
				*next = page.at[i].ended;
				break;
			}
			x->all.at = arena_room(&x->arena, x->all.at, x->all.n,
					       sizeof *x->all.at);
			x->all.at[x->all.n++] = page.at[i];
		}
		if (page.n > 0) {
			behind = page.at[page.n - 1];
		}
	} while (page.n == PAGE && *next == 0);
	return true;
}

static struct pool *pool_of(struct folding *x, const struct result *r)
{
	for (size_t i = 0; i < x->pools; i++) {
		if (view_eq(x->pool[i].kind, r->kind) &&
		    view_eq(x->pool[i].language, r->language)) {
			return &x->pool[i];
		}
	}
	x->pool = arena_room(&x->arena, x->pool, x->pools, sizeof *x->pool);
	x->pool[x->pools] = (struct pool){.kind = r->kind, .language = r->language};
	return &x->pool[x->pools++];
}

static struct rated_seat seat_of(const struct result *r, size_t i)
{
	return (struct rated_seat){r->seat[i].player, r->seat[i].points,
				   r->seat[i].half, r->seat[i].missed};
}

static int by_id(const void *a, const void *b)
{
	const int64_t *x = a;
	const int64_t *y = b;

	return *x < *y ? -1 : *x > *y;
}

/* Collects all players of the month's results. */
static void gather_players(struct folding *x)
{
	for (size_t i = 0; i < x->all.n; i++) {
		const struct result *r = &x->all.at[i];
		struct pool *p = pool_of(x, r);

		for (size_t k = 0; k < r->seats; k++) {
			if (r->seat[k].player != 0) {
				p->id = arena_room(&x->arena, p->id, p->ids,
						   sizeof *p->id);
				p->id[p->ids++] = r->seat[k].player;
			}
		}
	}
	for (size_t i = 0; i < x->pools; i++) {
		struct pool *p = &x->pool[i];
		size_t n = 0;

		if (p->ids > 0) {
			qsort(p->id, p->ids, sizeof *p->id, by_id);
		}
		for (size_t k = 0; k < p->ids; k++) {
			if (n == 0 || p->id[n - 1] != p->id[k]) {
				p->id[n++] = p->id[k];
			}
		}
		p->ids = n;
		p->player = arena_array(&x->arena, n + 1, sizeof *p->player);
	}
}

static size_t place_of(const struct pool *p, int64_t player)
{
	const int64_t *at = bsearch(&player, p->id, p->ids, sizeof player, by_id);

	return (size_t)(at - p->id);
}

static void add_pairs(struct folding *x, struct pool *p, const struct result *r)
{
	bool met[MATCH_SEATS] = {false};

	for (size_t i = 0; i < r->seats; i++) {
		for (size_t k = i + 1; k < r->seats; k++) {
			struct rated_seat a = seat_of(r, i);
			struct rated_seat b = seat_of(r, k);
			int half = rated_half(&a, &b);

			if (half < 0) {
				continue;
			}
			met[i] = met[k] = true;
			p->pair = arena_room(&x->arena, p->pair, p->pairs,
					     sizeof *p->pair);
			p->pair[p->pairs++] = (struct rated_pair){
				place_of(p, a.player), place_of(p, b.player), half};
		}
	}
	for (size_t i = 0; i < r->seats; i++) {
		if (met[i]) {
			p->player[place_of(p, r->seat[i].player)].games++;
		}
	}
}

/* --------------------------------------------------------------------- it is folded */

static struct kept_rating kept(const struct pool *p, const struct rating *r)
{
	return (struct kept_rating){.kind = p->kind,
				    .language = p->language,
				    .player = r->player,
				    .month = r->month,
				    .rating = r->rating,
				    .deviation = r->deviation,
				    .volatility = r->volatility,
				    .games = r->games,
				    .total = r->total};
}

struct rating rating_of_kept(const struct kept_rating *r)
{
	if (r->month == 0) {
		return rating_start(r->player);
	}
	return (struct rating){.player = r->player,
			       .month = r->month,
			       .rating = r->rating,
			       .deviation = r->deviation,
			       .volatility = r->volatility,
			       .games = r->games,
			       .total = r->total};
}

/* Loads the ratings from before the month; `games` is counted already and stays. */
static bool load_players(struct folding *x, struct pool *p)
{
	bool ok = true;

	for (size_t i = 0; i < p->ids && ok; i++) {
		struct rating whose = {.player = p->id[i], .month = x->month};
		struct kept_rating before = kept(p, &whose);
		int games = p->player[i].games;

		ok = rating_before(x->st, &before, x->err);
		p->player[i] = rating_of_kept(&before);
		p->player[i].games = games;
	}
	return ok;
}

static bool keep_players(struct folding *x, const struct pool *p)
{
	bool ok = true;

	for (size_t i = 0; i < p->ids && ok; i++) {
		struct kept_rating row = kept(p, &p->player[i]);

		ok = row.month != x->month || rating_put(x->st, &row, x->err);
	}
	return ok;
}

static bool fold_month(struct folding *x, int64_t *next)
{
	bool ok;

	arena_reset(&x->arena);
	x->pool = NULL;
	x->pools = 0;
	ok = read_month(x, next);
	if (ok) {
		gather_players(x);
	}
	for (size_t i = 0; i < x->all.n && ok; i++) {
		add_pairs(x, pool_of(x, &x->all.at[i]), &x->all.at[i]);
	}
	for (size_t i = 0; i < x->pools && ok; i++) {
		struct pool *p = &x->pool[i];

		ok = load_players(x, p);
		if (ok) {
			ratings_fold(&x->arena, x->month, p->player, p->ids, p->pair,
				     p->pairs);
			ok = keep_players(x, p);
		}
	}
	return ok;
}

static bool fold_from(struct store *st, int64_t since, struct err *err)
{
	struct folding x = {.st = st, .err = err};
	int month = rating_month(since);
	bool ok = rating_drop(st, month, err);

	while (ok && month > x.month) {
		int64_t next = 0;

		x.month = month;
		ok = fold_month(&x, &next);
		month = next == 0 ? 0 : rating_month(next);
	}
	arena_free(&x.arena);
	return ok && result_seen(st, err);
}

bool ratings_refresh(struct store *st, struct err *err)
{
	int64_t since;

	if (!result_since(st, &since, err) || since == 0) {
		return err->kind == ERR_NONE;
	}
	return store_mark(st, err) && store_unmark(st, fold_from(st, since, err), err);
}

bool ratings_recompute(struct store *st, struct err *err)
{
	return store_mark(st, err) && store_unmark(st, fold_from(st, 1, err), err);
}

/* ------------------------------------------------------------------------ is shown */

bool ratings_of(struct store *st, const struct kept_rating *whose, int64_t now,
		struct rating *out, struct err *err)
{
	struct kept_rating r = *whose;
	int month = rating_month(now);

	r.month = month + 1;
	if (!rating_before(st, &r, err)) {
		return false;
	}
	*out = rating_of_kept(&r);
	*out = rating_in(out, month);
	return true;
}

static int by_rank(const void *a, const void *b)
{
	const struct rated *x = a;
	const struct rated *y = b;
	int points_x = rating_shown(x->now.rating);
	int points_y = rating_shown(y->now.rating);

	if (x->provisional != y->provisional) {
		return x->provisional ? 1 : -1;
	}
	if (points_x != points_y) {
		return points_x > points_y ? -1 : 1;
	}
	return x->player < y->player ? -1 : x->player > y->player;
}

static void rank_all(struct rated_club *c)
{
	for (size_t i = 0; i < c->n && !c->at[i].provisional; i++) {
		bool equal = i > 0 && rating_shown(c->at[i].now.rating) ==
					      rating_shown(c->at[i - 1].now.rating);

		c->at[i].rank = equal ? c->at[i - 1].rank : (int)i + 1;
		c->settled++;
	}
}

bool ratings_club(struct store *st, struct arena *arena, const struct kept_rating *what,
		  int64_t now, struct rated_club *out, struct err *err)
{
	int month = rating_month(now);
	struct kept_ratings all;

	*out = (struct rated_club){0};
	if (!rating_latest(st, arena, what->kind, what->language, &all, err)) {
		return false;
	}
	out->at = arena_array(arena, all.n + 1, sizeof *out->at);
	for (size_t i = 0; i < all.n; i++) {
		struct rating r = rating_of_kept(&all.at[i]);
		struct rated *x = &out->at[out->n];

		if (r.month + YEAR <= month) {
			continue;
		}
		*x = (struct rated){.player = r.player,
				    .name = all.at[i].name,
				    .now = rating_in(&r, month)};
		x->provisional = rating_provisional(&x->now);
		out->n++;
	}
	if (out->n > 1) {
		qsort(out->at, out->n, sizeof *out->at, by_rank);
	}
	rank_all(out);
	return true;
}
