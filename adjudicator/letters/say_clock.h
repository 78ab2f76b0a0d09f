/* SPDX-License-Identifier: ISC */
/* A game's clock in a few sentences, for letters that ask for a game or begin one. */
#ifndef ADJUDICATOR_LETTERS_SAY_CLOCK_H
#define ADJUDICATOR_LETTERS_SAY_CLOCK_H

#include "adjudicator/letters/note.h"

/* Adds how much time there is, what happens when it is over, and when no clock runs
 * (K1, K4, K8, K10-K12, K22). Adds nothing for somebody who plays alone without a
 * clock. */
void clock_say(struct note *n, const struct setup *s);

/* Sets what the sentences need to know of a game's clock: grace, twice (the time
 * after which use of the bank counts twice), and one of auto, claim and td. */
void say_clock_set(struct fields *f, const struct options *o, struct view language);

/* Adds the days on which no clock runs; nothing where clocks run every day. */
void rest_add(struct note *n, const struct options *options);

#endif
