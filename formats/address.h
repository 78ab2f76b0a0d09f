/* SPDX-License-Identifier: ISC */
/* Mail addresses: single ones, and lists of mailboxes as a header holds them. */
#ifndef FORMATS_ADDRESS_H
#define FORMATS_ADDRESS_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

struct mailbox {
	struct view name;    /* not decoded, without quotes and comments */
	struct view address; /* addr-spec, domain in lower case; empty: not plain */
	bool group;          /* first member of a group, and not in angle brackets */
};

/* Takes the next mailbox off *rest, a list on one line. Returns false when there is
 * none. */
bool address_next(struct arena *arena, struct view *rest, struct mailbox *m);
/* Whether both are the same mailbox: they may differ only in the case of the
 * domain. */
bool address_same(struct view one, struct view other);
/* What follows the "@"; empty when there is none. */
struct view address_domain(struct view address);
/* Whether it is "<left@right>" in visible ASCII of at most 250 bytes. */
bool address_id_good(struct view id);
/* Gives the plus part of an address, "x" of club+x@club.example. Returns false when
 * the rest of the address is not `own`. */
bool address_plus(struct view own, struct view address, struct view *plus);
/* One that letters reach `own` at, with a plus part or without. */
bool address_own(struct view own, struct view address);
struct view address_with_plus(struct arena *arena, struct view own, const char *plus);

/* Whether it is "local@domain" in plain characters: no comment, quote, blank or
 * control. */
bool address_plain(struct view address);
/* Splits "Ann Smith <ann@x.org>" or "ann@x.org"; the domain becomes lower case.
 * Returns false when the text is not exactly one plain address. */
bool address_read(struct arena *arena, struct view text, struct view *name,
		  struct view *address);

#endif
