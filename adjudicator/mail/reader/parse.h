/* SPDX-License-Identifier: ISC */
/* Turns raw bytes that passed prescan into a letter. Runs in the reader's child
 * only. */
#ifndef ADJUDICATOR_MAIL_READER_PARSE_H
#define ADJUDICATOR_MAIL_READER_PARSE_H

#include "formats/letter.h"
#include "formats/text/arena.h"

/* MIME_PADDING zero bytes must follow raw. Overwrites *out. */
void parse_letter(struct arena *arena, struct view raw, bool truncated,
		  struct letter *out);

#endif
