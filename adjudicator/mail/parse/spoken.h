/* SPDX-License-Identifier: ISC */
/* Delivery reports that say only to people what became of a letter: qmail, older Exim
 * and their like. */
#ifndef ADJUDICATOR_MAIL_PARSE_SPOKEN_H
#define ADJUDICATOR_MAIL_PARSE_SPOKEN_H

#include "formats/letter.h"

/* What a program's letter with this subject and text says; zeros when it is no report
 * that is known. It names no recipient and no letter: only the return path that it came
 * to can tell what it is about. */
struct report spoken_read(struct view subject, struct view text);

#endif
