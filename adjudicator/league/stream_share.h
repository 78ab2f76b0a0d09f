/* SPDX-License-Identifier: ISC */
/*
 * Games of a team match may be drawn from one stream, so that luck is the same on every
 * board; but who plays in two of them would know from one rack what comes in the other.
 */
#ifndef ADJUDICATOR_LEAGUE_STREAM_SHARE_H
#define ADJUDICATOR_LEAGUE_STREAM_SHARE_H

#include "formats/text/arena.h"
#include "formats/text/diag.h"
#include <stdint.h>

struct stream_game {
	int64_t first, second; /* players */
};

/* False with DIAG_STREAM_SHARED when two of the games have a player in common. A player
 * who is not known any more (0) may be anybody, so two such are one. */
bool stream_share(struct arena *arena, const struct stream_game *game, size_t games,
		  struct diag *diag);

#endif
