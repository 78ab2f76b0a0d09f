/* SPDX-License-Identifier: ISC */
#include "adjudicator/league/ratings.h"

#include "adjudicator/league/glicko.h"
#include "formats/text/stamp.h"
#include <math.h>
#include <string.h>

enum { MONTHS = 12, THOUSAND = 1000, MILLION = 1000000, MOST_DEVIATION = 350 };

static const double tau = 0.5;

/* ------------------------------------------------------------------------ months */

int rating_month(int64_t moment)
{
	struct stamp_parts p = stamp_parts(moment, NULL);

	return p.year * MONTHS + p.month - 1;
}

int64_t rating_month_begins(int month)
{
	struct arena arena = {0};
	int64_t at = 0;

	(void)stamp_read(view_of(arena_printf(&arena, "%04d-%02d-01T00:00:00Z",
					      month / MONTHS, month % MONTHS + 1)),
			 &at);
	arena_free(&arena);
	return at;
}

/* ------------------------------------------------------------------- one rating */

static struct glicko numbers(const struct rating *r)
{
	return (struct glicko){(double)r->rating / THOUSAND,
			       (double)r->deviation / THOUSAND,
			       (double)r->volatility / MILLION};
}

static void keep(struct rating *r, const struct glicko *g)
{
	double deviation =
		g->deviation < MOST_DEVIATION ? g->deviation : MOST_DEVIATION;

	r->rating = (int)lround(g->rating * THOUSAND);
	r->deviation = (int)lround(deviation * THOUSAND);
	r->volatility = (int)lround(g->volatility * MILLION);
}

struct rating rating_start(int64_t player)
{
	static const struct glicko start = {1500, MOST_DEVIATION, 0.06};
	struct rating r = {.player = player};

	keep(&r, &start);
	return r;
}

struct rating rating_in(const struct rating *r, int month)
{
	struct rating later = *r;
	struct glicko g = numbers(r);

	if (r->month != 0 && month > r->month + 1) {
		g = glicko_idle(&g, month - r->month - 1);
		keep(&later, &g);
	}
	return later;
}

bool rating_provisional(const struct rating *r)
{
	return r->deviation > RATING_PROVISIONAL;
}

int rating_shown(int thousandths)
{
	return (int)lround((double)thousandths / THOUSAND);
}

/* ------------------------------------------------------------------ who beat whom */

static int more(int a, int b)
{
	return 1 + (a > b) - (a < b);
}

int rated_half(const struct rated_seat *a, const struct rated_seat *b)
{
	if (a->player == 0 || b->player == 0 || a->player == b->player) {
		return -1;
	}
	if (a->half != b->half || a->half > 0) {
		return more(a->half, b->half);
	}
	if (a->missed && b->missed) {
		return -1;
	}
	return a->missed != b->missed ? more(b->missed, a->missed)
				      : more(a->points, b->points);
}

/* ----------------------------------------------------------------------- a month */

/* The games of one player, beside those of the others. */
struct side {
	size_t from, n;
};

static struct side *sides_of(struct arena *arena, size_t players,
			     const struct rated_pair *pair, size_t pairs)
{
	struct side *side = arena_array(arena, players + 1, sizeof *side);

	for (size_t i = 0; i < pairs; i++) {
		side[pair[i].a].n++;
		side[pair[i].b].n++;
	}
	for (size_t i = 1; i < players; i++) {
		side[i].from = side[i - 1].from + side[i - 1].n;
	}
	for (size_t i = 0; i < players; i++) {
		side[i].n = 0;
	}
	return side;
}

void ratings_fold(struct arena *arena, int month, struct rating *player, size_t players,
		  const struct rated_pair *pair, size_t pairs)
{
	struct side *side = sides_of(arena, players, pair, pairs);
	struct glicko *before = arena_array(arena, players + 1, sizeof *before);
	struct glicko_game *game = arena_array(arena, 2 * pairs + 1, sizeof *game);

	for (size_t i = 0; i < players; i++) {
		struct rating now = rating_in(&player[i], month);

		before[i] = numbers(&now);
	}
	for (size_t i = 0; i < pairs; i++) {
		struct side *a = &side[pair[i].a];
		struct side *b = &side[pair[i].b];

		game[a->from + a->n++] =
			(struct glicko_game){before[pair[i].b], pair[i].half / 2.0};
		game[b->from + b->n++] = (struct glicko_game){before[pair[i].a],
							      (2 - pair[i].half) / 2.0};
	}
	for (size_t i = 0; i < players; i++) {
		struct glicko after;

		if (side[i].n == 0) {
			continue;
		}
		after = glicko_after(&before[i], &game[side[i].from], side[i].n, tau);
		keep(&player[i], &after);
		player[i].month = month;
		player[i].total += player[i].games;
	}
}
