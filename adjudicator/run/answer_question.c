/* SPDX-License-Identifier: ISC */
/* "Yes", "no" and "choose" (L4): they answer only the question in the letter that is
 * replied to. */
#include "adjudicator/clocks/deadlines.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/view.h"
#include "adjudicator/letters/answer_limit.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/play/carry.h"
#include "adjudicator/players/address.h"
#include "adjudicator/record/seats.h"
#include "adjudicator/referee/substitute.h"
#include "adjudicator/run/dispatch.h"
#include "adjudicator/run/hear.h"
#include "adjudicator/season/ladder_order.h"
#include "formats/text/utf8.h"
#include <string.h>

static bool complain(struct hearing *h, const struct record *r, int seat,
		     const struct order *o, enum diag_code code, long n)
{
	struct diag diag = {.code = code, .at = o->text, .n = n};

	if (o->kind == ORDER_CHOOSE) { /* "choose 3": the 3 */
		while (view_find(diag.at, ' ') < diag.at.len) {
			view_cut(&diag.at, ' ');
		}
	}
	return answer_order_refusal(h, r, seat, o, &diag, NULL);
}

/* Finds the question replied to, if it is this seat's and still open in its turn;
 * q->id is 0 otherwise. */
static bool find(struct hearing *h, const struct record *r, int seat,
		 struct question *q)
{
	return record_question(r, h->arena, seat, h->token.question, q, h->err);
}

/* The clock that the question had stopped runs again. */
static bool close_question(struct hearing *h, struct record *r, int seat,
			   const struct question *q)
{
	return (r->pos.to_move != seat ||
		deadlines_resume(h->d, h->arena, r, h->err)) &&
	       question_close(h->d->store, q->id, "answered", h->err);
}

static bool say_no(struct hearing *h, struct record *r, int seat,
		   const struct question *q)
{
	struct note n = answer_to(h, r, seat);

	note_say(&n, "answered-no");
	hearing_verdict(h, VERDICT_ANSWERED);
	return close_question(h, r, seat, q) &&
	       answer_tell(h, &n, "receipt", "head-answered-no");
}

/* The chosen order counts from the arrival of the letter that led to the question,
 * if the answer came in time; else from the answer's own arrival. */
static bool begin(struct hearing *h, struct record *r, int seat,
		  const struct question *q)
{
	int64_t counts =
		h->arrived <= q->asked + ANSWER_WITHIN ? q->arrived : h->arrived;
	bool held = view_is(q->kind, "held") || view_is(q->kind, ASK_ALL);

	return close_question(h, r, seat, q) && (!held || answer_vouched(h)) &&
	       (!h->d->drained || h->d->frozen ||
		deadlines_fall(h->d, h->arena, r, counts, h->err));
}

static bool play_choice(struct hearing *h, struct record *r, int seat,
			struct view choice, bool written)
{
	struct order o;

	if (written && order_read(h->arena, choice, &o) &&
	    !order_changes_game(o.kind) && o.kind != ORDER_TRY) {
		return dispatch_game(h, r, seat, &o);
	}
	return carry_choice(h, r, seat, choice,
			    (struct meant){.strict = !written, .sure = true});
}

static bool play_all(struct hearing *h, struct record *r, int seat,
		     const struct question *q)
{
	struct view choice;
	size_t count;
	bool written;
	bool ok = true;

	for (long i = 1;
	     ok && (choice = question_choice(q, i, &count, &written)).len > 0; i++) {
		ok = play_choice(h, r, seat, choice, written);
	}
	return ok;
}

struct view answer_to_request(const struct hearing *h, const struct record *r, int seat,
			      bool yes)
{
	struct view none = {0};
	enum request_kind kind;

	if (h->token.question != 0 || seat < 0 || !record_begun(r) || r->pos.over) {
		return none;
	}
	kind = request_asks(&r->pos, seat);
	return kind == REQUESTS_ ? none
				 : view_of(arena_printf(h->arena, "%s %s",
							yes ? "agree" : "refuse",
							request_name(kind)));
}

/* "Yes" to a letter that tells of an offer: agreeing may end the game, so that it is
 * asked whether that is meant. */
static bool nothing_asked(struct hearing *h, const struct record *r, int seat,
			  const struct order *o)
{
	struct addressee to = hearing_writer(h, r, seat);
	struct choice one = {
		.order = answer_to_request(h, r, seat, o->kind == ORDER_YES),
		.shown = o->written.len > 0 ? o->written : o->text,
		.written = true};
	struct asking asking = {.kind = "choose",
				.intro = "near",
				.how = "near-spelling",
				.choice = &one,
				.choices = 1,
				.arrived = h->arrived};

	if (o->kind == ORDER_CHOOSE || one.order.len == 0) {
		return complain(h, r, seat, o, DIAG_NOTHING_ASKED, 0);
	}
	h->code = DIAG_NEAR_ORDER;
	hearing_verdict(h, VERDICT_ASKED);
	return ask(h->d, h->arena, r, &to, &asking, h->err);
}

