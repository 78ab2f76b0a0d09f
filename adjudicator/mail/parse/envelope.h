/* SPDX-License-Identifier: ISC */
/*
 * Everything that the header block says: who, to whom, in answer to what, and whether a
 * program wrote it. It is read twice: by the program that judges the letter, for which
 * it counts, and by the one that takes the letter apart, whose answer must agree.
 * Strict: one From with one mailbox, without control characters, open quotes or
 * comments, and of a group only in angles; else there is no sender. Each byte is looked
 * at a bounded number of times.
 */
#ifndef ADJUDICATOR_MAIL_PARSE_ENVELOPE_H
#define ADJUDICATOR_MAIL_PARSE_ENVELOPE_H

#include "formats/letter.h"
#include "formats/text/arena.h"

/* Fills all but the texts, the subject and the sender's name; out->fault is BOUNCE,
 * ROBOT, NO_SENDER or FINE. No library reads any of it. */
void envelope_read(struct arena *arena, struct view block, struct letter *out);
/* The same of a letter that no parser may see, and its subject as it stands. */
void envelope_bare(struct arena *arena, struct view block, struct letter *out);
/* The subject and the sender's name, with their encoded words: in the reader only. */
void envelope_names(struct arena *arena, struct view block, struct letter *out);
void envelope_fault(struct letter *l, enum letter_fault fault, const char *why);
/* What identifies a letter and is not the same in both: "sender", "list of recipients",
 * "Message-ID" or "list of references"; NULL: they agree. */
const char *envelope_differs(const struct letter *one, const struct letter *other);
/* *l as the header has it: the texts, the subject and the sender's name stay. A fault
 * of the header comes before one of the texts. */
void envelope_take(struct letter *l, const struct letter *header);

/* What a letter says, as a hash: the same for every delivery of it, whatever trace
 * headers the way has added. Sets l->content from the sender and the text, else the
 * HTML, else the raw body. */
void identity_set(struct letter *l, struct view raw);

#endif
