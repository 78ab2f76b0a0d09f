/* SPDX-License-Identifier: ISC */
#include "adjudicator/phases.h"

#include "adjudicator/address_mark.h"
#include "adjudicator/batch.h"
#include "adjudicator/bounced.h"
#include "adjudicator/clock.h"
#include "adjudicator/concerns.h"
#include "adjudicator/digest.h"
#include "adjudicator/forget.h"
#include "adjudicator/freeze.h"
#include "adjudicator/keeping.h"
#include "adjudicator/leave.h"
#include "adjudicator/mail/monotonic.h"
#include "adjudicator/outcome.h"
#include "adjudicator/outgoing.h"
#include "adjudicator/overdue.h"
#include "adjudicator/ratings.h"
#include "adjudicator/remind.h"
#include "adjudicator/reply.h"
#include "adjudicator/reveal.h"
#include "adjudicator/rules_change.h"
#include "adjudicator/season_tick.h"
#include "adjudicator/substitute.h"
#include "adjudicator/turn.h"
#include "adjudicator/unheard.h"

enum { BATCH = 100 };

/* -------------------------------------------------------------- fetch and file */

bool phase_fetch(struct run *r, struct err *err)
{
	bool doubt;
	bool ok = incoming_fetch(r, &doubt, err);

	r->desk.drained = ok && (!doubt || r->desk.accept_clock) && !r->desk.doubt;
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

/* ------------------------------------------------------------------- judge */

/* Trouble with the disk or the database concerns every letter; other trouble only this
 * one. */
static bool concerns_all(const struct err *err)
{
	return err->kind == ERR_IO || err->kind == ERR_RETRY || err->kind == ERR_CREATE;
}

/* Who sent it, and what it said, is nobody's business. */
static void note_letter(const struct run *r, int64_t letter, int64_t game,
			struct view verdict, int64_t since)
{
	log_fact(r->log, "letter=%lld game=%lld verdict=%.*s ms=%lld",
		 (long long)letter, (long long)game, VIEW_ARG(verdict),
		 (long long)(monotonic_ms() - since));
}

static bool judge_one(struct run *r, struct arena *arena, const struct inbox_letter *in,
		      struct err *err)
{
	struct desk *d = &r->desk;
	struct err why = {0};
	int64_t since = monotonic_ms();
	struct turn_end end;

	if (!store_mark(d->store, err)) {
		return false;
	}
	if (turn_letter(d, arena, in, &end, &why)) {
		r->judged += !end.waits;
		r->later += end.waits;
		note_letter(r, in->id, end.game,
			    end.waits ? view_of("waits") : end.verdict, since);
		if (end.untold != NULL) {
			log_warn(r->log, "letter %lld did nothing: %s",
				 (long long)in->id, end.untold);
		}
		return store_release(d->store, err);
	}
	store_undo(d->store);
	if (concerns_all(&why)) {
		*err = why;
		return false;
	}
	log_error(r->log, "letter %lld: %s", (long long)in->id, why.text);
	if (why.kind == ERR_BUG) {
		r->judged++;
		note_letter(r, in->id, 0, view_of("quarantined"), since);
		return turn_quarantine(d, in, why.text, err);
	}
	r->waiting++;
	d->drained = false;
	return true;
}

/* The letter that is judged, and the one behind it, which is read meanwhile. */
struct queue {
	struct arena arena[2];
	struct inbox_letter letter[2];
	int now;
};

static bool load_next(struct run *r, struct queue *q, int64_t after, struct err *err)
{
	int which = !q->now;

	arena_reset(&q->arena[which]);
	q->letter[which] = (struct inbox_letter){0};
	return inbox_next(r->desk.store, &q->arena[which], after, &q->letter[which],
			  err);
}

static bool judge_batch(struct run *r, struct queue *q, bool *more, struct err *err)
{
	*more = true;
	for (int i = 0; i < BATCH; i++) {
		q->now = !q->now;
		if (q->letter[q->now].id == 0) {
			*more = false;
			return true;
		}
		if (!load_next(r, q, q->letter[q->now].id, err)) {
			return false;
		}
		turn_ahead(&r->desk, &q->letter[!q->now]);
		if (!judge_one(r, &q->arena[q->now], &q->letter[q->now], err)) {
			return false;
		}
	}
	progress_tell(r->progress, "%ld letters judged", r->judged);
	return true;
}

bool phase_judge(struct run *r, struct err *err)
{
	struct queue q = {0};
	long credited;
	bool more = true;
	bool ok = address_mark_all(&r->desk, err) &&
		  clock_outage(&r->desk, &credited, err) &&
		  leave_begin(&r->desk, err) && freeze_begin(&r->desk, err) &&
		  load_next(r, &q, 0, err);

	while (ok && more) {
		ok = batch_begin(r, err) && judge_batch(r, &q, &more, err) &&
		     batch_end(r, err);
		if (!ok) {
			batch_drop(r);
		}
	}
	turn_ahead(&r->desk, NULL);
	arena_free(&q.arena[0]);
	arena_free(&q.arena[1]);
	if (!ok) {
		r->desk.drained = false;
	}
	if (ok && r->waiting > 0) {
		return err_set(
			err, ERR_DATA,
			"%ld letter%s could not be judged; judged again in a later run",
			r->waiting, r->waiting == 1 ? "" : "s");
	}
	return ok;
}

/* -------------------------------------------------------------------- tick */

static bool count_results(struct run *r, struct err *err)
{
	long damaged;

	if (!outcome_fill(&r->desk, &damaged, err)) {
		return false;
	}
	if (damaged > 0) {
		log_warn(r->log,
			 "%ld games that are over cannot be read; they count "
			 "nowhere (`adjudicator verify --all` names them)",
			 damaged);
	}
	return ratings_refresh(r->desk.store, err);
}

bool phase_tick(struct run *r, struct err *err)
{
	struct desk *d = &r->desk;

	progress_doing(r->progress, "looking at all clocks");
	if (!unheard_tick(d, err) || !clock_tick(d, &r->fallen, err) ||
	    (d->drained &&
	     (!overdue_tick(d, err) || !reveal_due(d, &r->revealed, err) ||
	      !season_tick(d, r->log, &r->begun, err) || !remind_all(d, err) ||
	      !digest_all(d, err) ||
	      !store_set_number(d->store, "clock.drained", d->now, err)))) {
		return false;
	}
	/* Trouble with these stops no clock. */
	return count_results(r, err) && substitute_tick(d, err) &&
	       forget_agreed(d, &r->forgotten, err) && keeping_daily(d, err);
}

/* -------------------------------------------------------------------- send */

static bool write_batch(struct run *r, struct arena *arena, bool *any, struct err *err)
{
	*any = true;
	for (int i = 0; i < BATCH && *any; i++) {
		arena_reset(arena);
		if (!reply_next(&r->desk, arena, any, err)) {
			return false;
		}
		r->written += *any;
	}
	progress_tell(r->progress, "%ld letters written", r->written);
	return true;
}

static bool write_all(struct run *r, struct arena *arena, struct err *err)
{
	bool any = true;
	bool ok;

	ok = batch_begin(r, err) && bounced_tell(&r->desk, arena, r->log, err) &&
	     concerns_tell(&r->desk, arena, err) &&
	     rules_change_tell(&r->desk, arena, RULES_VERSION, r->log, err) &&
	     batch_end(r, err);
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
