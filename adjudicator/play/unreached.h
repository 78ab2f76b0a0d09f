/* SPDX-License-Identifier: ISC */
/*
 * The clock of the player to move stands still while our letters to that player come
 * back (K29), for bounce_pause in all in one game (K52). What it lost is given back
 * when it runs again; until then the turn's end is the one of before.
 */
#ifndef ADJUDICATOR_PLAY_UNREACHED_H
#define ADJUDICATOR_PLAY_UNREACHED_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"

struct unreached {
	int64_t from;     /* since when it stands still; 0: it runs */
	int64_t left;     /* so much it may since then, seconds */
	int64_t used;     /* before, in this game */
	const char *name; /* the store's name for that: "bounced.GAME.SEAT" */
};

/* `stopped`: since when the clocks of that player stand still; 0: they run. */
bool unreached_find(struct context *d, struct arena *arena, const struct record *r,
		    int64_t stopped, struct unreached *u, struct err *err);
/* *span: how long it has stood still at `at`, seconds. A pause of the game is no part
 * of that. */
bool unreached_stood(struct context *d, struct arena *arena, const struct record *r,
		     int64_t at, int64_t *span, struct err *err);

#endif
