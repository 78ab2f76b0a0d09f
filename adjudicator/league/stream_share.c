/* SPDX-License-Identifier: ISC */
#include "adjudicator/league/stream_share.h"

#include <stdlib.h>

struct seat {
	int64_t player;
	size_t game;
};

static int by_player(const void *a, const void *b)
{
	const struct seat *x = a;
	const struct seat *y = b;

	if (x->player != y->player) {
		return x->player < y->player ? -1 : 1;
	}
	return (x->game > y->game) - (x->game < y->game);
}

bool stream_share(struct arena *arena, const struct stream_game *game, size_t games,
		  struct diag *diag)
{
	struct seat *seat = arena_array(arena, 2 * games + 1, sizeof *seat);

	for (size_t i = 0; i < games; i++) {
		seat[2 * i] = (struct seat){game[i].first, i};
		seat[2 * i + 1] = (struct seat){game[i].second, i};
	}
	qsort(seat, 2 * games, sizeof *seat, by_player);
	for (size_t i = 1; i < 2 * games; i++) {
		if (seat[i].player == seat[i - 1].player &&
		    seat[i].game != seat[i - 1].game) {
			return diag_set(diag, DIAG_STREAM_SHARED, (struct view){0});
		}
	}
	return true;
}
