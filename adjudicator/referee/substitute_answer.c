/* SPDX-License-Identifier: ISC */
/* Answers of a player who is asked to take a seat. */
#include "adjudicator/letters/answer_limit.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/referee/cases.h"
#include "adjudicator/referee/decide.h"
#include "adjudicator/referee/substitute.h"

bool substitute_asks(const struct token *t)
{
	return t->game == 0 && t->question != 0 && t->seat == OFFER_SEAT;
}

bool substitute_game(struct hearing *h, const struct token *t, int64_t *game)
{
	struct offer o;

	if (!offer_get(h->d->store, h->arena, t->question, &o, h->err)) {
		return false;
	}
	*game = o.game;
	return true;
}

bool substitute_owner(struct hearing *h, const struct token *t, int64_t *owner,
		      bool *revoked)
{
	struct offer o;
	struct player p = {0};

	*owner = 0;
	if (!offer_get(h->d->store, h->arena, t->question, &o, h->err) ||
	    (o.id != 0 && !player_by_id(h->d->store, h->arena, o.player, &p, h->err))) {
		return false;
	}
	*owner = p.id;
	*revoked = p.id != 0 && case_token_mark(&p) != t->turn;
	return true;
}

bool substitute_token(struct hearing *h, int64_t player, int64_t game,
		      struct token *out)
{
	struct offer o;
	struct player p;

	*out = (struct token){0};
	if (!offer_of_player(h->d->store, h->arena, player, game, &o, h->err) ||
	    !player_by_id(h->d->store, h->arena, player, &p, h->err)) {
		return false;
	}
	*out = substitute_token_for(o.id, &p);
	return true;
}

/* ----------------------------------------------------------------- yes and no */

struct answering {
	struct hearing *h;
	const struct order *o;
	struct offer offer;
	struct record *r;
	struct casefile c; /* c.id 0: there is no case */
};

static bool says_yes(const struct order *o)
{
	return o->kind == ORDER_YES || o->kind == ORDER_ACCEPT;
}

static bool says_no(const struct order *o)
{
	return o->kind == ORDER_NO || o->kind == ORDER_DECLINE;
}

static bool report(const struct answering *x, const char *name, long ruling)
{
	struct hearing *h = x->h;

	return substitute_report(h->d, h->arena, x->r,
				 &(struct offer_news){&x->offer, name, ruling}, h->err);
}

/* Tells him what nothing in the game tells him. */
static bool tell(const struct answering *x, const char *name)
{
	struct hearing *h = x->h;
	struct note n = answer_to(h, NULL, -1);

	fields_set_num(n.f, "game", (long)x->offer.game);
	note_say(&n, name);
	return answer_tell(h, &n, "notice", arena_printf(h->arena, "head-%s", name));
}

static bool decline(struct answering *x)
{
	hearing_verdict(x->h, VERDICT_APPLIED);
	return offer_close(x->h->d->store, x->offer.id, "declined", x->h->err) &&
	       tell(x, "seat-offer-declined-you") &&
	       report(x, "seat-offer-declined", 0);
}

/* It cannot be done any more: the game has ended, or somebody else has the seat. */
static bool too_late(struct answering *x)
{
	hearing_verdict(x->h, VERDICT_ANSWERED);
	return offer_close(x->h->d->store, x->offer.id, "lapsed", x->h->err) &&
	       tell(x, "seat-offer-late-you") && report(x, "seat-offer-late", 0);
}

/* Marks the case as decided by the change, unless it was decided meanwhile. */
static bool settle(struct answering *x, const struct ruled *out)
{
	struct hearing *h = x->h;

	if (!cases_wait(&x->c)) {
		return true;
	}
	decide_case(&x->c, out, h->d->now);
	return (h->letter == 0 ||
		casefile_add_letter(h->d->store, x->c.id, h->letter, h->err)) &&
	       casefile_keep(h->d->store, &x->c, h->err);
}

static bool accept(struct answering *x)
{
	struct hearing *h = x->h;
	const struct ruling_words words = {
		.kind = RULING_SUBSTITUTE,
		.hands = {x->r->setup.name[x->offer.seat], h->player.name, false}
        };
	struct buf text = buf_in(h->arena);
	struct ruled out;
	struct ruling_wish wish = {.because = x->offer.because,
				   .by = x->offer.referee,
				   .letter = h->letter,
				   .casefile = x->offer.casefile,
				   .agreed = true,
				   .final = view_is(x->c.state, "appealed")};

	ruling_write(&text, &words);
	wish.words = buf_view(&text);
	if (!ruling_carry(h->d, h->arena, x->r, &wish, &out, h->err)) {
		return false;
	}
	if (!out.done) {
		return too_late(x);
	}
	hearing_verdict(h, VERDICT_APPLIED);
	return offer_close(h->d->store, x->offer.id, "done", h->err) &&
	       settle(x, &out) && report(x, "seat-offer-taken", out.n);
}

static bool open_offer(const struct hearing *h, const struct offer *o)
{
	return o->id != 0 && o->player == h->player.id && view_is(o->state, "open") &&
	       h->d->now - o->asked <= OFFER_SECONDS;
}

bool substitute_answer(struct hearing *h, const struct order *o, bool *handled)
{
	struct answering x = {.h = h, .o = o, .r = arena_take(h->arena, sizeof *x.r)};

	*handled = substitute_asks(&h->token) && (says_yes(o) || says_no(o));
	if (!*handled) {
		return true;
	}
	if (!offer_get(h->d->store, h->arena, h->token.question, &x.offer, h->err)) {
		return false;
	}
	if (view_is(x.offer.state, "done") && says_yes(o)) {
		return true; /* he repeats his yes */
	}
	if (!open_offer(h, &x.offer)) {
		struct diag diag = {.code = DIAG_NOTHING_ASKED, .at = o->text};

		return answer_refusal(h, o, &diag);
	}
	if (!record_load(h->d, h->arena, x.offer.game, x.r, h->err) ||
	    (x.offer.casefile != 0 &&
	     !casefile_get(h->d->store, h->arena, x.offer.casefile, &x.c, h->err))) {
		return false;
	}
	h->game = x.offer.game;
	return answer_vouched(h) && (says_no(o) ? decline(&x) : accept(&x));
}

bool substitute_unproved(struct hearing *h, const struct orders *orders, bool *handled)
{
	struct record *r = arena_take(h->arena, sizeof *r);
	struct offer o = {0};
	bool yes = false;
	bool may;

	for (size_t i = 0; i < orders->count; i++) {
		yes = yes || says_yes(&orders->order[i]);
	}
	*handled = substitute_asks(&h->token);
	if (!*handled || !yes) {
		return true;
	}
	if (!offer_get(h->d->store, h->arena, h->token.question, &o, h->err)) {
		return false;
	}
	if (!open_offer(h, &o)) {
		return true;
	}
	hearing_verdict(h, VERDICT_HELD);
	return answer_may_hold(h, &may) &&
	       (!may || (record_load(h->d, h->arena, o.game, r, h->err) &&
			 substitute_ask(h->d, h->arena, r, &o, h->err)));
}
