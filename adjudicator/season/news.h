/* SPDX-License-Identifier: ISC */
/*
 * What everybody in a season that runs reads without asking (K40): when a round of his
 * division is over, and once a week how it stands. What falls together is one letter.
 */
#ifndef ADJUDICATOR_SEASON_NEWS_H
#define ADJUDICATOR_SEASON_NEWS_H

#include "adjudicator/season/bulletin.h"

/* To the players of each division, and to the director of what has ended; in the
 * caller's transaction. */
bool season_news(struct context *d, struct arena *arena, struct season_run *r,
		 const struct season_ended *ended, struct err *err);

/* The referee that the season's file names; 0: it names none, or he is none. */
bool season_director(struct context *d, struct arena *arena, const struct season_run *r,
		     int64_t *player, struct err *err);

/* The letter at a season's end (K41): to every player who stayed, his own place first;
 * to the director and the organiser of all divisions. In the caller's transaction. */
bool season_final(struct context *d, struct arena *arena, struct season_run *r,
		  const struct season_ended *ended, struct err *err);

/* What only stands in the weekly letter. *due: a week is over; *since: when it began.
 */
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
