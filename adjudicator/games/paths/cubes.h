/* SPDX-License-Identifier: ISC */
/*
 * Scrabble Cubes (chapter U): alone, or two in turn, words along the faces of a pile
 * that their cubes leave.
 *
 * - cubes.c: what the game is, and how a word is scored
 * - cubes_judge.c: orders
 * - cubes_apply.c: events
 * - cubes_end.c: the start, what follows a turn or a removal, time, the end
 */
#ifndef ADJUDICATOR_GAMES_PATHS_CUBES_H
#define ADJUDICATOR_GAMES_PATHS_CUBES_H

#include "adjudicator/games/paths/path_game.h"

extern const struct game cubes;
extern const struct engine cubes_engine;

/* Whether a word is possible for the seat to move, and if none is, what then (U10,
 * U11). Searches the lexicon; never part of applying an event. */
enum pile_state cubes_state(const struct position *pos);
bool cubes_timed(const struct position *pos); /* one clock for the whole game */
bool cubes_used(const struct position *pos, const uint8_t *tile, size_t n); /* U7 */
/* A cube that may be taken off by hand now, whoever's turn it is (U9). */
bool cubes_may_remove(const struct position *pos, uint8_t cube);

bool cubes_apply(struct position *pos, const struct event *e);
bool cubes_start(struct position *pos, struct diag *diag);
void cubes_deal(struct table *t);
void cubes_timeout(struct table *t);
enum end_reason cubes_ending(const struct position *pos);
/* A cube was removed by hand: the game may be over, or the turn (U10). */
void cubes_settle_removal(struct table *t);

#endif
