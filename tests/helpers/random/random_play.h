/* SPDX-License-Identifier: ISC */
/*
 * Random games: up to three tiles of the rack are laid beside what is on the board,
 * until the judge accepts it. With the lexicon "any" this gives lawful games; the
 * same seed gives the same game.
 */
#ifndef TESTS_HELPERS_RANDOM_RANDOM_PLAY_H
#define TESTS_HELPERS_RANDOM_RANDOM_PLAY_H

#include "adjudicator/games/draw.h"
#include "adjudicator/games/game.h"

struct random_play {
	int seat, turn;
	struct view order;  /* as in a letter */
	struct view record; /* as in a turn file */
};

/* Plays one turn and moves `pos` on: a play, or a pass when none was found. Texts
 * live in `arena`. The game must not be over. */
struct random_play random_play(struct arena *arena, struct position *pos,
			       struct draw_stream *dice, int64_t now);

#endif
