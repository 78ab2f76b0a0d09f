/* SPDX-License-Identifier: ISC */
/*
 * - Letters are judged a batch at a time. What a batch did is committed at its end:
 *   after so many letters, after so long, or when the run is asked to end. A run
 *   that is killed loses no more than its last batch.
 * - After a run that was killed, a batch is one letter: see at_hand.h.
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
#include "adjudicator/run/workers/lanes.h"
#include "adjudicator/run/workers/letter_queue.h"
#include "adjudicator/system/stop.h"
#include "formats/text/monotonic.h"
#include <stdlib.h>

enum { BATCH = 250, BATCH_MS = 2000 };

struct judging {
	struct letter_queue queue;
	struct at_hand at_hand;
	struct arena arena; /* of the current letter */
};

/* Judges the next letter, in the order in which they came into the mailbox (L11),
 * and names the one after it. */
static bool judge_next(struct run *r, struct judging *j, struct err *err)
{
	const struct at_hand *a = &j->at_hand;
	const struct inbox_letter *in;
	bool waits;

	arena_reset(&j->arena);
	if (!letter_queue_step(&j->queue, &r->context, &in, err)) {
		return false;
	}
	return (at_hand_spent(a, in->id)
			? judge_killer(r, in, err)
			: judge_one(r, &j->arena, in, STUMBLE_QUARANTINE, &waits,
				    err)) &&
	       at_hand_next(r, a, letter_queue_next(&j->queue), err);
}

/* *more: letters are left. */
static bool judge_batch(struct run *r, struct judging *j, bool *more, struct err *err)
{
	int64_t until = monotonic_ms() + BATCH_MS;
	int most = j->at_hand.careful ? 1 : BATCH;

	*more = true;
	for (int i = 0; i < most && *more; i++) {
		if (!judge_next(r, j, err)) {
			return false;
		}
		*more = letter_queue_next(&j->queue) != 0 && !stop_asked();
		if (monotonic_ms() >= until) {
			break;
		}
	}
	progress_tell(r->progress, "%ld letters judged", r->judged);
	return *more || at_hand_end(r, &j->at_hand, err);
}

/* For a failure that the run survives: no letter is to blame, so the mark is
 * cleared. */
static void let_go(struct run *r, const struct at_hand *a)
{
	struct err ignored = {0};

	(void)batch_end(r, batch_begin(r, &ignored) && at_hand_end(r, a, &ignored),
			&ignored);
}

static bool judge_all(struct run *r, struct judging *j, struct err *err)
{
	int64_t first = letter_queue_next(&j->queue);
	bool more = first != 0;

	if (more && !at_hand_begin(r, &j->at_hand, first, err)) {
		return false;
	}
	/* Without reading ahead, only the current letter can be to blame for a
	 * crash. */
	if (!j->at_hand.careful) {
		letter_queue_read_ahead(&j->queue);
	}
	while (more) {
		bool ok = batch_begin(r, err) && seal_begin(&r->context, err) &&
			  judge_batch(r, j, &more, err) && seal_keep(&r->context, err);

		if (!batch_end(r, ok, err)) {
			let_go(r, &j->at_hand);
			return false;
		}
		file_judged(r, letter_queue_next(&j->queue));
	}
	return true;
}

/* Judges without other programs beside it. */
static bool judge_alone(struct run *r, struct err *err)
{
	struct judging *j = arena_sure(calloc(1, sizeof *j));
	bool ok =
		letter_queue_begin(&j->queue, &r->context, err) && judge_all(r, j, err);

	letter_queue_end(&j->queue, &r->context);
	arena_free(&j->arena);
	free(j);
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
