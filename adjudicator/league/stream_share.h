/* SPDX-License-Identifier: ISC */
/*
 * The games of a team match may be drawn from one stream, so that luck is the same
 * on every board. But a player in two of them would know from one rack what comes in
 * the other.
 */
#ifndef ADJUDICATOR_LEAGUE_STREAM_SHARE_H
#define ADJUDICATOR_LEAGUE_STREAM_SHARE_H

#include "formats/text/arena.h"
#include "formats/text/diag.h"
#include <stdint.h>

struct stream_game {
	int64_t first, second; /* players */
};

/* Returns false with DIAG_STREAM_SHARED when two of the games have a player in
 * common. A player who is no longer known (0) may be anybody, so two of those count
 * as the same. */
bool stream_share(struct arena *arena, const struct stream_game *game, size_t games,
		  struct diag *diag);

#endif
