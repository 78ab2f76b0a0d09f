/* SPDX-License-Identifier: ISC */
#include "adjudicator/repeats.h"

enum { DAY = 86400 };

/* These change what a player has chosen, though no game: that stays, unanswered. */
static const enum order_kind choices[] = {ORDER_IF,    ORDER_IFS,  ORDER_CANCEL,
					  ORDER_QUIET, ORDER_NOTE, ORDER_NO,
					  ORDER_SET};

static bool chooses(const struct orders *orders)
{
	for (size_t i = 0; i < orders->count; i++) {
		for (size_t k = 0; k < sizeof choices / sizeof choices[0]; k++) {
			if (orders->order[i].kind == choices[k]) {
				return true;
			}
		}
	}
	return false;
}

bool repeats_begin(struct hearing *h)
{
	return store_mark(h->d->store, h->err);
}

static bool silence(struct hearing *h, const struct orders *orders)
{
	bool keep = chooses(orders);

	if (!store_unmark(h->d->store, keep, h->err) && keep) {
		return false;
	}
	h->verdict = VERDICT_IGNORED;
	h->reason = view_of("the same was answered as often as a day allows");
	return !keep || notice_drop(h->d->store, h->player.id, h->letter, h->err);
}

bool repeats_end(struct hearing *h, const struct orders *orders, struct view text)
{
	bool answer = h->verdict == VERDICT_ANSWERED || h->verdict == VERDICT_REFUSED ||
		      h->verdict == VERDICT_ASKED;
	long count = 0;

	if (answer && !ledger_repeats(h->d->store, h->player.id, text, h->d->now - DAY,
				      &count, h->err)) {
		store_undo(h->d->store);
		return false;
	}
	return count >= h->d->config->answers_per_day
		       ? silence(h, orders)
		       : store_release(h->d->store, h->err);
}
