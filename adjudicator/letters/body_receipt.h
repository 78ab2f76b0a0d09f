/* SPDX-License-Identifier: ISC */
/* What a letter about a game proves of the game's record, to be kept by its reader. */
#ifndef ADJUDICATOR_LETTERS_BODY_RECEIPT_H
#define ADJUDICATOR_LETTERS_BODY_RECEIPT_H

#include "adjudicator/letters/body.h"

/* The header that says how far a game's record has come; empty where the club signs
 * nothing. Moves r->match.head on. */
bool receipt_of(const struct desk *d, struct arena *arena, struct record *r,
		struct view *header, struct err *err);
/* Its headers; p->r is open. */
bool post_receipt(struct post *p, struct reply *out);
/* Its last lines. */
void post_receipt_lines(const struct post *p, struct fields *f);

#endif
