/* SPDX-License-Identifier: ISC */
/*
 * Positions met lately in this run, so that the second letter of a game need not apply
 * all its events again. A position is known by its game and the number of its events:
 * every row that is appended is also kept here, so what was taken back is never found.
 */
#ifndef ADJUDICATOR_RECORD_POSITION_CACHE_H
#define ADJUDICATOR_RECORD_POSITION_CACHE_H

#include "adjudicator/games/game.h"

struct position_cache;

struct position_cache *position_cache_new(void);
void position_cache_free(struct position_cache *recent); /* NULL is fine */
/* Fills the set-up (but for names, former ones too, and seed) and the position; false:
 * not here. */
bool position_cache_find(const struct position_cache *recent, int64_t game, long events,
			 struct setup *setup, struct position *pos);
/* Does nothing when `recent` is NULL. */
void position_cache_keep(struct position_cache *recent, int64_t game, long events,
			 const struct position *pos);

#endif
