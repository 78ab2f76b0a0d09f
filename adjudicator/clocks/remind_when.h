/* SPDX-License-Identifier: ISC */
/*
 * When a player is reminded of a turn, or of a word that waits for his answer (K25):
 * when half of the free time is over, when the time bank begins to be used, and 48
 * and 12 hours before the end; or at the moments that he chose. Pure.
 */
#ifndef ADJUDICATOR_CLOCKS_REMIND_WHEN_H
#define ADJUDICATOR_CLOCKS_REMIND_WHEN_H

#include "adjudicator/games/game.h"
#include "formats/orders/order_args.h"

/* What a seat is waited for. */
struct awaited {
	int seat;
	bool answer; /* an answer to a word; false: a turn */
	int64_t until;
	int64_t span; /* the whole of its free time, seconds */
	int64_t bank; /* seconds that its time bank held at the start; 0: none is used
		       */
};
/* The turn of the seat to move. */
struct awaited remind_turn(const struct position *pos);
/* The answer of one seat to the word that waits (WordCap, W6). remind_answers()
 * gives the seats that still have to answer, a bit each. */
struct awaited remind_answer(const struct position *pos, int seat);
unsigned remind_answers(const struct position *pos);

/* What its player was told of it so far. */
struct reminded {
	int64_t since; /* when it began */
	int64_t least; /* seconds that were left at the last reminder */
};

enum { REMINDED_NEVER = INT32_MAX, REMIND_NO_MORE = 0 };

/* Whether it is time to remind that seat; then said->least becomes smaller. *next:
 * when it may be time again; REMIND_NO_MORE: no further reminder. */
bool remind_when(const struct position *pos, const struct awaited *w,
		 const struct reminders *wish, int64_t now, struct reminded *said,
		 int64_t *next);
/* Whether the free time of the seat to move is over, so that its time bank is being
 * used. */
bool remind_of_bank(const struct position *pos, int64_t now);

#endif
