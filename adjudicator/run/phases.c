/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/phases.h"

#include "adjudicator/clocks/deadlines.h"
#include "adjudicator/clocks/remind.h"
#include "adjudicator/clocks/reveal.h"
#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/players/forget.h"
#include "adjudicator/players/privacy.h"
#include "adjudicator/puzzle/puzzle.h"
#include "adjudicator/record/ratings.h"
#include "adjudicator/record/result.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/referee/substitute.h"
#include "adjudicator/run/give_back.h"
#include "adjudicator/season/monthly.h"
#include "adjudicator/season/tick.h"
#include "adjudicator/store/stored.h"

void run_close(struct run *r)
{
	club_outbox_close(&r->outbox);
	arena_free(&r->arena);
}

bool phase_also(bool ok, bool (*phase)(struct run *r, struct err *err), struct run *r,
		struct err *err)
{
	struct err why = {0};

	if (phase(r, &why)) {
		return ok;
	}
	if (ok) {
		*err = why;
	}
	return false;
}

bool phase_take(struct run *r, struct err *err)
{
	return phase_also(phase_fetch(r, err), phase_file, r, err);
}

bool phase_end(const struct run *r, struct err *err)
{
	if (r->unread.count > 0) {
		(void)err_more(
			err, ERR_DATA,
			"%ld letter%s in the mailbox could not be read; %s",
			r->unread.count, r->unread.count == 1 ? "" : "s",
			r->unread.holding == 0
				? "for more than 7 days, so time runs on"
				: "no turn runs out meanwhile, for 7 days at most");
	}
	if (r->waiting > 0) {
		(void)err_more(
			err, ERR_DATA,
			"%ld letter%s could not be judged; judged again in a later run",
			r->waiting, r->waiting == 1 ? "" : "s");
	}
	return (r->context.asides == NULL || asides_end(r->context.asides, err)) &&
	       r->waiting == 0 && r->unread.count == 0;
}

/* -------------------------------------------------------------------- tick */

static bool count_results(struct run *r, struct err *err)
{
	long damaged;

	if (!outcome_fill(&r->context, &damaged, err)) {
		return false;
	}
	if (damaged > 0) {
		log_warn(r->log,
			 "%ld games that are over cannot be read; they count "
			 "nowhere (`adjudicator verify --all` names them)",
			 damaged);
	}
	return ratings_refresh(r->context.store, err);
}

bool begin_clocks(struct run *r, struct err *err)
{
	r->clocks_begun = r->clocks_begun || untold_tick(&r->context, err);
	return r->clocks_begun;
}

bool phase_tick(struct run *r, struct err *err)
{
	struct context *d = &r->context;

	progress_doing(r->progress, "looking at all clocks");
	if ((d->drained && !outage_end(d, err)) || !begin_clocks(r, err) ||
	    !undelivered_tick(d, err) || !deadlines_tick(d, &r->fallen, err) ||
	    (d->drained &&
	     (!silence_tick(d, err) || !reveal_due(d, &r->revealed, err) ||
	      !season_tick(d, r->log, &r->begun, err) || !remind_all(d, err) ||
	      !digest_all(d, err) || !puzzle_weekly(d, err) ||
	      !store_set_number(d->store, STORED_DRAINED, d->now, err)))) {
		return false;
	}
	/* A fault in one of these stops no clock. */
	return count_results(r, err) && substitute_tick(d, err) &&
	       forget_agreed(d, &r->forgotten, err) && keeping_daily(d, err) &&
	       seal_note(d, err) && (!d->drained || monthly_bulletin(d, r->log, err));
}

/* -------------------------------------------------------------------- send */

bool phase_send(struct run *r, struct err *err)
{
	progress_doing(r->progress, "writing and sending letters");
	return phase_write(r, err) && send_all(r, err);
}

/* --------------------------------------------------------------------- all */

static const struct {
	bool (*phase)(struct run *r, struct err *err);
	bool always; /* even after an earlier phase failed */
} phases[] = {
	{phase_fetch,  true },
        {phase_judge,  true },
        {phase_robots, false},
	{phase_tick,   false},
        {phase_robots, false},
        {phase_send,   true },
	{phase_file,   true },
};

bool phase_all(struct run *r, struct err *err)
{
	bool ok = true;

	for (size_t i = 0; i < sizeof phases / sizeof phases[0]; i++) {
		if (ok || phases[i].always) {
			ok = phase_also(ok, phases[i].phase, r, err);
		}
	}
	return ok;
}
