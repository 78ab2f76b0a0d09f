/* SPDX-License-Identifier: ISC */
/* Mailboxes in a header value, one after the other. See compose.h for one address. */
#ifndef FORMATS_ADDRESS_H
#define FORMATS_ADDRESS_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

struct mailbox {
	struct view name;    /* not decoded; quotes and comments taken off */
	struct view address; /* addr-spec, domain in lower case; empty: not plain */
	bool group;          /* the first of a group, not in angles */
};

/* Takes the next mailbox off *rest, a list on one line. */
bool address_next(struct arena *arena, struct view *rest, struct mailbox *m);
/* Whether both are the same mailbox: domains differ in case at most. */
bool address_same(struct view one, struct view other);
/* What stands behind the "@"; empty where there is none. */
struct view address_domain(struct view address);
/* "<left@right>" of visible ASCII, at most 250 bytes. */
bool address_id_good(struct view id);
/* The plus part, as "x" of club+x@club.example; false when the rest is not `own`. */
bool address_plus(struct view own, struct view address, struct view *plus);
/* One that letters reach `own` at, with a plus part or without. */
bool address_own(struct view own, struct view address);
struct view address_with_plus(struct arena *arena, struct view own, const char *plus);

/* "local@domain" of plain characters, no comment, quote, blank or control. */
bool address_plain(struct view address);
/* Takes "Ann Smith <ann@x.org>" or "ann@x.org" apart; domain in lower case. */
bool address_read(struct arena *arena, struct view text, struct view *name,
		  struct view *address);

#endif
