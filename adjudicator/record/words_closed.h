/* SPDX-License-Identifier: ISC */
/*
 * Whether a player may be told what a word list has (L27). He may not while he plays
 * a game in that language in which a word may be challenged or cost its player
 * something, whichever list he asks about. Lists of one language have most words in
 * common, so another list would answer what only a challenge may answer.
 */
#ifndef ADJUDICATOR_RECORD_WORDS_CLOSED_H
#define ADJUDICATOR_RECORD_WORDS_CLOSED_H

#include "adjudicator/record/record.h"

/* The language of an alphabet: "en" for "en", "es" for "es-97". */
struct view word_language(const struct alphabet *a);
/* Whether the game goes on and closes the lists of its language to its players. */
bool words_close(const struct record *r);
/* The running games of a player that close the lists of a language to him. */
struct words_closed {
	int64_t *game;
	size_t count;
};
bool words_closed(const struct context *d, struct arena *arena, int64_t player,
		  struct view language, struct words_closed *out, struct err *err);

#endif
