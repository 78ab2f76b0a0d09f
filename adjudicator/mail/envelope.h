/* SPDX-License-Identifier: ISC */
/* Everything that the header block says: who, to whom, in answer to what, and whether
 * a program wrote it. */
#ifndef ADJUDICATOR_MAIL_ENVELOPE_H
#define ADJUDICATOR_MAIL_ENVELOPE_H

#include "adjudicator/letter.h"
#include "formats/text/arena.h"

/* Fills all but the texts; out->fault is BOUNCE, ROBOT, NO_SENDER or FINE. */
void envelope_read(struct arena *arena, struct view block, struct letter *out);
/* The same of a letter that no parser may see: nothing is decoded, so the sender has no
 * name. */
void envelope_bare(struct arena *arena, struct view block, struct letter *out);
void envelope_fault(struct letter *l, enum letter_fault fault, const char *why);

#endif
