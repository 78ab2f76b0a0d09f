/* SPDX-License-Identifier: ISC */
/* An order that reads well and may still not be what its player wants. */
#ifndef ADJUDICATOR_PLAY_CARRY_UNSURE_H
#define ADJUDICATOR_PLAY_CARRY_UNSURE_H

#include "adjudicator/letters/hearing.h"

/* What is wanted once more before it is done. */
struct sure {
	const char *kind, *intro;
	struct view order, shown; /* canonical, and as it is offered */
};
/* Whether it must be asked once more, and how; `t` has judged it. */
bool carry_unsure(const struct hearing *h, const struct record *r,
		  const struct order *o, const struct table *t, struct sure *what);

#endif
