/* SPDX-License-Identifier: ISC */
/* A ruling in a sentence, for letters and lists. */
#ifndef ADJUDICATOR_LETTERS_NEWS_RULING_H
#define ADJUDICATOR_LETTERS_NEWS_RULING_H

#include "adjudicator/letters/note.h"

/* "Turn 9 is undone: ...", of a ruling's event in the position before it. */
struct view ruling_sentence(struct arena *arena, const struct position *pos,
			    const struct event *e, struct view language);
/* Its reason, behind bars; false: it has none. */
bool ruling_say_why(struct note *n, const struct event *e);

#endif
