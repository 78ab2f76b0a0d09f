/* SPDX-License-Identifier: ISC */
/*
 * - Letters are judged a batch at a time: what a batch did is kept at its end, after so
 *   many letters or so long, or when the run is asked to end. A run that is killed
 *   loses no more than its last batch.
 * - Behind a run that was killed a batch is one letter: see at_hand.h.
 */
#include "adjudicator/clocks/freeze.h"
#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/play/invitation.h"
#include "adjudicator/play/leave.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/at_hand.h"
#include "adjudicator/run/give_back.h"
#include "adjudicator/run/judge_letter.h"
#include "adjudicator/system/stop.h"
#include "formats/text/monotonic.h"

enum { BATCH = 250, BATCH_MS = 2000 };

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
	struct context *d = &r->context;
	struct err why = {0};
	int64_t since = monotonic_ms();
	struct judge_end end = {0};

	if (!store_mark(d->store, err)) {
		return false;
	}
	if (judge_letter(d, arena, in, &end, &why)) {
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
	if (aside_concerns_all(&why)) {
		*err = why;
		return false;
	}
	log_error(r->log, "letter %lld: %s", (long long)in->id, why.text);
	if (why.kind == ERR_BUG) {
		r->judged++;
		note_letter(r, in->id, 0, view_of("quarantined"), since);
		return judge_quarantine(d, in, why.text, err);
	}
	r->waiting++;
	aside_hold(d, end.game, end.player);
	return true;
}

/* The letter that is judged, and the one behind it, which is read meanwhile. */
struct queue {
	struct arena arena[2];
	struct inbox_letter letter[2];
	int now;
	struct at_hand at_hand;
};

static bool load_next(struct run *r, struct queue *q, int64_t after, struct err *err)
{
	int which = !q->now;

	arena_reset(&q->arena[which]);
	q->letter[which] = (struct inbox_letter){0};
	return inbox_next(r->context.store, &q->arena[which], after, &q->letter[which],
			  err);
}

/* Whatever it does to us, it does so before the next run judges the letters behind. */
static bool put_aside(struct run *r, const struct inbox_letter *in, struct err *err)
{
	static const char why[] =
		"run after run was killed while it judged this letter";

	log_error(r->log, "letter %lld: %s", (long long)in->id, why);
	r->judged++;
	return judge_quarantine(&r->context, in, why, err);
}

/* And says which one is next: as they came into the mailbox (L11). */
static bool judge_next(struct run *r, struct queue *q, struct err *err)
{
	const struct at_hand *a = &q->at_hand;
	const struct inbox_letter *in;
	const struct inbox_letter *behind;

	q->now = !q->now;
	in = &q->letter[q->now];
	behind = &q->letter[!q->now];
	if (!load_next(r, q, in->id, err)) {
		return false;
	}
	if (at_hand_spent(a, in->id)) {
		return put_aside(r, in, err) && at_hand_next(r, a, behind->id, err);
	}
	/* The letter at hand alone is to blame for what happens. */
	judge_ahead(&r->context, a->careful ? NULL : behind);
	return judge_one(r, &q->arena[q->now], in, err) &&
	       at_hand_next(r, a, behind->id, err);
}

/* *more: there are letters behind it. */
static bool judge_batch(struct run *r, struct queue *q, bool *more, struct err *err)
{
	int64_t until = monotonic_ms() + BATCH_MS;
	int most = q->at_hand.careful ? 1 : BATCH;

	*more = true;
	for (int i = 0; i < most && *more; i++) {
		if (!judge_next(r, q, err)) {
			return false;
		}
		*more = q->letter[!q->now].id != 0 && !stop_asked();
		if (monotonic_ms() >= until) {
			break;
		}
	}
	progress_tell(r->progress, "%ld letters judged", r->judged);
	return *more || at_hand_end(r, &q->at_hand, err);
}

/* Trouble that we hear of is no letter's fault. */
static void let_go(struct run *r, const struct at_hand *a)
{
	struct err ignored = {0};

	(void)batch_end(r, batch_begin(r, &ignored) && at_hand_end(r, a, &ignored),
			&ignored);
}

static bool judge_all(struct run *r, struct queue *q, struct err *err)
{
	bool more = q->letter[!q->now].id != 0;

	if (more && !at_hand_begin(r, &q->at_hand, q->letter[!q->now].id, err)) {
		return false;
	}
	while (more) {
		bool ok = batch_begin(r, err) && seal_begin(&r->context, err) &&
			  judge_batch(r, q, &more, err) && seal_keep(&r->context, err);

		if (!batch_end(r, ok, err)) {
			let_go(r, &q->at_hand);
			return false;
		}
	}
	return true;
}

bool phase_judge(struct run *r, struct err *err)
{
	struct queue q = {0};
	bool ok;

	if (!r->dry) {
		stop_hold();
	}
	ok = address_mark_all(&r->context, err) && untold_tick(&r->context, err) &&
	     aside_again(&r->context, err) && outage_give_back(&r->context, err) &&
	     (r->context.doubt || undelivered_relay(&r->context, err)) &&
	     leave_begin(&r->context, err) && freeze_begin(&r->context, err) &&
	     load_next(r, &q, 0, err) && judge_all(r, &q, err) &&
	     seal_note(&r->context, err);
	judge_ahead(&r->context, NULL);
	arena_free(&q.arena[0]);
	arena_free(&q.arena[1]);
	if (!r->dry) {
		stop_release();
	}
	if (!ok) {
		r->context.drained = false;
	}
	return ok && (r->context.asides != NULL || phase_end(r, err));
}
