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
	bool own;            /* the words are those that one game brought along */
	struct edition *all; /* of the club */
	size_t count;
};

/* Finds the list of that name, or the newest list of the language of that name.
 * Without a name: the list of the game `r`, else the one that all of the writer's
 * games have, else the newest of his language, else the only one there is. Call
 * word_source_close whatever it returns. */
bool word_source_find(struct hearing *h, const struct record *r, struct view name,
		      struct word_source *out);
void word_source_close(struct word_source *s);

/* *out: one of the writer's games, if same() holds among all of them; NULL: it does
 * not, or he has none. */
bool word_source_played(struct hearing *h,
			bool (*same)(const struct record *a, const struct record *b),
			const struct record **out);

#endif
