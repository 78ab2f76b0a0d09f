/* SPDX-License-Identifier: ISC */
/* Games of others: to watch one (L16), and what one who watches may ask for. */
#ifndef ADJUDICATOR_RUN_OBSERVERS_H
#define ADJUDICATOR_RUN_OBSERVERS_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/record.h"

/* The orders of one who has no seat in that game, or to look at it. */
bool answer_observer(struct hearing *h, struct record *r, const struct order *o,
		     size_t count);
bool answer_observe_own(struct hearing *h, const struct record *r, int seat,
			const struct order *o);
/* One who asks for it by a letter that proves nothing is asked whether he did. */
bool observe_unproved(struct hearing *h, const struct order *o);

#endif
