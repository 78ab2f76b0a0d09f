/* SPDX-License-Identifier: ISC */
/*
 * Delivery reports (RFC 3464): what a mail server says became of a letter of ours,
 * most often that it bounced. judge() in envelope.c decides which letters are such
 * reports.
 */
#ifndef ADJUDICATOR_MAIL_PARSE_REPORT_H
#define ADJUDICATOR_MAIL_PARSE_REPORT_H

#include "formats/letter.h"
#include "formats/text/arena.h"

/* `status`: the message/delivery-status part. `returned`: our letter as it came
 * back, or its header; may be empty. Returns zeros when the status tells nothing. */
struct report report_read(struct arena *arena, struct view status,
			  struct view returned);

/* The same for reports that only people can read, as by qmail and older Exim. Reads
 * subject and text; returns zeros when the report is of no known kind. Such a report
 * names no recipient and no letter: only the return path to which it came can tell
 * what it is about. */
struct report report_spoken(struct view subject, struct view text);

#endif
