/* SPDX-License-Identifier: ISC */
/* A ruling that is judged but not stored yet: shared by ruling.c (stores it),
 * ruling_letter.c (tells it) and whatif.c. */
#ifndef ADJUDICATOR_REFEREE_RULING_TRIAL_H
#define ADJUDICATOR_REFEREE_RULING_TRIAL_H

#include "adjudicator/games/ruling.h"
#include "adjudicator/referee/ruling.h"
#include "adjudicator/store/player.h"
#include "formats/template.h"

struct ruling_trial {
	struct context *d;
	struct arena *arena;
	const struct record *r; /* before the ruling */
	const struct ruling_wish *wish;
	struct ruling_words words;
	struct player to;       /* RULING_SUBSTITUTE: who shall have the seat */
	struct line line;       /* the record before the ruling */
	struct position before; /* before the ruling */
	struct table table;     /* after the ruling */
	const struct event *e;  /* the ruling's own event */
	size_t own;    /* events before this index are the ruling's; those of an order
			  follow */
	long row;      /* its row in the record, once it is stored */
	bool *counted; /* for each event of `line`: whether it counted before, and
			  counts after */
	bool *counts;
	struct err *err;
};

/* Judges t->wish on t->r. When it is refused, *can is false and *diag is set. */
bool ruling_trial_judge(struct ruling_trial *t, struct diag *diag, bool *can);
/* Whether event i counted and does not count any more. */
bool ruling_trial_undoes(const struct ruling_trial *t, size_t i);
/* The position after the ruling, before the order that it gives. */
const struct position *ruling_trial_behind(const struct ruling_trial *t);
/* Writes to every seat and observer; r is the game after the ruling. */
bool ruling_trial_tell(const struct ruling_trial *t, const struct record *r);

/* Finds the waiting cases that the ruling decides although it came without a case. */
struct casefile;
struct ruling_trial_decided {
	struct casefile *at; /* in the trial's arena */
	size_t n;
	bool final; /* one of them is an appeal */
};
bool ruling_trial_cases(const struct ruling_trial *t, struct ruling_trial_decided *out);
/* Marks them as ruled on or closed; out->cases counts them. */
bool ruling_trial_settle(const struct ruling_trial *t,
			 const struct ruling_trial_decided *all, struct ruled *out);

#endif
