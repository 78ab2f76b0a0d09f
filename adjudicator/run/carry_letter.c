/* SPDX-License-Identifier: ISC */
/* Carries out a letter's orders for one game, from top to bottom. */
#include "adjudicator/clocks/deadlines.h"
#include "adjudicator/clocks/unanswered.h"
#include "adjudicator/games/boards/duplicate.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/play/carry.h"
#include "adjudicator/play/invitation.h"
#include "adjudicator/play/take_back.h"
#include "adjudicator/run/dispatch.h"
#include "adjudicator/run/hear.h"

enum { CHOICES_MAX = 16 };

static bool refuse(struct hearing *h, const struct record *r, int seat,
		   const struct order *o, enum diag_code code)
{
	return answer_order_refusal(h, r, seat, o, &(struct diag){.code = code}, NULL);
}

static bool among(const struct choice *choice, size_t n, struct view order)
{
	for (size_t i = 0; i < n; i++) {
		if (view_eq(choice[i].order, order)) {
			return true;
		}
	}
	return false;
}

/* Whether the order ends a turn in this game: "Word nerd!" in a letter about a board
 * game does not. */
static bool ends_turn(const struct record *r, const struct order *o)
{
	return order_ends_turn(o->kind) &&
	       r->setup.game->engine->verbs[o->kind].judge != NULL;
}

/* A challenge is carried out before the moves of its letter. Returns false where the
 * two do not go together: the challenge stands after a move, or cannot be made. */
static bool asks_first(struct hearing *h, const struct record *r, int seat,
		       const struct order *o, size_t i)
{
	struct table t = table_over(h->arena, &r->pos, h->d->now, false);

	for (size_t before = 0; before < i; before++) {
		if (ends_turn(r, &o[before]) && o[before].kind != ORDER_CHALLENGE) {
			return false;
		}
	}
	return o[i].kind == ORDER_CHALLENGE && !carry_stale(h, r, &o[i]) &&
	       table_judge(&t, seat, &o[i]) == OUTCOME_APPLIED;
}

/* Collects the different orders that would end the turn, as choices; orders that say
 * the same in other words are one choice. */
static size_t turn_orders(struct hearing *h, const struct record *r, int seat,
			  const struct order *o, size_t count,
			  struct choice choice[CHOICES_MAX])
{
	size_t n = 0;

	for (size_t i = 0; i < count && n < CHOICES_MAX; i++) {
		struct table t = table_over(h->arena, &r->pos, h->d->now, false);
		struct view order;
		bool lawful;
		bool scored;
		int score;

		if (!ends_turn(r, &o[i]) || asks_first(h, r, seat, o, i)) {
			continue;
		}
		lawful = table_judge(&t, seat, &o[i]) == OUTCOME_APPLIED;
		order = lawful ? carry_meant(&t) : question_written(h->arena, &o[i]);
		scored = carry_score(&o[i], &t, &score);
		if (among(choice, n, order)) {
			continue;
		}
		choice[n++] = (struct choice){
			.order = order,
			.written = !lawful,
			.shown = lawful ? o[i].text : order,
			.has_score = lawful && scored,
			.score = score,
		};
	}
	return n;
}

/* Whether more than one order ends the turn. Most letters have one, and then the
 * table need not judge it twice. */
static bool several_end(const struct record *r, const struct order *o, size_t count)
{
	size_t n = 0;

	for (size_t i = 0; i < count; i++) {
		n += ends_turn(r, &o[i]);
	}
	return n > 1;
}

static size_t changes(const struct order *o, size_t count)
{
	size_t n = 0;

	for (size_t i = 0; i < count; i++) {
		n += order_changes_game(o[i].kind);
	}
	return n;
}

static bool carry_one(struct hearing *h, struct record *r, int seat,
		      const struct order *o, struct meant meant)
{
	bool handled = false;

	if (!answer_question(h, r, seat, o, &handled) || handled) {
		return h->err->kind == ERR_NONE;
	}
	return order_changes_game(o->kind) || o->kind == ORDER_TRY
		       ? carry_order(h, r, seat, o, meant)
		       : dispatch_game(h, r, seat, o);
}

/* The removals of cubes that stand before a word in the same letter: they and the
 * word are carried out together, or not at all. */
static struct meant with_removals(struct hearing *h, const struct order *o, size_t i)
{
	struct order *first = arena_array(h->arena, FIRSTS_MAX, sizeof *first);
	struct meant meant = {.sure = h->direct, .first = first};

	for (size_t k = 0; k < i && o[i].kind == ORDER_WORD; k++) {
		if (o[k].kind == ORDER_REMOVE && meant.firsts < FIRSTS_MAX) {
			first[meant.firsts++] = o[k];
		}
	}
	return meant;
}

