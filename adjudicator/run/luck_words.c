/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/luck_words.h"

static bool takes_luck(enum order_kind kind)
{
	return kind == ORDER_ACCEPT || kind == ORDER_YES || kind == ORDER_NEW ||
	       kind == ORDER_REMATCH || kind == ORDER_JOIN;
}

struct view luck_words(const struct orders *orders, bool *done)
{
	struct view words = {0};
	bool any = false;

	for (size_t i = 0; i < orders->count; i++) {
		any = any || takes_luck(orders->order[i].kind);
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
