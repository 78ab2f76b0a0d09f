/* SPDX-License-Identifier: ISC */
/*
 * Answers to an invitation; and people who never wrote to us: how often, and how many
 * of them, players may have us ask.
 */
#ifndef ADJUDICATOR_PLAY_INVITATION_H
#define ADJUDICATOR_PLAY_INVITATION_H

#include "adjudicator/club/context.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/record.h"

/* Accept and decline, in a game that has not begun. */
bool answer_invitation(struct hearing *h, struct record *r, int seat,
		       const struct order *o, bool *handled);

/* A hash of an address that nobody can make without the club's key, in hex; the same in
 * any case. So it can be kept that it wants no letters, and not the address. */
struct view address_mark(const struct context *d, struct arena *arena,
			 struct view address);
/* Marks, in their place, the addresses that an older program kept. */
bool address_mark_all(struct context *d, struct err *err);

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
