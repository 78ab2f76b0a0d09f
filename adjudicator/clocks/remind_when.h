/* SPDX-License-Identifier: ISC */
/*
 * When a player is reminded of a turn, or of a word that waits for his answer (K25):
 * when half of its free time is over, when its time bank begins to be used, and 48 and
 * 12 hours before its end; or when he wishes. Pure.
 */
#ifndef ADJUDICATOR_CLOCKS_REMIND_WHEN_H
#define ADJUDICATOR_CLOCKS_REMIND_WHEN_H

#include "adjudicator/games/game.h"
#include "formats/orders/order_args.h"

/* What somebody has time for. */
struct awaited {
	int seat;
	bool answer; /* to a word; else it is his turn */
	int64_t until;
	int64_t span; /* free time of all of it */
	int64_t bank; /* what his time bank held for it; 0: none is used */
};
/* Of the seat to move. */
struct awaited remind_turn(const struct position *pos);
/* Of one of the seats that WordCap waits for while a word does (W6), a bit each. */
struct awaited remind_answer(const struct position *pos, int seat);
unsigned remind_answers(const struct position *pos);

/* What was said of it so far. */
struct reminded {
	int64_t since; /* when it began */
	int64_t least; /* seconds that were left when its player was reminded last */
};

enum { REMINDED_NEVER = INT32_MAX, REMIND_NO_MORE = 0 };

/* Whether it is time now to remind that seat; then said->least is less. *next: when it
 * may be time again; REMIND_NO_MORE: not of this. */
bool remind_when(const struct position *pos, const struct awaited *w,
		 const struct reminders *wish, int64_t now, struct reminded *said,
		 int64_t *next);
/* Its free time is over, and the time bank of the seat to move is being used. */
bool remind_of_bank(const struct position *pos, int64_t now);

#endif
