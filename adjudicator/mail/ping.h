/* SPDX-License-Identifier: ISC */
/*
 * Tells a monitoring service of good runs, so that it can alarm the organiser when
 * it hears of none. Only its address is requested: nothing about the club is sent,
 * and the answer is thrown away.
 */
#ifndef ADJUDICATOR_MAIL_PING_H
#define ADJUDICATOR_MAIL_PING_H

#include "formats/text/arena.h"
#include "formats/text/err.h"
#include "formats/text/view.h"

/* The host of such an address, with its port. The rest of the address is a
 * secret. */
struct view ping_host(struct view url);
/* Requests a http:// or https:// address within `seconds` in all. Certificate and
 * host name are verified; `ca` is a file of authorities to trust besides ("": none).
 * Anything but an answer from 200 to 299 is ERR_SERVER; the error does not tell the
 * address's path. */
bool ping(const char *url, const char *ca, int seconds, struct err *err);
/* The same in this process; ping() has adjudicator-network call it. */
bool ping_ask(const char *url, const char *ca, int seconds, struct err *err);

#endif
