/* SPDX-License-Identifier: ISC */
/*
 * Which word list an order about words means (L27), and whether its writer may look
 * into it: not while he plays a game in which a word may be challenged or cost its
 * player something, whatever list of that language is asked for. Lists of one language
 * have most of their words in common, so that another edition, or another list, would
 * answer what only a challenge may answer.
 */
#ifndef ADJUDICATOR_ANSWERS_WORD_SOURCE_H
#define ADJUDICATOR_ANSWERS_WORD_SOURCE_H

#include "adjudicator/club/editions.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/record.h"

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

/* "en" of "en" and "es" of "es-97". */
struct view word_language(const struct alphabet *a);
/* The running games of a player that close the lists of a language to him. */
struct words_closed {
	int64_t *game;
	size_t count;
};
bool words_closed(struct context *d, struct arena *arena, int64_t player,
		  struct view language, struct words_closed *out, struct err *err);

#endif
