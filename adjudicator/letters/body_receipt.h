/* SPDX-License-Identifier: ISC */
/* What a letter about a game proves of the game's record, to be kept by its reader. */
#ifndef ADJUDICATOR_LETTERS_BODY_RECEIPT_H
#define ADJUDICATOR_LETTERS_BODY_RECEIPT_H

#include "adjudicator/letters/body.h"

/* The header that says how far a game's record has come; empty where the club signs
 * nothing. Moves r->match.head on. */
bool receipt_of(const struct context *d, struct arena *arena, struct record *r,
		struct view *header, struct err *err);
/* Its headers; p->r is open. */
bool body_receipt(struct draft *p, struct reply *out);
/* Its last lines. */
void body_receipt_lines(const struct draft *p, struct fields *f);

#endif
