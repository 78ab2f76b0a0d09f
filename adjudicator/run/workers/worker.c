/* SPDX-License-Identifier: ISC */
/* What one worker does. */
#include "adjudicator/run/workers/worker_log.h"

#include "adjudicator/club/server_clock.h"
#include "adjudicator/record/position_cache.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/judge_one.h"
#include "adjudicator/run/workers/lanes.h"
#include "adjudicator/run/workers/rota.h"
#include "adjudicator/store/lane.h"
#include "adjudicator/system/stop.h"
#include "formats/text/monotonic.h"
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
	NAP_MS = 20,   /* others are judging everything that waits */
	IDLE_MS = 500, /* nothing waits */
	TRIES = 5,     /* at one letter, against other workers */
	LATER = 60,    /* seconds until a letter that failed is claimed again */
	NEARER = 256, /* letters after which the first waiting one is looked up again */
	PATIENCE_MS = 250,    /* for a club's locks, when other clubs wait */
	SHUN_LEAST_MS = 1000, /* pause for one of several clubs that cannot be served */
	SHUN_MOST_MS = 60000
};

/* A club as one worker serves it. */
struct served {
	struct run run;
	struct worker_log log;
	struct asides asides;
	struct seal_own own;
	struct lane_wish wish;
	int64_t stumbled; /* the letter to be tried a second time; 0: none */
	int tries;        /* in a row that failed because of other workers */
	long claims;
	bool open;
	int64_t shun;    /* pause after a failure, milliseconds; 0: it is served */
	struct err told; /* what was logged about the failure */
	bool lost;       /* trying again is useless */
};

struct worker {
	struct arena arena; /* of one letter */
	struct worker_told *told;
	struct served *club;
	struct rota rota;   /* of the clubs */
	bool stay, clocked; /* clocked: the time is the system clock's */
};

/* ------------------------------------------------------------------ one letter */

static bool judge_claimed(struct worker *w, struct served *s,
			  const struct lane_claim *claim, struct err *err)
{
	struct run *r = &s->run;
	struct store *st = r->context.store;
	int64_t letter = claim->in.id;
	bool waits = false;

	r->context.drained = claim->falls;
	seal_own_begin(&s->own, claim->round);
	if (!judge_one(r, &w->arena, &claim->in,
		       s->stumbled == letter ? STUMBLE_QUARANTINE : STUMBLE_TELL,
		       &waits, err) ||
	    (waits && !lane_put_off(st, letter, s->wish.now + LATER, err))) {
		return false;
	}
	return seal_own_end(&s->own, store_commit(st, err));
}

/* Whether to judge the whole letter again: because another worker was quicker
 * (ERR_RETRY), or a second time, with marks, if the letter itself failed or was
 * undone on purpose. */
static bool again(struct served *s, int64_t letter, bool undone, const struct err *err)
{
	if ((undone || !aside_concerns_all(err)) && letter != 0 &&
	    s->stumbled != letter) {
		s->stumbled = letter;
		return true;
	}
	return err->kind == ERR_RETRY && ++s->tries < TRIES;
}

/* Leaves the club alone for so long. */
static void rest(struct worker *w, const struct served *s, int64_t milliseconds)
{
	w->rota.due[s - w->club] = monotonic_ms() + milliseconds + w->told->judged % 7;
}

static void count(struct worker_told *told, const struct run *r, const struct run *was)
{
	told->judged += r->judged - was->judged;
	told->waiting += r->waiting - was->waiting;
	told->later += r->later - was->later;
}

