/* SPDX-License-Identifier: ISC */
/*
 * What follows when an order, the time or a ruling has changed a game: the events
 * are stored, the players told, and what waited for this goes on. A table in
 * follow.c gives the order of the steps.
 */
#ifndef ADJUDICATOR_PLAY_FOLLOW_H
#define ADJUDICATOR_PLAY_FOLLOW_H

#include "adjudicator/record/record.h"
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/waits.h"

enum follow_cause {
	FOLLOW_ORDER,  /* of a letter, or one that could be taken back until now */
	FOLLOW_LATER,  /* a move for later, played at the start of its turn */
	FOLLOW_TIME,   /* somebody's time is over */
	FOLLOW_RULING, /* a referee's */
};

struct follow {
	enum follow_cause cause;
	struct context *d;
	struct arena *arena;
	struct record *r;      /* before the events; follow() moves it on */
	const struct table *t; /* has the events to be stored */
	int seat;              /* FOLLOW_ORDER: the seat that ordered */
	int64_t arrived;       /* FOLLOW_ORDER: when its letter arrived */
	struct err *err;
	/* FOLLOW_RULING: whether the game goes back, which drops moves for later and
	 * questions; and the function that tells the players, instead of their being
	 * told the events. */
	bool goes_back;
	bool (*tell)(const struct follow *f);
	/* FOLLOW_TIME: opens a case, if a referee has to pass the turn. */
	bool (*open_case)(const struct follow *f);
	void *arg; /* for the two functions */
	/* Set by follow(). */
	struct position before;
	struct waits waits; /* what waits for the events */
};

/* Runs all steps, in the caller's transaction. */
bool follow(struct follow *f);

/* Finds the open case of kind `time` for that turn; c->id is 0 when there is none. */
bool case_of_time(struct context *d, struct arena *arena, int64_t game, int turn,
		  struct casefile *c, struct err *err);

#endif
