/* SPDX-License-Identifier: ISC */
/* People who never wrote to us: how often, and how many of them, players may have us
 * ask. */
#ifndef ADJUDICATOR_PLAY_INVITATION_LIMIT_H
#define ADJUDICATOR_PLAY_INVITATION_LIMIT_H

#include "adjudicator/letters/hearing.h"

/* Whether all of these addresses may be written to now; else *why says why not, as the
 * end of a sentence, and *which is the first that may not, or `count`. */
struct strangers {
	const struct view *address;
	size_t count;
	const char *why; /* NULL: they may */
	size_t which;
};
bool strangers_may(struct hearing *h, struct strangers *s);
/* The same for those that a game waits for and who were not asked yet. */
bool strangers_in(struct hearing *h, const struct record *r, const char **why);

#endif
