/* SPDX-License-Identifier: ISC */
/* Judging an order in a board game; plays are in crossword_play.c. */
#include "adjudicator/games/boards/crossword.h"

#include "adjudicator/games/bag.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/pause.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/games/turns.h"
#include "formats/orders/order_args.h"
#include "formats/orders/script.h"
#include "formats/text/num.h"

/* -------------------------------------------------------------- exchanges */

/* Letters in an exchange are tiles whatever their case. */
static bool exchange_tiles(struct table *t, struct view args, uint8_t *tile, size_t *n)
{
	struct view bad = {0};

	if (!tiles_read(t->pos.setup->alphabet, args, tile, WORD_TILES, n, &bad)) {
		return script_refuse(&t->diag, bad);
	}
	if (*n > (size_t)crossword_rules(&t->pos)->rack) {
		return diag_number(&t->diag, DIAG_TOO_MANY_HELD, args,
				   crossword_rules(&t->pos)->rack);
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
		return diag_more(&t->diag, DIAG_TILE_MISSING, args,
				 rack_missing(t->arena, &t->pos, seat, tile[i]),
				 buf_view(&rack));
	}
	return true;
}

/* X3, X6. */
static bool exchanges_left(struct table *t, int seat)
{
	const struct crossword_rules *r = crossword_rules(&t->pos);

	if (t->pos.setup->options.value[OPTION_SWAP] == OFF) {
		return diag_set(&t->diag, DIAG_EXCHANGE_OFF, (struct view){0});
	}
	return r->exchanges == 0 || t->pos.exchanges[seat] < r->exchanges ||
	       diag_number(&t->diag, DIAG_EXCHANGES_USED, (struct view){0},
			   r->exchanges);
}

/* Some tiles of a rack, for others. */
struct given {
	uint8_t tile[WORD_TILES];
	size_t n;
};

/* X2. */
static bool bag_holds_enough(struct table *t, const struct given *g)
{
	const struct crossword_rules *r = crossword_rules(&t->pos);
	int needed = (int)g->n > r->exchange_bag ? (int)g->n : r->exchange_bag;

	if (t->pos.setup->open || t->pos.bag_n >= needed) {
		return true;
	}
	diag_number(&t->diag, DIAG_BAG_TOO_SMALL, (struct view){0}, needed);
	t->diag.what = view_of(arena_printf(t->arena, "%d", t->pos.bag_n));
	return false;
}

/* The tiles that the letters are. */
static bool spelt(struct table *t, int seat, struct view args, struct given *g)
{
	return exchange_tiles(t, args, g->tile, &g->n) &&
	       (t->pos.setup->open || held(t, seat, g->tile, g->n, args)) &&
	       bag_holds_enough(t, g);
}

/* The rack, where a word behind `exchange` speaks of it. */
static bool whole(struct table *t, int seat, int said, struct given *g)
{
	int n = t->pos.rack_n[seat];

	if (n == 0 || (said != EXCHANGE_ALL && said != n)) {
		return false;
	}
	g->n = 0;
	for (int tile = 1; tile <= ALPHABET_TILES + 1; tile++) { /* blanks last */
		uint8_t one = tile > ALPHABET_TILES ? TILE_BLANK : (uint8_t)tile;

		for (int i = 0; i < n; i++) {
			if (t->pos.rack[seat][i] == one) {
				g->tile[g->n++] = one;
			}
		}
	}
	return bag_holds_enough(t, g);
}

static struct view order_of(struct table *t, const struct given *g)
{
	struct buf b = buf_in(t->arena);

	buf_str(&b, "exchange ");
	tiles_write(t->pos.setup->alphabet, &b, g->tile, g->n);
	return buf_view(&b);
}

static enum outcome give(struct table *t, int seat, const struct given *g)
{
	struct event e = {.kind = EVENT_EXCHANGE, .seat = seat};
	struct buf hidden = buf_in(t->arena);

	tiles_write(t->pos.setup->alphabet, &hidden, g->tile, g->n);
	e.hidden = buf_view(&hidden);
	bag_next(&t->pos, (int)g->n, &e);
	e.to = e.from + (int)g->n - 1;
	t->echo = order_of(t, g);
	table_emit(t, e);
	crossword_settle(t);
	return OUTCOME_APPLIED;
}

