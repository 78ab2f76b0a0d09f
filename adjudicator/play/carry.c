/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/carry.h"

#include "adjudicator/games/clocks.h"
#include "adjudicator/games/request.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/play/follow.h"
#include "adjudicator/play/take_back.h"
#include "adjudicator/play/unreached.h"
#include "adjudicator/record/unknown_words.h"
#include "adjudicator/store/outage.h"
#include "formats/orders/order_args.h"
#include <string.h>

enum { CHOICES_MAX = 16 };

/* -------------------------------------------------------------- questions */

/* Joins orders that are done together or not at all: "remove 21; COAST 19T ...". */
static struct view join(struct arena *arena, struct view first, struct view order)
{
	return first.len == 0 ? order
			      : view_of(arena_printf(arena, "%.*s; %.*s",
						     VIEW_ARG(first), VIEW_ARG(order)));
}

bool carry_question(struct hearing *h, const struct record *r, int seat,
		    const struct asking *asking)
{
	struct addressee to = news_to(r, seat, h->letter);

	hearing_verdict(h, VERDICT_ASKED);
	return ask(h->d, h->arena, r, &to, asking, h->err);
}

/* L3: asks which reading of the order is meant; L2: or whether its only one is. */
static bool ask_reading(struct hearing *h, const struct record *r, int seat,
			const struct order *o, const struct table *t, struct view first)
{
	bool word =
		o->kind == ORDER_EXCHANGE && exchange_said(o->args) != EXCHANGE_TILES;
	bool scores = o->kind == ORDER_PLAY || o->kind == ORDER_WORD;
	struct asking asking = {.kind = "choose",
				.intro = word                    ? "ask-tiles"
					 : o->kind == ORDER_WORD ? "ask-paths"
								 : "ask-readings",
				.how = t->readings > 1 ? "ask-choose" : "ask-yes",
				.arrived = h->arrived,
				.all = t->all_readings};
	struct choice choice[CHOICES_MAX];
	size_t n = 0;

	for (; n < t->readings && n < CHOICES_MAX; n++) {
		choice[n] = (struct choice){
			.order = join(h->arena, first, t->reading[n].order),
			.shown = t->reading[n].shown,
			.has_score = scores,
			.score = t->reading[n].score,
			.why = o->args};
	}
	asking.choice = choice;
	asking.choices = n;
	h->code = DIAG_TWO_READINGS;
	return carry_question(h, r, seat, &asking);
}

/* ------------------------------------------------------------- one order */

static bool confirm(struct hearing *h, const struct record *r, int seat,
		    const struct sure *what)
{
	struct choice one = {.order = what->order, .shown = what->shown};

	return carry_question(h, r, seat,
			      &(struct asking){what->kind, what->intro, "ask-yes", &one,
					       1, h->arrived, 0, NULL});
}

/* Orders that follow in the same letter were written with this removal or challenge in
 * mind. */
static void letter_knows(struct hearing *h, const struct record *r, int before)
{
	if (h->token.game == r->match.id && h->token.turn == (before & 0xffff)) {
		h->moment = position_moment(&r->pos);
		h->token.turn = (uint16_t)h->moment;
	}
}

static bool commit(struct hearing *h, struct record *r, int seat, const struct table *t)
{
	struct follow f = {.cause = FOLLOW_ORDER,
			   .d = h->d,
			   .arena = h->arena,
			   .r = r,
			   .t = t,
			   .seat = seat,
			   .arrived = h->arrived,
			   .err = h->err};

	hearing_verdict(h, VERDICT_APPLIED);
	return follow(&f);
}

/* Does the orders that come first in the same letter. Returns NULL when all can be
 * done, else the one that cannot. */
static const struct order *carry_first(struct hearing *h, int seat,
				       const struct meant *meant, struct table *t,
				       struct view *written)
{
	for (size_t i = 0; i < meant->firsts; i++) {
		if (table_judge(t, seat, &meant->first[i]) != OUTCOME_APPLIED) {
			return &meant->first[i];
		}
		*written = join(h->arena, *written, t->echo);
	}
	return NULL;
}

struct view carry_meant(const struct table *t)
{
	return t->set_aside ? t->aside : t->echo;
}

bool carry_score(const struct order *o, const struct table *t, int *score)
{
	bool play = o->kind == ORDER_PLAY && t->trace != NULL;
	bool word = o->kind == ORDER_WORD && t->walk != NULL;

	*score = play ? t->trace->score : word ? t->walk->score : 0;
	return play || word;
}

/* Carries the order out, or keeps it while it can be taken back. */
static bool finish(struct hearing *h, struct record *r, const struct order *o,
		   const struct table *t, const struct sure *what, bool settled)
{
	struct settling s = {.text = what->order, .shown = what->shown};
	int moment = position_moment(&r->pos);

	if (!settled && take_back_keeps(r, o)) {
		s.scored = carry_score(o, t, &s.score);
		return take_back_keep(h, r, t->mover, &s);
	}
	if (!commit(h, r, t->mover, t)) {
		return false;
	}
	if (o->kind == ORDER_REMOVE || o->kind == ORDER_CHALLENGE) {
		letter_knows(h, r, moment);
	}
	return true;
}

/* Asks whether the order in `one` is meant by what was written. */
static bool ask_near(struct hearing *h, const struct record *r, int seat,
		     enum diag_code code, const char *how, struct choice one)
{
	struct asking asking = {.kind = "choose",
				.intro = "near",
				.how = how,
				.choice = &one,
				.choices = 1,
				.arrived = h->arrived};

	h->code = code;
	one.written = true;
	return carry_question(h, r, seat, &asking);
}

