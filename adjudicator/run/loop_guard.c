/* SPDX-License-Identifier: ISC */
/* Mail robots that answer every answer of ours: the same orders of one player,
 * repeated within a day. Letters without an order are counted in no_order.c. */
#include "adjudicator/run/hear.h"

#include "adjudicator/clocks/unanswered.h"
#include "adjudicator/letters/answer_limit.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/reminder.h"

enum { DAY = 86400 };

/* Orders that change what a player has chosen, though not the game: their effect is
 * kept, only the answer is not. */
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

static bool undo(struct hearing *h, const struct orders *orders)
{
	bool keep = chooses(orders);

	if (!store_unmark(h->d->store, keep, h->err) && keep) {
		return false;
	}
	h->verdict = VERDICT_IGNORED;
	h->reason = view_of("the same was answered as often as a day allows");
	return !keep || notice_drop(h->d->store, h->player.id, h->letter, h->err);
}

static bool end(struct hearing *h, const struct orders *orders,
		const struct answer_limit *q)
{
	struct record *r = arena_take(h->arena, sizeof *r);
	struct addressee to;
	bool hears;
	int seat;

	if (!(q->may ? store_release(h->d->store, h->err) : undo(h, orders)) ||
	    (h->game != 0 && !record_load(h->d, h->arena, h->game, r, h->err))) {
		return false;
	}
	seat = hearing_seat(h, r);
	if (!q->may) {
		return unanswered_stop(h, r, record_seat(r, h->player.id), q->until);
	}
	/* The note that this was the last answer is told with the answer, if there
	 * is one, about one game or about none. */
	to = hearing_writer(h, seat >= 0 ? r : NULL, seat);
	return reminder_hears(h->d->store, to.player, h->game, &hears, h->err) &&
	       ((h->game != 0 && (seat < 0 || !hears)) || answer_limit_last(h, &to, q));
}

bool loop_guard(struct hearing *h, const struct orders *orders, struct view text)
{
	bool answer = h->verdict == VERDICT_ANSWERED || h->verdict == VERDICT_REFUSED ||
		      h->verdict == VERDICT_ASKED;
	long most = h->d->config->answers_per_day;
	struct ledger_repeats like = {.player = h->player.id,
				      .game = h->game,
				      .orders = text,
				      .since = h->d->now - DAY};
	struct answer_limit q;

	/* Letters without an order are counted in no_order.c. */
	if (!answer || orders->count == 0) {
		return store_release(h->d->store, h->err);
	}
	if (!ledger_repeats(h->d->store, &like, h->err)) {
		store_undo(h->d->store);
		return false;
	}
	q = (struct answer_limit){.may = like.count < most,
				  .last = like.count + 1 == most,
				  .until = (like.first != 0 ? like.first : h->d->now) +
					   DAY};
	return q.may && !q.last ? store_release(h->d->store, h->err)
				: end(h, orders, &q);
}
