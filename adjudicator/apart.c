/* SPDX-License-Identifier: ISC */
#include "adjudicator/apart.h"

#include "adjudicator/leave.h"
#include "adjudicator/privacy.h"
#include "adjudicator/season_ladder_order.h"
#include "adjudicator/season_orders.h"
#include "adjudicator/substitute.h"
#include "adjudicator/whose.h"
#include "adjudicator/wishes.h"

#include "formats/order_address.h"

static bool is_address(const struct order *o)
{
	struct view address;

	return order_address(o, &address) != ADDRESS_NONE;
}

static bool is_watch(const struct order *o)
{
	return o->kind == ORDER_OBSERVE || o->kind == ORDER_UNOBSERVE;
}

static bool is_season(const struct order *o)
{
	return o->kind == ORDER_JOIN || o->kind == ORDER_WITHDRAW;
}

/* The secrets of one game, or of all. */
static bool revoke(struct hearing *h, const struct order *o)
{
	int64_t game = o->game;
	struct match m = {0};
	bool mine = false;

	if (o->args.len > 0) {
		hearing_verdict(h, VERDICT_APPLIED);
		return wishes_revoke(h->d, h->arena, &h->player, 0, "revoked", h->err);
	}
	if (game == 0 && !whose_game(h, &game)) {
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
	return wishes_revoke(h->d, h->arena, &h->player, game, "revoked", h->err);
}

bool apart_order(struct hearing *h, const struct order *o, bool *handled)
{
	if (!substitute_answer(h, o, handled) || *handled ||
	    !ladder_answer(h, o, handled) || *handled) {
		return h->err->kind == ERR_NONE;
	}
	*handled = true;
	if (wishes_asked(h) && (o->kind == ORDER_YES || o->kind == ORDER_NO)) {
		return wishes_answer(h, o);
	}
	if (is_address(o)) {
		return wishes_order(h, o, true);
	}
	if (privacy_asks(o)) {
		return privacy_order(h, o, true);
	}
	if (o->kind == ORDER_NEW) {
		return new_game(h, o, true);
	}
	if (is_season(o)) {
		return o->kind == ORDER_JOIN ? season_join(h, o) : season_leave(h, o);
	}
	if (o->kind == ORDER_LADDER) {
		return ladder_order(h, o);
	}
	if (o->kind == ORDER_REVOKE) {
		return revoke(h, o);
	}
	if (o->kind == ORDER_LEAVE || o->kind == ORDER_BACK) {
		return leave_order(h, o);
	}
	*handled = false;
	return true;
}

/* Without a proof of who wrote them: he is asked about each, once a day. */
bool apart_unproved(struct hearing *h, const struct orders *orders, bool new_games)
{
	bool ok = true;
	bool may = true;

	for (size_t i = 0; i < orders->count && ok && may; i++) {
		const struct order *o = &orders->order[i];

		if (o->kind == ORDER_NEW && new_games) {
			ok = whose_may_ask(h, &may) && (!may || new_game(h, o, false));
		} else if (is_watch(o) && new_games) {
			ok = whose_may_ask(h, &may) && (!may || observe_unproved(h, o));
		} else if (is_season(o) && new_games) {
			ok = whose_may_ask(h, &may) && (!may || season_unproved(h, o));
		} else if (o->kind == ORDER_LADDER && new_games) {
			ok = whose_may_ask(h, &may) &&
			     (!may || ladder_order_unproved(h, o));
		} else if (privacy_asks(o) && o->kind != ORDER_PRIVACY) {
			ok = whose_may_ask(h, &may) &&
			     (!may || privacy_order(h, o, false));
		} else if (is_address(o)) {
			ok = whose_may_ask(h, &may) &&
			     (!may || wishes_order(h, o, false));
		}
	}
	return ok;
}
