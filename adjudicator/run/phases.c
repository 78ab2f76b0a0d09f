/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/phases.h"

#include "adjudicator/clocks/deadlines.h"
#include "adjudicator/clocks/digest.h"
#include "adjudicator/clocks/remind.h"
#include "adjudicator/clocks/reveal.h"
#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/clocks/untold.h"
#include "adjudicator/evidence/rules_change.h"
#include "adjudicator/letters/organiser.h"
#include "adjudicator/players/forget.h"
#include "adjudicator/players/retention.h"
#include "adjudicator/record/ratings.h"
#include "adjudicator/record/result.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/referee/substitute.h"
#include "adjudicator/run/batch.h"
#include "adjudicator/run/bounced.h"
#include "adjudicator/run/send.h"
#include "adjudicator/run/silence.h"
#include "adjudicator/run/write.h"
#include "adjudicator/season/tick.h"

enum { BATCH = 100 };

/* -------------------------------------------------------------- fetch and file */

bool phase_fetch(struct run *r, struct err *err)
{
	bool doubt;
	bool ok = incoming_fetch(r, &doubt, err);

	r->context.drained =
		ok && (!doubt || r->context.accept_clock) && !r->context.doubt;
	return ok;
}

bool phase_file(struct run *r, struct err *err)
{
	return incoming_file(r, err);
}

bool phase_take(struct run *r, struct err *err)
{
	struct err why = {0};
	bool ok = phase_fetch(r, err);

	if (!phase_file(r, &why)) {
		if (ok) {
			*err = why;
		}
		ok = false;
	}
	return ok;
}

bool phase_end(const struct run *r, struct err *err)
{
	if (r->waiting > 0) {
		(void)err_more(
			err, ERR_DATA,
			"%ld letter%s could not be judged; judged again in a later run",
			r->waiting, r->waiting == 1 ? "" : "s");
	}
	return (r->context.asides == NULL || asides_end(r->context.asides, err)) &&
	       r->waiting == 0;
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

/* Once a run, before letters are written: a turn that nobody was told of begins now. */
static bool begin_clocks(struct run *r, struct err *err)
{
	r->clocks_begun = r->clocks_begun || untold_tick(&r->context, err);
	return r->clocks_begun;
}

bool phase_tick(struct run *r, struct err *err)
{
	struct context *d = &r->context;

	progress_doing(r->progress, "looking at all clocks");
	if (!begin_clocks(r, err) || !undelivered_tick(d, err) ||
	    !deadlines_tick(d, &r->fallen, err) ||
	    (d->drained &&
	     (!silence_tick(d, err) || !reveal_due(d, &r->revealed, err) ||
	      !season_tick(d, r->log, &r->begun, err) || !remind_all(d, err) ||
	      !digest_all(d, err) ||
	      !store_set_number(d->store, "clock.drained", d->now, err)))) {
		return false;
	}
	/* Trouble with these stops no clock. */
	return count_results(r, err) && substitute_tick(d, err) &&
	       forget_agreed(d, &r->forgotten, err) && keeping_daily(d, err) &&
	       seal_note(d, err);
}

/* -------------------------------------------------------------------- send */

static bool write_batch(struct run *r, struct arena *arena, bool *any, struct err *err)
{
	*any = true;
	for (int i = 0; i < BATCH && *any; i++) {
		arena_reset(arena);
		long before = aside_tries(&r->context);

		if (!write_next(&r->context, arena, any, err)) {
			return false;
		}
		r->written += *any && aside_tries(&r->context) == before;
	}
	progress_tell(r->progress, "%ld letters written", r->written);
	return true;
}

/* Letters to the organiser keep none to a player waiting. */
enum { REPORT_CONCERNS = 1, REPORT_RULES };

static bool report(void *arg, struct arena *arena, int64_t which, struct err *err)
{
	struct run *r = arg;

	return which == REPORT_CONCERNS ? organiser_tell(&r->context, arena, err)
					: rules_change_tell(&r->context, arena,
							    RULES_VERSION, r->log, err);
}

static bool write_reports(struct run *r, struct arena *arena, struct err *err)
{
	static const int64_t all[] = {REPORT_CONCERNS, REPORT_RULES};
	const struct aside_work work = {.what = ASIDE_REPORT, .one = report, .arg = r};

	return bounced_tell(&r->context, arena, r->log, err) &&
	       aside_each(&r->context, &work, all, sizeof all / sizeof *all, err);
}

static bool write_all(struct run *r, struct arena *arena, struct err *err)
{
	bool any = true;
	bool ok;

	if (!begin_clocks(r, err)) {
		return false;
	}
	ok = batch_begin(r, err) && write_reports(r, arena, err) && batch_end(r, err);
	if (r->context.asides != NULL) {
		r->context.asides->behind = 0;
	}
	if (!ok) {
		batch_drop(r);
	}
	while (ok && any) {
		ok = batch_begin(r, err) && write_batch(r, arena, &any, err) &&
		     batch_end(r, err);
		if (!ok) {
			batch_drop(r);
		}
	}
	return ok;
}

bool phase_write(struct run *r, struct err *err)
{
	struct arena arena = {0};
	bool ok = write_all(r, &arena, err);

	arena_free(&arena);
	return ok;
}

bool phase_send(struct run *r, struct err *err)
{
	struct arena arena = {0};
	bool ok;

	progress_doing(r->progress, "writing and sending letters");
	ok = write_all(r, &arena, err) && outgoing_send(r, &arena, err);
	arena_free(&arena);
	return ok;
}

/* --------------------------------------------------------------------- all */

static const struct {
	bool (*phase)(struct run *r, struct err *err);
	bool always; /* also when an earlier one went wrong */
} phases[] = {
	{phase_fetch, true },
        {phase_judge, true },
        {phase_tick,  false},
	{phase_send,  true },
        {phase_file,  true },
};

bool phase_all(struct run *r, struct err *err)
{
	bool ok = true;

	for (size_t i = 0; i < sizeof phases / sizeof phases[0]; i++) {
		struct err why = {0};

		if ((ok || phases[i].always) && !phases[i].phase(r, &why)) {
			if (ok) {
				*err = why;
			}
			ok = false;
		}
	}
	return ok;
}
