/* SPDX-License-Identifier: ISC */
/* Days on which no clock of a game runs, in a sentence. */
#ifndef ADJUDICATOR_REST_SAY_H
#define ADJUDICATOR_REST_SAY_H

#include "adjudicator/games/options.h"

/* Behind a sentence; nothing where clocks run every day. */
void rest_add(struct buf *b, struct view language, const struct options *options);

#endif
