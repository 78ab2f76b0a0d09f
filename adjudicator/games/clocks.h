/* SPDX-License-Identifier: ISC */
/*
 * When time is over (K1-K9), what a time bank holds, and leave. A player's time runs
 * but for his leave and his days of rest (K21, K22). All sums of moments and spans of a
 * game are done here. No clock is looked at: all moments are given, in seconds.
 */
#ifndef ADJUDICATOR_GAMES_CLOCKS_H
#define ADJUDICATOR_GAMES_CLOCKS_H

#include "adjudicator/games/game.h"

/* Whose time it is where several are to answer: everybody's but that of the seat they
 * answer. */
#define CLOCKS_BUT(seat) (-1 - (seat))

/* When a span of that seat's time is over that begins at `from`. */
int64_t clocks_until(const struct position *pos, int seat, int64_t from, int64_t span);
/* How much of that seat's time runs from the one moment to the other; 0 where `until`
 * does not lie behind `from`. clocks_until of it leads to `until` or, where nothing
 * runs just then, before it. */
int64_t clocks_between(const struct position *pos, int seat, int64_t from,
		       int64_t until);
/* A moment from which such a span is over at `until`. */
int64_t clocks_before(const struct position *pos, int64_t until, int64_t span);

/* When the turn of the seat to move counts as missed: its deadline and the grace behind
 * it (K10). 0: no clock runs, or it was told already that the time is over. */
int64_t clocks_fall(const struct position *pos);
/* When the turn must be played if its player gets so much more time at `now`: behind
 * the deadline or, where the time is over already, from now on. */
int64_t clocks_longer(const struct position *pos, int64_t now, int64_t span);

/* Free time of the seat to move: that of every turn, and what a handicap adds. */
int64_t clocks_free(const struct position *pos);
/* When the turn must be played that the seat to move begins at `from`: its free time
 * and what its bank holds. 0: never (K9). */
int64_t clocks_turn(const struct position *pos, int64_t from);
/* What a move at that moment leaves in the bank of the seat to move, whose clock runs.
 * A second stays: only a missed turn empties a bank (K8). */
int64_t clocks_bank_left(const struct position *pos, int64_t at);
/* When what that seat asks of the others must be answered; 0 where no clock runs. */
int64_t clocks_window(const struct position *pos, int by, int64_t from);
/* When one clock for a whole game is over. */
int64_t clocks_game(const struct position *pos, int64_t from);

/* The time bank (K8, E8): a turn has its free time, and beyond it what the seat's bank
 * still holds. A seat whose bank is empty passes at once; when all are, the game ends.
 */
bool bank_used(const struct position *pos);
bool bank_empty(const struct position *pos);     /* that of the seat to move */
bool bank_all_empty(const struct position *pos); /* nobody who plays has time left */
void bank_spend(struct table *t, int seat);      /* for the order at hand */
void bank_run_out(struct table *t, int seat);    /* the clock fell */
/* Seats without time pass at once; ends the game when nobody has any. False: over. */
bool bank_pass_empty(struct table *t);
/* The same once a pending play is out of the way. */
void bank_catch_up(struct table *t);

/* Leave in one game (K21): the clock of a player who is away stands still, and so does
 * the time that he has to answer. What the others owe goes on.
 * Whether leave stops clocks in this game: not in one that is played alone. */
bool away_counts(const struct position *pos);
/* That seat is away from `from` until then; 0: it is back since `from`. What it had
 * left at `from` it has then. */
void away_set(struct table *t, int seat, int64_t from, int64_t until);

#endif
