/* SPDX-License-Identifier: ISC */
/*
 * Whole games of any kind at random: lawful plays and phonies, exchanges, passes,
 * questions, answers, offers, clocks that fall, players who leave, orders that are
 * refused. Always the same game from the same start.
 */
#ifndef TESTS_HELPERS_RANDOM_RANDOM_MATCH_H
#define TESTS_HELPERS_RANDOM_RANDOM_MATCH_H

#include "tests/helpers/random/random_order.h"

enum { RANDOM_START = 1795392000 };

/* Header lines of a turn file: a game, its seats, its options. */
const char *random_head(struct dice *d, struct arena *arena);

/* Something happens, or is tried in vain: what came of it are events of the table,
 * whose time moves on. A refusal that changed anything is the failing test's. */
void random_happening(struct dice *d, struct table *t);

/* Time passes; true where it brought something. Else a letter arrives now. */
bool random_clock(struct dice *d, struct table *t);
/* An order, which may be refused. */
bool random_try(struct table *t, int seat, const char *line);

/* A number from the environment, as RANDOM_GAMES=20000. */
long random_wanted(const char *name, long otherwise);

/* What holds in games at random. Every tile of the set is on the board, on a rack or in
 * the bag. */
bool random_tiles_stay(const struct position *pos);
/* What each seat has before anything happens, as the options say. */
void random_handicap(const struct position *pos, int score[SEATS]);
/* Who has most points of those who have not left: a bit a seat. */
unsigned random_best(const struct position *pos);
/* The events of a table, each behind an end of line. */
const char *random_events(struct arena *arena, const struct table *t);
bool same_bytes(const void *a, const void *b, size_t n);

#endif
