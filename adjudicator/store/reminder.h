/* SPDX-License-Identifier: ISC */
/* What players were reminded of, a row for each game whose clock runs. */
#ifndef ADJUDICATOR_STORE_REMINDER_H
#define ADJUDICATOR_STORE_REMINDER_H

#include "adjudicator/store/store.h"

struct reminder {
	int64_t game;     /* 0: none */
	int64_t turn;     /* position_moment of it */
	int64_t deadline; /* the game row's */
	int64_t since;    /* when the turn was first seen */
	int64_t least;    /* seconds that were left when its player was reminded */
	int64_t next;     /* when there may be something to say again; while a letter
			   * waits that a reminder is not sent beside: since when */
};

/* Games whose clock runs beyond `now`, and that are new, have another deadline, or are
 * next. */
bool reminder_due(struct store *st, struct arena *a, int64_t now, int64_t **games,
		  size_t *count, struct err *err);
bool reminder_get(struct store *st, int64_t game, struct reminder *r, struct err *err);
/* Whether there is news of that game for the player that no letter has yet. */
bool reminder_hears(struct store *st, int64_t player, int64_t game, bool *hears,
		    struct err *err);
/* His letters about it, as that seat. */
struct reminder_letters {
	int64_t player, game;
	int seat;
};
/* Whether one of them is written and waits to leave, or a reminder of several games. */
bool reminder_waits(struct store *st, const struct reminder_letters *of, bool *waits,
		    struct err *err);
/* Whether one left at `since` or later, not late (UNDELIVERED_LATE), and has not come
 * back. */
bool reminder_left(struct store *st, const struct reminder_letters *of, int64_t since,
		   bool *left, struct err *err);
/* Whether there is a reminder of any game for him that no letter has yet. */
bool reminder_goes(struct store *st, int64_t player, bool *goes, struct err *err);
bool reminder_set(struct store *st, const struct reminder *r, struct err *err);

#endif
