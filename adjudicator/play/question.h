/* SPDX-License-Identifier: ISC */
/*
 * Questions to a player. The possible meanings of his letter are stored as numbered
 * orders in canonical form, and his answer plays one of them as if it had come with
 * the letter. The first question of a turn stops that seat's clock until it is
 * answered, for at most 48 hours (K6); deadlines_resume gives that time back.
 */
#ifndef ADJUDICATOR_PLAY_QUESTION_H
#define ADJUDICATOR_PLAY_QUESTION_H

#include "adjudicator/letters/news.h"

enum { ANSWER_WITHIN = 48 * 3600 };

struct choice {
	struct view order;
	bool changes;      /* held orders: it would change the game; only then the clock
			      stops */
	bool written;      /* `order` is as the player wrote it; else it is canonical */
	struct view shown; /* as it is shown in a letter */
	struct view why; /* what is wrong with it, for the phrase `how`; often empty */
	bool has_score;
	int score;
};

struct asking {
	const char *kind;  /* choose held all stale resign ...: see store/question.h */
	const char *intro; /* phrase before the choices */
	const char *how;   /* phrase after the choices */
	const struct choice *choice;
	size_t choices;
	int64_t arrived; /* when the letter asked about arrived */
	size_t all; /* number of all choices, if there are more than these; else 0 */
	const char *besides; /* phrase below `how`; NULL: none */
};

/* Stores the question and sends it to the seat's player. */
bool ask(struct context *d, struct arena *arena, const struct record *r,
	 const struct addressee *to, const struct asking *asking, struct err *err);
/* An order as its player wrote it, with the score and turn that he expects. */
struct view question_written(struct arena *arena, const struct order *o);
/* *since: when an open question of this turn stopped the seat's clock; 0: the clock
 * runs. */
bool question_stopped(struct context *d, struct arena *arena, const struct record *r,
		      int seat, int64_t *since, struct err *err);
/* Starts the clock again; it is not stopped a second time in this turn. */
bool question_runs(struct context *d, struct arena *arena, const struct record *r,
		   int seat, struct err *err);

#endif
