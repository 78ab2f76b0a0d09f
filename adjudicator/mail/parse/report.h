/* SPDX-License-Identifier: ISC */
/*
 * Delivery reports (RFC 3464): what a mail server says became of a letter of ours, most
 * often that it bounced. Which letters are such reports: judge() in envelope.c.
 */
#ifndef ADJUDICATOR_MAIL_PARSE_REPORT_H
#define ADJUDICATOR_MAIL_PARSE_REPORT_H

#include "formats/letter.h"
#include "formats/text/arena.h"

/* `status`: the message/delivery-status part. `returned`: the letter that comes back,
 * or its header; may be empty. Gives zeros when the status tells nothing. */
struct report report_read(struct arena *arena, struct view status,
			  struct view returned);

/* The same of reports that say only to people what became of a letter: qmail, older
 * Exim and their like. What a program's letter with this subject and text says; zeros
 * when it is no report that is known. It names no recipient and no letter: only the
 * return path that it came to can tell what it is about. */
struct report report_spoken(struct view subject, struct view text);

#endif
