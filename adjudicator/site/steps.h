/* SPDX-License-Identifier: ISC */
/*
 * A game as its page goes through it: the deal, then a step for every move and for
 * whatever else changes what lies on the table, in the order of the record. What
 * rulings superseded is among them. All of it is as an observer may see it, or, once
 * the game is over and nothing of it is secret any more, as everybody may.
 */
#ifndef ADJUDICATOR_SITE_STEPS_H
#define ADJUDICATOR_SITE_STEPS_H

#include "adjudicator/record/record.h"

struct site_step {
	enum event_kind kind; /* EVENT_START: the deal; EVENT_CLOCK: how it stands */
	int seat;             /* -1: nobody's */
	struct view name;     /* who had it then */
	int turn;
	long row; /* of the record */
	int64_t at;
	struct view text;  /* a sentence without a full stop */
	struct view play;  /* "8D CRATE", "SON"; empty: no play */
	struct view path;  /* of a word on a path: "A1 B2 C2" */
	int points;        /* of the play */
	bool bingo;        /* it used all tiles of the rack */
	struct view words; /* with their points, where there are several */
	struct view rack;  /* that it was made from; empty where that is not told */
	bool superseded;   /* by a ruling */
	struct view *note; /* sentences about what followed */
	size_t notes;
	int score[SEATS]; /* of all seats when the next step begins */
	int bag;          /* likewise */
	/* What lies there: in games on a board behind it, in games of paths before it,
	 * so that the letters of its word can be seen. */
	struct game_view *view;
	struct game_view *settled; /* behind it and what followed */
};

struct site_steps {
	const struct record *r;
	struct viewer viewer;
	struct site_step *step;
	size_t count;           /* at least 1 */
	struct view commitment; /* to the secret of its draws; empty: none */
	struct view secret;     /* once it is told */
	size_t rulings;
};

/* Whether everybody may see all of it. */
bool site_steps_open(const struct site_steps *x);
bool site_steps_read(struct site_steps *out, const struct record *r,
		     struct arena *arena, struct view language, struct err *err);

#endif
