/* SPDX-License-Identifier: ISC */
/*
 * The calendar file that a player has on the club's site (L33, `set feed on`). Its
 * address follows from the club's key, and only the player is told it: no page links
 * to it. The command `site` writes it.
 */
#ifndef ADJUDICATOR_LETTERS_CALENDAR_FEED_H
#define ADJUDICATOR_LETTERS_CALENDAR_FEED_H

#include "adjudicator/club/context.h"

/* The folder on the site; the web server must not list it. */
#define CALENDAR_FEEDS "calendar"

/* *wanted: the player wants one; false for a player who was forgotten. */
bool calendar_feed_wanted(const struct context *d, struct arena *arena,
			  const struct player *p, bool *wanted, struct err *err);
/* "calendar/9f...a0.ics": 128 bits of a keyed hash. */
bool calendar_feed_path(const struct context *d, struct arena *arena, int64_t player,
			const char **path, struct err *err);
/* Gives the player's calendar a new address; the old one is no longer valid. */
bool calendar_feed_renew(const struct context *d, struct arena *arena, int64_t player,
			 struct err *err);

#endif
