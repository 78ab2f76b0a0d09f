/* SPDX-License-Identifier: ISC */
/*
 * What follows when an order, time or a ruling has changed a game: it is written down
 * and told, and what waited for it moves on. One table (follow.c) says in which order.
 */
#ifndef ADJUDICATOR_PLAY_FOLLOW_H
#define ADJUDICATOR_PLAY_FOLLOW_H

#include "adjudicator/record/record.h"
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/waits.h"

enum follow_cause {
	FOLLOW_ORDER,  /* of a letter at hand, or one that could be taken back */
	FOLLOW_LATER,  /* a move that was sent for this turn before it began */
	FOLLOW_TIME,   /* somebody's time is over */
	FOLLOW_RULING, /* a referee's */
};

struct follow {
	enum follow_cause cause;
	struct context *d;
	struct arena *arena;
	struct record *r;      /* as it stood; then as it stands */
	const struct table *t; /* whose events it is to have */
	int seat;              /* FOLLOW_ORDER: whose */
	int64_t arrived;       /* FOLLOW_ORDER: with a letter that came then */
	struct err *err;
	/* FOLLOW_RULING: the game goes back to where nothing waits for it that was sent
	 * ahead or asked; and what tells of the ruling instead of its events. */
	bool goes_back;
	bool (*tell)(const struct follow *f);
	/* FOLLOW_TIME: opens a case where the turn falls to a referee. */
	bool (*open_case)(const struct follow *f);
	void *arg; /* of these two */
	/* Of the work. */
	struct position before;
	struct waits waits; /* behind its events; not where it is a ruling */
};

/* In the caller's transaction. */
bool follow(struct follow *f);

/* The case of kind `time` of that turn that waits; its id is 0 when there is none. */
bool case_of_time(struct context *d, struct arena *arena, int64_t game, int turn,
		  struct casefile *c, struct err *err);

#endif
