/* SPDX-License-Identifier: ISC */
#include "adjudicator/players/door.h"

#include "adjudicator/games/player_names.h"
#include "adjudicator/play/invitation.h"
#include "adjudicator/play/robots.h"
#include "adjudicator/players/address.h"
#include "adjudicator/record/chain_rows.h"
#include "adjudicator/store/invitation.h"
#include "formats/address.h"
#include "formats/orders/script.h"

bool door_open(const struct hearing *h, enum standing standing)
{
	const struct config *c = h->d->config;
	bool newcomer = standing == STANDING_NONE ||
			(standing == STANDING_ADDRESS && !h->player.confirmed &&
			 h->player.forgotten == 0);

	return newcomer &&
	       (c->open == OPEN_YES || (c->open == OPEN_ASK && *c->organiser != '\0'));
}

static bool can_be_name(struct hearing *h, struct view name)
{
	struct lookalike one;

	return names_fault(name) == NULL && !script_mixed(name, &one) &&
	       robots_named(h->arena, view_of("en"), name) == ROBOT_NONE;
}

/* p->id stays 0 if the name is taken. */
static bool make(struct hearing *h, struct view address, struct view name,
		 struct view language, struct player *p)
{
	bool fresh;

	*p = (struct player){.name = name,
			     .address = address,
			     .language = language,
			     .created = h->d->now};
	if (!can_be_name(h, name)) {
		return true;
	}
	if (!salt_player(h->d, h->arena, h->letter, p, &fresh, h->err)) {
		return false;
	}
	p->id = fresh ? p->id : 0;
	return true;
}

static bool ask(struct hearing *h, const struct player *p)
{
	struct wish w = {.player = p->id, .address = p->address, .asked = h->d->now};

	hearing_verdict(h, VERDICT_ASKED);
	return wish_add(h->d->store, &w, h->err) &&
	       address_ask_newcomer(h->d, h->arena, &w, "door-ask", h->err);
}

bool door_letter(struct hearing *h, const struct letter *l, bool *handled)
{
	struct view from = l->from;
	struct strangers s = {.address = &from, .count = 1};
	struct player p = h->player;
	struct view name;
	struct view language;

	*handled = address_plain(from) && door_asked(h->arena, l, &name, &language);
	if (!*handled) {
		return true;
	}
	if (!strangers_may(h, &s)) {
		return false;
	}
	if (s.why != NULL) { /* too often: no answer, as for any stranger */
		return true;
	}
	if (p.id == 0 && !make(h, arena_copy(h->arena, from), name, language, &p)) {
		return false;
	}
	if (p.id == 0) {
		hearing_verdict(h, VERDICT_REFUSED);
		return door_refuse(h, from, language);
	}
	h->player = p;
	return ask(h, &p);
}

bool door_wish(const struct hearing *h, const struct wish *w)
{
	return !w->also && !w->forget && view_eq_nocase(w->address, h->player.address);
}

static bool let_in(struct hearing *h, struct wish *w)
{
	w->state = view_of("done");
	hearing_verdict(h, VERDICT_APPLIED);
	return wish_keep(h->d->store, w, h->err) &&
	       player_confirm(h->d->store, w->player, h->err) &&
	       address_say(h->d, h->arena, w, WISH_KNOWN, "door-welcome", h->err);
}

static bool newcomer_says_yes(struct hearing *h, struct wish *w)
{
	if (w->reached) { /* answered before */
		return true;
	}
	w->reached = true;
	if (h->d->config->open == OPEN_YES) {
		return let_in(h, w) && door_tell_organiser(h, w, "door-joined", false);
	}
	hearing_verdict(h, VERDICT_ANSWERED);
	if (*h->d->config->organiser == '\0' || h->d->config->open == OPEN_NO) {
		w->state = view_of("dropped"); /* the door was closed meanwhile */
		return wish_keep(h->d->store, w, h->err) &&
		       address_say(h->d, h->arena, w, WISH_NEW, "door-closed", h->err);
	}
	return wish_keep(h->d->store, w, h->err) &&
	       address_say(h->d, h->arena, w, WISH_NEW, "door-waits", h->err) &&
	       door_tell_organiser(h, w, "door-decide", true);
}

static bool says_no(struct hearing *h, struct wish *w, bool never)
{
	bool organiser = h->token.epoch != 0;

	w->state = view_of("dropped");
	hearing_verdict(h, VERDICT_ANSWERED);
	if (!organiser && never &&
	    !invitation_never(h->d->store, address_mark(h->d, h->arena, w->address),
			      h->d->now, h->err)) {
		return false;
	}
	return wish_keep(h->d->store, w, h->err) &&
	       (!organiser ||
		address_say(h->d, h->arena, w, WISH_NEW, "door-closed", h->err));
}

bool door_answer(struct hearing *h, struct wish *w, const struct orders *orders)
{
	for (size_t i = 0; i < orders->count; i++) {
		const struct order *o = &orders->order[i];

		if (o->kind == ORDER_NO || o->kind == ORDER_DECLINE) {
			return says_no(h, w,
				       o->kind == ORDER_DECLINE && o->args.len > 0);
		}
		if (o->kind == ORDER_YES || o->kind == ORDER_ACCEPT) {
			return h->token.epoch != 0 ? let_in(h, w)
						   : newcomer_says_yes(h, w);
		}
	}
	return true;
}
