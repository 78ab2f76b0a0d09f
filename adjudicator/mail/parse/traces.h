/* SPDX-License-Identifier: ISC */
/*
 * Whether a letter contains an address or a name, plain or as mail may encode it: in
 * quoted-printable or base64 text, or in the encoded words of headers.
 */
#ifndef ADJUDICATOR_MAIL_PARSE_TRACES_H
#define ADJUDICATOR_MAIL_PARSE_TRACES_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

/* What to look for, as whole words and in any case; all is borrowed. */
struct traces {
	const struct view *address;
	size_t addresses;
	struct view name; /* empty: none */
};

/* `named`: looks for the name too. */
bool traces_in(struct arena *arena, const struct traces *t, bool named,
	       struct view bytes);
/* The text with `by` wherever it has the name. */
struct view traces_rename(struct arena *arena, const struct traces *t, struct view by,
			  struct view text);

/* The value of a base64 character, 0 to 63; -1 for any other, which readers skip. */
int base64_value(char c);
/* Decodes base64 text up to its first "=". */
struct view base64_undo(struct arena *arena, struct view text);

#endif
