/* SPDX-License-Identifier: ISC */
/* Which days a leave is meant for, in its player's zone (K20). Pure. */
#ifndef ADJUDICATOR_PLAY_LEAVE_DATES_H
#define ADJUDICATOR_PLAY_LEAVE_DATES_H

#include "adjudicator/play/leave_account.h"
#include "formats/orders/order_args.h"
#include "formats/text/zone.h"

/* From the first moment of its first day, or from `now` on if that is today, to the
 * last moment of its last. Where no year is said it is the one next to come, but a day
 * of the last month is over. False with a diag: code and `at`; the rest is the
 * caller's. */
bool leave_dates(const struct leave_text *text, int64_t now, const struct zone *zone,
		 struct leave_span *out, struct diag *diag);

#endif
