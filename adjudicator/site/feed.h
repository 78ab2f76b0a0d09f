/* SPDX-License-Identifier: ISC */
/*
 * feed.atom (RFC 4287): what is new. The id of an entry follows from the club and
 * from what the entry tells, so it stays the same wherever the site is.
 */
#ifndef ADJUDICATOR_SITE_FEED_H
#define ADJUDICATOR_SITE_FEED_H

#include "adjudicator/site/games.h"

struct site_news {
	const char *key; /* "game 12": what it tells of, always the same */
	struct view title, text;
	const char *href; /* "games/12.html" */
	int64_t at;
};

struct site_newest {
	struct arena *arena; /* also of the text in it */
	struct site_news *news;
	size_t count;
};

void site_news_add(struct site_newest *n, const struct site_news *news);
/* Adds games that are over, as many as the feed takes. */
void site_news_results(struct site_newest *n, const struct site *s,
		       const struct site_games *all);
/* Writes the feed from the newest entries; `club` is the club's own address. */
bool site_feed(struct site *s, const struct site_newest *n, struct view club,
	       struct err *err);

#endif
