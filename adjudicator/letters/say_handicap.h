/* SPDX-License-Identifier: ISC */
/* A game's handicap in a sentence or two (S19), behind another; nothing without one. */
#ifndef ADJUDICATOR_LETTERS_SAY_HANDICAP_H
#define ADJUDICATOR_LETTERS_SAY_HANDICAP_H

#include "adjudicator/letters/note.h"

/* Before it begins: who has how many points, who begins where that is fixed, and that
 * it is not rated. names: false for somebody who never wrote to us. */
void handicap_ask(struct note *n, const struct record *r, bool names);
/* Points and time alone, as it begins and for whoever asks for the rules. */
void handicap_say(struct note *n, const struct setup *s);
/* Time alone. */
void handicap_time(struct note *n, const struct setup *s);
bool handicap_any(const struct setup *s);
/* Whose points, for the phrase footer-handicap, in `arena`; NULL where nobody has any.
 */
struct fields *handicap_fields(struct arena *arena, const struct setup *s);

#endif
