/* SPDX-License-Identifier: ISC */
#include "adjudicator/robot/self_play.h"

#include "adjudicator/games/bag.h"
#include "adjudicator/games/draw.h"
#include "adjudicator/games/tiles_text.h"
#include <string.h>

enum { LOOKS = 2 /* racks tried in each position */, TURNS_MOST = 200 };

struct playing {
	const struct self_play *of;
	struct rack_worth worths;
	struct rack_parts parts;
	struct plays plays;
	struct draw_stream dice;
	struct position pos; /* copy, to try other racks in */
};

/* The best move of the seat: a play, or NULL for an exchange that keeps *kept. */
static const struct play *best(struct playing *g, const struct position *pos, int seat,
			       unsigned *kept, int *worth)
{
	struct plays_ask ask = {.pos = pos,
				.seat = seat,
				.level = level_of(ROBOT_STRONG),
				.parts = &g->parts,
				.most = 1};
	int most =
		pos->setup->options.value[OPTION_SWAP] == OFF ? 0 : pos->rack_n[seat];

	rack_parts_weigh(&g->parts, &g->worths, pos->rack[seat], pos->rack_n[seat]);
	plays_find(&ask, &g->plays);
	*kept = rack_parts_best(&g->parts, most);
	*worth = g->parts.worth[*kept];
	if (g->plays.n > 0 && g->plays.best[0].worth >= *worth) {
		*worth = g->plays.best[0].worth;
		return &g->plays.best[0].play;
	}
	return NULL;
}

/* Tries a random rack, of tiles that are not on the board, for the seat to move. */
static void look(struct playing *g, const struct position *pos)
{
	uint8_t unseen[BAG_MAX + SEATS * RACK_MAX] = {0};
	int seat = pos->to_move;
	size_t n = 0;
	unsigned kept;
	int worth;

	for (int i = 0; i < pos->bag_n; i++) {
		unseen[n++] = pos->bag[i];
	}
	for (int s = 0; s < pos->setup->seats; s++) {
		for (int i = 0; i < pos->rack_n[s]; i++) {
			unseen[n++] = pos->rack[s][i];
		}
	}
	for (int i = 0; i < pos->rack_n[seat]; i++) {
		size_t at = (size_t)i + draw_below(&g->dice, (uint32_t)(n - (size_t)i));
		uint8_t tile = unseen[at];

		unseen[at] = unseen[i];
		unseen[i] = tile;
		g->pos.rack[seat][i] = tile;
	}
	(void)best(g, &g->pos, seat, &kept, &worth);
	g->of->looked(g->of->arg, &g->parts, worth);
}

static struct view order(struct playing *g, struct table *t)
{
	struct buf b = buf_in(t->arena);
	uint8_t tile[RACK_MAX];
	size_t n = 0;
	unsigned kept;
	int worth;
	const struct play *p = best(g, &t->pos, t->pos.to_move, &kept, &worth);

	if (p != NULL) {
		return crossword_short(t->arena, &t->pos, p);
	}
	for (int i = 0; i < g->parts.n; i++) {
		if ((kept >> i & 1U) == 0) {
			tile[n++] = g->parts.tile[i];
		}
	}
	if (n == 0) {
		return view_of("pass");
	}
	buf_str(&b, "exchange ");
	tiles_write(t->pos.setup->alphabet, &b, tile, n);
	return buf_view(&b);
}

static bool play_turn(struct playing *g, struct table *t)
{
	struct order o;
	struct view line;

	g->pos = t->pos;
	for (int i = 0; i < LOOKS; i++) {
		look(g, &t->pos);
	}
	line = order(g, t);
	return order_read(t->arena, line, &o) &&
	       (table_judge(t, t->pos.to_move, &o) == OUTCOME_APPLIED ||
		(order_read(t->arena, view_of("pass"), &o) &&
		 table_judge(t, t->pos.to_move, &o) == OUTCOME_APPLIED));
}

static void seed_of(const struct self_play *s, uint32_t number, struct setup *setup)
{
	struct hash_run run;
	struct hash hash;

	hash_start(&run);
	hash_field(&run, view_of("adjudicator/train/1"));
	hash_field(&run, view_from((const char *)s->seed, HASH_BYTES));
	hash_field_number(&run, number);
	hash = hash_end(&run);
	memcpy(setup->seed, hash.byte, HASH_BYTES);
}

bool self_play_game(const struct self_play *s, uint32_t number)
{
	struct arena arena = {0};
	struct playing *g = arena_take(&arena, sizeof *g);
	struct setup *setup = arena_take(&arena, sizeof *setup);
	struct position *pos = arena_take(&arena, sizeof *pos);
	struct arena turn = {0};
	struct table t;
	struct diag diag;
	bool ok;

	*setup = *s->setup;
	seed_of(s, number, setup);
	g->of = s;
	g->dice = draw_stream(setup->seed, "train", 0);
	rack_worth_reckon(&g->worths, setup, RACK_WORTH_FULL);
	g->worths.kept = s->kept;
	ok = position_init(pos, setup, &diag);
	t = table_over(&turn, pos, 0, false);
	if (ok) {
		table_deal(&t);
	}
	for (int i = 0;
	     ok && i < TURNS_MOST && !t.pos.over && t.pos.bag_n >= RACK_WORTH_FULL;
	     i++) {
		ok = play_turn(g, &t);
		arena_reset(&turn);
		t = table_over(&turn, &t.pos, 0, false);
	}
	arena_free(&turn);
	arena_free(&arena);
	return ok;
}