/* Claims a letter and judges it. *any: there was one to claim. */
static bool judge_next(struct worker *w, struct served *s, bool *any, struct err *err)
{
	struct store *st = s->run.context.store;
	const struct run was = s->run;
	struct lane_claim claim = {0};
	struct err why = {0};
	bool undone;

	arena_reset(&w->arena);
	*any = false;
	if (store_begin_shared(st, &why) &&
	    lane_claim(st, &w->arena, &s->wish, &claim, &why) && claim.in.id == 0) {
		store_rollback(st);
		return true;
	}
	w->told->letter = claim.in.id;
	*any = claim.in.id != 0 && judge_claimed(w, s, &claim, &why);
	w->told->letter = 0;
	if (*any) {
		s->tries = 0;
		count(w->told, &s->run, &was);
		return true;
	}
	undone = store_undid_all(st);
	store_rollback(st);
	if (!again(s, claim.in.id, undone, &why)) {
		*err = why;
		return false;
	}
	*any = true;
	rest(w, s, (int64_t)NAP_MS * s->tries);
	return true;
}

/* -------------------------------------------------------------- letter by letter */

/* Finds the first waiting row, so as not to scan finished ones again. */
static bool look_nearer(struct served *s, struct err *err)
{
	return lane_least(s->run.context.store, &s->wish.least, err);
}

/* With many clubs, no reader's process need wait for letters. */
static void end_reader(struct context *d)
{
	reader_free(d->reader);
	d->reader = reader_new(&reader_defaults, view_of(d->config->address));
}

/* No letter can be claimed now: sets when to look again, if ever. */
static bool wait_for_more(struct worker *w, struct served *s, struct err *err)
{
	struct context *d = &s->run.context;
	long due;

	s->wish.least = 0;
	if (!lanes_terms(d->config, &s->wish.terms, err) || !lanes_agree(d, err) ||
	    !lanes_due(d, &due, err)) {
		return false;
	}
	if (due > 0) {
		rest(w, s, NAP_MS);
	} else if (w->stay) {
		rest(w, s, IDLE_MS);
		if (w->rota.count > 1) {
			end_reader(d);
		}
	} else {
		w->rota.due[s - w->club] = ROTA_NEVER;
	}
	return true;
}

static bool judge_one_of(struct worker *w, struct served *s, struct err *err)
{
	bool any;

	if (w->clocked) {
		s->run.context.now = (int64_t)time(NULL);
	}
	s->wish.now = s->run.context.now;
	return judge_next(w, s, &any, err) &&
	       (any ? ++s->claims % NEARER != 0 || look_nearer(s, err)
		    : wait_for_more(w, s, err));
}

/* ------------------------------------------------------------------------- a club */

/* Only the leader changes the schema, when all others have ended. */
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
	int64_t ahead;

	return server_clock_ahead(d->store, &ahead, err) &&
	       (ahead == 0 ||
		err_set(err, ERR_CONFIG,
			"this machine's clock is %lld seconds away from that of the "
			"database's server; put one of them right",
			llabs(ahead)));
}

static bool open_store(struct worker *w, struct served *s, struct err *err)
{
	struct context *d = &s->run.context;

	if (!worker_store(&d->store, d->config, err)) {
		return false;
	}
	if (w->rota.count > 1) {
		db_patience(store_db(d->store), PATIENCE_MS);
	}
	return key_check_open(d->config, d->store, err) &&
	       (!w->stay || db_attend(store_db(d->store), err)) &&
	       (!w->clocked || clocks_agree(d, err)) && lanes_agree(d, err) &&
	       lanes_terms(d->config, &s->wish.terms, err);
}

static bool open_club(struct worker *w, struct served *s, struct err *err)
{
	struct context *d = &s->run.context;

	s->asides = (struct asides){0};
	s->own = (struct seal_own){0};
	d->own = &s->own;
	d->recent = position_cache_new();
	d->reader = reader_new(&reader_defaults, view_of(d->config->address));
	if (d->config->dkim == DKIM_CHECK) {
		d->signatures = signatures_new(&signatures_defaults, NULL);
	}
	s->open = true;
	return open_store(w, s, err) && asides_begin(d, &s->asides, s->run.log, err);
}

