/* SPDX-License-Identifier: ISC */
/*
 * Which word list an order about words means (L27).
 */
#ifndef ADJUDICATOR_ANSWERS_WORD_SOURCE_H
#define ADJUDICATOR_ANSWERS_WORD_SOURCE_H

#include "adjudicator/club/editions.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/words_closed.h"

struct word_source {
	const struct alphabet *alphabet;
	const struct lexicon
		*lexicon;    /* NULL: it is not clear which, or there is none */
	bool own;            /* words that one game brought along */
	struct edition *all; /* of the club */
	size_t count;
};

/* The list of that name, or the newest of a language of that name; without a name the
 * list of the game at hand, else that of all games the writer plays, else the newest of
 * his own language, else the only one. Close it whatever comes of it. */
bool word_source_find(struct hearing *h, const struct record *r, struct view name,
		      struct word_source *out);
void word_source_close(struct word_source *s);

/* One of the games that the writer plays, where all of them are the same in that; NULL:
 * they are not, or there is none. */
bool word_source_played(struct hearing *h,
			bool (*same)(const struct record *a, const struct record *b),
			const struct record **out);

#endif
