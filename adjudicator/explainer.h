/* SPDX-License-Identifier: ISC */
/* Events being explained one by one: shared by the files that explain them. */
#ifndef ADJUDICATOR_EXPLAINER_H
#define ADJUDICATOR_EXPLAINER_H

#include "adjudicator/explain.h"

struct explainer {
	struct arena *arena;
	const struct replay *r;
	const struct replay_turn *t; /* NULL: facts, or the deal */
	size_t first;                /* event told first */
	size_t i;                    /* event being told */
	const struct event *e;
	const struct position *before;
	struct position pos; /* after the event */
	struct explain_notes notes;
};

/* A note about this event, and what it says. */
struct explain_note *explainer_add(struct explainer *w, const char *what);
void explainer_say(struct explain_note *note, const char *rules, const char *text);
const char *explainer_name(const struct explainer *w, int seat);
struct view explainer_tiles(const struct explainer *w, const uint8_t *tile, int n);
/* The line whose play or order this event settled; 0: none. */
long explainer_settles(const struct explainer *w);

/* Tiles that move: explain_draws.c. */
void explainer_draw(struct explainer *w);
void explainer_exchange(struct explainer *w);
void explainer_ex(struct explainer *w);
void explainer_idle_ex(struct explainer *w);
void explainer_redeal(struct explainer *w);

/* Plays that may be questioned: explain_pending.c. */
void explainer_stand(struct explainer *w);
void explainer_withdraw(struct explainer *w);
void explainer_question(struct explainer *w);
void explainer_hold(struct explainer *w);
void explainer_drop(struct explainer *w);

#endif
