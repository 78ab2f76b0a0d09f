/* SPDX-License-Identifier: ISC */
/*
 * A season with a game that cannot be read: the game is set aside (K50), and only what
 * needs it waits. What the season has to change in it is owed, and done when the
 * game goes on.
 */
#ifndef ADJUDICATOR_SEASON_UNREAD_H
#define ADJUDICATOR_SEASON_UNREAD_H

#include "adjudicator/season/decide.h"

/* Whether the game is set aside, by anybody. */
bool season_unread(struct context *d, int64_t game, bool *unread, struct err *err);
/* Reads it to see, where it is not set aside yet. */
bool season_reads(struct context *d, struct arena *arena, int64_t game, bool *reads,
		  struct err *err);
/* Where its round waits for it the director reads so, or the organiser, once. */
bool season_waits_for(struct context *d, struct arena *arena, struct season_run *r,
		      const struct season_fixture *f, struct err *err);

/* The game is to end so; to have the season's secret in its record. */
bool season_owes_end(struct context *d, struct arena *arena,
		     const struct season_loss *loss, struct err *err);
bool season_owes_secret(struct context *d, struct arena *arena, int64_t game,
			struct err *err);
/* Does what is owed in all games that are no longer set aside. */
bool season_pay(struct context *d, struct err *err);

#endif
