/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/judge_letter.h"

#include "adjudicator/clocks/unanswered.h"
#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/letters/answer_limit.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/players/address.h"
#include "adjudicator/players/door.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/run/authenticate.h"
#include "adjudicator/run/authority.h"
#include "adjudicator/run/bounced.h"
#include "adjudicator/run/hear.h"
#include "adjudicator/run/test_letter.h"
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/waits.h"
#include "formats/orders/letter_orders.h"
#include <string.h>

enum { DAY = 86400 };

static const char *const verdicts[VERDICTS_] = {
	[VERDICT_IGNORED] = "ignored", [VERDICT_ANSWERED] = "answered",
	[VERDICT_REFUSED] = "refused", [VERDICT_HELD] = "held",
	[VERDICT_ASKED] = "asked",     [VERDICT_APPLIED] = "applied",
};

/* Letters whose verdict follows from the mail alone. */
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

/* One letter, until its row is in the ledger. */
struct heard {
	struct hearing h;
	struct letter letter;
	enum standing standing;
	struct orders orders;
	struct ledger_row row;
	bool waits; /* too many letters today: this one is left to a later run */
};

static bool close_row(struct heard *x, const char *verdict, const char *code,
		      struct view reason)
{
	x->row.verdict = view_of(verdict);
	x->row.code = view_of(code);
	x->row.reason = reason;
	return seal_add(x->h.d, &x->row, x->h.err);
}

bool judge_quarantine(struct context *d, const struct inbox_letter *letter,
		      const char *why, struct err *err)
{
	struct ledger_row row = {.letter = letter->id,
				 .of = letter,
				 .at = d->now,
				 .verdict = view_of("quarantined"),
				 .code = view_of("failed"),
				 .reason = view_of(why),
				 .untold = true};

	return seal_add(d, &row, err);
}

/* The lines that were taken as orders, for the ledger. */
static struct view order_lines(struct arena *arena, const struct orders *o)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < o->count; i++) {
		buf_str(&b, i > 0 ? "\n" : "");
		buf_add(&b, o->order[i].text);
	}
	return buf_view(&b);
}

static bool finish(struct heard *x)
{
	struct hearing *h = &x->h;

	x->row.game = h->game;
	x->row.player = h->player.id;
	x->row.orders = order_lines(h->arena, &x->orders);
	return close_row(x, verdicts[h->verdict],
			 h->code == DIAG_NONE ? "" : diag_name(h->code), h->reason);
}

/* An order from the operator, who vouches for it (it came by post or telephone), or
 * from a robot. */
static bool hear_operator(struct heard *x, const struct inbox_letter *in)
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
		h->reason = view_of(view_is(in->source, "robot")
					    ? "the robot's line is no order"
					    : "the operator's line is no order");
		return finish(x);
	}
	x->orders = (struct orders){.order = &o, .count = 1};
	h->luck = o.kind == ORDER_ACCEPT ? o.args : (struct view){0};
	h->reason = view_of(view_is(in->source, "robot") ? "given by a robot"
							 : "entered by the operator");
	return carry_game(h, in->game, &o, 1) && finish(x);
}

/* A letter that cannot be read as one. A player is told, once a letter; robots and
 * strangers are not. The organiser should be told of a letter that may do harm, or
 * where nobody else can be told. */
static bool hear_faulty(struct heard *x)
{
	const struct letter *l = &x->letter;
	enum letter_fault fault = l->fault;
	bool tell = fault == LETTER_NO_TEXT || fault == LETTER_ENCRYPTED ||
		    fault == LETTER_BROKEN || fault == LETTER_POISON;

	if (tell && !authenticate(&x->h, l, &x->standing)) {
		return false;
	}
	if (tell && x->standing == STANDING_FULL &&
	    !unclear_unreadable(&x->h, l, faults[fault].code)) {
		return false;
	}
	x->row.player = x->h.player.id;
	x->row.reason = l->why;
	x->row.untold = fault == LETTER_POISON || fault == LETTER_NO_SENDER ||
			(fault == LETTER_BROKEN && x->standing != STANDING_FULL);
	return (fault != LETTER_BOUNCE || bounced_hear(&x->h, l, &x->row)) &&
	       close_row(x, faults[fault].verdict, faults[fault].code, x->row.reason);
}

static bool hear_proved(struct heard *x)
{
	struct hearing *h = &x->h;
	bool ok;

	if (!store_mark(h->d->store, h->err)) {
		return false;
	}
	ok = x->orders.count > 0 ? hear_orders(h, &x->orders)
				 : unclear_letter(h, &x->letter, &x->orders);
	if (!ok) {
		store_undo(h->d->store);
		return false;
	}
	return loop_guard(h, &x->orders, order_lines(h->arena, &x->orders));
}

/* A secret of his, but from another address. If the letter accepts an invitation, he
 * is asked whether this address is one of his, unless it is somebody else's. Otherwise
 * he is asked about wishes about addresses, and the orders are held. */
static bool hear_elsewhere(struct heard *x)
{
	struct hearing *h = &x->h;
	struct match m = {0};
	bool takes = false;
	bool asked = false;
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
		if (!answer_may_hold(h, &may) ||
		    (may && !address_guess(h, x->letter.from, &asked))) {
			return false;
		}
		if (!may || asked) {
			return true;
		}
	}
	return unproved_ask(h, &x->orders) && hold_orders(h, &x->orders);
}

