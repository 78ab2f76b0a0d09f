/* SPDX-License-Identifier: ISC */
/* How much one letter, and one player a day, may have passed on to others. */
#ifndef ADJUDICATOR_PLAY_PRESS_LIMIT_H
#define ADJUDICATOR_PLAY_PRESS_LIMIT_H

#include "adjudicator/letters/hearing.h"

/* Whether these words may be passed on, and if so counts them; and what to say
 * where they may not. */
bool press_fits(struct hearing *h, struct view words, bool *fits);
struct diag press_full(struct hearing *h, struct view at);

#endif
