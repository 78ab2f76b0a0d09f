/* SPDX-License-Identifier: ISC */
/*
 * Everything that the header block says: sender, recipients, references, and whether
 * a program wrote the letter. It is read twice: by the program that judges the
 * letter, whose reading counts, and by the one that parses the letter, whose reading
 * must agree. Strict: there is a sender only if there is one From with one mailbox,
 * without control characters, open quotes or comments; one in a group must be in
 * angle brackets. Each byte is looked at a bounded number of times.
 */
#ifndef ADJUDICATOR_MAIL_PARSE_ENVELOPE_H
#define ADJUDICATOR_MAIL_PARSE_ENVELOPE_H

#include "formats/letter.h"
#include "formats/text/arena.h"

/* Fills all but the texts, the subject and the sender's name; out->fault is BOUNCE,
 * ROBOT, NO_SENDER or FINE. Uses no library. */
void envelope_read(struct arena *arena, struct view block, struct letter *out);
/* The same for a letter that no parser may see, with the subject not decoded. */
void envelope_bare(struct arena *arena, struct view block, struct letter *out);
/* The subject and the sender's name, decoded; only in the reader's child. */
void envelope_names(struct arena *arena, struct view block, struct letter *out);
void envelope_fault(struct letter *l, enum letter_fault fault, const char *why);
/* The first that differs of "sender", "list of recipients", "Message-ID" and "list
 * of references"; NULL: all agree. */
const char *envelope_differs(const struct letter *one, const struct letter *other);
/* Takes everything from `header` but the texts, the subject and the sender's name. A
 * fault of the header takes precedence over one of the texts. */
void envelope_take(struct letter *l, const struct letter *header);

/* Sets l->content to a hash of what the letter says, which is the same for every
 * delivery of it, whatever headers were added on the way. It covers the sender and
 * the text, else the HTML, else the raw body. */
void identity_set(struct letter *l, struct view raw);

#endif
