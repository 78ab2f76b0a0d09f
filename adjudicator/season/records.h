/* SPDX-License-Identifier: ISC */
/* Records of a season: the best of all its games that were played to a result. */
#ifndef ADJUDICATOR_SEASON_RECORDS_H
#define ADJUDICATOR_SEASON_RECORDS_H

#include "adjudicator/season/best.h"

/* Whether the fixture was played and counts. */
season_wanted season_is_played;

/* A sentence a line behind a tab and a bar; none of what nobody did. `bests` are those
 * of all fixtures that were played. How many. */
size_t season_records_say(struct buf *b, const struct season_run *r,
			  const struct season_bests *bests, struct view language);

#endif