bool answer_question(struct hearing *h, struct record *r, int seat,
		     const struct order *o, bool *handled)
{
	struct question q;
	struct view choice;
	size_t count;
	bool written;

	*handled =
		o->kind == ORDER_YES || o->kind == ORDER_NO || o->kind == ORDER_CHOOSE;
	if (!*handled) {
		return true;
	}
	if (!find(h, r, seat, &q)) {
		return false;
	}
	if (q.id == 0) {
		return nothing_asked(h, r, seat, o);
	}
	if (o->kind == ORDER_NO) {
		return say_no(h, r, seat, &q);
	}
	choice = question_choice(&q, o->kind == ORDER_YES ? 1 : o->number, &count,
				 &written);
	if (choice.len == 0 || (o->kind == ORDER_YES && count != 1)) {
		return complain(h, r, seat, o, DIAG_NO_SUCH_CHOICE, (long)count);
	}
	return begin(h, r, seat, &q) &&
	       (view_is(q.kind, ASK_ALL) ? play_all(h, r, seat, &q)
					 : play_choice(h, r, seat, choice, written));
}

/* Whether the letter replied to asks only one thing about a game, so that a yes is
 * clear. */
static bool asks_one_of_game(struct hearing *h, bool *one)
{
	struct question q = {0};
	struct match m = {0};
	size_t count;
	bool written;

	if (h->token.question != 0) {
		if (!question_get(h->d->store, h->arena, h->token.question, &q,
				  h->err)) {
			return false;
		}
		(void)question_choice(&q, 1, &count, &written);
		*one = count == 1;
		return true;
	}
	if (!match_get(h->d->store, h->arena, h->token.game, &m, h->err)) {
		return false;
	}
	*one = view_is(m.state, "invited") && h->token.seat < m.seats &&
	       m.seat[h->token.seat].player == h->player.id &&
	       !m.seat[h->token.seat].accepted;
	return true;
}

static bool asks_one(struct hearing *h, bool *one)
{
	*one = substitute_asks(&h->token) || ladder_token(&h->token);
	if (*one) {
		return true;
	}
	return h->token.game != 0 ? asks_one_of_game(h, one)
				  : !address_asked(h) || address_yes_will_do(h, one);
}

bool answer_loosely(struct hearing *h, struct orders *orders)
{
	struct order *yes;
	bool one;

	if (!orders->yes_alone) {
		return true;
	}
	if (!asks_one(h, &one)) {
		return false;
	}
	if (one) {
		yes = arena_take(h->arena, sizeof *yes);
		(void)order_read(h->arena, view_of("yes"), yes);
		orders->order = yes;
		orders->count = 1;
	}
	return true;
}

bool ask_again(struct hearing *h, const struct record *r, const struct addressee *to,
	       struct view line, bool *handled)
{
	enum { CHOICES_MAX = 16, LINE_SHOWN = 70 /* bytes */ };
	struct question q = {0};
	struct choice choice[CHOICES_MAX];
	struct asking asking = {
		.intro = "ask-again", .choice = choice, .arrived = h->arrived};
	size_t count;
	size_t n = 0;

	*handled = false;
	if (line.len == 0) {
		return true;
	}
	if (!find(h, r, to->seat, &q)) {
		return false;
	}
	if (q.id == 0 || view_is(q.kind, "held") || view_is(q.kind, ASK_ALL)) {
		return true;
	}
	do {
		struct choice *c = &choice[n++];

		*c = (struct choice){.why = utf8_head(line, LINE_SHOWN)};
		c->order = question_choice(&q, (long)n, &count, &c->written);
		c->shown = c->written ? c->order : view_written(h->arena, c->order);
	} while (n < count && n < CHOICES_MAX);
	*handled = true;
	asking.choices = n;
	asking.kind = arena_str(h->arena, q.kind);
	asking.how = count > 1 ? "ask-choose" : "ask-yes";
	h->code = DIAG_NEAR_ORDER;
	hearing_verdict(h, VERDICT_ASKED);
	return ask(h->d, h->arena, r, to, &asking, h->err);
}

bool answer_names_other(struct hearing *h, const struct order *o, bool *other)
{
	int64_t game = 0; /* a challenge and an address are about none */

	if (o->game != 0 && substitute_asks(&h->token) &&
	    !substitute_game(h, &h->token, &game)) {
		return false;
	}
	*other = o->game != 0 && o->game != game;
	return true;
}

bool answer_asked(struct hearing *h, const struct order *o, bool *handled)
{
	bool other;

	*handled = false;
	if (!answer_names_other(h, o, &other) || other) {
		return h->err->kind == ERR_NONE;
	}
	if (!substitute_answer(h, o, handled) || *handled ||
	    !ladder_answer(h, o, handled) || *handled) {
		return h->err->kind == ERR_NONE;
	}
	*handled = address_asked(h) && (o->kind == ORDER_YES || o->kind == ORDER_NO);
	return !*handled || address_answer(h, o);
}
