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
#include "adjudicator/run/judge_one.h"
#include "adjudicator/run/lanes.h"
#include "adjudicator/system/stop.h"
#include "formats/text/monotonic.h"

enum { BATCH = 250, BATCH_MS = 2000 };

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

/* And says which one is next: as they came into the mailbox (L11). */
static bool judge_next(struct run *r, struct queue *q, struct err *err)
{
	const struct at_hand *a = &q->at_hand;
	const struct inbox_letter *in;
	const struct inbox_letter *behind;
	bool waits;

	q->now = !q->now;
	in = &q->letter[q->now];
	behind = &q->letter[!q->now];
	if (!load_next(r, q, in->id, err)) {
		return false;
	}
	if (at_hand_spent(a, in->id)) {
		return judge_killer(r, in, err) && at_hand_next(r, a, behind->id, err);
	}
	/* The letter at hand alone is to blame for what happens. */
	judge_ahead(&r->context, a->careful ? NULL : behind);
	return judge_one(r, &q->arena[q->now], in, STUMBLE_QUARANTINE, &waits, err) &&
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

/* By this program alone. */
static bool judge_alone(struct run *r, struct err *err)
{
	struct queue q = {0};
	bool ok = load_next(r, &q, 0, err) && judge_all(r, &q, err);

	judge_ahead(&r->context, NULL);
	arena_free(&q.arena[0]);
	arena_free(&q.arena[1]);
	return ok;
}

bool phase_judge(struct run *r, struct err *err)
{
	bool shared = store_shares(r->context.store) && !r->dry;
	bool ok;

	if (!r->dry) {
		stop_hold();
	}
	ok = address_mark_all(&r->context, err) && untold_tick(&r->context, err) &&
	     aside_again(&r->context, err) && outage_give_back(&r->context, err) &&
	     (r->context.doubt || undelivered_relay(&r->context, err)) &&
	     leave_begin(&r->context, err) && freeze_begin(&r->context, err) &&
	     (shared ? judge_shared(r, err) : judge_alone(r, err)) &&
	     seal_note(&r->context, err);
	if (!r->dry) {
		stop_release();
	}
	if (!ok) {
		r->context.drained = false;
	}
	return ok && (r->context.asides != NULL || phase_end(r, err));
}
