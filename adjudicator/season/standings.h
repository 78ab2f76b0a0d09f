/* SPDX-License-Identifier: ISC */
/* How a division stands, and its teams, in a letter. */
#ifndef ADJUDICATOR_SEASON_STANDINGS_H
#define ADJUDICATOR_SEASON_STANDINGS_H

#include "adjudicator/league/team_table.h"
#include "adjudicator/season/letter_text.h"
#include "adjudicator/season/table.h"
#include "formats/say.h"

/* Tables are lines behind tabs, at most 76 columns wide. Rank, name and games: the
 * first cells of a line. */
void season_sheet_entrant(struct columns *s, const struct season_entrant *e,
			  const struct table_row *row);
/* The order of a ladder, and how everybody has moved since that moment. */
void season_ladder_text(struct buf *b, struct season_run *r,
			const struct season_table *t, int64_t since,
			struct view language);
/* Its challenges that wait for an answer, and whom `me` may challenge; NULL: nobody. */
void season_ladder_say(struct buf *b, struct season_run *r,
		       const struct season_table *t, const struct season_entrant *me,
		       const struct moment *now, struct view language);
/* What has come to be otherwise since the two were told of it: a ruling did that. */
void season_ladder_changed(struct buf *b, struct season_run *r,
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
void season_standings_reach(struct buf *b, struct season_run *r,
			    const struct season_table *t,
			    const struct season_entrant *me, struct view language);

/* The teams. In the arena; without teams it is empty. */
struct team_table season_teams(const struct season_run *r, struct arena *arena,
			       const struct season_table *t);
/* A heading and the table as lines behind tabs. */
void season_teams_say(struct buf *b, const struct season_run *r,
		      const struct season_table *t, struct view language);
/* The score of each match, a line each, for at most 40 of them. */
void season_matches_say(struct buf *b, const struct season_run *r,
			const struct season_table *t, struct view language);

#endif
