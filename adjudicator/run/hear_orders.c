/* SPDX-License-Identifier: ISC */
/* Carries out the orders of a letter that proves who wrote it; dispatch.h says who
 * answers each. */
#include "adjudicator/run/hear.h"

#include "adjudicator/answers/answers.h"
#include "adjudicator/run/authenticate.h"
#include "adjudicator/run/authority.h"
#include "adjudicator/run/dispatch.h"

/* Whether the order is carried out together with the others of its game. */
static bool with_game(const struct order *o)
{
	enum dispatch_place place = dispatch_of(o)->place;

	return place == DISPATCH_GAME || place == DISPATCH_EITHER;
}

/* Carries out, in one go, all orders for the game of order `first`, and marks them
 * as done. */
static bool hear_game(struct hearing *h, const struct orders *orders, size_t first,
		      int64_t game, bool *done)
{
	struct order *batch = arena_array(h->arena, orders->count, sizeof *batch);
	size_t n = 0;

	for (size_t i = first; i < orders->count; i++) {
		if (!done[i] && with_game(&orders->order[i]) &&
		    orders->order[i].game == orders->order[first].game) {
			batch[n++] = orders->order[i];
			done[i] = true;
		}
	}
	return carry_game(h, game, batch, n);
}

static bool hear_order(struct hearing *h, const struct orders *orders, size_t i,
		       bool *done)
{
	const struct order *o = &orders->order[i];
	enum dispatch_place place = dispatch_of(o)->place;
	int64_t game = o->game;

	if (!answer_asked(h, o, &done[i]) || done[i]) {
		return h->err->kind == ERR_NONE;
	}
	if (place == DISPATCH_CLUB) {
		return dispatch_alone(h, o);
	}
	if (game == 0 && !order_game(h, &game)) {
		return false;
	}
	if (place == DISPATCH_ANY) {
		return answer_set_in(h, game, o);
	}
	return game == 0 && place == DISPATCH_EITHER
		       ? dispatch_alone(h, o)
		       : hear_game(h, orders, i, game, done);
}

/* Words for the shuffle (the order "luck") belong to the order that lets a game
 * begin, wherever they stand. Returns the words of such a letter and marks their
 * lines as done; empty where it has none. */
static struct view luck_words(const struct orders *orders, bool *done)
{
	struct view words = {0};
	bool any = false;

	for (size_t i = 0; i < orders->count; i++) {
		enum order_kind kind = orders->order[i].kind;

		any = any || kind == ORDER_ACCEPT || kind == ORDER_YES ||
		      kind == ORDER_NEW || kind == ORDER_REMATCH || kind == ORDER_JOIN;
	}
	for (size_t i = 0; i < orders->count && any; i++) {
		const struct order *o = &orders->order[i];

		done[i] = o->kind == ORDER_LUCK;
		if (done[i] || (o->kind == ORDER_ACCEPT && o->args.len > 0)) {
			words = o->args;
		}
	}
	return words;
}

static bool hear_done(struct hearing *h, const struct orders *orders)
{
	bool *done = arena_array(h->arena, orders->count + 1, sizeof *done);
	bool ok = true;

	h->luck = luck_words(orders, done);
	for (size_t i = 0; i < orders->count && ok; i++) {
		ok = done[i] || hear_order(h, orders, i, done);
	}
	return ok;
}

bool hear_orders(struct hearing *h, const struct orders *orders)
{
	struct orders done;
	struct orders held;

	return warrant_split(h, orders, &done, &held) && hear_done(h, &done) &&
	       warrant_hold(h, &held);
}
