/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/authenticate.h"

#include "adjudicator/clocks/unanswered.h"
#include "adjudicator/letters/answer_limit.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/mail/parse/authres.h"
#include "adjudicator/play/question.h"
#include "adjudicator/record/record.h"
#include "adjudicator/record/seats.h"
#include "adjudicator/referee/substitute.h"
#include "adjudicator/run/authority.h"
#include "adjudicator/run/dispatch.h"
#include "adjudicator/run/proof.h"
#include "adjudicator/season/ladder_order.h"
#include "formats/phrase.h"

enum { HELD_MAX = 8 };

/* Why it may not be his, and what it is worth then. */
static const struct {
	const char *phrase;
	enum warrant warrant;
} doubts[] = {
	[STANDING_ADDRESS] = {"ask-held-token",   WARRANT_ADDRESS},
	[STANDING_TOKEN] = {"ask-held-address", WARRANT_SECRET },
	[STANDING_DENIED] = {"ask-held-sender",  WARRANT_ADDRESS},
	[STANDING_REVOKED] = {"ask-held-revoked", WARRANT_ADDRESS},
	[STANDING_CHANGED] = {"ask-held-changed", WARRANT_ADDRESS},
	[STANDING_NEW] = {NULL,               WARRANT_SECRET },
	[STANDING_FULL] = {NULL,               WARRANT_ADDRESS},
};

bool authenticate_ours(struct context *d, struct arena *arena, const struct letter *l,
		       bool *ours, struct err *err)
{
	struct hearing h = {.d = d, .arena = arena, .err = err};
	struct proof p;

	if (!proof_find(&h, l, &p)) {
		return false;
	}
	*ours = p.owner != 0;
	return true;
}

/* What the mail host that took it in says about its sender. */
static bool denied(const struct hearing *h, const struct letter *l)
{
	const struct config *c = h->d->config;
	struct authres_hosts hosts = {view_of(c->trusted_authserv),
				      view_of(c->received_by)};

	return authres_denies(h->raw, &hosts, l->from);
}

/* What its sender's signature says; of a letter that was cut it cannot be told. */
static bool changed(const struct hearing *h, const struct letter *l)
{
	return h->d->signatures != NULL && !l->truncated &&
	       signatures_check(h->d->signatures, h->arena, h->raw, l->from) ==
		       SIGNATURES_BROKEN;
}

/* From the address that it was asked for: a registered one stands above it. */
static bool from_new(const struct hearing *h, const struct letter *l,
		     const struct proof *p)
{
	return p->wished.len > 0 && view_eq_nocase(l->from, p->wished) &&
	       !denied(h, l) && !changed(h, l);
}

/* Secrets of a player whom we have forgotten, or who has no address, are nobody's. */
static bool known(struct hearing *h, int64_t *owner)
{
	struct player p;
	bool ok = player_by_id(h->d->store, h->arena, *owner, &p, h->err);

	if (ok && p.address.len == 0) {
		*owner = 0;
	}
	return ok;
}

static bool find(struct hearing *h, const struct letter *l, struct authentication *w)
{
	struct player sender = {0};
	struct proof p;

	*w = (struct authentication){STANDING_NONE};
	if (!proof_find(h, l, &p) ||
	    !player_by_address(h->d->store, h->arena, l->from, &sender, h->err)) {
		return false;
	}
	if (from_new(h, l, &p)) {
		w->standing = STANDING_NEW;
		return player_by_id(h->d->store, h->arena, p.owner, &h->player, h->err);
	}
	if (p.owner != 0 && !known(h, &p.owner)) {
		return false;
	}
	if (p.owner == 0 || p.wished.len > 0) {
		h->token = (struct token){0};
		h->player = sender;
		w->standing = sender.id != 0 ? STANDING_ADDRESS : STANDING_NONE;
		return true;
	}
	h->token.question = p.revoked ? 0 : h->token.question;
	h->warrant = p.warrant;
	h->proved = h->token.game;
	if (sender.id == p.owner) {
		h->player = sender;
		w->standing = p.revoked       ? STANDING_REVOKED
			      : denied(h, l)  ? STANDING_DENIED
			      : changed(h, l) ? STANDING_CHANGED
					      : STANDING_FULL;
		return true;
	}
	w->standing = STANDING_TOKEN;
	return player_by_id(h->d->store, h->arena, p.owner, &h->player, h->err);
}

