/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/revoke.h"

#include "adjudicator/letters/answering.h"
#include "adjudicator/players/address.h"
#include "adjudicator/run/authenticate.h"

bool revoke_order(struct hearing *h, const struct order *o)
{
	int64_t game = o->game;
	struct match m = {0};
	bool mine = false;

	if (o->args.len > 0) {
		hearing_verdict(h, VERDICT_APPLIED);
		return address_revoke(h->d, h->arena, &h->player, 0, "revoked", h->err);
	}
	if (game == 0 && !order_game(h, &game)) {
		return false;
	}
	if (!match_get(h->d->store, h->arena, game, &m, h->err)) {
		return false;
	}
	for (size_t i = 0; i < m.seats; i++) {
		mine = mine || m.seat[i].player == h->player.id;
	}
	if (!mine) {
		return answer_no_seat(h, game, o);
	}
	h->game = game;
	hearing_verdict(h, VERDICT_APPLIED);
	return address_revoke(h->d, h->arena, &h->player, game, "revoked", h->err);
}
