/* SPDX-License-Identifier: ISC */
/* The orders of a game, carried out one by one. */
#ifndef ADJUDICATOR_PLAY_CARRY_H
#define ADJUDICATOR_PLAY_CARRY_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/play/question.h"
#include "adjudicator/record/record.h"

enum { FIRSTS_MAX = 27 }; /* as many as there are cubes */
/* How surely an order is what its player wants. */
struct meant {
	bool strict; /* it is in canonical form (struct table) */
	bool sure;   /* nothing need be asked: an answer, or entered by the operator */
	const struct order *first; /* done before it, or not without it */
	size_t firsts;
	bool settled; /* it can no longer be taken back */
};
bool carry_order(struct hearing *h, struct record *r, int seat, const struct order *o,
		 struct meant meant);
/* The same of a choice that a question offered: one order, or several with ";". */
bool carry_choice(struct hearing *h, struct record *r, int seat, struct view choice,
		  struct meant meant);
/* Whether such a choice could be done now. */
bool carry_would(struct hearing *h, const struct record *r, int seat,
		 struct view choice, bool *can);
/* What that order would be done as, in canonical form, also where it is set aside. */
struct view carry_meant(const struct table *t);
/* What a play or a word on a path would score; false: the order is neither. */
bool carry_score(const struct order *o, const struct table *t, int *score);
/* Whether it answers an older letter of this game than the one that counts now. */
bool carry_stale(const struct hearing *h, const struct record *r,
		 const struct order *o);
/* Puts a question: the clock may stand still until it is answered. */
bool carry_question(struct hearing *h, const struct record *r, int seat,
		    const struct asking *asking);

/* An order that reads well and may still not be what its player wants: it is wanted
 * once more before it is done. */
struct sure {
	const char *kind, *intro;
	struct view order, shown; /* canonical, and as it is offered */
};
/* Whether it must be asked once more, and how; `t` has judged it. */
bool carry_unsure(const struct hearing *h, const struct record *r,
		  const struct order *o, const struct table *t, struct sure *what);

/* What a move would score: nothing is played. */
bool try_play(struct hearing *h, const struct record *r, int seat,
	      const struct table *t);
bool try_word(struct hearing *h, const struct record *r, int seat,
	      const struct table *t);
/* The board behind it, as that seat reads it. */
bool try_picture(struct note *n, const struct record *r, const struct table *t);

#endif
