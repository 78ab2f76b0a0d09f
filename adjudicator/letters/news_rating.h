/* SPDX-License-Identifier: ISC */
/* What a game of a league does to the ratings of its players, told as it ends. */
#ifndef ADJUDICATOR_LETTERS_NEWS_RATING_H
#define ADJUDICATOR_LETTERS_NEWS_RATING_H

#include "adjudicator/record/record.h"

struct rating_told {
	bool any; /* false: of no league, or nothing changed */
	int is, by;
	bool provisional;
};

/* Of a game that has just ended, by seat; its result is kept, and not yet rated. */
bool news_ratings(const struct context *d, struct arena *arena, const struct record *r,
		  struct rating_told out[SEATS], struct err *err);
/* "Your rating is 1512 now (+12)." */
void news_rating_say(struct buf *b, struct view language, const struct rating_told *t);

#endif
