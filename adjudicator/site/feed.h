/* SPDX-License-Identifier: ISC */
/*
 * feed.atom (RFC 4287): what is new. An entry's name follows from the club and the key
 * of what it tells, so it stays the same wherever the pages are.
 */
#ifndef ADJUDICATOR_SITE_FEED_H
#define ADJUDICATOR_SITE_FEED_H

#include "adjudicator/site/games.h"

struct site_news {
	const char *key; /* "game 12": of what it tells, always the same */
	struct view title, text;
	const char *href; /* "games/12.html" */
	int64_t at;
};

struct site_newest {
	struct arena *arena; /* what is in it lives there, too */
	struct site_news *news;
	size_t count;
};

void site_news_add(struct site_newest *n, const struct site_news *news);
/* Games that are over, as many as the feed can tell. */
void site_news_results(struct site_newest *n, const struct site *s,
		       const struct site_games *all);
/* The newest of them; `club` is the club's own address. */
bool site_feed(struct site *s, const struct site_newest *n, struct view club,
	       struct err *err);

#endif
