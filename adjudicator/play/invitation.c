/* SPDX-License-Identifier: ISC */
/* Answers to an invitation. */
#include "adjudicator/play/invitation.h"

#include "adjudicator/letters/answer_limit.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/play/begin.h"
#include "adjudicator/store/invitation.h"

static bool tell(struct hearing *h, const struct record *r, int seat, const char *name,
		 int about)
{
	struct note n = answer_to(h, r, seat);

	fields_set(n.f, "name", r->setup.name[about]);
	note_say(&n, name);
	return note_tell(&n, "notice", arena_printf(h->arena, "head-%s", name));
}

/* If the inviter asked before he had proved who he is, the others are asked only
 * now: checks the limits. */
static bool may_ask(struct hearing *h, const struct record *r, int seat,
		    const struct order *o, bool *may)
{
	const char *why = NULL;
	struct diag diag = {.code = DIAG_CANNOT_BEGIN};

	if (r->match.seat[seat].player == r->match.inviter &&
	    !strangers_in(h, r, &why)) {
		return false;
	}
	*may = why == NULL;
	if (*may) {
		return true;
	}
	diag.what = view_of(why);
	return answer_order_refusal(h, r, seat, o, &diag, NULL);
}

/* Notes that the seat accepts, with the luck its letter brings. */
static bool join(struct hearing *h, struct record *r, int seat)
{
	struct match *m = &r->match;

	m->seat[seat].accepted = true;
	return (!m->committed || seating_luck(h->d, h->arena, m->seat[seat].player,
					      (struct said){h->luck, h->message_id},
					      &m->seat[seat].luck, h->err)) &&
	       player_confirm(h->d->store, m->seat[seat].player, h->err) &&
	       answer_vouched(h) && begin_go_on(h->d, h->arena, r, h->err);
}

static bool accept(struct hearing *h, struct record *r, int seat, const struct order *o)
{
	bool may;

	if (r->match.seat[seat].accepted) { /* accepted before: answers again */
		hearing_verdict(h, VERDICT_ANSWERED);
		return tell(h, r, seat, "invite-accepted-you", seat);
	}
	if (!may_ask(h, r, seat, o, &may) || !may) {
		return h->err->kind == ERR_NONE;
	}
	hearing_verdict(h, VERDICT_APPLIED);
	return join(h, r, seat) &&
	       (begin_agreed(r) || tell(h, r, seat, "invite-accepted-you", seat));
}

static bool decline(struct hearing *h, struct record *r, int seat, bool never)
{
	hearing_verdict(h, VERDICT_APPLIED);
	r->match.state = view_of("void");
	if (r->match.committed) {
		r->match.untold = h->d->now;
	}
	if (never && !invitation_never(h->d->store,
				       address_mark(h->d, h->arena, h->player.address),
				       h->d->now, h->err)) {
		return false;
	}
	if (!match_update(h->d->store, &r->match, h->err)) {
		return false;
	}
	for (int i = 0; i < r->setup.seats; i++) {
		bool hear = i == seat || r->match.seat[i].accepted;

		if (hear && !tell(h, r, i,
				  i == seat ? "invite-declined-you" : "invite-declined",
				  seat)) {
			return false;
		}
	}
	return true;
}

bool answer_invitation(struct hearing *h, struct record *r, int seat,
		       const struct order *o, bool *handled)
{
	*handled = true;
	if (o->kind == ORDER_ACCEPT || o->kind == ORDER_YES) {
		return accept(h, r, seat, o);
	}
	if (o->kind == ORDER_DECLINE || o->kind == ORDER_NO) {
		return decline(h, r, seat, o->args.len > 0);
	}
	*handled = false;
	return true;
}
