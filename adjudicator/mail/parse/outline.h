/* SPDX-License-Identifier: ISC */
/*
 * Where the headers of a letter and of its parts stand, and what they say of parts
 * within. Looks at each byte a fixed number of times, and takes a place for a header
 * wherever libetpan might: so what this does not find, libetpan does not find.
 */
#ifndef ADJUDICATOR_MAIL_PARSE_OUTLINE_H
#define ADJUDICATOR_MAIL_PARSE_OUTLINE_H

#include "formats/text/arena.h"

/* A longer boundary is known by its first bytes. */
enum { OUTLINE_MOST = 32, OUTLINE_BOUNDARY = 200 };

struct outline {
	size_t boundaries; /* of multiparts; no more than `most` + 1 */
	size_t letters;    /* message/rfc822, the same */
	bool bad;          /* a boundary is not well formed */
};

/* `letter` begins with its header. Ends as soon as a boundary is bad or there are more
 * than `most`, which is no more than OUTLINE_MOST, of either kind. */
void outline_read(struct view letter, size_t most, struct outline *out);

/* The letter without boundaries behind which nothing stands, and with its first one
 * closed: for such a one libetpan would give up all parts. `letter` itself when nothing
 * is amiss; else in `arena`, with `padding` zeros behind it. At the end of a letter
 * that was cut nothing is mended. */
struct view outline_tidy(struct arena *arena, struct view letter, bool cut,
			 size_t padding);

#endif
