/* SPDX-License-Identifier: ISC */
#include "adjudicator/clock.h"
#include "adjudicator/hearing.h"
#include "adjudicator/phrase.h"
#include <string.h>

enum { CHOICES_MAX = 16 };

bool carry_refusal(struct hearing *h, const struct record *r, int seat,
		   const struct order *o, const struct diag *diag,
		   const struct table *t)
{
	struct addressee to = news_to(r, seat, h->letter);
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);
	struct buf headline = buf_in(h->arena);
	bool play = o->kind == ORDER_PLAY || o->kind == ORDER_TRY;

	hearing_verdict(h, VERDICT_REFUSED);
	if (h->code == DIAG_NONE) {
		h->code = diag->code;
	}
	fields_set(f, "me", r->setup.name[seat]);
	fields_set(f, "order", o->text);
	fields_set_bool(f, "more", h->changes > order_changes_game(o->kind));
	phrase(&b, to.language, play ? "refused" : "refused-order", f);
	buf_str(&b, "\n\n");
	hearing_complain(&b, o->line, diag);
	buf_char(&b, '\n');
	if (t != NULL && t->hint.len > 0) {
		fields_set(f, "play", t->hint);
		fields_set_num(f, "score", t->hint_score);
		phrase(&b, to.language, "hint", f);
	}
	phrase(&headline, to.language, play ? "head-refused" : "head-refused-order", f);
	/* A wrong answer leaves its question open: the reply may answer it again. */
	return news_tell(h->d, &to,
			 &(struct told){"refusal", buf_view(&headline), buf_view(&b),
					diag->code == DIAG_NO_SUCH_CHOICE
						? h->token.question
						: 0},
			 h->err);
}

/* -------------------------------------------------------------- questions */

static bool put_question(struct hearing *h, const struct record *r, int seat,
			 const struct asking *asking)
{
	struct addressee to = news_to(r, seat, h->letter);

	hearing_verdict(h, VERDICT_ASKED);
	return ask(h->d, h->arena, r, &to, asking, h->err);
}

static bool ask_reading(struct hearing *h, const struct record *r, int seat,
			const struct table *t)
{
	struct choice choice[CHOICES_MAX];
	size_t n = 0;

	for (; n < t->readings && n < CHOICES_MAX; n++) {
		choice[n] = (struct choice){.order = t->reading[n].order,
					    .shown = t->reading[n].shown,
					    .has_score = true,
					    .score = t->reading[n].score};
	}
	h->code = DIAG_TWO_READINGS;
	return put_question(h, r, seat,
			    &(struct asking){"choose", "ask-readings", "ask-choose",
					     choice, n, h->arrived});
}

/* ------------------------------------------------------------- one order */

/* An answer to an older letter of this game, with an order that would be lawful now.
 * What answers a play is old when the letter was written before that play. */
static bool stale(const struct hearing *h, const struct record *r,
		  const struct order *o)
{
	uint16_t behind = (uint16_t)(h->token.turn - r->pos.pending.moment);

	if (h->token.game != r->match.id || h->token.question != 0 || o->has_guard) {
		return false;
	}
	if (o->kind == ORDER_CHALLENGE || o->kind == ORDER_ACCEPT) {
		return r->pos.pending.any && (behind == 0 || behind > UINT16_MAX / 2);
	}
	return order_ends_turn(o->kind) &&
	       h->token.turn != (position_moment(&r->pos) & 0xffff);
}

static bool confirm(struct hearing *h, const struct record *r, int seat,
		    const struct order *o, struct view echo, const char *kind)
{
	struct choice one = {.order = echo, .shown = o->text};
	const char *intro = strcmp(kind, "resign") == 0 ? "ask-resign"
			    : o->kind == ORDER_CHALLENGE || o->kind == ORDER_ACCEPT
				    ? "ask-stale-play"
				    : "ask-stale";

	return put_question(
		h, r, seat,
		&(struct asking){kind, intro, "ask-yes", &one, 1, h->arrived});
}

static bool commit(struct hearing *h, struct record *r, int seat, const struct table *t)
{
	struct position before = r->pos;
	struct question q = {0};

	hearing_verdict(h, VERDICT_APPLIED);
	if (!record_append(h->arena, r, t, h->err) ||
	    !news_events(h->d, h->arena, r, &before, t, h->err) ||
	    !question_open(h->d->store, h->arena, r->match.id, seat, &q, h->err)) {
		return false;
	}
	return q.id == 0 || position_moment(&r->pos) == q.turn ||
	       question_close(h->d->store, q.id, "lapsed", h->err);
}

bool carry_order(struct hearing *h, struct record *r, int seat, const struct order *o,
		 struct meant meant)
{
	struct table t = table_over(h->arena, &r->pos, h->d->now, meant.strict);
	enum outcome outcome;

