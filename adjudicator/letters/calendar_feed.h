/* SPDX-License-Identifier: ISC */
/*
 * The calendar that a player has among the club's pages (L33, `set feed on`). Its
 * address follows from the club's key, and nobody knows it who was not told: no page
 * links to it. `site` writes it.
 */
#ifndef ADJUDICATOR_LETTERS_CALENDAR_FEED_H
#define ADJUDICATOR_LETTERS_CALENDAR_FEED_H

#include "adjudicator/club/context.h"

/* The folder, among the pages; nobody can list it. */
#define CALENDAR_FEEDS "calendar"

/* Whether that player wants one: false of whoever was forgotten. */
bool calendar_feed_wanted(const struct context *d, struct arena *arena,
			  const struct player *p, bool *wanted, struct err *err);
/* "calendar/9f...a0.ics": 128 bits of a keyed hash. */
bool calendar_feed_path(const struct context *d, struct arena *arena, int64_t player,
			const char **path, struct err *err);
/* From now on it is another one, and the one before is none of ours any more. */
bool calendar_feed_renew(const struct context *d, struct arena *arena, int64_t player,
			 struct err *err);

#endif
