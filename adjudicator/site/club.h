/* SPDX-License-Identifier: ISC */
/* All pages of a club, from its database. */
#ifndef ADJUDICATOR_SITE_CLUB_H
#define ADJUDICATOR_SITE_CLUB_H

#include "adjudicator/desk.h"
#include "adjudicator/site/site.h"

/* Into that folder; see site_open and site_end. The desk needs store, shelf and config;
 * its now is what moments are told by. */
bool club_site(const struct desk *d, struct arena *arena, const char *dir,
	       struct site_counts *counts, struct err *err);

#endif
