/* SPDX-License-Identifier: ISC */
/*
 * When a player was last heard from. One who never writes loses, where the game says
 * so (K12); one who falls silent is brought before a referee (K13).
 */
#ifndef ADJUDICATOR_STORE_HEARD_H
#define ADJUDICATOR_STORE_HEARD_H

#include "adjudicator/store/store.h"

/* *at is when a letter of this player was judged last; 0: never. Automatic replies,
 * duplicates, conflicts and letters that somebody else may have sent do not
 * count. */
bool heard_last(struct store *st, int64_t player, int64_t *at, struct err *err);
/* *bounced: a letter of ours about that game came back from that player. */
bool heard_bounce(struct store *st, int64_t player, int64_t game, bool *bounced,
		  struct err *err);

/* Sets when to check next whether somebody in that game has fallen silent; 0:
 * never. */
bool heard_listen(struct store *st, int64_t game, int64_t at, struct err *err);
/* Games that are due to be checked at `now`, the longest due first. */
bool heard_due(struct store *st, struct arena *a, int64_t now, int64_t **games,
	       size_t *count, struct err *err);

#endif
