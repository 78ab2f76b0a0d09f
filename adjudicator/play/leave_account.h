/* SPDX-License-Identifier: ISC */
/*
 * The leave that a player has (K20): some at the start, and for each day since he
 * joined its share of a year's leave; never more than a year's leave at once. A
 * booked leave is taken off when it begins. Pure: the caller passes all moments, in
 * seconds.
 */
#ifndef ADJUDICATOR_PLAY_LEAVE_ACCOUNT_H
#define ADJUDICATOR_PLAY_LEAVE_ACCOUNT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "formats/orders/order_args.h"
#include "formats/orders/order_shape.h"
#include "formats/text/zone.h"

struct leave_rule {
	int64_t per_year, at_start; /* seconds a year; seconds to begin with */
	int64_t joined;             /* when the player joined */
};

struct leave_span {
	int64_t begins, ends;
};

/* What is left at that moment, in seconds, less the spans that begin before it;
 * `span` is sorted by beginning. Negative: more was taken than there was. */
int64_t leave_left(const struct leave_rule *rule, const struct leave_span *span,
		   size_t count, int64_t at);
/* The longest leave that may begin then without cutting short one that is booked
 * after it. */
int64_t leave_longest(const struct leave_rule *rule, const struct leave_span *span,
		      size_t count, int64_t begins);

/* leave_dates.c: the span that a text means, in the player's time zone; pure, too.
 * It runs from the start of the first day, or from `now` if that day is today, to
 * the end of the last day. A date without a year is the next one to come, but a day
 * of the last month is over. Returns false with diag->code and `at`; the caller
 * fills the rest. */
bool leave_dates(const struct leave_text *text, int64_t now, const struct zone *zone,
		 struct leave_span *out, struct diag *diag);

#endif