	t.arrived = h->arrived;
	outcome = table_judge(&t, seat, o);
	t.mover = seat;
	t.letter = h->letter;
	if (outcome == OUTCOME_REFUSED) {
		return carry_refusal(h, r, seat, o, &t.diag, &t);
	}
	if (outcome == OUTCOME_ASK) {
		return ask_reading(h, r, seat, &t);
	}
	if (o->kind == ORDER_TRY) {
		return answer_preview(h, r, seat, &t);
	}
	if (!meant.sure && o->kind == ORDER_RESIGN) {
		return confirm(h, r, seat, o, t.echo, "resign");
	}
	if (!meant.sure && stale(h, r, o)) {
		return confirm(h, r, seat, o, t.echo, "stale");
	}
	return commit(h, r, seat, &t);
}

/* --------------------------------------------------------- a letter's orders */

static bool among(const struct choice *choice, size_t n, struct view order)
{
	for (size_t i = 0; i < n; i++) {
		if (view_eq(choice[i].order, order)) {
			return true;
		}
	}
	return false;
}

/* A question before the first move of a letter is done before it; behind a move, or
 * when it cannot be, the two do not go together. */
static bool asks_first(struct hearing *h, const struct record *r, int seat,
		       const struct order *o, size_t i)
{
	struct table t = table_over(h->arena, &r->pos, h->d->now, false);

	for (size_t before = 0; before < i; before++) {
		if (order_ends_turn(o[before].kind) &&
		    o[before].kind != ORDER_CHALLENGE) {
			return false;
		}
	}
	return o[i].kind == ORDER_CHALLENGE && !stale(h, r, &o[i]) &&
	       table_judge(&t, seat, &o[i]) == OUTCOME_APPLIED;
}

/* The different orders that would end the turn, as choices; one that says the same in
 * other words is none. */
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

		if (!order_ends_turn(o[i].kind) || asks_first(h, r, seat, o, i)) {
			continue;
		}
		lawful = table_judge(&t, seat, &o[i]) == OUTCOME_APPLIED;
		order = lawful ? t.echo : ask_written(h->arena, &o[i]);
		scored = o[i].kind == ORDER_PLAY && t.trace != NULL;
		if (among(choice, n, order)) {
			continue;
		}
		choice[n++] = (struct choice){
			.order = order,
			.written = !lawful,
			.shown = lawful ? o[i].text : order,
			.has_score = lawful && scored,
			.score = scored ? t.trace->score : 0,
		};
	}
	return n;
}

/* Most letters hold one; it need not be judged twice. */
static bool several_end(const struct order *o, size_t count)
{
	size_t n = 0;

	for (size_t i = 0; i < count; i++) {
		n += order_ends_turn(o[i].kind);
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
		      const struct order *o)
{
	bool handled = false;

	if (!answer_question(h, r, seat, o, &handled)) {
		return false;
	}
	if (handled) {
		return true;
	}
	if (!order_changes_game(o->kind) && o->kind != ORDER_TRY) {
		return answer_order(h, r, seat, o);
	}
	return carry_order(h, r, seat, o, (struct meant){.sure = h->direct});
}

bool carry_game(struct hearing *h, int64_t game, const struct order *o, size_t count)
{
	struct record *r = arena_take(h->arena, sizeof *r);
	struct choice choice[CHOICES_MAX];
	bool ended = false;
	bool asked = false;
	int seat;
	size_t n = 0;

	if (!record_load(h->d, h->arena, game, r, h->err)) {
		return false;
	}
	seat = r->match.id == 0 ? -1 : record_seat(r, h->player.id);
	if (seat >= 0 && h->token.game == game) {
		seat = h->token.seat;
	}
	if (seat < 0) {
		return answer_no_seat(h, game, &o[0]);
	}
	h->game = game;
	h->changes = changes(o, count);
	if (view_is(r->match.state, "invited")) {
		return answer_invitation(h, r, seat, o, count);
	}
	if (view_is(r->match.state, "void") && !r->pos.over) { /* it was declined */
		struct diag diag = {.code = DIAG_GAME_OVER};

		return carry_refusal(h, r, seat, &o[0], &diag, NULL);
	}
	if (h->d->drained && !clock_fall(h->d, h->arena, r, h->arrived, h->err)) {
		return false;
	}
	if (several_end(o, count)) {
		n = turn_orders(h, r, seat, o, count, choice);
	}
	if (n > 1) {
		h->code = DIAG_TWO_ORDERS;
		return put_question(h, r, seat,
				    &(struct asking){"choose", "ask-orders",
						     "ask-choose", choice, n,
						     h->arrived});
	}
	for (size_t i = 0; i < count; i++) {
		bool asks = o[i].kind == ORDER_CHALLENGE;
		bool ends = order_ends_turn(o[i].kind) && !asks;

		if (!(ends && ended) && !(asks && (asked || ended)) &&
		    !carry_one(h, r, seat, &o[i])) {
			return false;
		}
		ended = ended || ends;
		asked = asked || asks;
	}
	return true;
}
