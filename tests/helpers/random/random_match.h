/* SPDX-License-Identifier: ISC */
/*
 * Whole random games of any board kind: lawful plays and phonies, exchanges, passes,
 * questions, answers, offers, clocks that run out, players who leave, refused
 * orders. The same start always gives the same game.
 */
#ifndef TESTS_HELPERS_RANDOM_RANDOM_MATCH_H
#define TESTS_HELPERS_RANDOM_RANDOM_MATCH_H

#include "tests/helpers/random/random_order.h"

enum { RANDOM_START = 1795392000 };

/* Header lines of a turn file: game, seats, options. */
const char *random_head(struct dice *d, struct arena *arena);

/* Something random happens or is refused. Its events are on the table, whose time
 * moves on. Fails the test when a refusal changed anything. */
void random_happening(struct dice *d, struct table *t);

/* Lets time pass. Returns true when that caused an event; else a letter arrives
 * now. */
bool random_clock(struct dice *d, struct table *t);
/* Tries an order, which may be refused; returns whether it was applied. */
bool random_try(struct table *t, int seat, const char *line);

/* A number from the environment, such as RANDOM_GAMES=20000; `otherwise` when it is
 * not set. */
long random_wanted(const char *name, long otherwise);

/* Checks for random games. This one: every tile of the set is on the board, on a
 * rack or in the bag. */
bool random_tiles_stay(const struct position *pos);
/* Racks are full while the bag lasts, unless a play waits or the player has left. */
bool random_racks_full(const struct position *pos);
/* Somebody can always do something, and waits no longer than a clock. */
bool random_goes_on(const struct position *pos);
/* The scores before anything happens, as the options give them. */
void random_handicap(const struct position *pos, int score[SEATS]);
/* The seats with the most points among those who have not left, as bits. */
unsigned random_best(const struct position *pos);
/* The events of a table, each after a newline. */
const char *random_events(struct arena *arena, const struct table *t);
bool same_bytes(const void *a, const void *b, size_t n);

#endif
