/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/judge.h"

#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/players/address.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/run/authenticate.h"
#include "adjudicator/run/bounced.h"
#include "adjudicator/run/carry_letter.h"
#include "adjudicator/run/hear_orders.h"
#include "adjudicator/run/loop_guard.h"
#include "adjudicator/run/no_order.h"
#include "adjudicator/run/referee_letter.h"
#include "adjudicator/run/same_id.h"
#include "adjudicator/run/subject_tag.h"
#include "adjudicator/run/test_letter.h"
#include "adjudicator/run/unproved.h"
#include "formats/orders/letter_orders.h"
#include <string.h>

enum { DAY = 86400 };

static const char *const verdicts[VERDICTS_] = {
	[VERDICT_IGNORED] = "ignored", [VERDICT_ANSWERED] = "answered",
	[VERDICT_REFUSED] = "refused", [VERDICT_HELD] = "held",
	[VERDICT_ASKED] = "asked",     [VERDICT_APPLIED] = "applied",
};

/* Letters that mail alone decides. */
static const struct {
	const char *verdict, *code;
} faults[] = {
	[LETTER_FINE] = {"",            ""         },
	[LETTER_ROBOT] = {"robot",       "robot"    },
	[LETTER_BOUNCE] = {"robot",       "bounce"   },
	[LETTER_NO_SENDER] = {"unreadable",  "no-sender"},
	[LETTER_NO_TEXT] = {"unreadable",  "no-text"  },
	[LETTER_ENCRYPTED] = {"unreadable",  "encrypted"},
	[LETTER_BROKEN] = {"unreadable",  "broken"   },
	[LETTER_POISON] = {"quarantined", "poison"   },
};

static struct ledger_row row_for(const struct context *d, const struct inbox_letter *in,
				 const struct letter *l)
{
	return (struct ledger_row){.letter = in->id,
				   .of = in,
				   .at = d->now,
				   .message_id = l->message_id,
				   .content = l->content};
}

static bool close_row(struct context *d, struct ledger_row *row, const char *verdict,
		      const char *code, struct view reason, struct err *err)
{
	row->verdict = view_of(verdict);
	row->code = view_of(code);
	row->reason = reason;
	return seal_add(d, row, err);
}

bool judge_quarantine(struct context *d, const struct inbox_letter *letter,
		      const char *why, struct err *err)
{
	struct ledger_row row = {
		.letter = letter->id, .of = letter, .at = d->now, .untold = true};

	return close_row(d, &row, "quarantined", "failed", view_of(why), err);
}

struct heard {
	struct hearing h;
	bool waits; /* too many letters today: this one keeps for a later run */
	struct authentication whose;
	struct orders orders;
};

/* The lines taken as orders, for the ledger. */
static struct view order_lines(struct arena *arena, const struct orders *o)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < o->count; i++) {
		buf_str(&b, i > 0 ? "\n" : "");
		buf_add(&b, o->order[i].text);
	}
	return buf_view(&b);
}

/* --------------------------------------------------------------- one letter */

static bool finish(struct heard *x, struct ledger_row *row)
{
	struct hearing *h = &x->h;

	row->game = h->game;
	row->player = h->player.id;
	row->orders = order_lines(h->arena, &x->orders);
	return close_row(h->d, row, verdicts[h->verdict],
			 h->code == DIAG_NONE ? "" : diag_name(h->code), h->reason,
			 h->err);
}

/* An order that came by post or telephone: the operator vouches for it. */
static bool hear_operator(struct heard *x, const struct inbox_letter *in,
			  struct ledger_row *row)
{
	struct hearing *h = &x->h;
	struct order o;