/* "8D CRATE 36" names a wrong score: play or score may be the mistake, so asks. */
static bool ask_score(struct hearing *h, const struct record *r, int seat,
		      const struct order *o, long score)
{
	struct choice one = {.order = o->text,
			     .shown = o->told,
			     .why = view_of(arena_printf(h->arena, "%ld", score))};

	return ask_near(h, r, seat, DIAG_OTHER_SCORE, "near-score", one);
}

/* The order to agree to what `t` has refused to ask for once more, where it waits for
 * that seat's own answer; else empty. */
static struct view agreement(const struct hearing *h, const struct record *r, int seat,
			     const struct table *t)
{
	enum request_kind kind = request_asks(&r->pos, seat);
	bool asked = t->diag.code == DIAG_OFFER_STANDS && kind != REQUESTS_ &&
		     view_is(t->diag.what, request_name(kind));

	return asked ? view_of(arena_printf(h->arena, "agree %s", request_name(kind)))
		     : (struct view){0};
}

/* *at: the moment to which the clocks of the game count for the order. What the club
 * was away was given back (K7); what a clock stood still because letters came back is
 * not yet (K29), and a pause on the pile keeps what it finds (U12). */
static bool counts_to(struct hearing *h, const struct record *r, int seat,
		      const struct order *o, int64_t *at)
{
	bool pauses = o->kind == ORDER_PAUSE || o->kind == ORDER_AGREE;
	bool given = pauses && r->setup.game->ground != GROUND_PILE;
	int64_t stood = 0;
	bool ok;

	*at = h->arrived;
	if (!pauses && !(bank_used(&r->pos) && seat == r->pos.to_move)) {
		return true;
	}
	ok = outage_behind(h->d->store, h->arena, at, h->err) &&
	     (given || unreached_stood(h->d, h->arena, r, *at, &stood, h->err));
	*at -= stood;
	return ok;
}

bool carry_order(struct hearing *h, struct record *r, int seat, const struct order *o,
		 struct meant meant)
{
	struct table t = table_over(h->arena, &r->pos, h->d->now, meant.strict);
	struct view first = {0};
	struct sure what = {0};
	enum outcome outcome;
	const struct order *wrong;
	struct view agree;
	bool handled;

	if (!take_back_second(h, r, seat, o, &handled) || handled ||
	    !counts_to(h, r, seat, o, &t.arrived)) {
		return h->err->kind == ERR_NONE;
	}
	h->changes -=
		h->changes > meant.firsts ? meant.firsts : 0; /* they count as one */
	wrong = carry_first(h, seat, &meant, &t, &first);
	if (wrong != NULL) {
		return answer_order_refusal(h, r, seat, wrong, &t.diag, &t);
	}
	outcome = table_judge(&t, seat, o);
	t.mover = seat;
	t.letter = h->letter;
	if (outcome == OUTCOME_REFUSED && t.diag.code == DIAG_OTHER_SCORE &&
	    o->told.len > 0) {
		return ask_score(h, r, seat, o, t.diag.n);
	}
	if (outcome == OUTCOME_REFUSED && (agree = agreement(h, r, seat, &t)).len > 0) {
		return ask_near(h, r, seat, DIAG_NEAR_ORDER, "near-spelling",
				(struct choice){.order = agree, .shown = o->text});
	}
	if (outcome == OUTCOME_REFUSED) {
		return (o->kind == ORDER_TRY ||
			unknown_words_refused(h->arena, r, &t, h->err)) &&
		       answer_order_refusal(h, r, seat, o, &t.diag, &t);
	}
	if (outcome == OUTCOME_ASK) {
		return ask_reading(h, r, seat, o, &t, first);
	}
	if (o->kind == ORDER_TRY) {
		return try_play(h, r, seat, &t);
	}
	what.order = join(h->arena, first, carry_meant(&t));
	what.shown = join(h->arena, first, o->text);
	if (!meant.sure && carry_unsure(h, r, o, &t, &what)) {
		return confirm(h, r, seat, &what);
	}
	return finish(h, r, o, &t, &what, meant.settled);
}

/* Reads a choice as a question offered it: "remove 21; COAST 19T ...". */
static bool read_choice(struct hearing *h, struct view choice,
			struct order order[FIRSTS_MAX + 1], size_t *n)
{
	*n = 0;
	while (choice.len > 0) {
		struct view one = view_trim(view_cut(&choice, ';'));

		if (*n > FIRSTS_MAX || !order_read(h->arena, one, &order[(*n)++])) {
			return err_set(h->err, ERR_BUG,
				       "a question offers no order: %.*s",
				       VIEW_ARG(one));
		}
	}
	return *n > 0 || err_set(h->err, ERR_BUG, "a question offers nothing");
}

bool carry_choice(struct hearing *h, struct record *r, int seat, struct view choice,
		  struct meant meant)
{
	struct order order[FIRSTS_MAX + 1];
	size_t n;

	if (!read_choice(h, choice, order, &n)) {
		return false;
	}
	meant.first = order;
	meant.firsts = n - 1;
	return carry_order(h, r, seat, &order[n - 1], meant);
}

bool carry_would(struct hearing *h, const struct record *r, int seat,
		 struct view choice, bool *can)
{
	struct table t = table_over(h->arena, &r->pos, h->d->now, true);
	struct order order[FIRSTS_MAX + 1];
	struct meant meant = {.first = order};
	struct view first = {0};
	size_t n;

	if (!read_choice(h, choice, order, &n)) {
		return false;
	}
	meant.firsts = n - 1;
	*can = carry_first(h, seat, &meant, &t, &first) == NULL &&
	       table_judge(&t, seat, &order[n - 1]) == OUTCOME_APPLIED;
	return true;
}
