/* SPDX-License-Identifier: ISC */
/* How a division and its teams stand, in a letter. */
#ifndef ADJUDICATOR_SEASON_STANDINGS_H
#define ADJUDICATOR_SEASON_STANDINGS_H

#include "adjudicator/league/team_table.h"
#include "adjudicator/season/letter_text.h"
#include "adjudicator/season/table.h"
#include "formats/say.h"

/* Adds the cell with the rank; who has left has none. */
void season_sheet_rank(struct columns *s, const struct season_entrant *e, int rank);
/* Tables are lines that begin with a tab, at most 76 columns wide. This adds the
 * first cells of a line: rank, name and games. */
void season_sheet_entrant(struct columns *s, const struct season_entrant *e,
			  const struct table_row *row);
/* The order of a ladder, and how everybody has moved since the moment `since`. */
void season_ladder_text(struct buf *b, struct season_run *r,
			const struct season_table *t, int64_t since,
			struct view language);
/* The ladder's challenges that wait for an answer, and whom `me` may challenge
 * (NULL: nobody). */
void season_ladder_say(struct buf *b, struct season_run *r,
		       const struct season_table *t, const struct season_entrant *me,
		       const struct moment *now, struct view language);
/* Results of the ladder that rulings have changed since the two players were told. */
void season_ladder_changed(struct buf *b, struct season_run *r,
			   const struct season_table *t, struct view language);
/* A heading, the table, and the games that go on. `me` also reads which ranks he can
 * still reach; NULL: the reader is not in the division. */
void season_standings_say(struct buf *b, struct season_run *r,
			  const struct season_table *t, const struct season_entrant *me,
			  const struct moment *now, struct view language);
/* Parts of this: season_standings_head writes the heading and the table,
 * season_standings_reach the ranks that `me` can reach. */
void season_standings_head(struct buf *b, struct season_run *r,
			   const struct season_table *t, const struct moment *now,
			   struct view language);
void season_standings_reach(struct buf *b, struct season_run *r,
			    const struct season_table *t,
			    const struct season_entrant *me, struct view language);

/* The table of the teams, in the arena; empty without teams. */
struct team_table season_teams(const struct season_run *r, struct arena *arena,
			       const struct season_table *t);
/* A heading and that table, as lines that begin with a tab. */
void season_teams_say(struct buf *b, const struct season_run *r,
		      const struct season_table *t, struct view language);
/* The score of each match, one a line, for at most 40 of them. */
void season_matches_say(struct buf *b, const struct season_run *r,
			const struct season_table *t, struct view language);

#endif
