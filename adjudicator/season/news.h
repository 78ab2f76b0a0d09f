/* SPDX-License-Identifier: ISC */
/*
 * What everybody in a running season is sent without asking (K40): the bulletin when
 * a round of his division is over, and once a week how it stands. What is due at the
 * same time goes into one letter.
 */
#ifndef ADJUDICATOR_SEASON_NEWS_H
#define ADJUDICATOR_SEASON_NEWS_H

#include "adjudicator/season/bulletin.h"

/* Writes to the players of each division, and to the director about what has ended,
 * in the caller's transaction. */
bool season_news(struct context *d, struct arena *arena, struct season_run *r,
		 const struct season_ended *ended, struct err *err);

/* The referee whom the season's file names; 0: it names none, or he is no referee. */
bool season_director(struct context *d, struct arena *arena, const struct season_run *r,
		     int64_t *player, struct err *err);

/* How a season ends: with rounds that have just ended; or anew, since a referee has
 * ruled in these games after its end. */
struct season_ending {
	struct season_ended ended;
	int64_t *ruled;
	size_t rulings; /* 0: it has not ended before */
	int *was;       /* the places before, in the order of r->s.entrant */
};

/* The letter at a season's end (K41): to every player who stayed, with his own place
 * first, and to the director and the organiser about all divisions. In the caller's
 * transaction. */
bool season_final(struct context *d, struct arena *arena, struct season_run *r,
		  const struct season_ending *ending, struct err *err);

/* The weekly letter. season_weekly_due: *due when a week is over; *since: when it
 * began. season_weekly_done notes that it was written. */
bool season_weekly_due(struct context *d, struct arena *arena,
		       const struct season_run *r, bool *due, int64_t *since,
		       struct err *err);
bool season_weekly_done(struct context *d, struct arena *arena,
			const struct season_run *r, struct err *err);
/* Adds the results of games that ended after `since`, except those of rounds that
 * the letter tells of anyway; nothing if there are none. */
void season_weekly_results(struct buf *b, const struct season_bulletin *x,
			   int64_t since, struct view language);
/* Adds who won against whom, with a heading, for divisions of at most 12. */
void season_cross_say(struct buf *b, const struct season_lines *x);

#endif