	h->direct = true;
	h->game = in->game;
	if (!player_by_id(h->d->store, h->arena, in->player, &h->player, h->err)) {
		return false;
	}
	if (!order_read(h->arena, in->raw, &o)) {
		h->code = DIAG_NO_ORDER;
		hearing_verdict(h, VERDICT_REFUSED);
		h->reason = view_of("the operator's line is no order");
		return finish(x, row);
	}
	x->orders = (struct orders){.order = &o, .count = 1};
	h->luck = o.kind == ORDER_ACCEPT ? o.args : (struct view){0};
	h->reason = view_of("entered by the operator");
	return carry_game(h, in->game, &o, 1) && finish(x, row);
}

/* The organiser should hear of it: it may have done harm, or nobody else can be told
 * that it could not be read. */
static bool unheard(const struct heard *x, const struct letter *l)
{
	return l->fault == LETTER_POISON || l->fault == LETTER_NO_SENDER ||
	       (l->fault == LETTER_BROKEN && x->whose.standing != STANDING_FULL);
}

/* Told once a letter: it could not be read. Robots and strangers hear nothing. */
static bool hear_faulty(struct heard *x, const struct letter *l, struct ledger_row *row)
{
	bool tell = l->fault == LETTER_NO_TEXT || l->fault == LETTER_ENCRYPTED ||
		    l->fault == LETTER_BROKEN || l->fault == LETTER_POISON;

	if (tell && !authenticate(&x->h, l, &x->whose)) {
		return false;
	}
	if (tell && x->whose.standing == STANDING_FULL &&
	    !unclear_unreadable(&x->h, l, faults[l->fault].code)) {
		return false;
	}
	row->player = x->h.player.id;
	row->reason = l->why;
	row->untold = unheard(x, l);
	if (l->fault == LETTER_BOUNCE && !bounced_hear(&x->h, l, row)) {
		return false;
	}
	return close_row(x->h.d, row, faults[l->fault].verdict, faults[l->fault].code,
			 row->reason, x->h.err);
}

static bool hear_proved(struct heard *x, const struct letter *l)
{
	struct hearing *h = &x->h;
	bool ok;

	if (!loop_guard_begin(h)) {
		return false;
	}
	ok = x->orders.count > 0 ? hear_orders(h, &x->orders)
				 : unclear_letter(h, l, &x->orders);
	if (!ok) {
		store_undo(h->d->store);
		return false;
	}
	return loop_guard_end(h, &x->orders, order_lines(h->arena, &x->orders));
}

/* With a secret of his, but from an address that is not: a wish about addresses is
 * asked about; so is, of one who takes an invitation, whether this is one of his. */
static bool hear_elsewhere(struct heard *x, const struct letter *l)
{
	struct hearing *h = &x->h;
	struct match m = {0};
	bool takes = false;
	bool may;

	if (!match_get(h->d->store, h->arena, h->token.game, &m, h->err)) {
		return false;
	}
	for (size_t i = 0; i < x->orders.count; i++) {
		const struct order *o = &x->orders.order[i];
		bool here = o->game == 0 || o->game == h->token.game;

		takes = takes ||
			(here && (o->kind == ORDER_ACCEPT || o->kind == ORDER_YES));
	}
	if (takes && m.id != 0 && view_is(m.state, "invited")) {
		return answer_may_hold(h, &may) && (!may || address_guess(h, l->from));
	}
	return unproved_ask(h, &x->orders) && hold_orders(h, &x->orders);
}

static bool hear_known(struct heard *x, const struct letter *l)
{
	bool handled;

	if (!referee_letter(&x->h, l, &x->whose, &x->orders, &handled) || handled) {
		return x->h.err->kind == ERR_NONE;
	}
	switch (x->whose.standing) {
	case STANDING_FULL:
		return hear_proved(x, l);
	case STANDING_ADDRESS:
		return (x->orders.count == 0 || subject_tag_missed(&x->h)) &&
		       unproved_ask(&x->h, &x->orders) &&
		       hold_orders(&x->h, &x->orders);
	case STANDING_REVOKED:
	case STANDING_DENIED:
	case STANDING_CHANGED:
		return unproved_ask(&x->h, &x->orders) &&
		       hold_orders(&x->h, &x->orders);
	case STANDING_TOKEN:
		return hear_elsewhere(x, l);
	case STANDING_NEW:
		return address_new_answer(&x->h, &x->orders);
	default:
		return true;
	}
}