bool authenticate(struct hearing *h, const struct letter *l, struct authentication *w)
{
	if (!find(h, l, w)) {
		return false;
	}
	h->doubt = doubts[w->standing].phrase;
	if (w->standing != STANDING_FULL) {
		h->warrant = doubts[w->standing].warrant;
		h->proved = 0;
	}
	return true;
}

/* Orders that he is not asked about here: they have their own question, answer one that
 * this letter does not prove it got, or are passed on in several lines. */
static bool not_held(const struct hearing *h, const struct order *o)
{
	return dispatch_of(o)->unproved != NULL || o->kind == ORDER_PRESS ||
	       o->kind == ORDER_ENDPRESS ||
	       (h->doubt != NULL && authority_of(o, h->warrant) != AUTHORITY_ASKED);
}

static bool answer_questions(struct hearing *h, const struct orders *orders)
{
	struct answer_limit *q = arena_take(h->arena, sizeof *q);

	if (!answer_limit_count(h, "general", 0, h->d->config->answers_per_day, q)) {
		return false;
	}
	if (!q->may) {
		return unanswered_stop_all(h, q->until);
	}
	q->all = true;
	h->last = q->last ? q : NULL;
	for (size_t i = 0; i < orders->count; i++) {
		const struct order *o = &orders->order[i];

		if (authority_of(o, h->warrant) == AUTHORITY_TOLD &&
		    !dispatch_alone(h, o)) {
			return false;
		}
	}
	return true;
}

static const char *intro(const struct hearing *h)
{
	return h->doubt != NULL ? h->doubt : "ask-held-elsewhere";
}

/* Where no game can keep the question: he is told how to prove that it was he. */
static bool ask_again(struct hearing *h, const struct record *r, int seat,
		      struct view line)
{
	struct addressee to = hearing_writer(h, seat < 0 ? NULL : r, seat);
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);
	struct buf head = buf_in(h->arena);
	struct answer_limit *q = arena_take(h->arena, sizeof *q);
	bool may;

	hearing_verdict(h, VERDICT_HELD);
	if (!answer_may_ask(h, q, &may) || !may) {
		return h->err->kind == ERR_NONE;
	}
	q->game = seat < 0 ? 0 : r->match.id;
	h->last = q->last ? q : h->last;
	phrase(&b, to.language, intro(h), f);
	buf_printf(&b, "\n\n\t| %.*s\n\n", VIEW_ARG(line));
	phrase(&b, to.language, "ask-held-again", f);
	phrase(&head, to.language, "head-held", f);
	return news_tell(h->d, &to,
			 &(struct told){"confirm", buf_view(&head), buf_view(&b), 0},
			 h->err);
}

bool hold_line(struct hearing *h, const struct order *o)
{
	struct view line = question_written(h->arena, o);

	if (o->game != 0) {
		line = view_of(arena_printf(h->arena, "game %ld: %.*s", o->game,
					    VIEW_ARG(line)));
	}
	return ask_again(h, NULL, -1, line);
}

static bool changes_game(const struct choice *choice, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		if (choice[i].changes) {
			return true;
		}
	}
	return false;
}

/* His seat is another's now. */
static bool tell_left(struct hearing *h, const struct record *r,
		      const struct choice *choice)
{
	int seat = record_former_seat(r, h->player.id);
	struct order o = {.text = choice->order, .line = choice->shown};
	struct diag diag = {.code = DIAG_SEAT_LEFT, .what = r->setup.name[seat]};
	bool may;

	return answer_may_hold(h, &may) && (!may || answer_refusal(h, &o, &diag));
}

/* Who has no secret may not know that there is such a game. */
static bool not_begun(struct hearing *h, const struct record *r, int seat,
		      const struct choice *choice, size_t n)
{
	return (h->doubt != NULL && changes_game(choice, n)) ||
	       ask_again(h, r, seat, choice[0].shown);
}

