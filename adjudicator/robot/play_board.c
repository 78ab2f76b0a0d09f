/* SPDX-License-Identifier: ISC */
/* A turn on a board: a play, tiles to exchange, or a pass. */
#include "adjudicator/robot/ending.h"
#include "adjudicator/robot/plays.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/tiles_text.h"
#include <string.h>

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

/* The tiles of the rack whose bits are set go. */
static struct view exchange_text(const struct seat *s, unsigned gone)
{
	struct buf b = buf_in(s->arena);
	uint8_t tile[RACK_MAX];
	size_t n = 0;

	for (int i = 0; i < s->pos.rack_n[s->me]; i++) {
		if ((gone >> i & 1U) != 0) {
			tile[n++] = s->pos.rack[s->me][i];
		}
	}
	buf_str(&b, "exchange ");
	tiles_write(s->setup.alphabet, &b, tile, n);
	return buf_view(&b);
}

/* The tiles that are best given away, as bits; *worth is what those that stay are. */
static unsigned worst_tiles(const struct seat *s, const struct rack_worth *worths,
			    int most, int *worth)
{
	int rack = s->pos.rack_n[s->me];
	unsigned best = 0;

	for (unsigned gone = 1; gone < 1U << rack; gone++) {
		uint8_t left[ALPHABET_TILES + 1] = {0};
		int n = 0;
		int kept;

		for (int i = 0; i < rack; i++) {
			if ((gone >> i & 1U) != 0) {
				n++;
			} else {
				left[s->pos.rack[s->me][i] & TILE_LETTER]++;
			}
		}
		kept = rack_worth_of(worths, left);
		if (n <= most && (best == 0 || kept > *worth)) {
			best = gone;
			*worth = kept;
		}
	}
	return best;
}

static void find(struct seat *s, const struct rack_worth *worths, struct plays *plays)
{
	struct plays_ask ask = {.pos = &s->pos,
				.seat = s->me,
				.level = s->level,
				.worths = worths,
				.dice = &s->dice,
				.sample = s->level->looks_at,
				.most = 1};

	plays_find(&ask, plays);
}

/* A play that is worth less than the tiles that could be kept instead is not made. */
static struct view best_of(struct seat *s, const struct rack_worth *worths)
{
	struct plays *plays = arena_take(s->arena, sizeof *plays);
	int most = may_exchange(s);
	int worth = 0;
	unsigned gone;

	find(s, s->level->keeps ? worths : NULL, plays);
	if (plays->n > 0 && (most == 0 || !s->level->keeps)) {
		return crossword_short(s->arena, &s->pos, &plays->best[0].play);
	}
	gone = most > 0 ? worst_tiles(s, worths, most, &worth) : 0;
	if (plays->n > 0 && (gone == 0 || plays->best[0].worth >= worth)) {
		return crossword_short(s->arena, &s->pos, &plays->best[0].play);
	}
	return gone != 0 ? exchange_text(s, gone) : view_of("pass");
}

struct view seat_play_board(struct seat *s)
{
	struct rack_worth worths;
	struct play play;

	if (s->level->keeps && ending_known(s)) {
		return ending_play(s, &play) ? crossword_short(s->arena, &s->pos, &play)
					     : view_of("pass");
	}
	rack_worth_reckon(&worths, s->setup.lexicon, s->setup.alphabet, s->setup.tiles,
			  s->pos.bag_n);
	return best_of(s, &worths);
}