/* So many letters a day are heard from one player; what is more waits, and is not lost.
 */
static bool within_limit(struct heard *x)
{
	const struct hearing *h = &x->h;
	long heard;

	if (!ledger_load(h->d->store, h->player.id, h->d->now - DAY, &heard, h->err)) {
		return false;
	}
	x->waits = heard >= h->d->config->letters_per_day;
	if (x->waits) {
		(void)undelivered_later(h->d, h->player.id, h->arrived, h->err);
		return false;
	}
	return undelivered_heard(h->d, h->player.id, h->err);
}

static bool hear_letter(struct heard *x, const struct letter *l, struct ledger_row *row)
{
	enum ledger_known known;
	int64_t first;

	if (!ledger_known(x->h.d->store, l->message_id, &l->content, &known, &first,
			  x->h.err)) {
		return false;
	}
	if (known != LEDGER_NEW) {
		bool same = known == LEDGER_SAME;

		row->untold = !same;
		if (!same && !same_id_hear(&x->h, l, first)) {
			return false;
		}
		return close_row(
			x->h.d, row, same ? "duplicate" : "conflict",
			same ? "same-letter" : "same-id-other-content",
			view_of(arena_printf(x->h.arena, "letter %lld came first",
					     (long long)first)),
			x->h.err);
	}
	if (trial_answer(x->h.d->config, l)) {
		return close_row(x->h.d, row, verdicts[VERDICT_IGNORED], "trial",
				 view_of("the answer to a test letter"), x->h.err);
	}
	if (!authenticate(&x->h, l, &x->whose)) {
		return false;
	}
	if (x->whose.standing == STANDING_NONE) {
		return close_row(x->h.d, row, "stranger", "stranger", (struct view){0},
				 x->h.err);
	}
	if (x->whose.standing == STANDING_FULL && !within_limit(x)) {
		return x->h.err->kind == ERR_NONE;
	}
	parts_orders(x->h.arena, x->h.player.language, l, &x->orders);
	return hear_known(x, l) && answer_limit_told(&x->h) && finish(x, row);
}

static bool hear_mail(struct heard *x, const struct inbox_letter *in, struct letter *l,
		      struct ledger_row *row)
{
	struct hearing *h = &x->h;

	if (!reader_read(h->d->reader, h->arena, in->raw, in->truncated, l, h->err)) {
		return false;
	}
	same_id_identify(l, in->arrived);
	h->message_id = l->message_id;
	*row = row_for(h->d, in, l);
	return l->fault != LETTER_FINE ? hear_faulty(x, l, row)
				       : hear_letter(x, l, row);
}

bool judge_letter(struct context *d, struct arena *arena, const struct inbox_letter *in,
		  struct judge_end *end, struct err *err)
{
	struct heard *x = arena_take(arena, sizeof *x);
	struct letter *l = arena_take(arena, sizeof *l);
	struct ledger_row row = row_for(d, in, l);
	bool ok;

	x->h = (struct hearing){.d = d,
				.arena = arena,
				.letter = in->id,
				.arrived = in->arrived,
				.raw = in->raw,
				.err = err};
	ok = view_is(in->source, "operator") ? hear_operator(x, in, &row)
					     : hear_mail(x, in, l, &row);
	*end = (struct judge_end){.waits = x->waits,
				  .verdict = row.verdict,
				  .game = ok ? row.game : x->h.token.game,
				  .player = x->h.player.id,
				  .untold = row.untold ? arena_str(arena, row.reason)
						       : NULL};
	return ok;
}

void judge_ahead(struct context *d, const struct inbox_letter *letter)
{
	bool mail = letter != NULL && letter->id != 0 &&
		    !view_is(letter->source, "operator");

	reader_ahead(d->reader, mail ? letter->raw : (struct view){0},
		     mail && letter->truncated);
}
