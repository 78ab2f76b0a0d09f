/* SPDX-License-Identifier: ISC */
/* Raw bytes that passed the pre-scan -> a letter. Runs in the reader child. */
#ifndef ADJUDICATOR_MAIL_READER_PARSE_H
#define ADJUDICATOR_MAIL_READER_PARSE_H

#include "formats/letter.h"
#include "formats/text/arena.h"

/* MIME_PADDING zero bytes must follow raw. *out is overwritten. */
void parse_letter(struct arena *arena, struct view raw, bool truncated,
		  struct letter *out);

#endif
