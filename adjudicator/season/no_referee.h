/* SPDX-License-Identifier: ISC */
/* What a season asks, and no referee can be asked: the organiser hears of it. */
#ifndef ADJUDICATOR_SEASON_NO_REFEREE_H
#define ADJUDICATOR_SEASON_NO_REFEREE_H

#include "adjudicator/season/director.h"

/* One letter about all of these that are nobody's; without an organiser there is none,
 * and *unheard is how many they are. */
bool season_unheard(struct context *d, struct arena *arena, struct season_run *r,
		    const struct director_list *list, long *unheard, struct err *err);

#endif
