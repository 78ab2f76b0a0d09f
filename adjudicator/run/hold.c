/* SPDX-License-Identifier: ISC */
/* Orders that a letter does not prove: the player is asked whether they are his. */
#include "adjudicator/clocks/unanswered.h"
#include "adjudicator/games/boards/duplicate.h"
#include "adjudicator/letters/answer_limit.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/play/question.h"
#include "adjudicator/record/seats.h"
#include "adjudicator/referee/substitute.h"
#include "adjudicator/run/authenticate.h"
#include "adjudicator/run/authority.h"
#include "adjudicator/run/dispatch.h"
#include "adjudicator/season/ladder_order.h"
#include "adjudicator/store/observer.h"
#include "adjudicator/store/stored.h"
#include "formats/orders/order_args.h"
#include "formats/orders/order_shape.h"
#include "formats/text/utf8.h"
#include <string.h>

enum {
	HELD_MAX = 8,
	ASKED_MOST = 8, /* lines of one letter that proves nothing */
	WRITTEN_LEAST = 1000,
	WRITTEN_MORE = 16 /* bytes; "say: " */
};

/* Orders that the held question leaves out: they have a question of their own, they
 * answer a question that this letter does not prove its writer got, or they pass on
 * several lines to others. */
static bool not_held(const struct hearing *h, const struct order *o)
{
	return dispatch_of(o)->unproved != NULL || o->kind == ORDER_PRESS ||
	       o->kind == ORDER_ENDPRESS ||
	       (h->doubt != NULL && authority_of(o, h->warrant) != AUTHORITY_ASKED);
}

static bool asks_anything(const struct hearing *h, const struct orders *orders)
{
	for (size_t i = 0; i < orders->count; i++) {
		if (authority_of(&orders->order[i], h->warrant) == AUTHORITY_TOLD) {
			return true;
		}
	}
	return false;
}