static bool hear_known(struct heard *x)
{
	struct hearing *h = &x->h;
	bool handled;

	if (!referee_letter(h, &x->letter, x->standing, &x->orders, &handled) ||
	    handled) {
		return h->err->kind == ERR_NONE;
	}
	if (!answer_loosely(h, &x->orders)) {
		return false;
	}
	switch (x->standing) {
	case STANDING_FULL:
		return hear_proved(x);
	case STANDING_ADDRESS:
		if (x->orders.count > 0 && !subject_tag_missed(h)) {
			return false;
		}
		__attribute__((fallthrough));
	case STANDING_REVOKED:
	case STANDING_DENIED:
	case STANDING_CHANGED:
		return unproved_ask(h, &x->orders) && hold_orders(h, &x->orders);
	case STANDING_TOKEN:
		return hear_elsewhere(x);
	case STANDING_NEW:
		return address_new_answer(h, &x->orders);
	default:
		return true;
	}
}

/* Starts, in one go, the queries that a move will need in the game whose secret the
 * letter has. The game is locked first, because what was read before a lock is read
 * again. */
static bool game_ahead(const struct heard *x)
{
	const struct hearing *h = &x->h;
	struct context *d = h->d;
	int64_t game = h->token.game;

	if (game == 0 || !store_shares(d->store)) {
		return true;
	}
	if (!store_lock_game(d->store, game, h->err)) {
		return false;
	}
	match_ahead(d->store, game);
	unanswered_ahead(d, h->arena, game, h->token.seat);
	waits_ahead(d->store, game);
	return true;
}

/* Hears a player's letter only if he sent fewer than letters_per_day; otherwise it
 * waits and is not lost. */
static bool within_limit(struct heard *x)
{
	const struct hearing *h = &x->h;
	struct waits_for w;

	if (!game_ahead(x) ||
	    !waits_for(h->d->store, h->player.id, h->d->now - DAY, &w, h->err)) {
		return false;
	}
	x->waits = w.heard >= h->d->config->letters_per_day;
	if (x->waits) {
		(void)undelivered_later(h->d, h->player.id, h->arrived, h->err);
		return false;
	}
	x->h.no_referee = !w.referee;
	return w.seen == 0 || undelivered_heard(h->d, h->player.id, h->err);
}

/* A letter that came before, or another letter with the same Message-ID. */
static bool hear_again(struct heard *x, bool same, int64_t first)
{
	x->row.untold = !same;
	return (same || same_id_hear(&x->h, &x->letter, first)) &&
	       close_row(x, same ? "duplicate" : "conflict",
			 same ? "same-letter" : "same-id-other-content",
			 view_of(arena_printf(x->h.arena, "letter %lld came first",
					      (long long)first)));
}

static bool hear_letter(struct heard *x)
{
	struct hearing *h = &x->h;
	const struct letter *l = &x->letter;
	enum ledger_known known;
	int64_t first;

	authenticate_ahead(h, l);
	if (!ledger_known(h->d->store, l->message_id, &l->content, &known, &first,
			  h->err)) {
		return false;
	}
	if (known != LEDGER_NEW) {
		return hear_again(x, known == LEDGER_SAME, first);
	}
	if (test_letter_answer(h->d->config, l)) {
		return close_row(x, verdicts[VERDICT_IGNORED], "trial",
				 view_of("the answer to a test letter"));
	}
	if (!authenticate(h, l, &x->standing)) {
		return false;
	}
	if (door_open(h, x->standing) && !l->list && !authenticate_forged(h, l)) {
		bool handled;

		if (!door_letter(h, l, &handled) || handled) {
			return h->err->kind == ERR_NONE && finish(x);
		}
	}
	if (x->standing == STANDING_NONE) {
		return close_row(x, "stranger", "stranger", (struct view){0});
	}
	if (x->standing == STANDING_FULL && !within_limit(x)) {
		return h->err->kind == ERR_NONE;
	}
	letter_orders(h->arena, h->player.language, l, &x->orders);
	return hear_known(x) && answer_limit_told(h) && finish(x);
}

static bool hear_mail(struct heard *x, const struct inbox_letter *in)
{
	struct hearing *h = &x->h;
	struct letter *l = &x->letter;

	if (!reader_read(h->d->reader, h->arena, in->raw, in->truncated, l, h->err)) {
		return false;
	}
	same_id_identify(l, in->arrived);
	h->message_id = x->row.message_id = l->message_id;
	x->row.content = l->content;
	return l->fault != LETTER_FINE ? hear_faulty(x) : hear_letter(x);
}

bool judge_letter(struct context *d, struct arena *arena, const struct inbox_letter *in,
		  struct judge_end *end, struct err *err)
{
	struct heard *x = arena_take(arena, sizeof *x);
	struct hash hash; /* unused: the store remembers it from here on */
	bool ok;

	x->h = (struct hearing){.d = d,
				.arena = arena,
				.letter = in->id,
				.arrived = in->arrived,
				.raw = in->raw,
				.err = err};
	x->row = (struct ledger_row){.letter = in->id, .of = in, .at = d->now};
	ok = inbox_hash_of(d->store, in, &hash, err) &&
	     (inbox_order(in->source) ? hear_operator(x, in) : hear_mail(x, in));
	*end = (struct judge_end){
		.waits = x->waits,
		.verdict = x->row.verdict,
		.game = ok ? x->row.game : x->h.token.game,
		.player = x->h.player.id,
		.refusal = x->h.refusal,
		.untold = x->row.untold ? arena_str(arena, x->row.reason) : NULL};
	return ok;
}
