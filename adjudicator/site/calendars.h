/* SPDX-License-Identifier: ISC */
#ifndef ADJUDICATOR_SITE_CALENDARS_H
#define ADJUDICATOR_SITE_CALENDARS_H

#include "adjudicator/club/context.h"
#include "adjudicator/site/site.h"

/* calendar/HEX.ics of each player who wants one, and with the first of them what keeps
 * strangers out. One whose games cannot be read is set aside (site_fault), and stays.
 */
bool site_calendars(struct site *s, const struct context *d, struct err *err);

#endif
