/* SPDX-License-Identifier: ISC */
/* What a letter proves by a secret of ours, whatever address it came from; and how
 * secrets are revoked. */
#include "adjudicator/run/authenticate.h"
#include "adjudicator/run/hear.h"

#include "adjudicator/letters/answering.h"
#include "adjudicator/players/address.h"
#include "adjudicator/referee/cases.h"
#include "adjudicator/referee/substitute.h"
#include "adjudicator/season/ladder_order.h"
#include "adjudicator/store/former.h"

static bool by_wish(struct hearing *h, int64_t id, enum wish_side side, struct proof *p)
{
	struct wish w;

	if (!wish_get(h->d->store, h->arena, id, &w, h->err)) {
		return false;
	}
	p->owner = w.player;
	p->warrant = WARRANT_QUESTION;
	if (side == WISH_NEW) {
		p->wished = w.address;
	} else if (side == WISH_ORGANISER) {
		p->wished = view_of(h->d->config->organiser);
		p->owner = p->wished.len > 0 ? w.player : 0;
	}
	h->token = address_token(id, side);
	return true;
}

/* The seat that a secret names. A secret from before the game began (turn 0) names a
 * place in the invitation, and the game may have given that player another seat. */
static int seat_of(const struct match *m, long turn, int seat)
{
	return turn == 0 ? match_seat_at(m, seat) : seat < (int)m->seats ? seat : -1;
}

/* Nothing was played between the invitation and the first turn. */
static uint16_t from_turn(long turn)
{
	return (uint16_t)(turn == 0 ? 1 : turn);
}

static enum warrant of_game(const struct match *m)
{
	return view_is(m->state, "over") || view_is(m->state, "void") ? WARRANT_OVER
								      : WARRANT_GAME;
}

/* A secret from before the seat changed hands speaks for the player who had the seat
 * then. */
