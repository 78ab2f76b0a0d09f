/* SPDX-License-Identifier: ISC */
/* A game's clock in a few sentences, for letters that ask for a game and begin one. */
#ifndef ADJUDICATOR_LETTERS_SAY_CLOCK_H
#define ADJUDICATOR_LETTERS_SAY_CLOCK_H

#include "adjudicator/letters/note.h"

/* How much time there is, what happens when it is over, and when no clock runs (K1, K4,
 * K8, K10-K12, K22). Behind a sentence; nothing where somebody alone has no clock. */
void clock_say(struct note *n, const struct setup *s);

/* What the sentences need to know of a game's clock: grace, twice (time beyond which
 * counts twice), and one of auto, claim and td. */
void say_clock_set(struct fields *f, const struct options *o, struct view language);

/* Days on which no clock runs, behind a sentence; nothing where clocks run every day.
 */
void rest_add(struct note *n, const struct options *options);

#endif
