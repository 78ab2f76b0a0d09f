/* SPDX-License-Identifier: ISC */
/*
 * - Letters are written a batch at a time. Each has the notices of one game for one
 *   player.
 * - A letter that cannot be written keeps no other waiting.
 */
#include "adjudicator/evidence/rules_change.h"
#include "adjudicator/letters/organiser.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/bounced.h"
#include "adjudicator/run/give_back.h"
#include "adjudicator/run/phases.h"
#include "formats/text/utf8.h"

enum { BATCH = 100 };

/* Repairs texts that an earlier program may have cut inside a UTF-8 character. */
static void mend(struct arena *arena, struct notice *n, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (!utf8_valid(n[i].text)) {
			n[i].text = utf8_clean(arena, n[i].text);
		}
		if (!utf8_valid(n[i].headline)) {
			n[i].headline = utf8_clean(arena, n[i].headline);
		}
	}
}

/* Notices that were set aside are tried again, and the time that their reader lost
 * is given back. */
static bool take_up(struct context *d, struct arena *arena, const struct notice *n,
		    size_t count, struct err *err)
{
	for (size_t i = 0; i < count && d->asides->any; i++) {
		struct aside a;

		if (!aside_get(d->store, arena, ASIDE_NOTICE, n[i].id, &a, err)) {
			return false;
		}
		if (a.since != 0 &&
		    ((n[i].seat >= 0 && !aside_give_back(d, arena, n[i].game, err)) ||
		     !aside_drop(d->store, ASIDE_NOTICE, n[i].id, err))) {
			return false;
		}
	}
	return true;
}

/* The notices after those that this run has already come to. */
static struct notice_next next_of(const struct context *d)
{
	struct notice_next next = {0};

	if (d->asides != NULL) {
		next.after = d->asides->behind;
		/* Time is given back when set-aside notices leave, which a doubtful
		 * clock must not do. */
		next.now = d->doubt ? -1 : d->now;
	}
	return next;
}

/* Sends the deferred writes and, with them, the query for the next notices. */
static bool settle(const struct context *d, struct err *err)
{
	const struct notice_next next = next_of(d);

	notice_ahead(d->store, &next);
	return store_settle(d->store, err);
}

/* Writes all notices in one letter; if that fails, in several, so that the one which
 * cannot be written does not hold up the others. */
static bool write_apart(struct context *d, struct arena *arena, struct notice *n,
			size_t count, struct err *err)
{
	const struct aside what = {.what = ASIDE_NOTICE,
				   .number = n->id,
				   .game = n->game,
				   .seat = n->seat,
				   .player = n->player};
	struct err why = {0};

	if (store_mark(d->store, &why) &&
	    store_unmark(d->store,
			 take_up(d, arena, n, count, &why) &&
				 write_notices(d, arena, n, count, &why) &&
				 settle(d, &why),
			 &why)) {
		return true;
	}
	if (count == 1 || aside_concerns_all(&why)) {
		return aside_set(d, &what, &why, err);
	}
	return write_apart(d, arena, n, count / 2, err) &&
	       write_apart(d, arena, n + count / 2, count - count / 2, err);
}

bool write_next(struct context *d, struct arena *arena, bool *any, struct err *err)
{
	const struct notice_next next = next_of(d);
	struct notice *n;
	size_t count;

	if (!notice_group(d->store, arena, &next, &n, &count, err)) {
		return false;
	}
	*any = count > 0;
	if (!*any) {
		return true;
	}
	mend(arena, n, count);
	if (d->asides == NULL) {
		return write_notices(d, arena, n, count, err);
	}
	d->asides->behind = n->id;
	return write_apart(d, arena, n, count, err);
}

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

/* A report to the organiser that fails keeps no letter to a player waiting. */
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

bool phase_write(struct run *r, struct err *err)
{
	struct arena arena = {0};
	bool any = true;
	bool ok =
		begin_clocks(r, err) &&
		batch_end(r, batch_begin(r, err) && write_reports(r, &arena, err), err);

	if (r->context.asides != NULL) {
		r->context.asides->behind = 0;
	}
	while (ok && any) {
		ok = batch_end(r,
			       batch_begin(r, err) && write_batch(r, &arena, &any, err),
			       err);
	}
	arena_free(&arena);
	return ok;
}
