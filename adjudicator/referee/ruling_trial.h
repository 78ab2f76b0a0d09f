/* SPDX-License-Identifier: ISC */
/* A ruling that was judged and is not kept yet: shared by ruling.c (keeps it),
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
	const struct record *r; /* as it was */
	const struct ruling_wish *wish;
	struct ruling_words words;
	struct player to;       /* RULING_SUBSTITUTE: who is to have the seat */
	struct line line;       /* of the record before it */
	struct position before; /* the ruling */
	struct table table;     /* behind it */
	const struct event *e;  /* the ruling's own event */
	size_t own;    /* events up to here are the ruling's; an order's follow */
	bool *counted; /* of line: counted before, and counts still */
	bool *counts;
	struct err *err;
};

/* Judges t->wish over t->r. *diag is filled where it is refused: *can is false. */
bool ruling_trial_judge(struct ruling_trial *t, struct diag *diag, bool *can);
/* An event that counted and counts no more. */
bool ruling_trial_undoes(const struct ruling_trial *t, size_t i);
/* The position behind the ruling, before an order that it gives. */
const struct position *ruling_trial_behind(const struct ruling_trial *t);
/* The letters to every seat and to who watches; r as it is behind the ruling. */
bool ruling_trial_tell(const struct ruling_trial *t, const struct record *r);

/* The cases that wait and that it decides, although it came without one. */
struct casefile;
struct ruling_trial_decided {
	struct casefile *at; /* in the arena */
	size_t n;
	bool final; /* one of them is an appeal */
};
bool ruling_trial_cases(const struct ruling_trial *t, struct ruling_trial_decided *out);
/* They are ruled on, or closed for good; out->cases counts them. */
bool ruling_trial_settle(const struct ruling_trial *t,
			 const struct ruling_trial_decided *all, struct ruled *out);

#endif
