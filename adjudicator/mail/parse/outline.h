/* SPDX-License-Identifier: ISC */
/*
 * Finds the headers of a letter and its parts, and what they say about parts within.
 * Looks at each byte a fixed number of times. Treats as a header whatever libetpan
 * might, so what this does not find, libetpan does not find either.
 */
#ifndef ADJUDICATOR_MAIL_PARSE_OUTLINE_H
#define ADJUDICATOR_MAIL_PARSE_OUTLINE_H

#include "formats/text/arena.h"

/* Of a longer boundary only the first bytes are compared. */
enum { OUTLINE_MOST = 32, OUTLINE_BOUNDARY = 200 };

struct outline {
	size_t boundaries; /* boundaries of multiparts; counts to `most` + 1 */
	size_t letters;    /* message/rfc822 parts; counts likewise */
	bool bad;          /* a boundary is malformed */
};

/* `letter` begins with its header. Stops when a boundary is malformed or there are
 * more than `most` of either kind. `most` is OUTLINE_MOST at most. */
void outline_read(struct view letter, size_t most, struct outline *out);

/* The letter without boundaries that nothing follows, and with its first
 * boundary closed: otherwise libetpan would give up all parts. Returns `letter`
 * itself when nothing is wrong; else a copy in `arena` with `padding` zeros after
 * it. The end of a truncated letter (`cut`) is not mended. */
struct view outline_tidy(struct arena *arena, struct view letter, bool cut,
			 size_t padding);

#endif
