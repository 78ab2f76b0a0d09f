/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/authenticate.h"

bool order_game(struct hearing *h, int64_t *game)
{
	int64_t *ids;
	size_t count;
	int64_t turn = 0;
	size_t turns = 0;

	*game = h->token.game;
	if (*game != 0) {
		return true;
	}
	if (!match_of_player(h->d->store, h->arena, h->player.id, &ids, &count,
			     h->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		struct match m = {0};

		if (!match_get(h->d->store, h->arena, ids[i], &m, h->err)) {
			return false;
		}
		if (m.to_move >= 0 && m.seat[m.to_move].player == h->player.id) {
			turn = m.id;
			turns++;
		}
	}
	*game = turns == 1 ? turn : count == 1 ? ids[0] : 0;
	return true;
}
