/* SPDX-License-Identifier: ISC */
/* A game's handicap in a sentence or two (S19), after another sentence; nothing
 * without one. */
#ifndef ADJUDICATOR_LETTERS_SAY_HANDICAP_H
#define ADJUDICATOR_LETTERS_SAY_HANDICAP_H

#include "adjudicator/letters/note.h"

/* Before the game begins: who gets how many points, who begins where that is fixed, and
 * that the game is not rated. `names` is false for a reader who never wrote to us. */
void handicap_ask(struct note *n, const struct record *r, bool names);
/* Points and time only: when the game begins, and for whoever asks for the rules. */
void handicap_say(struct note *n, const struct setup *s);
/* Time only. */
void handicap_time(struct note *n, const struct setup *s);
bool handicap_any(const struct setup *s);
/* Fields of the phrase footer-handicap, in `arena`; NULL where nobody gets points. */
struct fields *handicap_fields(struct arena *arena, const struct setup *s);

#endif
