/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/now.h"

#include "formats/text/stamp.h"
#include <time.h>

enum { HOUR = 3600 };

bool cmd_now(struct cmd *c, int64_t *now)
{
	const char *text = NULL;
	int64_t last;

	*now = (int64_t)time(NULL);
	if (!cmd_option(c, "now", &text)) {
		return false;
	}
	if (text != NULL && !stamp_read(view_of(text), now)) {
		return err_set(c->err, ERR_USAGE,
			       "\"%s\" is no time; write 2026-11-20T20:00:00Z", text);
	}
	if (!store_number(c->store, "clock.run", &last, c->err)) {
		return false;
	}
	if (*now < last - HOUR) {
		struct buf b = buf_in(c->arena);

		stamp_write(&b, last);
		return err_set(
			c->err, ERR_CONFIG,
			"this run's time lies before the last run's (%s); is the "
			"clock right?",
			buf_cstr(&b));
	}
	return true;
}

bool cmd_now_keep(struct cmd *c, int64_t now)
{
	int64_t last;

	return store_number(c->store, "clock.run", &last, c->err) &&
	       (now <= last || store_set_number(c->store, "clock.run", now, c->err));
}
