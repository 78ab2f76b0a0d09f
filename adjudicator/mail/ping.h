/* SPDX-License-Identifier: ISC */
/*
 * A watcher of the organiser's who is told of good runs, and who alarms him when he is
 * told of none. The address is asked for and no more: nothing of the club goes with it,
 * and what comes back is thrown away.
 */
#ifndef ADJUDICATOR_MAIL_PING_H
#define ADJUDICATOR_MAIL_PING_H

#include "formats/text/arena.h"
#include "formats/text/err.h"
#include "formats/text/view.h"

/* The host in such an address, with its port: the rest of it is a secret. */
struct view ping_host(struct view url);
/* Asks for a http:// or https:// address, all of it within `seconds`; certificate and
 * host name are verified, also by the authorities in the file `ca` (""; none). Whatever
 * but an answer 200 to 299 is ERR_SERVER, told without the address' path. */
bool ping(const char *url, const char *ca, int seconds, struct err *err);
/* What ping has adjudicator-network do, in this process. */
bool ping_ask(const char *url, const char *ca, int seconds, struct err *err);

#endif
