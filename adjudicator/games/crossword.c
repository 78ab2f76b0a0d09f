/* SPDX-License-Identifier: ISC */
/* Judging an order in a board game; plays are in crossword_play.c. */
#include "adjudicator/games/crossword.h"

#include "adjudicator/games/bag.h"
#include "adjudicator/games/bank.h"
#include "adjudicator/games/pause.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/games/turns.h"
#include "formats/script.h"

enum outcome crossword_refuse(struct table *t, enum diag_code code, struct view at)
{
	diag_set(&t->diag, code, at);
	return OUTCOME_REFUSED;
}

/* -------------------------------------------------------------- exchanges */

/* Letters in an exchange are tiles whatever their case. */
static bool exchange_tiles(struct table *t, struct view args, uint8_t *tile, size_t *n)
{
	struct view bad = {0};

	if (!tiles_read(t->pos.setup->alphabet, args, tile, WORD_TILES, n, &bad)) {
		return script_refuse(&t->diag, bad);
	}
	if (*n > (size_t)crossword_rules(&t->pos)->rack) {
		diag_set(&t->diag, DIAG_TOO_MANY_HELD, args);
		t->diag.n = crossword_rules(&t->pos)->rack;
		return false;
	}
	if (*n == 0) {
		return diag_set(&t->diag, DIAG_EXCHANGE_NONE, args);
	}
	for (size_t i = 0; i < *n; i++) {
		tile[i] &= TILE_LETTER;
	}
	return true;
}

static bool held(struct table *t, int seat, const uint8_t *tile, size_t n,
		 struct view args)
{
	struct position rest = t->pos;
	struct buf rack = buf_in(t->arena);

	for (size_t i = 0; i < n; i++) {
		if (rack_take(&rest, seat, tile[i])) {
			continue;
		}
		tiles_write(t->pos.setup->alphabet, &rack, t->pos.rack[seat],
			    t->pos.rack_n[seat]);
		diag_set(&t->diag, DIAG_TILE_MISSING, args);
		t->diag.what = rack_missing(t->arena, &t->pos, seat, tile[i]);
		t->diag.more = buf_view(&rack);
		return false;
	}
	return true;
}

/* X1, X4: tiles for others; X2: what the bag must hold; X3, X6: if and how often. */
static enum outcome judge_exchange(struct table *t, int seat, const struct order *o)
{
	const struct crossword_rules *r = crossword_rules(&t->pos);
	uint8_t tile[WORD_TILES];
	struct event e = {.kind = EVENT_EXCHANGE, .seat = seat};
	struct buf hidden = buf_in(t->arena);
	size_t n;
	int needed;

	if (t->pos.setup->options.value[OPTION_SWAP] == OFF) {
		return crossword_refuse(t, DIAG_EXCHANGE_OFF, (struct view){0});
	}
	if (r->exchanges > 0 && t->pos.exchanges[seat] >= r->exchanges) {
		crossword_refuse(t, DIAG_EXCHANGES_USED, (struct view){0});
		t->diag.n = r->exchanges;
		return OUTCOME_REFUSED;
	}
	if (!exchange_tiles(t, o->args, tile, &n)) {
		return OUTCOME_REFUSED;
	}
	if (!t->pos.setup->open && !held(t, seat, tile, n, o->args)) {
		return OUTCOME_REFUSED;
	}
	needed = (int)n > r->exchange_bag ? (int)n : r->exchange_bag;
	if (!t->pos.setup->open && t->pos.bag_n < needed) {
		crossword_refuse(t, DIAG_BAG_TOO_SMALL, (struct view){0});
		t->diag.n = needed;
		t->diag.what = view_of(arena_printf(t->arena, "%d", t->pos.bag_n));
		return OUTCOME_REFUSED;
	}
	tiles_write(t->pos.setup->alphabet, &hidden, tile, n);
	e.hidden = buf_view(&hidden);
	bag_next(&t->pos, (int)n, &e);
	e.to = e.from + (int)n - 1;
	t->echo = view_of(arena_printf(t->arena, "exchange %s", buf_cstr(&hidden)));
	table_emit(t, e);
	crossword_settle(t);
	return OUTCOME_APPLIED;
}

/* ------------------------------------------------------ pass (X5), resign, draw */