/* Prose gets no answer, and so none is the last. */
static bool answer_questions(struct hearing *h, const struct orders *orders)
{
	struct answer_limit *q = arena_take(h->arena, sizeof *q);

	if (!asks_anything(h, orders)) {
		return true;
	}
	if (!answer_limit_count(h, STORED_GENERAL, 0, h->d->config->answers_per_day,
				q)) {
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

/* What is said below such a question; NULL: nothing. */
static const char *besides(const struct hearing *h)
{
	return strcmp(intro(h), "ask-held-address") == 0 ? "ask-held-also" : NULL;
}

/* Where the question cannot be kept in a game: tells the player how to prove that it
 * was he. In a duplicate season nobody has a seat; the letter is still about its
 * game, so that an answer proves who plays. */
static bool ask_for_proof(struct hearing *h, const struct record *r, int seat,
			  struct view line)
{
	bool about = r != NULL && (seat >= 0 || duplicate_is(&r->setup));
	struct note n = answer_to(h, about ? r : NULL, seat);
	struct answer_limit *q = arena_take(h->arena, sizeof *q);
	bool may;

	hearing_verdict(h, VERDICT_HELD);
	if (!answer_may_ask(h, q, &may) || !may) {
		return h->err->kind == ERR_NONE;
	}
	q->game = about ? r->match.id : 0;
	h->last = q->last ? q : h->last;
	note_say(&n, intro(h));
	buf_printf(&n.text, "\n\n\t| %.*s\n\n", VIEW_ARG(line));
	note_say(&n, "ask-held-again");
	if (besides(h) != NULL) {
		note_gap(&n);
		note_say(&n, besides(h));
	}
	return answer_tell(h, &n, "confirm", "head-held");
}

/* The order as a question has it. Words for others that are too long to be passed on
 * are cut, and stay too long: a forger's letter makes no long one of ours. */
static struct view written(const struct hearing *h, const struct order *o)
{
	size_t most = (size_t)h->d->config->press_per_letter;

	return utf8_head(question_written(h->arena, o),
			 (most > WRITTEN_LEAST ? most : WRITTEN_LEAST) + WRITTEN_MORE);
}

bool hold_line(struct hearing *h, const struct order *o)
{
	struct view line = written(h, o);

	if (o->game != 0) {
		line = view_of(arena_printf(h->arena, "game %ld: %.*s", o->game,
					    VIEW_ARG(line)));
	}
	return ask_for_proof(h, NULL, -1, line);
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

/* Tells him that somebody else has his seat now. */
static bool tell_left(struct hearing *h, const struct record *r,
		      const struct choice *choice)
{
	int seat = record_former_seat(r, h->player.id);
	struct order o = {.text = choice->order, .line = choice->shown};
	struct diag diag = {.code = DIAG_SEAT_LEFT, .what = r->setup.name[seat]};
	bool may;

	return answer_may_hold(h, &may) && (!may || answer_refusal(h, &o, &diag));
}

/* Whether one yes does all orders together: those of a letter with a secret of his,
 * as long as at most one ends the turn. */
static bool go_together(const struct hearing *h, const struct orders *orders, size_t n)
{
	size_t ends = 0;

	for (size_t i = 0; i < orders->count; i++) {
		ends += order_ends_turn(orders->order[i].kind);
	}
	return h->doubt == NULL && n > 1 && ends < 2;
}

/* Asks unless a question about a letter of his was sent in this game today; those of
 * one letter count once. */
static bool ask_once_a_day(struct hearing *h, struct record *r, int seat,
			   const struct asking *asking)
{
	struct answer_limit *q = arena_take(h->arena, sizeof *q);
	const struct addressee to = news_to(r, seat, h->letter);

	if (!h->asks && !answer_once_a_day(h, STORED_HELD, r->match.id, q)) {
		return false;
	}
	if (!h->asks && !q->may) {
		return unanswered_stop(h, r, record_seat(r, h->player.id), q->until);
	}
	h->last = q->last ? q : h->last;
	h->asks = true;
	return ask(h->d, h->arena, r, &to, asking, h->err);
}

/* Whether the letter answers an invitation to that seat, if not well enough. */
static bool invited(const struct hearing *h, const struct record *r, int seat)
{
	return seat >= 0 && h->token.game == r->match.id &&
	       view_is(r->match.state, "invited");
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
				.arrived = h->arrived,
				.besides = besides(h)};
	struct question open = {0};
	bool watches = false;
	int seat;

	if (!record_load(h->d, h->arena, game, r, h->err)) {
		return false;
	}
	seat = hearing_seat(h, r);
	if (((seat < 0 && record_former_seat(r, h->player.id) >= 0) ||
	     (h->token.game == game &&
	      record_left(r, h->token.seat, h->player.id))) && /* he has another */
	    changes_game(choice, n)) {
		return tell_left(h, r, &choice[0]);
	}
	if (seat < 0 && r->match.id != 0 && duplicate_is(&r->setup) &&
	    !observer_watches(h->d->store, game, h->player.id, &watches, h->err)) {
		return false;
	}
	if (watches) {
		return ask_for_proof(h, r, -1, choice[0].shown);
	}
	if (seat < 0 || !view_is(r->match.state, "running")) {
		/* Somebody without a secret may not learn whether there is such a
		 * game. */
		return (h->doubt != NULL && !invited(h, r, seat) &&
			changes_game(choice, n)) ||
		       ask_for_proof(h, r, seat, choice[0].shown);
	}
	h->game = game;
	hearing_verdict(h, VERDICT_HELD);
	if (!question_open(h->d->store, h->arena, game, seat, &open, h->err)) {
		return false;
	}
	if (open.id != 0 && open.turn == position_moment(&r->pos)) {
		if (h->doubt == NULL) {
			return ask_for_proof(h, r, seat, choice[0].shown);
		}
		h->reason =
			view_of("another question is open; this letter is only kept");
		return true; /* a forger must be able neither to close it nor to flood
				the player */
	}
	return ask_once_a_day(h, r, seat, &asking);
}

/* Nothing says which of his games is meant: tells him so, once a day. */
static bool ask_which_game(struct hearing *h, const struct orders *orders)
{
	struct answer_limit *q = arena_take(h->arena, sizeof *q);

	hearing_verdict(h, VERDICT_HELD);
	if (!answer_once_a_day(h, STORED_WHICH, 0, q)) {
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
		choice[n].order = written(h, o);
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
				       : ask_for_proof(h, NULL, -1, choice[0].shown);
}

/* ------------------------------- orders that cannot be kept as a question in a game */

/* Whether the writer is asked about this order by itself, if he may be asked at all. */
static bool is_asked(const struct hearing *h, const struct order *o)
{
	return h->doubt == NULL
		       ? warrant_by_line(o)
		       : dispatch_of(o)->unproved != NULL &&
				 authority_of(o, h->warrant) == AUTHORITY_ASKED;
}

/* Whether he is asked to send the same line once more. So it is for orders without a
 * question of their own, and for nearly all in a letter whose secret is his but does
 * not speak for them. */
static bool asked_by_line(const struct hearing *h, const struct order *o)
{
	struct view address;
	enum address_wish wish = order_address(o, &address);

	return wish == ADDRESS_LIST || wish == ADDRESS_DROP ||
	       (h->doubt == NULL && o->kind != ORDER_NEW && wish == ADDRESS_NONE);
}

static bool said_before(const struct orders *orders, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		if (view_eq_nocase(orders->order[i].text, orders->order[n].text)) {
			return true;
		}
	}
	return false;
}

/* Tells him how to answer all of these questions, and that there were more orders. */
static bool tell_several(struct hearing *h, size_t more)
{
	struct note n = answer_to(h, NULL, -1);

	fields_set_num(n.f, "count", (long)more);
	fields_set_bool(n.f, "more", more > 0);
	fields_set_bool(n.f, "one", more == 1);
	note_say(&n, "ask-several");
	return note_tell(&n, "confirm", "head-held");
}

bool unproved_ask(struct hearing *h, const struct orders *orders)
{
	enum verdict before = h->verdict;
	size_t tried = 0;
	size_t asked = 0;
	size_t more = 0;
	bool may;

	for (size_t i = 0; i < orders->count; i++) {
		const struct order *o = &orders->order[i];

		if (!is_asked(h, o) || said_before(orders, i)) {
			continue;
		}
		if (tried == ASKED_MOST) {
			more++;
			continue;
		}
		if (!answer_may_hold(h, &may) || !may) {
			return h->err->kind == ERR_NONE;
		}
		h->verdict = VERDICT_IGNORED;
		if (asked_by_line(h, o) ? !hold_line(h, o)
					: !dispatch_of(o)->unproved(h, o)) {
			return false;
		}
		/* An order that nobody may be asked about gets no answer. */
		asked += h->verdict != VERDICT_IGNORED;
		hearing_verdict(h, before);
		before = h->verdict;
		tried++;
	}
	return asked == 0 || asked + more < 2 || tell_several(h, more);
}
