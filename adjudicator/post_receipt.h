/* SPDX-License-Identifier: ISC */
/* What a letter about a game proves of the game's record, to be kept by its reader. */
#ifndef ADJUDICATOR_POST_RECEIPT_H
#define ADJUDICATOR_POST_RECEIPT_H

#include "adjudicator/post.h"

/* Its headers; p->r is open. */
bool post_receipt(struct post *p, struct reply *out);
/* Its last lines. */
void post_receipt_lines(const struct post *p, struct fields *f);

#endif