static bool goes_with_word(const struct order *o, size_t i, size_t count)
{
	bool word = false;

	for (size_t k = i + 1; k < count; k++) {
		word = word || o[k].kind == ORDER_WORD;
	}
	return word && o[i].kind == ORDER_REMOVE;
}

static bool carry_all(struct hearing *h, struct record *r, int seat,
		      const struct order *o, size_t count)
{
	bool ended = false;
	bool asked = false;
	int sorts = r->pos.grid.sorts;

	for (size_t i = 0; i < count; i++) {
		bool asks = o[i].kind == ORDER_CHALLENGE;
		bool ends = ends_turn(r, &o[i]) && !asks;

		if ((ends && ended) || (asks && (asked || ended)) ||
		    goes_with_word(o, i, count)) {
			continue;
		}
		if (r->pos.grid.sorts > sorts && order_changes_game(o[i].kind)) {
			/* The letters have changed places, so the next order was
			 * meant for another grid. */
			return refuse(h, r, seat, &o[i], DIAG_AFTER_SORT);
		}
		if (!carry_one(h, r, seat, &o[i], with_removals(h, o, i))) {
			return false;
		}
		ended = ended || ends;
		asked = asked || asks;
	}
	return true;
}

static const struct order *takes_back(const struct order *o, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (o[i].kind == ORDER_TAKEBACK) {
			return &o[i];
		}
	}
	return NULL;
}

/* Asks which of several orders is meant. If the letter also takes back the order
 * that waits, that is done first. */
static bool ask_which(struct hearing *h, const struct record *r, int seat,
		      const struct order *back, const struct choice *choice, size_t n)
{
	if (back != NULL && !take_back_order(h, r, seat, back)) {
		return false;
	}
	h->code = DIAG_TWO_ORDERS;
	return carry_question(h, r, seat,
			      &(struct asking){"choose", "ask-orders", "ask-choose",
					       choice, n, h->arrived, 0, NULL});
}

/* Carries out the first order that answers the invitation, or that needs no running
 * game. */
static bool carry_invited(struct hearing *h, struct record *r, int seat,
			  const struct order *o, size_t count)
{
	bool handled = false;

	for (size_t i = 0; i < count; i++) {
		if (!answer_invitation(h, r, seat, &o[i], &handled) || handled) {
			return h->err->kind == ERR_NONE;
		}
		if (dispatch_of(&o[i])->place == DISPATCH_EITHER) {
			return dispatch_game(h, r, seat, &o[i]);
		}
	}
	return refuse(h, r, seat, &o[0], DIAG_NOT_STARTED); /* T5 */
}

bool carry_game(struct hearing *h, int64_t game, const struct order *o, size_t count)
{
	struct record *r = arena_take(h->arena, sizeof *r);
	struct choice choice[CHOICES_MAX];
	struct settling kept;
	const struct order *back;
	bool waits;
	bool mine;
	int seat;
	size_t n = 0;

	if (!record_load(h->d, h->arena, game, r, h->err)) {
		return false;
	}
	seat = hearing_seat(h, r);
	if (seat < 0 && r->match.id == 0) {
		return answer_no_seat(h, game, &o[0]);
	}
	if (seat < 0) {
		return (duplicate_is(&r->setup) &&
			(!duplicate_hear(h, r, o, count, &mine) || mine))
			       ? h->err->kind == ERR_NONE
			       : answer_observer(h, r, o, count);
	}
	h->game = game;
	h->changes = changes(o, count);
	h->moment = view_is(r->match.state, "running") ? position_moment(&r->pos) : 0;
	if (view_is(r->match.state, "invited")) {
		return carry_invited(h, r, seat, o, count);
	}
	if (view_is(r->match.state, "void") && !r->pos.over) { /* declined */
		return refuse(h, r, seat, &o[0], DIAG_GAME_OVER);
	}
	if (h->d->drained && !h->d->frozen &&
	    (!unanswered_end(h->d, h->arena, r, seat, h->arrived, h->err) ||
	     !deadlines_fall(h->d, h->arena, r, h->arrived, h->err))) {
		return false;
	}
	if (!take_back_waiting(h->d, h->arena, r, &kept, h->err)) {
		return false;
	}
	/* While an order of his can still be taken back, none of several new ones is
	 * carried out, unless the letter takes that order back. */
	waits = kept.game != 0 && kept.seat == seat;
	back = waits ? takes_back(o, count) : NULL;
	if (several_end(r, o, count) && (!waits || back != NULL)) {
		n = turn_orders(h, r, seat, o, count, choice);
	}
	if (n > 1) {
		return ask_which(h, r, seat, back, choice, n);
	}
	return carry_all(h, r, seat, o, count);
}
