/* SPDX-License-Identifier: ISC */
/*
 * Answers to invitations; and limits on inviting strangers, people who have never
 * written to the club.
 */
#ifndef ADJUDICATOR_PLAY_INVITATION_H
#define ADJUDICATOR_PLAY_INVITATION_H

#include "adjudicator/club/context.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/record.h"

/* Answers accept and decline, in a game that has not begun; *handled: whether the
 * order is one of these. */
bool answer_invitation(struct hearing *h, struct record *r, int seat,
		       const struct order *o, bool *handled);

/* A keyed hash of an address, in hex, which nobody can make without the club's key;
 * case does not matter. It is stored for addresses that want no letters, instead of
 * the address. */
struct view address_mark(const struct context *d, struct arena *arena,
			 struct view address);
/* Replaces the addresses that an older version stored by their marks. */
bool address_mark_all(struct context *d, struct err *err);

/* Whether all of these addresses may be written to now. If not, s->why is the
 * reason, as the end of a sentence, and s->which the first address concerned, or
 * `count`. */
struct strangers {
	const struct view *address;
	size_t count;
	const char *why; /* NULL: all may be written to */
	size_t which;
};
bool strangers_may(struct hearing *h, struct strangers *s);
/* The same for the players of a game who are strangers and were not asked yet. */
bool strangers_in(struct hearing *h, const struct record *r, const char **why);

#endif
