/* SPDX-License-Identifier: ISC */
#ifndef ADJUDICATOR_SITE_CALENDARS_H
#define ADJUDICATOR_SITE_CALENDARS_H

#include "adjudicator/club/context.h"
#include "adjudicator/site/site.h"

/* Writes calendar/HEX.ics for each player who wants one and, with the first of them,
 * the file that keeps strangers out of the folder. A player whose games cannot be
 * read is set aside (site_fault), and his file stays. */
bool site_calendars(struct site *s, const struct context *d, struct err *err);

#endif
