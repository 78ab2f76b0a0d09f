/* SPDX-License-Identifier: ISC */
/* How the teams of a season stand, and how that is told. */
#ifndef ADJUDICATOR_SEASON_TEAMS_H
#define ADJUDICATOR_SEASON_TEAMS_H

#include "adjudicator/league/team_table.h"
#include "adjudicator/season/table.h"

/* In the arena; without teams it is empty. */
struct team_table season_teams(const struct season_run *r, struct arena *arena,
			       const struct season_table *t);
/* A heading and the table as lines behind tabs. */
void season_teams_say(struct buf *b, const struct season_run *r,
		      const struct season_table *t, struct view language);
/* The score of each match, a line each, for at most 40 of them. */
void season_matches_say(struct buf *b, const struct season_run *r,
			const struct season_table *t, struct view language);

#endif
