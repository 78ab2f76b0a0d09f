/* SPDX-License-Identifier: ISC */
/*
 * Tells the service that the setting `ping` names of each run that did everything it
 * had to do. If the service is told nothing for too long, it alarms the organiser,
 * whatever the cause.
 */
#ifndef ADJUDICATOR_CLUB_HEARTBEAT_H
#define ADJUDICATOR_CLUB_HEARTBEAT_H

#include "adjudicator/club/config.h"
#include "adjudicator/store/store.h"

/* When a ping was last tried, and when one last succeeded; 0: never. */
struct heartbeat {
	int64_t tried, good;
};
bool heartbeat_read(struct store *st, struct heartbeat *out, struct err *err);
/* Call it after a good run, when all else is done. Pings at most once a minute.
 * Returns false (with err), once a day, if no ping succeeded for an hour; that is no
 * fault of the run. */
bool heartbeat_tell(struct config *c, struct store *st, int64_t now, struct err *err);

#endif
