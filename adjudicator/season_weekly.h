/* SPDX-License-Identifier: ISC */
/* Once a week everybody in a season that runs reads how his division stands. */
#ifndef ADJUDICATOR_SEASON_WEEKLY_H
#define ADJUDICATOR_SEASON_WEEKLY_H

#include "adjudicator/season_table.h"

/* In the caller's transaction. */
bool season_weekly(struct desk *d, struct arena *arena, struct season_run *r,
		   struct err *err);
/* Who won against whom, as lines behind tabs, for divisions of at most 12; nothing for
 * larger ones. */
void season_cross_text(struct buf *b, const struct season_run *r,
		       const struct season_table *t);

#endif
