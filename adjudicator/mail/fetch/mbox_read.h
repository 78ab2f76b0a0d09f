/* SPDX-License-Identifier: ISC */
/* Letters taken out of a mailbox file that anybody may have written: bounds are all
 * that is believed, nothing is parsed but header lines and base64. */
#ifndef ADJUDICATOR_MAIL_FETCH_MBOX_READ_H
#define ADJUDICATOR_MAIL_FETCH_MBOX_READ_H

#include "formats/text/arena.h"

/* Takes the next letter off *rest: what stands between two "From " lines. A file
 * without any is one letter. */
bool mbox_next(struct view *rest, struct view *letter);
/* The file with that ending (".turns") that goes with the letter, decoded; empty: there
 * is none. */
struct view mbox_attachment(struct arena *arena, struct view letter,
			    const char *ending);

#endif
