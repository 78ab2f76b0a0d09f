/* SPDX-License-Identifier: ISC */
/*
 * The service that the setting `ping` names is told of each run that did all it had to
 * do. When it hears nothing for too long it alarms the organiser, whatever the cause.
 */
#ifndef ADJUDICATOR_CLUB_HEARTBEAT_H
#define ADJUDICATOR_CLUB_HEARTBEAT_H

#include "adjudicator/club/config.h"
#include "adjudicator/store/store.h"

/* When it was last tried, and when it last went well; 0: never. */
struct heartbeat {
	int64_t tried, good;
};
bool heartbeat_read(struct store *st, struct heartbeat *out, struct err *err);
/* Behind a good run, when all else is done; not more than once a minute. False (with
 * err) where it could not be told for an hour, once a day; that is no fault of the
 * run. */
bool heartbeat_tell(struct config *c, struct store *st, int64_t now, struct err *err);

#endif
