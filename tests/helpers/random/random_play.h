/* SPDX-License-Identifier: ISC */
/*
 * Games nobody meant to play: up to three tiles of the rack are laid next to what
 * stands on the board, at random, until the judge takes it. With the lexicon "any" that
 * makes lawful games, the same ones from the same seed.
 */
#ifndef TESTS_HELPERS_RANDOM_RANDOM_PLAY_H
#define TESTS_HELPERS_RANDOM_RANDOM_PLAY_H

#include "adjudicator/games/draw.h"
#include "adjudicator/games/game.h"

struct random_play {
	int seat, turn;
	struct view order;  /* as a letter says it */
	struct view record; /* as a turn file says it */
};

/* Plays one turn and moves `pos` on: a play, or a pass where none was found. Texts live
 * in `arena`. The game must not be over. */
struct random_play random_play(struct arena *arena, struct position *pos,
			       struct draw_stream *dice, int64_t now);

#endif
