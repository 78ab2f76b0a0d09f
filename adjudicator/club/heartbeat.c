/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/heartbeat.h"

#include "adjudicator/mail/ping.h"
#include "adjudicator/store/stored.h"

enum { PATIENCE = 10 /* seconds */, MINUTE = 60, HOUR = 3600, DAY = 86400 };

bool heartbeat_read(struct store *st, struct heartbeat *out, struct err *err)
{
	*out = (struct heartbeat){0};
	return store_number(st, STORED_PING_TRIED, &out->tried, err) &&
	       store_number(st, STORED_PING_GOOD, &out->good, err);
}

/* *is: to report a failure, if it has lasted an hour, and once a day. */
static bool say(struct store *st, const struct heartbeat *h, int64_t now, bool *is,
		struct err *err)
{
	int64_t last;

	*is = false;
	if (!store_number(st, STORED_PING_SAID, &last, err)) {
		return false;
	}
	*is = now - h->good >= HOUR && now - last >= DAY;
	return !*is || store_set_number(st, STORED_PING_SAID, now, err);
}

bool heartbeat_tell(struct config *c, struct store *st, int64_t now, struct err *err)
{
	struct heartbeat h;
	struct err why = {0};
	bool told;
	bool loud;

	if (*c->ping == '\0') {
		return true;
	}
	if (!heartbeat_read(st, &h, err)) {
		return false;
	}
	if (now >= h.tried && now - h.tried < MINUTE) {
		return true;
	}
	told = ping(c->ping, *c->tls_ca == '\0' ? "" : config_path(c, c->tls_ca),
		    PATIENCE, &why);
	if (!store_set_number(st, STORED_PING_TRIED, now, err)) {
		return false;
	}
	if (told) {
		return store_set_number(st, STORED_PING_GOOD, now, err);
	}
	return say(st, &h, now, &loud, err) &&
	       (!loud || err_set(err, why.kind, "%s", why.text));
}
