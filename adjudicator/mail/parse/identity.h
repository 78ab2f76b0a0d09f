/* SPDX-License-Identifier: ISC */
/* What a letter says, as a hash: the same for every delivery of it, whatever trace
 * headers the way has added. */
#ifndef ADJUDICATOR_MAIL_PARSE_IDENTITY_H
#define ADJUDICATOR_MAIL_PARSE_IDENTITY_H

#include "formats/letter.h"

/* Sets l->content from the sender and the text, else the HTML, else the raw body. */
void identity_set(struct letter *l, struct view raw);

#endif
