/* SPDX-License-Identifier: ISC */
/*
 * Questions to a player: what may have been meant is kept as numbered orders in
 * canonical form, and the answer plays one of them as if it had come with the first
 * letter. The first question of a turn stops that seat's clock until it is answered,
 * for at most 48 hours (K6); deadlines_resume gives that time back.
 */
#ifndef ADJUDICATOR_PLAY_QUESTION_H
#define ADJUDICATOR_PLAY_QUESTION_H

#include "adjudicator/letters/news.h"

enum { ANSWER_WITHIN = 48 * 3600 };

struct choice {
	struct view order;
	bool changes;      /* the game: of held ones; the clock stops for no others */
	bool written;      /* `order` is as the player wrote it; else canonical */
	struct view shown; /* as a letter writes it */
	struct view why; /* what is wrong with it, for the phrase `how`; often empty */
	bool has_score;
	int score;
};

struct asking {
	const char *kind;  /* choose held all stale resign: how question.h keeps it */
	const char *intro; /* phrase */
	const char *how;   /* phrase after the choices */
	const struct choice *choice;
	size_t choices;
	int64_t arrived; /* of the letter asked about */
	size_t all;      /* where there are more choices than these; else 0 */
};

/* Keeps the question and tells the seat's player. */
bool ask(struct context *d, struct arena *arena, const struct record *r,
	 const struct addressee *to, const struct asking *asking, struct err *err);
/* An order as its player wrote it, with the score and the turn he expects. */
struct view question_written(struct arena *arena, const struct order *o);
/* *since: when a question of this turn, open still, stopped the seat's clock; 0: the
 * clock runs. */
bool question_stopped(struct context *d, struct arena *arena, const struct record *r,
		      int seat, int64_t *since, struct err *err);
/* The clock runs again, and is not stopped again in this turn. */
bool question_runs(struct context *d, struct arena *arena, const struct record *r,
		   int seat, struct err *err);

#endif
