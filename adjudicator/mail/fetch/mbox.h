/* SPDX-License-Identifier: ISC */
/* Files with letters one after the other (RFC 4155), which most mail programs can
 * open. */
#ifndef ADJUDICATOR_MAIL_FETCH_MBOX_H
#define ADJUDICATOR_MAIL_FETCH_MBOX_H

#include "formats/text/buf.h"
#include <stdint.h>

/* Adds a letter behind a line "From SENDER Fri Nov 20 12:00:00 2026". Its lines end
 * with LF; one that begins with "From ", or with that behind ">", gets one more ">".
 * A sender that is not a plain address is written as "unknown". */
void mbox_add(struct buf *b, struct view sender, int64_t at, struct view bytes);

/* Reading such a file, which anybody may have written: nothing but its length is
 * trusted, and only header lines and base64 are parsed. */

/* Takes the next letter off *rest, up to the next "From " line. A file without such
 * lines is one letter. */
bool mbox_next(struct view *rest, struct view *letter);
/* The letter's attachment whose name has that ending (".turns"), decoded; empty:
 * none. */
struct view mbox_attachment(struct arena *arena, struct view letter,
			    const char *ending);

#endif
