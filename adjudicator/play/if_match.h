/* SPDX-License-Identifier: ISC */
/* Whether what was done before a turn is just what a move for later waits for. */
#ifndef ADJUDICATOR_PLAY_IF_MATCH_H
#define ADJUDICATOR_PLAY_IF_MATCH_H

#include "adjudicator/games/game.h"

/* The turn that the table's events end with. */
enum made {
	MADE_NOTHING, /* no turn ended */
	MADE_PLAY,    /* a play or a word: the last one of the position */
	MADE_PASS,
	MADE_OTHER /* an exchange, a play that was taken back */
};
enum made plan_made(const struct table *t);
/* The last play may still be questioned by whoever is to move. */
bool plan_waits(const struct position *pos);
bool plan_matches(struct arena *arena, const struct position *pos, enum made made,
		  const struct if_move *m);

#endif
