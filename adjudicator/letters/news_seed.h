/* SPDX-License-Identifier: ISC */
/* What letters tell of the shuffle (seed.h): paragraphs, as struct notice has them,
 * each behind an empty line. Of a game without a secret of its own they tell nothing.
 */
#ifndef ADJUDICATOR_LETTERS_NEWS_SEED_H
#define ADJUDICATOR_LETTERS_NEWS_SEED_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"

/* To one who is asked: what the organiser is bound to, and how to have a say. */
void news_seed_ask(struct buf *b, const struct record *r, struct view language);
/* To one who asked for the game by a letter that counts, at that seat. */
void news_seed_own(struct buf *b, const struct record *r, int seat,
		   struct view language);
/* To all, while they wait for what is to be announced: what the organiser is bound to.
 */
void news_seed_bound(struct buf *b, const struct record *r, struct view language);
/* To all, when the game begins: what went into the shuffle. */
void news_seed_start(struct buf *b, const struct record *r, struct view language);

#endif
