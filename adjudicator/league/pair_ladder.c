/* SPDX-License-Identifier: ISC */
#include "adjudicator/league/pair_ladder.h"

#include <stdlib.h>
#include <string.h>

enum { DAY = 86400 };

/* A game that is over and counts. */
struct climb {
	const struct ladder_game *game;
};

static int by_end(const void *a, const void *b)
{
	const struct climb *x = a;
	const struct climb *y = b;

	if (x->game->ended != y->game->ended) {
		return x->game->ended < y->game->ended ? -1 : 1;
	}
	return (x->game > y->game) - (x->game < y->game);
}

static int place_of(const int *order, int count, int one)
{
	for (int i = 0; i < count; i++) {
		if (order[i] == one) {
			return i;
		}
	}
	return -1;
}

/* A challenger who stands above already, because of another game, stays there. */
static void climb(int *order, int count, const struct ladder_game *g)
{
	int from = place_of(order, count, g->challenger);
	int to = place_of(order, count, g->challenged);

	if (from < 0 || to < 0 || from < to) {
		return;
	}
	memmove(order + to + 1, order + to, (size_t)(from - to) * sizeof *order);
	order[to] = g->challenger;
}

/* Ranks count only those who are here: one who has left leaves no gap. */
static int rank_of(const struct pair_entrant *entrant, const int *order, int place)
{
	int rank = 1;

	for (int i = 0; i < place; i++) {
		rank += entrant[order[i]].here;
	}
	return rank;
}

static struct ladder_step step(const struct pair_entrant *entrant, int *order,
			       int count, const struct ladder_game *g)
{
	struct ladder_step s;

	s.from = rank_of(entrant, order, place_of(order, count, g->challenger));
	if (g->half == 2) {
		climb(order, count, g);
	}
	s.to = rank_of(entrant, order, place_of(order, count, g->challenger));
	return s;
}

struct ladder ladder_of(struct arena *arena, const struct pair_entrant *entrant,
			size_t entrants, const struct ladder_game *game, size_t games,
			const struct ladder_rules *rules)
{
	struct climb *over = arena_array(arena, games + 1, sizeof *over);
	struct ladder l = {.rules = *rules, .game = game, .games = games};
	size_t n = 0;

	l.order = arena_array(arena, entrants + 1, sizeof *l.order);
	l.step = arena_array(arena, games + 1, sizeof *l.step);
	for (size_t i = 0; i < entrants; i++) {
		l.order[i] = (int)i;
	}
	for (size_t i = 0; i < games; i++) {
		if (game[i].counts && game[i].ended > 0) {
			over[n++].game = &game[i];
		}
	}
	qsort(over, n, sizeof *over, by_end);
	for (size_t i = 0; i < n; i++) {
		l.step[over[i].game - game] =
			step(entrant, l.order, (int)entrants, over[i].game);
	}
	for (size_t i = 0; i < entrants; i++) {
		if (entrant[l.order[i]].here) {
			l.order[l.count++] = l.order[i];
		}
	}
	return l;
}

static bool refuse(struct diag *diag, enum diag_code code, int64_t n)
{
	return diag_number(diag, code, (struct view){0}, (long)n);
}

static bool plays(const struct ladder_game *g, int one)
{
	return g->counts && (g->challenger == one || g->challenged == one);
}

static bool have_time(const struct ladder *l, int a, int b, struct diag *diag)
{
	int of_a = 0, of_b = 0;

	for (size_t i = 0; i < l->games; i++) {
		const struct ladder_game *g = &l->game[i];

		if (g->ended > 0) {
			continue;
		}
		if (plays(g, a) && plays(g, b)) {
			return refuse(diag, DIAG_LADDER_PLAYING, 0);
		}
		of_a += plays(g, a);
		of_b += plays(g, b);
	}
	return (of_a < l->rules.at_once && of_b < l->rules.at_once) ||
	       refuse(diag, DIAG_LADDER_BUSY, l->rules.at_once);
}

static bool rested(const struct ladder *l, int a, int b, int64_t now, struct diag *diag)
{
	int64_t last = 0, left;

	for (size_t i = 0; i < l->games; i++) {
		const struct ladder_game *g = &l->game[i];

		if (plays(g, a) && plays(g, b) && g->ended > last) {
			last = g->ended;
		}
	}
	left = l->rules.again - (now - last);
	return last == 0 || left <= 0 ||
	       refuse(diag, DIAG_LADDER_AGAIN, (left + DAY - 1) / DAY);
}

bool ladder_may(const struct ladder *l, int challenger, int challenged, int64_t now,
		struct diag *diag)
{
	int from = place_of(l->order, l->count, challenger);
	int to = place_of(l->order, l->count, challenged);

	if (from < 0 || to < 0) {
		return refuse(diag, DIAG_LADDER_AWAY, 0);
	}
	if (from <= to) {
		return refuse(diag, DIAG_LADDER_BELOW, 0);
	}
	if (from - to > l->rules.up) {
		return refuse(diag, DIAG_LADDER_FAR, l->rules.up);
	}
	return have_time(l, challenger, challenged, diag) &&
	       rested(l, challenger, challenged, now, diag);
}
