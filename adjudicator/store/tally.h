/* SPDX-License-Identifier: ISC */
/*
 * How a club stands, in numbers: for people who look after it, and for programs that
 * do. Moments are 0 where there is none.
 */
#ifndef ADJUDICATOR_STORE_TALLY_H
#define ADJUDICATOR_STORE_TALLY_H

#include "adjudicator/store/store.h"

struct tally {
	/* games by state */
	long invited, running, paused, over, void_;
	long turns;     /* running games in which somebody is to move */
	long deadlines; /* of those, with a time limit before `until` */
	int64_t next_deadline;
	int64_t next_reminder;
	long players; /* who are not forgotten */
	/* letters that arrived */
	long arrived, arrived_today;
	long unjudged; /* without a verdict */
	int64_t oldest_unjudged;
	long deferred; /* of those, that a run before `run` has seen already */
	long quarantined;
	int64_t last_quarantined; /* its number */
	/* letters of ours */
	long written, sent_today;
	long queued;
	int64_t oldest_queued;
	long given_up;              /* whose bytes are still here */
	long aside;                 /* things set aside: see aside.h */
	long notices;               /* news that is in no letter yet */
	long seasons, seasons_open; /* running; for sign-up */
};

struct tally_span {
	int64_t today;      /* its beginning */
	int64_t until;      /* deadlines before it count */
	int64_t run;        /* when the last run was */
	int64_t quarantine; /* since when letters in it count */
};

/* Only games, players, and how many letters there have been are counted row by row; of
 * games, where fewer than TALLY_FEW are running, no more than those. */
enum { TALLY_FEW = 10000 };
bool tally_take(struct store *st, const struct tally_span *span, struct tally *out,
		struct err *err);
/* Games that are not over, and letters that arrived since, each counted to `most`. */
bool tally_open(struct store *st, long most, long *games, struct err *err);
bool tally_arrived(struct store *st, int64_t since, long most, long *letters,
		   struct err *err);
/* Letters of ours that a run is sending at that moment of the database's clock. */
bool tally_leases(struct store *st, int64_t now, long *letters, struct err *err);
/* Events of all games. */
bool tally_events(struct store *st, long *events, struct err *err);
/* Running games whose time limits are the last: those that went on last, at most so
 * many. */
bool tally_latest(struct store *st, struct arena *a, long most, int64_t **ids,
		  size_t *count, struct err *err);

#endif
