/* SPDX-License-Identifier: ISC */
/*
 * Scrabble Cubes (chapter U): one player, or two in turn, make words along the faces
 * of a pile of cubes; each cube is gone after its third use.
 *
 * - cubes.c: the game's table, and how a word is scored
 * - cubes_judge.c: orders
 * - cubes_apply.c: events
 * - cubes_end.c: the start, what follows a turn or a removal, time, the end
 */
#ifndef ADJUDICATOR_GAMES_PATHS_CUBES_H
#define ADJUDICATOR_GAMES_PATHS_CUBES_H

#include "adjudicator/games/paths/path_game.h"

extern const struct game cubes;
extern const struct engine cubes_engine;

/* Whether a word is possible for the seat to move, and what follows if none is (U10,
 * U11). Searches the lexicon, so it is never part of applying an event. */
enum pile_state cubes_state(const struct position *pos);
/* Whether one clock runs for the whole game. */
bool cubes_timed(const struct position *pos);
/* Whether this word was made before (U7). */
bool cubes_used(const struct position *pos, const uint8_t *tile, size_t n);
/* Whether this cube may be removed by hand now, by whoever is to move (U9). */
bool cubes_may_remove(const struct position *pos, uint8_t cube);

bool cubes_apply(struct position *pos, const struct event *e);
bool cubes_start(struct position *pos, struct diag *diag);
void cubes_deal(struct table *t);
void cubes_timeout(struct table *t);
enum end_reason cubes_ending(const struct position *pos);
/* After a cube was removed by hand: the game may be over, or the turn passed (U10). */
void cubes_settle_removal(struct table *t);

#endif
