/* SPDX-License-Identifier: ISC */
/* What only stands in the letter that everybody in a season gets once a week. */
#ifndef ADJUDICATOR_SEASON_WEEKLY_H
#define ADJUDICATOR_SEASON_WEEKLY_H

#include "adjudicator/season/bulletin.h"

/* *due: a week is over; *since: when it began. */
bool season_weekly_due(struct context *d, struct arena *arena,
		       const struct season_run *r, bool *due, int64_t *since,
		       struct err *err);
bool season_weekly_done(struct context *d, struct arena *arena,
			const struct season_run *r, struct err *err);
/* Games that ended behind `since`, but those of rounds that the letter tells of anyway;
 * nothing without such. */
void season_weekly_results(struct buf *b, const struct season_bulletin *x,
			   int64_t since, struct view language);
/* Who won against whom, with its heading, for divisions of at most 12; nothing for
 * larger ones. */
void season_cross_say(struct buf *b, const struct season_lines *x);

#endif