/* In capitals, as tiles are written, or with a sign that may be a blank. */
static bool doubtful(struct view args)
{
	bool small = false;

	for (size_t i = 0; i < args.len; i++) {
		small = small || ascii_small(args.at[i]);
	}
	return !small || view_ends(args, "?");
}

static void offer(struct table *t, const struct given *g)
{
	struct view order = order_of(t, g);

	t->reading[t->readings++] = (struct reading){.order = order, .shown = order};
}

/* L3. "exchange all" with A, L and L on the rack may mean two things, and "exchange
 * these" is an order only where its letters are there; neither could be undone. */
static enum outcome judge_said(struct table *t, int seat, struct view args, int said)
{
	enum { WAYS = 2 };
	struct given rack = {.n = 0};
	struct given letters = {.n = 0};
	bool tiles = spelt(t, seat, args, &letters);
	bool all = whole(t, seat, said, &rack);

	if (!all && !tiles) {
		return t->diag.code == DIAG_BAG_TOO_SMALL
			       ? OUTCOME_REFUSED
			       : table_refuse(t, DIAG_EXCHANGE_NONE, args);
	}
	t->diag = (struct diag){0};
	if (all && (tiles ? letters.n == rack.n : !doubtful(args))) {
		return give(t, seat, &rack);
	}
	t->reading = arena_array(t->arena, WAYS, sizeof *t->reading);
	if (all) {
		offer(t, &rack);
	}
	if (tiles) {
		offer(t, &letters);
	}
	return OUTCOME_ASK;
}

/* X1: tiles for others. In a turn file and in our own words it is always tiles. */
static enum outcome judge_exchange(struct table *t, int seat, const struct order *o)
{
	int said = t->strict ? EXCHANGE_TILES : exchange_said(o->args);
	struct given g;

	if (!exchanges_left(t, seat)) {
		return OUTCOME_REFUSED;
	}
	if (said != EXCHANGE_TILES) {
		return judge_said(t, seat, o->args, said);
	}
	return spelt(t, seat, o->args, &g) ? give(t, seat, &g) : OUTCOME_REFUSED;
}

/* ----------------------------------------------------------------- resigning */

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
	if (turns_over(t)) {
		return OUTCOME_APPLIED;
	}
	if (t->pos.pending.any && turns_unanswered(&t->pos) == 0) {
		crossword_close(t);
	}
	if (moved && !t->pos.over) {
		crossword_settle(t);
	}
	return OUTCOME_APPLIED;
}

/* --------------------------------------------------------------- the table */

/* Passing is X5; what the others rest on stands at their functions. */
static const struct verb verbs[ORDER_KINDS_] = {
	[ORDER_PLAY] = {crossword_judge_play,     true,  NULL        },
	[ORDER_EXCHANGE] = {judge_exchange,           true,  NULL        },
	[ORDER_PASS] = {turns_judge_pass,         true,  "pass"      },
	[ORDER_RESIGN] = {judge_resign,             false, "resign"    },
	[ORDER_CHALLENGE] = {crossword_judge_question, false, "challenge" },
	[ORDER_ACCEPT] = {crossword_judge_accept,   false, "accept"    },
	[ORDER_ALWAYS] = {crossword_judge_always,   false, NULL        },
	[ORDER_OFFER_DRAW] = {request_judge_draw,       false, "offer draw"},
	[ORDER_UNDO] = {crossword_judge_undo,     false, "undo"      },
	[ORDER_AGREE] = {crossword_judge_answer,   false, NULL        },
	[ORDER_REFUSE] = {crossword_judge_answer,   false, NULL        },
	[ORDER_PAUSE] = {pause_judge,              false, "pause"     },
	[ORDER_RESUME] = {pause_judge_resume,       false, "resume"    },
	[ORDER_CLAIM_TIME] = {turns_judge_claim,        false, "claim time"},
	[ORDER_TRY] = {crossword_judge_try,      false, NULL        },
};

const struct engine crossword_engine = {
	.verbs = verbs,
	.start = crossword_start,
	.deal = crossword_deal,
	.behind = crossword_behind,
	.timeout = crossword_timeout,
	.lapse = crossword_lapse,
	.apply = crossword_apply,
	.ending = crossword_ending,
	.end = crossword_end,
	.settle = crossword_settle,
};
