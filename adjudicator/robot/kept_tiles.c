/* SPDX-License-Identifier: ISC */
#include "adjudicator/robot/kept_tiles.h"

struct kept_tiles_for kept_tiles_for(const struct setup *s)
{
	return (struct kept_tiles_for){s->game->name, s->tiles, s->alphabet,
				       s->lexicon};
}

/* How many multisets of `take` there are from `from` kinds: like sets of `take` from
 * from + take - 1. */
static size_t rows(size_t from, size_t take)
{
	size_t n = 1;

	for (size_t i = 0; i < take; i++) {
		n = n * (from + i) / (i + 1);
	}
	return n;
}

size_t kept_tiles_place(const uint8_t *tile, int n)
{
	size_t at = 0;

	for (int i = 0; i < n; i++) {
		at += rows(tile[i], (size_t)i + 1);
	}
	return at;
}

size_t kept_tiles_places(const struct alphabet *a, int n)
{
	return rows((size_t)a->count + 1, (size_t)n);
}

void kept_tiles_first(uint8_t *tile, int n)
{
	for (int i = 0; i < n; i++) {
		tile[i] = TILE_BLANK;
	}
}

bool kept_tiles_next(const struct alphabet *a, uint8_t *tile, int n)
{
	for (int i = 0; i < n; i++) {
		if (tile[i] < (i + 1 < n ? tile[i + 1] : a->count)) {
			tile[i]++;
			kept_tiles_first(tile, i);
			return true;
		}
	}
	return false;
}

struct kept_tiles *kept_tiles_new(struct arena *arena, const struct kept_tiles_for *of)
{
	struct kept_tiles *k = arena_take(arena, sizeof *k);

	k->of = *of;
	for (int n = 1; n <= KEPT_TOGETHER; n++) {
		k->more[n - 1] = arena_array(arena, kept_tiles_places(of->alphabet, n),
					     sizeof *k->more[0]);
	}
	return k;
}

static int more(const struct kept_tiles *k, const uint8_t *tile, int n, unsigned part)
{
	uint8_t of[KEPT_TOGETHER];
	int m = 0;

	for (int i = 0; i < n; i++) {
		if ((part >> i & 1U) != 0) {
			if (m == KEPT_TOGETHER) {
				return 0;
			}
			of[m++] = tile[i];
		}
	}
	return m == 0 ? 0 : k->more[m - 1][kept_tiles_place(of, m)];
}

void kept_tiles_weigh(const struct kept_tiles *k, const uint8_t *tile, int n,
		      int *worth)
{
	unsigned parts = 1U << n;

	for (unsigned part = 0; part < parts; part++) {
		worth[part] = more(k, tile, n, part);
	}
	for (unsigned bit = 1; bit < parts; bit <<= 1) {
		for (unsigned part = 0; part < parts; part++) {
			worth[part] += (part & bit) != 0 ? worth[part ^ bit] : 0;
		}
	}
}
