/* SPDX-License-Identifier: ISC */
/* What players were reminded of: one row for each game with a running clock. */
#ifndef ADJUDICATOR_STORE_REMINDER_H
#define ADJUDICATOR_STORE_REMINDER_H

#include "adjudicator/store/store.h"

struct reminder {
	int64_t game;     /* 0: none */
	int64_t turn;     /* position_moment of the game when the row was kept */
	int64_t deadline; /* as the game's row had it */
	int64_t since;    /* when the turn was first seen */
	int64_t least;    /* seconds that were left at the last reminder of this turn */
	int64_t next; /* when to look again whether to remind; while a letter that waits
			 to leave puts a reminder off: when that was last found */
};

/* Games whose clock runs out after `now` and that have no row yet, or another
 * deadline, or are due to be looked at. Also deletes rows of games that are over. */
bool reminder_due(struct store *st, struct arena *a, int64_t now, int64_t **games,
		  size_t *count, struct err *err);
bool reminder_get(struct store *st, int64_t game, struct reminder *r, struct err *err);
/* *hears: there is news of that game for the player that is in no letter yet. */
bool reminder_hears(struct store *st, int64_t player, int64_t game, bool *hears,
		    struct err *err);
/* Our letters to a player about a game, as the holder of that seat. */
struct reminder_letters {
	int64_t player, game;
	int seat;
};
/* *waits: such a letter, or a reminder of several games to him, waits to leave. */
bool reminder_waits(struct store *st, const struct reminder_letters *of, bool *waits,
		    struct err *err);
/* *left: such a letter left at `since` or later, in time (UNDELIVERED_LATE), and has
 * not come back. */
bool reminder_left(struct store *st, const struct reminder_letters *of, int64_t since,
		   bool *left, struct err *err);
/* *goes: there is a reminder of any game for him that is in no letter yet. */
bool reminder_goes(struct store *st, int64_t player, bool *goes, struct err *err);
bool reminder_set(struct store *st, const struct reminder *r, struct err *err);

#endif
