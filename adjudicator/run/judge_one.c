/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/judge_one.h"

#include "adjudicator/record/seal.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/judge_letter.h"
#include "formats/text/monotonic.h"

/* Logs a verdict, but not who sent the letter or what it said: that is private. */
static void note_letter(const struct run *r, int64_t letter, int64_t game,
			struct view verdict, int64_t since)
{
	log_fact(r->log, "letter=%lld game=%lld verdict=%.*s ms=%lld",
		 (long long)letter, (long long)game, VIEW_ARG(verdict),
		 (long long)(monotonic_ms() - since));
}

bool judge_one(struct run *r, struct arena *arena, const struct inbox_letter *in,
	       enum stumble stumble, bool *waits, struct err *err)
{
	struct context *d = &r->context;
	struct err why = {0};
	int64_t since = monotonic_ms();
	struct judge_end end = {0};

	*waits = false;
	if (stumble == STUMBLE_TELL) {
		store_mark_all(d->store);
	} else if (!store_mark(d->store, err)) {
		return false;
	}
	if (judge_letter(d, arena, in, &end, &why) &&
	    (stumble == STUMBLE_TELL || store_settle(d->store, &why))) {
		r->judged += !end.waits;
		r->later += end.waits;
		*waits = end.waits;
		note_letter(r, in->id, end.game,
			    end.waits ? view_of("waits") : end.verdict, since);
		if (end.untold != NULL) {
			log_warn(r->log, "letter %lld did nothing: %s",
				 (long long)in->id, end.untold);
		}
		return store_release(d->store, err);
	}
	store_undo(d->store);
	seal_undone(d);
	if (aside_concerns_all(&why) || stumble == STUMBLE_TELL) {
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
	*waits = true;
	aside_hold(d, end.game, end.player);
	return true;
}

bool judge_killer(struct run *r, const struct inbox_letter *in, struct err *err)
{
	static const char why[] =
		"run after run was killed while it judged this letter";

	log_error(r->log, "letter %lld: %s", (long long)in->id, why);
	r->judged++;
	return judge_quarantine(&r->context, in, why, err);
}