static void close_club(struct served *s)
{
	struct context *d = &s->run.context;

	if (!s->open) {
		return;
	}
	asides_free(&s->asides);
	d->asides = NULL;
	reader_free(d->reader);
	signatures_free(d->signatures);
	position_cache_free(d->recent);
	store_close(d->store);
	d->store = NULL;
	d->signatures = NULL;
	s->open = false;
}

/* ------------------------------------------------------------------ one of many */

bool worker_final(const struct err *why)
{
	return why->kind == ERR_CONFIG || why->kind == ERR_DENIED;
}

static bool lost_all(const struct worker *w)
{
	for (size_t i = 0; i < w->rota.count; i++) {
		if (!w->club[i].lost) {
			return false;
		}
	}
	return true;
}

/* Logs a failure once; if others were quicker, only when that lasts. */
static void tell(struct served *s, const struct err *why)
{
	if (strcmp(s->told.text, why->text) != 0 &&
	    (why->kind != ERR_RETRY || s->shun > 0)) {
		log_err(s->run.log, why);
		s->told = *why;
	}
}

/* Leaves a failing club alone: it is opened later, after a longer pause each time. */
static bool shun(struct worker *w, struct served *s, const struct err *why,
		 struct err *err)
{
	close_club(s);
	tell(s, why);
	s->lost = worker_final(why);
	s->shun = s->shun == 0 ? SHUN_LEAST_MS : 2 * s->shun;
	s->shun = s->shun < SHUN_MOST_MS ? s->shun : SHUN_MOST_MS;
	if (w->stay) {
		rest(w, s, s->shun);
	} else {
		w->rota.due[s - w->club] = ROTA_NEVER;
	}
	if (lost_all(w)) {
		*err = *why;
		return false;
	}
	return true;
}

static bool serve(struct worker *w, struct served *s, struct err *err)
{
	struct err why = {0};

	w->told->club = (size_t)(s - w->club);
	if ((s->open || open_club(w, s, &why)) && judge_one_of(w, s, &why)) {
		s->shun = 0;
		s->lost = false;
		s->told = (struct err){0};
		return true;
	}
	if (w->rota.count > 1) {
		return shun(w, s, &why, err);
	}
	*err = why;
	return false;
}

static bool work(struct worker *w, struct err *err)
{
	bool ok = true;
	int64_t left = 0;

	while (ok && left >= 0 && !stop_asked()) {
		size_t at = rota_take(&w->rota, monotonic_ms());

		if (at < w->rota.count) {
			ok = serve(w, &w->club[at], err);
		} else {
			left = rota_wait(&w->rota, monotonic_ms());
			(void)poll(NULL, 0, left > 0 ? (int)left : 0);
		}
	}
	return ok;
}

/* ------------------------------------------------------------------------ a shift */

static void take_up(struct worker *w, const struct workers *all)
{
	w->club = arena_sure(calloc(all->clubs, sizeof *w->club));
	w->rota = (struct rota){
		.due = arena_sure(calloc(all->clubs, sizeof *w->rota.due)),
		.count = all->clubs,
		.next = (size_t)getpid() % all->clubs};
	for (size_t i = 0; i < all->clubs; i++) {
		const struct run *r = all->run[i];

		w->club[i].run = (struct run){
			.log = worker_log_of(&w->club[i].log, r->log, w->told),
			.context = {.config = r->context.config,
				    .lexica = r->context.lexica,
				    .now = r->context.now,
				    .doubt = r->context.doubt}
                };
	}
}

bool worker_work(const struct workers *all, struct worker_told *told)
{
	struct worker w = {.stay = all->stay,
			   .clocked = all->run[0]->context.now == 0,
			   .told = told};
	struct err err = {0};
	bool ok;

	take_up(&w, all);
	ok = work(&w, &err);
	if (!ok) {
		told->err = err;
	}
	for (size_t i = 0; i < all->clubs; i++) {
		close_club(&w.club[i]);
	}
	arena_free(&w.arena);
	free(w.club);
	free(w.rota.due);
	return ok;
}
