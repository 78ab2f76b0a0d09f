/* SPDX-License-Identifier: ISC */
/* A clock that went back, or ahead by months since the last run. Time then stands still
 * for the club, and each run says so, until `run --accept-clock` (K26). After that
 * run/clock_trust.c brings back what was put off. */
#include "adjudicator/cmd/cmd.h"

#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/give_back.h"
#include "adjudicator/store/stored.h"
#include "formats/text/stamp.h"
#include <time.h>

/* How far the clock may go back, and how long a club may do nothing, before somebody is
 * asked. */
enum { HOUR = 3600, BACK = HOUR, AHEAD = 100 * 24 * HOUR };

bool cmd_clock(struct cmd *c, int64_t *now)
{
	const char *text = NULL;

	*now = (int64_t)time(NULL);
	if (!cmd_option(c, "now", &text)) {
		return false;
	}
	if (text != NULL && !stamp_read(view_of(text), now)) {
		return err_set(c->err, ERR_USAGE,
			       "\"%s\" is no time; write 2026-11-20T20:00:00Z", text);
	}
	return true;
}

static bool read_now(struct cmd *c, int64_t *now, int64_t *last)
{
	return cmd_clock(c, now) && store_number(c->store, STORED_RUN, last, c->err);
}

static bool far_ahead(int64_t now, int64_t last)
{
	return last != 0 && now - last > AHEAD;
}

bool cmd_now(struct cmd *c, int64_t *now)
{
	int64_t last = 0;

	if (!read_now(c, now, &last)) {
		return false;
	}
	return *now >= last - BACK ||
	       err_set(c->err, ERR_CONFIG,
		       "this run's time lies before the last run's (%s); if the clock "
		       "is right, `adjudicator run --accept-clock` says so",
		       cmd_stamp(c->arena, last));
}

bool cmd_now_run(struct cmd *c, struct run_now *out)
{
	int64_t last = 0;

	*out = (struct run_now){.accepted = cmd_flag(c, "accept-clock")};
	if (!read_now(c, &out->said, &last)) {
		return false;
	}
	out->doubt = !out->accepted &&
		     (out->said < last - BACK || far_ahead(out->said, last));
	out->now = out->doubt ? last : out->said;
	if (out->doubt) {
		log_warn(c->log,
			 "the clock says %s and the last run was at %s: until one of "
			 "them is put right, or `adjudicator run --accept-clock` says "
			 "that the clock is, time stands still and no turn runs out of "
			 "it",
			 cmd_stamp(c->arena, out->said), cmd_stamp(c->arena, last));
	}
	return true;
}

bool cmd_now_keep(struct cmd *c, int64_t now)
{
	int64_t last = 0;

	return store_number(c->store, STORED_RUN, &last, c->err) &&
	       (now <= last || far_ahead(now, last) ||
		store_set_number(c->store, STORED_RUN, now, c->err));
}

bool cmd_outage(struct cmd *c, struct context *d)
{
	struct asides asides;
	int64_t last = 0;
	bool ok;

	if (!store_number(c->store, STORED_RUN, &last, c->err) ||
	    far_ahead(d->now, last)) {
		return c->err->kind == ERR_NONE;
	}
	ok = asides_begin(d, &asides, c->log, c->err) && outage_give_back(d, c->err);
	asides_free(&asides);
	d->asides = NULL;
	return ok;
}
