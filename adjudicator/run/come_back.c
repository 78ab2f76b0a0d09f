/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/come_back.h"

#include "adjudicator/system/stop.h"
#include "formats/text/monotonic.h"
#include <poll.h>

enum { WAIT_LEAST_MS = 100, WAIT_MOST_MS = 2000, PATIENCE_MS = 60000 };

static bool try_once(struct run *r, bool (*what)(void *arg, struct err *err), void *arg,
		     struct err *err)
{
	struct context *d = &r->context;
	struct store *lost = d->store;
	bool ok = store_open(&d->store, d->config->dir, d->config->database, DB_WRITE,
			     err) &&
		  what(arg, err);

	if (d->store != lost) {
		store_close(d->store);
		d->store = lost;
	}
	return ok;
}

bool come_back(struct run *r, bool (*what)(void *arg, struct err *err), void *arg)
{
	const int64_t until = monotonic_ms() + PATIENCE_MS;
	int wait = WAIT_LEAST_MS;

	for (;;) {
		struct err why = {0};

		if (try_once(r, what, arg, &why)) {
			return true;
		}
		if (why.kind != ERR_RETRY || stop_asked() ||
		    monotonic_ms() + wait > until) {
			log_err(r->log, &why);
			return false;
		}
		(void)poll(NULL, 0, wait);
		wait = 2 * wait < WAIT_MOST_MS ? 2 * wait : WAIT_MOST_MS;
	}
}
