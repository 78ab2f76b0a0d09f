/* SPDX-License-Identifier: ISC */
/* How many bytes of a player's words one letter, and one player a day, may have
 * passed on to others. */
#ifndef ADJUDICATOR_PLAY_PRESS_LIMIT_H
#define ADJUDICATOR_PLAY_PRESS_LIMIT_H

#include "adjudicator/letters/hearing.h"

/* Whether these words may be passed on; if so they are counted. press_full: what to
 * say if not. */
bool press_fits(struct hearing *h, struct view words, bool *fits);
struct diag press_full(struct hearing *h, struct view at);

#endif
