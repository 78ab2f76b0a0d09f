/* SPDX-License-Identifier: ISC */
/*
 * Whether a letter holds an address or a name, as it stands or as mail may encode it:
 * quoted-printable and base64 text, and the encoded words of headers.
 */
#ifndef ADJUDICATOR_MAIL_PARSE_TRACES_H
#define ADJUDICATOR_MAIL_PARSE_TRACES_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

/* What is looked for, whole and in any case; all of it is borrowed. */
struct traces {
	const struct view *address;
	size_t addresses;
	struct view name; /* empty: none */
};

/* `named`: the name counts, too. */
bool traces_in(struct arena *arena, const struct traces *t, bool named,
	       struct view bytes);
/* The text with another name wherever it has this one. */
struct view traces_rename(struct arena *arena, const struct traces *t, struct view by,
			  struct view text);

/* A sign of base64, for readers that pass over whatever is none: 0 to 63; -1: no such
 * sign. */
int base64_value(char c);
/* The bytes of such a text, up to its first "=". */
struct view base64_undo(struct arena *arena, struct view text);

#endif
