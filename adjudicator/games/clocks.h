/* SPDX-License-Identifier: ISC */
/*
 * When time is over (K1-K9), what a time bank holds, and leave. The clock of a
 * player stands still during his leave and on days of rest (K21, K22). All
 * arithmetic on moments and spans of a game is in this module. No function here
 * reads the clock: the caller passes every moment. Moments and spans are in seconds.
 */
#ifndef ADJUDICATOR_GAMES_CLOCKS_H
#define ADJUDICATOR_GAMES_CLOCKS_H

#include "adjudicator/games/game.h"

/* That seat as one bit of a set of seats; -1: no seat. */
unsigned clocks_seat(int seat);

/* Returns the moment when `span` seconds of that seat's time have run since `from`. */
int64_t clocks_until(const struct position *pos, int seat, int64_t from, int64_t span);
/* Returns how much of that seat's time runs between two moments; 0 when `until` is
 * not later than `from`. clocks_until with the result gives `until`, or an earlier
 * moment where no time ran just before `until`. */
int64_t clocks_between(const struct position *pos, int seat, int64_t from,
		       int64_t until);
/* The same for the time of several seats, a bit each, who all may answer: it runs while
 * none of them is on leave. Bits of seats that nobody has are left out. */
int64_t clocks_until_all(const struct position *pos, unsigned seats, int64_t from,
			 int64_t span);
int64_t clocks_between_all(const struct position *pos, unsigned seats, int64_t from,
			   int64_t until);
/* Returns a moment from which `span` seconds, days of rest not counted, end at
 * `until`. */
int64_t clocks_before(const struct position *pos, int64_t until, int64_t span);

/* Returns when the turn of the seat to move counts as missed: its deadline and the
 * grace after it (K10). 0: no clock runs, or the turn is flagged already. */
int64_t clocks_fall(const struct position *pos);
/* Returns the new deadline of the turn when its player gets `span` more seconds at
 * `now`. The span starts at the old deadline or, where the turn is flagged, at `now`
 * if that is later. */
int64_t clocks_longer(const struct position *pos, int64_t now, int64_t span);

/* Free time of the seat to move, for each turn: the option, and what a handicap
 * adds. */
int64_t clocks_free(const struct position *pos);
/* Returns the deadline of a turn that the seat to move begins at `from`: its free
 * time and all of its bank. 0: there is no deadline (K9). */
int64_t clocks_turn(const struct position *pos, int64_t from);
/* Returns what the bank of the seat to move holds after a move at `at`; its clock
 * must run. At least one second stays: only a missed turn empties a bank (K8). */
int64_t clocks_bank_left(const struct position *pos, int64_t at);
/* Returns when a request of seat `by` must be answered; 0 where no clock runs. */
int64_t clocks_window(const struct position *pos, int by, int64_t from);
/* Returns when the one clock for a whole game (option `timed`) is over. */
int64_t clocks_game(const struct position *pos, int64_t from);

/* A turn never ends before the time to answer the play that waits is over (Q6): where
 * that was made longer for somebody, the turn is, too. */
void clocks_behind_window(struct table *t);

/* The time bank (K8, E8): a turn has its free time, and beyond that what the seat's
 * bank still holds. A seat whose bank is empty passes at once. When all banks are
 * empty the game ends. */
bool bank_used(const struct position *pos);
bool bank_empty(const struct position *pos);     /* of the seat to move */
bool bank_all_empty(const struct position *pos); /* of all who still play */
void bank_spend(struct table *t, int seat);      /* takes the order's time */
void bank_run_out(struct table *t, int seat);    /* the turn was missed: empties it */
/* Passes for each seat in turn whose bank is empty; ends the game when all are.
 * Returns false when the game is over. */
bool bank_pass_empty(struct table *t);
/* Does the same through the engine's settle, once no play is pending. */
void bank_catch_up(struct table *t);

/* Leave in one game (K21). While a player is away his clock stands still, and so
 * does his time to answer others. The time of the others runs on. Returns whether
 * leave stops clocks in this game: not where one player plays alone, nor when it is
 * over. */
bool away_counts(const struct position *pos);
/* Sets that seat away from `from` until `until`; 0 ends its leave at `from`. Every
 * deadline that concerns the seat is moved so that it has as much time left as at
 * `from`; in a pause, as when that began. */
void away_set(struct table *t, int seat, int64_t from, int64_t until);

#endif
