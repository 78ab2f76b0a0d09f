/* SPDX-License-Identifier: ISC */
/* Days on which no clock of a game runs, in a sentence. */
#ifndef ADJUDICATOR_LETTERS_SAY_REST_DAYS_H
#define ADJUDICATOR_LETTERS_SAY_REST_DAYS_H

#include "adjudicator/games/options.h"

/* Behind a sentence; nothing where clocks run every day. */
void rest_add(struct buf *b, struct view language, const struct options *options);

#endif
