/* SPDX-License-Identifier: ISC */
/*
 * When a player is reminded of a turn (K25): when half of its free time is over, when
 * its time bank begins to be used, and 48 and 12 hours before its end; or when he
 * wishes. Pure.
 */
#ifndef ADJUDICATOR_REMIND_WHEN_H
#define ADJUDICATOR_REMIND_WHEN_H

#include "adjudicator/games/game.h"
#include "formats/order_reminders.h"

/* What was said of the turn so far. */
struct reminded {
	int64_t since; /* when the turn began */
	int64_t least; /* seconds that were left when its player was reminded last */
};

enum { REMINDED_NEVER = INT32_MAX, REMIND_NO_MORE = 0 };

/* Whether it is time now to remind the seat to move; then said->least is less.
 * *next: when it may be time again; REMIND_NO_MORE: not in this turn. */
bool remind_when(const struct position *pos, const struct reminders *wish, int64_t now,
		 struct reminded *said, int64_t *next);
/* Its free time is over, and the time bank of the seat to move is being used. */
bool remind_of_bank(const struct position *pos, int64_t now);

#endif
