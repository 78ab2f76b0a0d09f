/* SPDX-License-Identifier: ISC */
/* What people write to each other about games and everything else. No line of it is
 * meant as an order. */
#ifndef TESTS_HELPERS_CLUB_PROSE_H
#define TESTS_HELPERS_CLUB_PROSE_H

#include <stdbool.h>
#include <stddef.h>

/* Lines that no reader could take for an order. */
extern const char *const prose[];
extern const size_t prose_count;
/* Lines with the form of an order: addresses, sizes, seats, programmes. Only the
 * game can tell that they are none. */
extern const char *const prose_shaped[];
extern const size_t prose_shaped_count;
/* Lines in other languages, many of which begin with that language's words for
 * orders. */
struct prose_tongue {
	const char *language;
	const char *line[200]; /* ends with NULL */
};
extern const struct prose_tongue prose_tongues[];
extern const size_t prose_tongue_count;
/* Whether the line agrees to something: if it is all of a letter that answers a
 * question or an invitation, it means yes. */
bool prose_agrees(const char *line);

#endif