static enum outcome judge_pass(struct table *t, int seat, const struct order *o)
{
	(void)o;
	table_emit(t, (struct event){.kind = EVENT_PASS, .seat = seat});
	crossword_settle(t);
	return OUTCOME_APPLIED;
}

/* R1, E4. Whoever leaves can question no more, so a pending play may stand by it. */
static enum outcome judge_resign(struct table *t, int seat, const struct order *o)
{
	bool moved = t->pos.to_move == seat;

	(void)o;
	if (turns_seats(&t->pos) > 2) {
		pause_end(t, seat);
	}
	if (t->pos.held.seat == seat) {
		table_emit(t, (struct event){.kind = EVENT_DROP, .seat = seat});
	}
	table_emit(t, (struct event){.kind = EVENT_RESIGN, .seat = seat});
	if (crossword_over(t)) {
		return OUTCOME_APPLIED;
	}
	if (t->pos.pending.any && !crossword_rights_left(&t->pos)) {
		crossword_close(t);
	}
	if (moved && !t->pos.over) {
		crossword_settle(t);
	}
	return OUTCOME_APPLIED;
}

static enum outcome judge_offer(struct table *t, int seat, const struct order *o)
{
	return request_make(t, seat, o, REQUEST_DRAW);
}

/* R3: the game may be drawn by this. */
static enum outcome judge_answer(struct table *t, int seat, const struct order *o)
{
	enum outcome outcome = request_answer(t, seat, o);

	if (outcome == OUTCOME_APPLIED && !pause_begin(t)) {
		crossword_over(t);
	}
	return outcome;
}

/* --------------------------------------------------------------- the table */

static const struct verb verbs[ORDER_KINDS_] = {
	[ORDER_PLAY] = {crossword_judge_play,     true,  NULL        },
	[ORDER_EXCHANGE] = {judge_exchange,           true,  NULL        },
	[ORDER_PASS] = {judge_pass,               true,  "pass"      },
	[ORDER_RESIGN] = {judge_resign,             false, "resign"    },
	[ORDER_CHALLENGE] = {crossword_judge_question, false, "challenge" },
	[ORDER_ACCEPT] = {crossword_judge_accept,   false, "accept"    },
	[ORDER_ALWAYS] = {crossword_judge_always,   false, NULL        },
	[ORDER_OFFER_DRAW] = {judge_offer,              false, "offer draw"},
	[ORDER_AGREE] = {judge_answer,             false, NULL        },
	[ORDER_REFUSE] = {judge_answer,             false, NULL        },
	[ORDER_PAUSE] = {pause_judge,              false, "pause"     },
	[ORDER_RESUME] = {pause_judge_resume,       false, "resume"    },
	[ORDER_CLAIM_TIME] = {turns_judge_claim,        false, "claim time"},
	[ORDER_TRY] = {crossword_judge_try,      false, NULL        },
};

/* A turn's time is counted when it ends; a refused order ends nothing. */
static enum outcome judge_own_turn(struct table *t, int seat, const struct order *o)
{
	struct position before = t->pos;
	size_t events = t->events;
	enum outcome outcome;

	bank_spend(t, seat);
	outcome = t->pos.pending.any
			  ? crossword_behind(t, seat, o, verbs[o->kind].judge)
			  : verbs[o->kind].judge(t, seat, o);
	if (outcome != OUTCOME_APPLIED && t->events > events) {
		t->pos = before;
		t->events = events;
	}
	return outcome;
}

enum outcome crossword_judge(struct table *t, int seat, const struct order *o)
{
	enum outcome outcome;

	if (verbs[o->kind].echo != NULL) {
		t->echo = view_of(verbs[o->kind].echo);
	}
	if (verbs[o->kind].own_turn) {
		outcome = judge_own_turn(t, seat, o);
	} else {
		outcome = verbs[o->kind].judge(t, seat, o);
	}
	if (outcome == OUTCOME_REFUSED) {
		t->echo = (struct view){0};
	}
	return outcome;
}

const struct engine crossword_engine = {
	.verbs = verbs,
	.start = crossword_start,
	.deal = crossword_deal,
	.judge = crossword_judge,
	.timeout = crossword_timeout,
	.lapse = crossword_lapse,
	.apply = crossword_apply,
	.over = crossword_over,
	.end = crossword_end,
	.settle = crossword_settle,
};
