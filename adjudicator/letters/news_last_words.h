/* SPDX-License-Identifier: ISC */
/* The last words of the letter that ends a game: its best turn, and how to have another
 * game. */
#ifndef ADJUDICATOR_LETTERS_NEWS_LAST_WORDS_H
#define ADJUDICATOR_LETTERS_NEWS_LAST_WORDS_H

#include "adjudicator/record/best_plays.h"

/* The best turn of a game. */
struct last_words {
	bool any;   /* the game is over and counts, its players are still here, and
			somebody has scored */
	bool again; /* another game follows only if it is asked for */
	int seat;   /* whose turn it was */
	int score;
	struct view play;
};

/* None is any where nothing is to be said. */
bool news_last_words(const struct record *r, struct arena *arena,
		     struct last_words *out, struct err *err);
/* To the player of that seat, in his language. */
void news_again(struct buf *b, struct view language, const struct record *r, int seat,
		const struct last_words *last);

#endif
