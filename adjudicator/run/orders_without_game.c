/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/orders_without_game.h"

#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/play/leave.h"
#include "adjudicator/play/new_game.h"
#include "adjudicator/players/address.h"
#include "adjudicator/players/privacy.h"
#include "adjudicator/referee/substitute.h"
#include "adjudicator/run/authenticate.h"
#include "adjudicator/run/authority.h"
#include "adjudicator/run/warrant.h"
#include "adjudicator/season/ladder_order.h"
#include "adjudicator/season/orders.h"

#include "formats/order_address.h"
#include "formats/phrase.h"

enum { ASKED_MOST = 8 /* lines of one letter that proves nothing */ };

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

/* ---------------------------------------------------------------- not proved */

bool apart_is(const struct order *o)
{
	return o->kind == ORDER_NEW || o->kind == ORDER_REVOKE || is_watch(o) ||
	       is_season(o) || o->kind == ORDER_LADDER || privacy_asks(o) ||
	       is_address(o);
}

/* Whether its writer is asked here, once he may be, if it was he. */
static bool is_asked(const struct hearing *h, const struct order *o)
{
	return h->doubt == NULL
		       ? warrant_by_line(o)
		       : apart_is(o) && authority_of(o, h->warrant) == AUTHORITY_ASKED;
}

/* They have no question of their own; nor does what comes with a secret of his that
 * does not speak for it, but for what is asked in any case. */
static bool asked_by_line(const struct hearing *h, const struct order *o)
{
	struct view address;
	enum address_wish wish = order_address(o, &address);

	return o->kind == ORDER_REVOKE || wish == ADDRESS_LIST ||
	       wish == ADDRESS_DROP ||
	       (h->doubt == NULL && o->kind != ORDER_NEW && wish == ADDRESS_NONE);
}

static bool ask_one(struct hearing *h, const struct order *o)
{
	return asked_by_line(h, o)       ? whose_ask_line(h, o)
	       : o->kind == ORDER_NEW    ? new_game(h, o, false)
	       : is_watch(o)             ? observe_unproved(h, o)
	       : is_season(o)            ? season_unproved(h, o)
	       : o->kind == ORDER_LADDER ? ladder_order_unproved(h, o)
	       : privacy_asks(o)         ? privacy_order(h, o, false)
					 : wishes_order(h, o, false);
}

static bool said_before(const struct orders *orders, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		if (view_eq_nocase(orders->order[i].text, orders->order[n].text)) {
			return true;
		}
	}
	return false;
}

/* How all of it is answered, and that there was more. */
static bool tell_several(struct hearing *h, size_t more)
{
	struct addressee to = hearing_writer(h, NULL, -1);
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);
	struct buf head = buf_in(h->arena);

	fields_set_num(f, "count", (long)more);
	fields_set_bool(f, "more", more > 0);
	fields_set_bool(f, "one", more == 1);
	phrase(&b, to.language, "ask-several", f);
	phrase(&head, to.language, "head-held", f);
	return news_tell(h->d, &to,
			 &(struct told){"confirm", buf_view(&head), buf_view(&b), 0},
			 h->err);
}

bool apart_unproved(struct hearing *h, const struct orders *orders)
{
	size_t asked = 0;
	size_t more = 0;
	bool may;

	for (size_t i = 0; i < orders->count; i++) {
		const struct order *o = &orders->order[i];

		if (!is_asked(h, o) || said_before(orders, i)) {
			continue;
		}
		if (asked == ASKED_MOST) {
			more++;
			continue;
		}
		if (!whose_may_ask(h, &may) || !may) {
			return h->err->kind == ERR_NONE;
		}
		if (!ask_one(h, o)) {
			return false;
		}
		asked++;
	}
	return asked < 2 || tell_several(h, more);
}
