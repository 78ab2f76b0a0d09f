/* SPDX-License-Identifier: ISC */
/* What people write to each other about games and everything else: no line of it is
 * meant as an order. */
#ifndef TESTS_HELPERS_CLUB_PROSE_H
#define TESTS_HELPERS_CLUB_PROSE_H

#include <stdbool.h>
#include <stddef.h>

/* No reader could take one of these for an order. */
extern const char *const prose[];
extern const size_t prose_count;
/* These have the form of an order: addresses, sizes, seats, programmes. Only the game
 * can tell that they are none. */
extern const char *const prose_shaped[];
extern const size_t prose_shaped_count;
/* In other languages, with many lines that begin with that language's own words. */
struct prose_tongue {
	const char *language;
	const char *line[200]; /* as many as there are, then NULL */
};
extern const struct prose_tongue prose_tongues[];
extern const size_t prose_tongue_count;
/* Said in agreement: all of a letter that answers a question or an invitation, it is a
 * yes to that. */
bool prose_agrees(const char *line);

#endif
