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

#endif
