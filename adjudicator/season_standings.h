/* SPDX-License-Identifier: ISC */
/* How a division stands, in a letter. */
#ifndef ADJUDICATOR_SEASON_STANDINGS_H
#define ADJUDICATOR_SEASON_STANDINGS_H

#include "adjudicator/season_table.h"
#include "formats/say.h"

/* "7½" of 15 half points. */
void season_points(struct buf *b, int half);
/* The table as lines behind tabs, at most 76 columns wide. */
void season_standings_text(struct buf *b, const struct season_run *r,
			   const struct season_table *t, struct view language);
/* A heading, the table, and the games that go on; `me` also reads which ranks he can
 * still reach; NULL: nobody in it. */
void season_standings_say(struct buf *b, struct season_run *r,
			  const struct season_table *t, const struct season_entrant *me,
			  const struct moment *now, struct view language);
/* The first two of these, and the last, by themselves. */
void season_standings_head(struct buf *b, struct season_run *r,
			   const struct season_table *t, const struct moment *now,
			   struct view language);
void season_standings_reach(struct buf *b, const struct season_run *r,
			    const struct season_table *t,
			    const struct season_entrant *me, struct view language);

#endif
