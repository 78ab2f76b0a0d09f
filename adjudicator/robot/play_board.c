/* SPDX-License-Identifier: ISC */
/* A turn on a board: a play, tiles to exchange, or a pass. */
#include "adjudicator/robot/ending.h"
#include "adjudicator/robot/plays.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/tiles_text.h"

/* X2, X3, X6: how many tiles may be exchanged. */
static int may_exchange(const struct seat *s)
{
	const struct crossword_rules *r = &s->setup.rules;

	return s->setup.options.value[OPTION_SWAP] == OFF ||
			       s->pos.bag_n < r->exchange_bag ||
			       s->view->seat[s->me].exchanges == 0
		       ? 0
	       : s->pos.bag_n < s->pos.rack_n[s->me] ? s->pos.bag_n
						     : s->pos.rack_n[s->me];
}

/* The order that exchanges all tiles but that part. */
static struct view exchange_text(const struct seat *s, const struct rack_parts *parts,
				 unsigned kept)
{
	struct buf b = buf_in(s->arena);
	uint8_t tile[RACK_MAX];
	size_t n = 0;

	for (int i = 0; i < parts->n; i++) {
		if ((kept >> i & 1U) == 0) {
			tile[n++] = parts->tile[i];
		}
	}
	buf_str(&b, "exchange ");
	tiles_write(s->setup.alphabet, &b, tile, n);
	return buf_view(&b);
}

static void find(struct seat *s, const struct rack_parts *parts, struct plays *plays)
{
	struct plays_ask ask = {.pos = &s->pos,
				.seat = s->me,
				.level = s->level,
				.parts = parts,
				.dice = &s->dice,
				.sample = s->level->looks_at,
				.most = 1};

	plays_find(&ask, plays);
}

/* Chooses an exchange if the best play is worth less than what it would keep. */
static struct view best_of(struct seat *s, const struct rack_parts *parts)
{
	struct plays *plays = arena_take(s->arena, sizeof *plays);
	int most = may_exchange(s);
	unsigned kept;

	find(s, s->level->keeps ? parts : NULL, plays);
	if (plays->n > 0 && (most == 0 || !s->level->keeps)) {
		return crossword_short(s->arena, &s->pos, &plays->best[0].play);
	}
	kept = rack_parts_best(parts, most);
	if (plays->n > 0 && plays->best[0].worth >= parts->worth[kept]) {
		return crossword_short(s->arena, &s->pos, &plays->best[0].play);
	}
	return most > 0 ? exchange_text(s, parts, kept) : view_of("pass");
}

struct view seat_play_board(struct seat *s)
{
	struct rack_parts *parts = arena_take(s->arena, sizeof *parts);
	struct rack_worth worths;
	struct play play;

	if (s->level->keeps && ending_known(s)) {
		return ending_play(s, &play) ? crossword_short(s->arena, &s->pos, &play)
					     : view_of("pass");
	}
	rack_worth_reckon(&worths, &s->setup, s->pos.bag_n);
	worths.kept = s->kept;
	rack_parts_weigh(parts, &worths, s->pos.rack[s->me], s->pos.rack_n[s->me]);
	return best_of(s, parts);
}
