/* SPDX-License-Identifier: ISC */
/*
 * Positions met lately in this run, so that the second letter of a game need not apply
 * all its events again. A position is known by its game and the head of its chain, in
 * which every event before it has a part: what was undone here, or written by another
 * program meanwhile, is never taken for it.
 */
#ifndef ADJUDICATOR_RECORD_POSITION_CACHE_H
#define ADJUDICATOR_RECORD_POSITION_CACHE_H

#include "adjudicator/games/game.h"
#include "adjudicator/store/match.h"

struct position_cache;

struct position_cache *position_cache_new(void);
void position_cache_free(struct position_cache *recent); /* NULL is fine */
/* Fills the set-up (but for names, former ones too, and seed) and the position; false:
 * not here. */
bool position_cache_find(const struct position_cache *recent, const struct match *m,
			 struct setup *setup, struct position *pos);
/* Does nothing when `recent` is NULL, or the game has no chain. */
void position_cache_keep(struct position_cache *recent, const struct match *m,
			 const struct position *pos);

#endif
