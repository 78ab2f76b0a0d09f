/* SPDX-License-Identifier: ISC */
/* What one worker does. */
#include "adjudicator/run/workers.h"

#include "adjudicator/record/position_cache.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/judge_one.h"
#include "adjudicator/run/lanes.h"
#include "adjudicator/store/lane.h"
#include "adjudicator/system/stop.h"
#include "formats/text/monotonic.h"
#include <poll.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum {
	NAP_MS = 20,       /* others are at all that waits */
	IDLE_MS = 500,     /* nothing waits */
	TRIES = 5,         /* of one letter, against others */
	LATER = 60,        /* seconds until what could not be judged is claimed again */
	NEARER = 256,      /* letters until the first that waits is looked for */
	CLOCKS_DIFFER = 60 /* seconds; more, and one of them is wrong */
};

struct worker {
	struct run run;
	struct arena arena; /* of one letter */
	struct worker_told *told;
	struct lane_wish wish;
	int64_t stumbled; /* a letter that is tried once more; 0: none */
	int tries;        /* in a row that others made vain */
	long claims;
	bool stay, clocked; /* its time is what the clock says */
};

/* ------------------------------------------------------------------ one letter */

static bool judge_claimed(struct worker *w, int64_t letter, struct err *err)
{
	struct run *r = &w->run;
	struct store *st = r->context.store;
	struct inbox_letter in;
	bool waits = false;

	return inbox_get(st, &w->arena, letter, &in, err) &&
	       judge_one(r, &w->arena, &in,
			 w->stumbled == letter ? STUMBLE_QUARANTINE : STUMBLE_TELL,
			 &waits, err) &&
	       (!waits || lane_put_off(st, letter, w->wish.now + LATER, err)) &&
	       store_commit(st, err);
}

/* Another one was quicker, or the same player was added twice: the whole letter again.
 */
static bool again(struct worker *w, int64_t letter, const struct err *err)
{
	if (err->kind == ERR_BUG && letter != 0 && w->stumbled != letter) {
		w->stumbled = letter;
		return true;
	}
	return err->kind == ERR_RETRY && ++w->tries < TRIES;
}

static void nap(const struct worker *w, int milliseconds)
{
	(void)poll(NULL, 0, milliseconds + (int)(w->told->judged % 7));
}

/* *any: there was one to claim. */
static bool judge_next(struct worker *w, bool *any, struct err *err)
{
	struct store *st = w->run.context.store;
	struct err why = {0};
	int64_t letter = 0;

	arena_reset(&w->arena);
	*any = false;
	if (store_begin_shared(st, &why) && lane_claim(st, &w->wish, &letter, &why) &&
	    letter == 0) {
		store_rollback(st);
		return true;
	}
	w->told->letter = letter;
	*any = letter != 0 && judge_claimed(w, letter, &why);
	w->told->letter = 0;
	if (*any) {
		w->tries = 0;
		w->told->judged = w->run.judged;
		w->told->waiting = w->run.waiting;
		w->told->later = w->run.later;
		return true;
	}
	store_rollback(st);
	if (!again(w, letter, &why)) {
		*err = why;
		return false;
	}
	*any = true;
	nap(w, NAP_MS * w->tries);
	return true;
}

/* -------------------------------------------------------------- letter by letter */

/* Rows that are gone are not looked at again and again. */
static bool look_nearer(struct worker *w, struct err *err)
{
	return lane_least(w->run.context.store, &w->wish.least, err);
}

/* *more: there may be one to claim soon. */
static bool wait_for_more(struct worker *w, bool *more, struct err *err)
{
	struct context *d = &w->run.context;
	long due;

	w->wish.least = 0;
	if (!lanes_agree(d, err) || !lanes_due(d, &due, err)) {
		return false;
	}
	*more = w->stay || due > 0;
	if (*more) {
		nap(w, due > 0 ? NAP_MS : IDLE_MS);
	}
	return true;
}

static bool work(struct worker *w, struct err *err)
{
	bool more = true;
	bool ok = true;

	while (ok && more && !stop_asked()) {
		bool any;

		if (w->clocked) {
			w->run.context.now = (int64_t)time(NULL);
		}
		w->wish.now = w->run.context.now;
		ok = judge_next(w, &any, err) &&
		     (any ? ++w->claims % NEARER != 0 || look_nearer(w, err)
			  : wait_for_more(w, &more, err));
	}
	return ok;
}

/* ------------------------------------------------------------------------ a shift */

/* A newer form of the database is for the leader to make, when all others have ended.
 */
static bool refuse_upgrade(void *arg, struct store *st, int schema, struct err *err)
{
	(void)arg;
	(void)st;
	return err_set(err, ERR_CONFIG,
		       "the database is of an older version (%d) than this program; "
		       "`adjudicator run` brings it up to date",
		       schema);
}

bool worker_store(struct store **out, const struct config *c, struct err *err)
{
	struct store_upgrade never = {.before = refuse_upgrade};

	return store_open_upgrading(out, c->dir, c->database, DB_WRITE, &never, err);
}

static bool clocks_agree(struct context *d, struct err *err)
{
	int64_t theirs;
	int64_t ours = (int64_t)time(NULL);

	if (!store_now(d->store, &theirs, err)) {
		return false;
	}
	return llabs(theirs - ours) <= CLOCKS_DIFFER ||
	       err_set(err, ERR_CONFIG,
		       "this machine's clock is %lld seconds away from that of the "
		       "database's server; put one of them right",
		       (long long)llabs(theirs - ours));
}

static bool open_club(struct worker *w, const struct config *c, struct err *err)
{
	struct context *d = &w->run.context;

	return worker_store(&d->store, c, err) && key_check_open(c, d->store, err) &&
	       (!w->clocked || clocks_agree(d, err)) && lanes_agree(d, err);
}

bool worker_work(const struct workers *all, struct worker_told *told)
{
	const struct run *r = all->run;
	struct worker w = {
		.stay = all->stay, .clocked = r->context.now == 0, .told = told};
	struct context *d = &w.run.context;
	struct asides asides = {0};
	struct err err = {0};
	bool ok;

	w.run.log = r->log;
	*d = (struct context){.config = r->context.config,
			      .lexica = r->context.lexica,
			      .now = r->context.now,
			      .doubt = r->context.doubt};
	w.wish.terms = lanes_terms(d->config);
	d->recent = position_cache_new();
	d->reader = reader_new(&reader_defaults, view_of(d->config->address));
	if (d->config->dkim == DKIM_CHECK) {
		d->signatures = signatures_new(&signatures_defaults, NULL);
	}
	ok = open_club(&w, d->config, &err) && asides_begin(d, &asides, r->log, &err) &&
	     work(&w, &err);
	if (!ok) {
		told->err = err;
	}
	reader_free(d->reader);
	signatures_free(d->signatures);
	store_close(d->store);
	return ok;
}
