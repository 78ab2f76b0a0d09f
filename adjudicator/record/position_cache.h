/* SPDX-License-Identifier: ISC */
/*
 * Positions loaded lately in this run, so that a second letter of a game need not
 * apply all its events again. The key is the game and the head of its chain, which
 * depends on every event before it. So a position that was undone, or changed by
 * another program meanwhile, is never found.
 */
#ifndef ADJUDICATOR_RECORD_POSITION_CACHE_H
#define ADJUDICATOR_RECORD_POSITION_CACHE_H

#include "adjudicator/games/game.h"
#include "adjudicator/store/match.h"

struct position_cache;

struct position_cache *position_cache_new(void);
void position_cache_free(struct position_cache *recent); /* NULL is allowed */
/* Finds a game: fills the set-up (except names, former names and seed) and the
 * position. Returns false when it is not cached. */
bool position_cache_find(const struct position_cache *recent, const struct match *m,
			 struct setup *setup, struct position *pos);
/* Stores a position. Does nothing when `recent` is NULL or the game has no chain. */
void position_cache_keep(struct position_cache *recent, const struct match *m,
			 const struct position *pos);

#endif
