/* SPDX-License-Identifier: ISC */
/* What the two sides of a wish about an address answer. */
#include "adjudicator/letters/answer_limit.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/play/invitation.h"
#include "adjudicator/players/address.h"
#include "adjudicator/players/door.h"
#include "adjudicator/players/forget.h"
#include "adjudicator/store/invitation.h"

bool address_asked(const struct hearing *h)
{
	return h->token.game == 0 && h->token.question != 0 &&
	       h->token.seat <= WISH_NEW && h->token.turn == 0 && h->token.epoch == 0;
}

/* Finds the wish that the letter answers; w->id is 0 when it is no longer open. */
static bool find(struct hearing *h, struct wish *w)
{
	if (!wish_get(h->d->store, h->arena, h->token.question, w, h->err)) {
		return false;
	}
	if (!view_is(w->state, "open") || h->d->now - w->asked > WISH_SECONDS) {
		w->id = 0;
	}
	return true;
}

bool address_yes_will_do(struct hearing *h, bool *will)
{
	struct wish w;

	if (!find(h, &w)) {
		return false;
	}
	*will = w.id != 0 && !w.forget;
	return true;
}

static bool finish(struct hearing *h, struct wish *w)
{
	struct player owner;

	if (!player_by_address(h->d->store, h->arena, w->address, &owner, h->err)) {
		return false;
	}
	w->state = view_of("done");
	/* Somebody else has the address by now. */
	if (owner.id != 0 && (owner.id != w->player || w->also)) {
		w->state = view_of("dropped");
	}
	hearing_verdict(h, VERDICT_APPLIED);
	return wish_keep(h->d->store, w, h->err) &&
	       (view_is(w->state, "dropped") ||
		address_change(h->d, h->arena, w, h->err));
}

static bool say_no(struct hearing *h, struct wish *w, bool known)
{
	w->state = view_of("dropped");
	hearing_verdict(h, VERDICT_ANSWERED);
	return wish_keep(h->d->store, w, h->err) &&
	       address_say(h->d, h->arena, w, WISH_KNOWN,
			   known ? "wish-no" : "wish-refused", h->err);
}

static bool known_says_yes(struct hearing *h, struct wish *w)
{
	if (w->reached) {
		return finish(h, w);
	}
	if (w->known) { /* answered before */
		return true;
	}
	w->known = true;
	hearing_verdict(h, VERDICT_ANSWERED);
	if (!wish_keep(h->d->store, w, h->err) || !answer_vouched(h)) {
		return false;
	}
	if (!w->sent && !address_ask_new(h->d, h->arena, w, h->err)) {
		return false;
	}
	return address_say(h->d, h->arena, w, WISH_KNOWN, "wish-waits-new", h->err);
}

bool address_answer(struct hearing *h, const struct order *o)
{
	struct wish w;

	if (!find(h, &w)) {
		return false;
	}
	if (w.id == 0) {
		struct diag diag = {.code = DIAG_NOTHING_ASKED, .at = o->text};

		return answer_refusal(h, o, &diag);
	}
	if (w.forget) {
		return forget_answer(h, o, &w);
	}
	return o->kind == ORDER_NO ? say_no(h, &w, true) : known_says_yes(h, &w);
}

static bool new_says_yes(struct hearing *h, struct wish *w)
{
	bool again = w->reached;

	w->reached = true;
	if (w->known) {
		return finish(h, w);
	}
	hearing_verdict(h, VERDICT_ANSWERED);
	return again ||
	       (wish_keep(h->d->store, w, h->err) &&
		address_say(h->d, h->arena, w, WISH_NEW, "wish-waits-known", h->err));
}

bool address_new_answer(struct hearing *h, const struct orders *orders)
{
	struct wish w;

	if (!find(h, &w)) {
		return false;
	}
	if (w.id != 0 && door_wish(h, &w)) {
		return door_answer(h, &w, orders);
	}
	for (size_t i = 0; w.id != 0 && i < orders->count; i++) {
		const struct order *o = &orders->order[i];
		bool decline = o->kind == ORDER_DECLINE;

		if (decline && o->args.len > 0 &&
		    !invitation_never(h->d->store,
				      address_mark(h->d, h->arena, w.address),
				      h->d->now, h->err)) {
			return false;
		}
		if (decline || o->kind == ORDER_NO) {
			return say_no(h, &w, false);
		}
		if (o->kind == ORDER_YES || o->kind == ORDER_ACCEPT) {
			return new_says_yes(h, &w);
		}
	}
	return true;
}
