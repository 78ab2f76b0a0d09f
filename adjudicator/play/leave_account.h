/* SPDX-License-Identifier: ISC */
/*
 * What leave a player has (K20): some at once, and so much of a year's for every day
 * since he joined; never more than a year's at a time. What is booked is taken off when
 * it begins. Pure: all moments are given, in seconds.
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
	int64_t per_year, at_start; /* seconds */
	int64_t joined;             /* the moment */
};

struct leave_span {
	int64_t begins, ends;
};

/* What is left at that moment, with those that begin before it taken off; `span` is
 * sorted by its beginnings. Negative: more was taken than there was. */
int64_t leave_left(const struct leave_rule *rule, const struct leave_span *span,
		   size_t count, int64_t at);
/* How long a leave that begins then may be, so that none that is booked behind it is
 * cut short. */
int64_t leave_longest(const struct leave_rule *rule, const struct leave_span *span,
		      size_t count, int64_t begins);

/* leave_dates.c: which days a leave is meant for, in its player's zone. Pure, too.
 * From the first moment of its first day, or from `now` on if that is today, to the
 * last moment of its last. Where no year is said it is the one next to come, but a day
 * of the last month is over. False with a diag: code and `at`; the rest is the
 * caller's. */
bool leave_dates(const struct leave_text *text, int64_t now, const struct zone *zone,
		 struct leave_span *out, struct diag *diag);

#endif
