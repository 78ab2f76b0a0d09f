/* SPDX-License-Identifier: ISC */
/*
 * The state of a club in numbers: for people who look after it, and for monitoring
 * programs. Moments are 0 where there is none.
 */
#ifndef ADJUDICATOR_STORE_TALLY_H
#define ADJUDICATOR_STORE_TALLY_H

#include "adjudicator/store/store.h"

struct tally {
	/* games by state */
	long invited, running, paused, over, void_;
	long turns;     /* running games in which somebody is to move */
	long deadlines; /* running games with a time limit before `until` */
	int64_t next_deadline;
	int64_t next_reminder;
	long players; /* not counting the forgotten */
	/* letters that arrived */
	long arrived, arrived_today;
	long unjudged; /* without a verdict */
	int64_t oldest_unjudged;
	long deferred; /* unjudged ones fetched before `run`: an earlier run has seen
			  them */
	long quarantined;
	int64_t last_quarantined; /* the number of that letter */
	/* letters of ours */
	long written, sent_today;
	long queued;
	int64_t oldest_queued;
	long given_up;              /* those whose bytes are still kept */
	long aside;                 /* things set aside: see aside.h */
	long notices;               /* news that is in no letter yet */
	long seasons, seasons_open; /* running; open for sign-up */
};

struct tally_span {
	int64_t today;      /* when today began */
	int64_t until;      /* deadlines before it count */
	int64_t run;        /* when the last run was */
	int64_t quarantine; /* letters quarantined since then count */
};

/* Counts row by row only games, players and letters in total. Where fewer than
 * TALLY_FEW games are running, finished games are not counted but computed from the
 * rest. */
enum { TALLY_FEW = 10000 };
bool tally_take(struct store *st, const struct tally_span *span, struct tally *out,
		struct err *err);
/* How many games are not over; how many letters arrived since then. Counting stops
 * at `most`. */
bool tally_open(struct store *st, long most, long *games, struct err *err);
bool tally_arrived(struct store *st, int64_t since, long most, long *letters,
		   struct err *err);
/* Letters of ours that a run is sending at `now` by the database's clock. */
bool tally_leases(struct store *st, int64_t now, long *letters, struct err *err);
/* The number of events in all games. */
bool tally_events(struct store *st, long *events, struct err *err);
/* Running games with the latest time limits, the latest first, at most `most`. */
bool tally_latest(struct store *st, struct arena *a, long most, int64_t **ids,
		  size_t *count, struct err *err);

#endif
