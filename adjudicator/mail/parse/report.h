/* SPDX-License-Identifier: ISC */
/* Delivery reports (RFC 3464): what a mail server says became of a letter of ours. */
#ifndef ADJUDICATOR_MAIL_PARSE_REPORT_H
#define ADJUDICATOR_MAIL_PARSE_REPORT_H

#include "formats/letter.h"
#include "formats/text/arena.h"

/* `status`: the message/delivery-status part. `returned`: the letter that comes back,
 * or its header; may be empty. Gives zeros when the status tells nothing. */
struct report report_read(struct arena *arena, struct view status,
			  struct view returned);

#endif