/* Of a letter with a secret of his, one yes does all that goes together. */
static bool go_together(const struct hearing *h, const struct orders *orders, size_t n)
{
	size_t ends = 0;

	for (size_t i = 0; i < orders->count; i++) {
		ends += order_ends_turn(orders->order[i].kind);
	}
	return h->doubt == NULL && n > 1 && ends < 2;
}

static bool put_question(struct hearing *h, int64_t game, const struct choice *choice,
			 size_t n, bool all)
{
	struct record *r = arena_take(h->arena, sizeof *r);
	struct asking asking = {.kind = all ? ASK_ALL : "held",
				.intro = intro(h),
				.how = n > 1 && !all ? "ask-held-choose"
						     : "ask-held-how",
				.choice = choice,
				.choices = n,
				.arrived = h->arrived};
	struct question open = {0};
	struct answer_limit *q = arena_take(h->arena, sizeof *q);
	struct addressee to;
	int seat;

	if (!record_load(h->d, h->arena, game, r, h->err)) {
		return false;
	}
	seat = r->match.id == 0 ? -1 : record_seat(r, h->player.id);
	if (seat < 0 && record_former_seat(r, h->player.id) >= 0 &&
	    changes_game(choice, n)) {
		return tell_left(h, r, &choice[0]);
	}
	if (seat < 0 || !view_is(r->match.state, "running")) {
		return not_begun(h, r, seat, choice, n);
	}
	h->game = game;
	hearing_verdict(h, VERDICT_HELD);
	if (!question_open(h->d->store, h->arena, game, seat, &open, h->err)) {
		return false;
	}
	if (open.id != 0 && open.turn == position_moment(&r->pos)) {
		if (h->doubt == NULL) {
			return ask_again(h, r, seat, choice[0].shown);
		}
		h->reason =
			view_of("another question is open; this letter is only kept");
		return true; /* a forger must not be able to close it, nor to flood */
	}
	if (!h->asks && !answer_once_a_day(h, "held", game, q)) {
		return false;
	}
	if (!h->asks && !q->may) {
		return unanswered_stop(h, r, seat, q->until);
	}
	h->last = q->last ? q : h->last;
	h->asks = true;
	to = news_to(r, seat, h->letter);
	return ask(h->d, h->arena, r, &to, &asking, h->err);
}

/* Nothing says which of his games is meant: he is told, once a day. */
static bool ask_which_game(struct hearing *h, const struct orders *orders)
{
	struct answer_limit *q = arena_take(h->arena, sizeof *q);

	hearing_verdict(h, VERDICT_HELD);
	if (!answer_once_a_day(h, "which", 0, q)) {
		return false;
	}
	h->code = DIAG_WHICH_GAME;
	q->all = true;
	if (!q->may) {
		return unanswered_stop_all(h, q->until);
	}
	h->last = q;
	return answer_no_seat(h, 0, &orders->order[0]);
}

bool hold_orders(struct hearing *h, const struct orders *orders)
{
	bool handled;

	if (!substitute_unproved(h, orders, &handled) || handled ||
	    !ladder_answer_unproved(h, orders, &handled) || handled) {
		return h->err->kind == ERR_NONE;
	}
	return hold_orders_of_game(h, orders);
}

bool hold_orders_of_game(struct hearing *h, const struct orders *orders)
{
	struct choice choice[HELD_MAX] = {0};
	size_t n = 0;
	int64_t game = 0;

	for (size_t i = 0; i < orders->count && n < HELD_MAX; i++) {
		const struct order *o = &orders->order[i];

		if (not_held(h, o) || (n > 0 && o->game != 0 && o->game != game)) {
			continue;
		}
		choice[n].changes = order_changes_game(o->kind);
		game = game != 0 ? game : o->game;
		choice[n].order = question_written(h->arena, o);
		choice[n].shown = choice[n].order;
		choice[n++].written = true;
	}
	if (n == 0) {
		return answer_questions(h, orders);
	}
	if (game == 0 && !order_game(h, &game)) {
		return false;
	}
	if (game != 0) {
		return put_question(h, game, choice, n, go_together(h, orders, n));
	}
	return changes_game(choice, n) ? ask_which_game(h, orders)
				       : ask_again(h, NULL, -1, choice[0].shown);
}