static bool by_former(struct hearing *h, const struct token *t, struct proof *p)
{
	struct match_former *list;
	size_t count;

	if (!former_list(h->d->store, h->arena, t->game, &list, &count, h->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (list[i].seat == t->seat && list[i].epoch >= t->epoch) {
			p->owner = list[i].player;
			return true;
		}
	}
	return true;
}

/* Finds the owner of a token; the game may not have the seat that it names. */
static bool by_token(struct hearing *h, struct proof *p)
{
	struct token *t = &h->token;
	struct match m = {0};
	int seat;

	p->warrant = WARRANT_QUESTION;
	if (case_token(t)) {
		return case_token_owner(h, t, &p->owner);
	}
	if (substitute_asks(t)) {
		return substitute_owner(h, t, &p->owner, &p->revoked);
	}
	if (ladder_token(t)) {
		return ladder_owner(h, t, &p->owner, &p->revoked);
	}
	if (t->game == 0 && t->question != 0) {
		return by_wish(h, t->question,
			       t->epoch != 0 ? WISH_ORGANISER : (enum wish_side)t->seat,
			       p);
	}
	if (!match_seats(h->d->store, h->arena, t->game, &m, h->err)) {
		return false;
	}
	seat = seat_of(&m, t->turn, t->seat);
	if (m.id != 0 && seat >= 0) {
		t->seat = (uint8_t)seat;
		t->turn = from_turn(t->turn);
		p->owner = m.seat[seat].player;
		p->warrant = of_game(&m);
		p->revoked = t->epoch != m.seat[seat].epoch;
	}
	return !p->revoked || by_former(h, t, p);
}

/* A referee's answer to the letter with a case. */
static bool by_case(struct hearing *h, const struct outbox_letter *o, struct proof *p)
{
	struct player referee;

	if (!player_by_id(h->d->store, h->arena, o->player, &referee, h->err)) {
		return false;
	}
	h->token = case_token_for(o->casefile, &referee);
	p->revoked = o->id <= referee.revoked;
	p->warrant = WARRANT_QUESTION;
	return case_token_owner(h, &h->token, &p->owner);
}

/* The answer of somebody who is offered a seat. */
static bool by_offer(struct hearing *h, const struct outbox_letter *o, struct proof *p)
{
	struct player asked;

	if (!player_by_id(h->d->store, h->arena, o->player, &asked, h->err)) {
		return false;
	}
	p->owner = o->player;
	p->revoked = o->id <= asked.revoked;
	p->warrant = WARRANT_QUESTION;
	return substitute_token(h, o->player, o->game, &h->token);
}

/* What an answer to a letter about no game proves. */
static enum warrant of_club(const struct hearing *h, const struct outbox_letter *o)
{
	return h->arrived - o->created > CLUB_SECONDS ? WARRANT_QUESTION
	       : view_is(o->kind, "digest") || view_is(o->kind, "reminder")
		       ? WARRANT_DIGEST
	       : view_is(o->kind, "confirm") ? WARRANT_ASKED
					     : WARRANT_CLUB;
}

/* What an answer to a letter about a game proves: if its reader only watched the
 * game then, and plays in it now, he did not get the letter as a player. */
static enum warrant of_reader(const struct match *m, const struct outbox_letter *o)
{
	for (size_t i = 0; o->seat < 0 && i < m->seats; i++) {
		if (m->seat[i].player == o->player) {
			return WARRANT_QUESTION;
		}
	}
	return of_game(m);
}

/* *last: our letters up to this number, about that game and seat or about none, prove
 * nothing; *warrant: what later ones prove. Changes o->seat to the present seat. */
static bool revoked_to(struct hearing *h, struct outbox_letter *o, int64_t *last,
		       enum warrant *warrant)
{
	bool seated = o->game != 0 && o->seat >= 0;
	struct match m;
	struct player p = {0};

	/* All secrets of who has no seat go together. */
	if (!seated && !player_by_id(h->d->store, h->arena, o->player, &p, h->err)) {
		return false;
	}
	*last = p.revoked;
	if (o->game == 0) {
		*warrant = of_club(h, o);
		return true;
	}
	if (!match_seats(h->d->store, h->arena, o->game, &m, h->err)) {
		return false;
	}
	*warrant = of_reader(&m, o);
	if (seated) {
		o->seat = seat_of(&m, o->turn, o->seat);
		*last = o->seat >= 0 ? m.seat[o->seat].revoked : 0;
	}
	return true;
}

/* Finds a letter of ours that this one answers: it proves as much as its token
 * would. */
static bool by_reference(struct hearing *h, const struct letter *l, struct proof *p)
{
	struct outbox_letter o = {0};
	int64_t last = 0;

	for (size_t i = 0; i < l->references && o.id == 0; i++) {
		if (!outbox_by_message_id(h->d->store, h->arena, l->reference[i], &o,
					  h->err)) {
			return false;
		}
	}
	if (o.wish != 0) {
		return by_wish(h, o.wish, o.player != 0 ? WISH_KNOWN : WISH_NEW, p);
	}
	if (o.id == 0 || o.player == 0) {
		return true;
	}
	if (o.casefile != 0) {
		return by_case(h, &o, p);
	}
	if (o.seat < 0 && o.game != 0 && view_is(o.kind, "invitation")) {
		return by_offer(h, &o, p);
	}
	if (!revoked_to(h, &o, &last, &p->warrant)) {
		return false;
	}
	p->owner = o.player;
	p->revoked = o.id <= last;
	h->token = (struct token){.game = (uint32_t)o.game,
				  .seat = (uint8_t)(o.seat < 0 ? 0 : o.seat),
				  .turn = o.game == 0 ? 0 : from_turn(o.turn),
				  .question = (uint32_t)o.question};
	return o.game != 0 || !view_is(o.kind, "invitation") ||
	       ladder_token_of(h, o.player, &h->token);
}

bool proof_find(struct hearing *h, const struct letter *l, struct proof *p)
{
	const struct config *c = h->d->config;

	*p = (struct proof){0};
	return token_find(c->key, view_of(c->address), l, &h->token)
		       ? by_token(h, p)
		       : by_reference(h, l, p);
}

bool revoke_order(struct hearing *h, const struct order *o)
{
	bool all = o->args.len > 0;
	int64_t game = all ? 0 : o->game;
	bool mine = false;

	if (!all &&
	    ((game == 0 && !order_game(h, &game)) || !plays_in(h, game, &mine))) {
		return false;
	}
	if (!all && !mine) {
		return answer_no_seat(h, game, o);
	}
	h->game = all ? h->game : game;
	hearing_verdict(h, VERDICT_APPLIED);
	return address_revoke(h->d, h->arena, &h->player, game, "revoked", h->err);
}
