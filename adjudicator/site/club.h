/* SPDX-License-Identifier: ISC */
/* All pages of a club, made from its database. */
#ifndef ADJUDICATOR_SITE_CLUB_H
#define ADJUDICATOR_SITE_CLUB_H

#include "adjudicator/club/context.h"
#include "adjudicator/site/site.h"

/* Writes them into that folder; see site_open and site_end. The context needs store,
 * word lists and config. Games that cannot be read are ERR_DATA, after all other
 * pages were written. */
bool club_site(const struct context *d, struct arena *arena, const char *dir,
	       struct site_counts *counts, struct err *err);

#endif
