/* SPDX-License-Identifier: ISC */
/* Letters one after the other in a file (RFC 4155), which most mail programs open. */
#ifndef ADJUDICATOR_MAIL_FETCH_MBOX_H
#define ADJUDICATOR_MAIL_FETCH_MBOX_H

#include "formats/text/buf.h"
#include <stdint.h>

/* Adds a letter with its line "From SENDER Fri Nov 20 12:00:00 2026". Its lines end
 * with LF; those that begin with "From ", be it behind ">", get one ">" more. A sender
 * that is not plain is written as "unknown". */
void mbox_add(struct buf *b, struct view sender, int64_t at, struct view bytes);

/* Letters taken out of such a file, which anybody may have written: bounds are all that
 * is believed, nothing is parsed but header lines and base64. */

/* Takes the next letter off *rest: what stands between two "From " lines. A file
 * without any is one letter. */
bool mbox_next(struct view *rest, struct view *letter);
/* The file with that ending (".turns") that goes with the letter, decoded; empty: there
 * is none. */
struct view mbox_attachment(struct arena *arena, struct view letter,
			    const char *ending);

#endif
