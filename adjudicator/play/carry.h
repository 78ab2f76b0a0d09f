/* SPDX-License-Identifier: ISC */
/* Carries out the orders of a game, one by one. */
#ifndef ADJUDICATOR_PLAY_CARRY_H
#define ADJUDICATOR_PLAY_CARRY_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/play/question.h"
#include "adjudicator/record/record.h"

enum { FIRSTS_MAX = 27 }; /* as many as Cubes has cubes */
/* How certain it is that an order is what its player wants. */
struct meant {
	bool strict; /* the order is in canonical form (see struct table) */
	bool sure;   /* ask nothing back: it is an answer, or the operator entered it */
	const struct order *first; /* orders done before it; all or none */
	size_t firsts;
	bool settled; /* its time to be taken back is over */
};
bool carry_order(struct hearing *h, struct record *r, int seat, const struct order *o,
		 struct meant meant);
/* Carries out a choice that a question offered: one order, or several with ";"
 * between. */
bool carry_choice(struct hearing *h, struct record *r, int seat, struct view choice,
		  struct meant meant);
/* *can: whether such a choice could be carried out now. */
bool carry_would(struct hearing *h, const struct record *r, int seat,
		 struct view choice, bool *can);
/* The order just judged, in canonical form, even where it was set aside. */
struct view carry_meant(const struct table *t);
/* The score of a play or a word on a path. Returns false when the order is neither. */
bool carry_score(const struct order *o, const struct table *t, int *score);
/* Whether the order answers an older letter of this game than the one that counts
 * now. */
bool carry_stale(const struct hearing *h, const struct record *r,
		 const struct order *o);
/* Asks the player a question; his clock may stand still until he answers. */
bool carry_question(struct hearing *h, const struct record *r, int seat,
		    const struct asking *asking);

/* An order that is clear but may not be what its player wants: he is asked to
 * confirm it. */
struct sure {
	const char *kind, *intro;
	struct view order, shown; /* in canonical form, and as it is shown */
};
/* Whether the order must be confirmed; fills *what. `t` has judged the order. */
bool carry_unsure(const struct hearing *h, const struct record *r,
		  const struct order *o, const struct table *t, struct sure *what);

/* Answer the order `try`: what a play, or a word on a path, would score. */
bool try_play(struct hearing *h, const struct record *r, int seat,
	      const struct table *t);
bool try_word(struct hearing *h, const struct record *r, int seat,
	      const struct table *t);
/* Adds the picture of the position with what was tried, as that player reads it. */
bool try_picture(struct note *n, const struct record *r, const struct table *t);

#endif
