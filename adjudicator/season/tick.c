/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/tick.h"

#include "adjudicator/record/set_aside.h"
#include "adjudicator/season/decide.h"
#include "adjudicator/season/duplicate.h"
#include "adjudicator/season/ladder.h"
#include "adjudicator/season/news.h"
#include "adjudicator/season/policy.h"

struct ticking {
	struct context *d;
	const struct log *log;
	struct arena *arena;
	int64_t id;
	struct season_run r;
	long begun;
	struct err *err;
};

/* Ends a step's transaction: commits it all or rolls it all back. */
static bool done(struct ticking *x, bool ok)
{
	return store_unmark(x->d->store, ok && store_settle(x->d->store, x->err),
			    x->err);
}

static bool reload(struct ticking *x)
{
	return season_open(x->d, x->arena, x->id, &x->r, x->err);
}

/* ---------------------------------------------------------------------- running */

static bool play_again(struct ticking *x, size_t division)
{
	struct season_side side = season_side(&x->r, x->arena, division);
	bool any = false;

	return x->r.plan.format != SEASON_KNOCKOUT ||
	       (store_mark(x->d->store, x->err) &&
		done(x,
		     season_round_again(x->d, x->arena, &x->r, &side, &any, x->err)) &&
		(!any || reload(x)));
}

/* Pairs all rounds of a division that are due. *over: nothing more will be played in
 * the division. */
static bool pair_division(struct ticking *x, size_t division, bool *over)
{
	for (;;) {
		struct season_side side = season_side(&x->r, x->arena, division);
		bool any = false;

		if (season_is_duplicate(&x->r)) {
			*over = season_duplicate_over(&x->r);
			return true;
		}
		if (x->r.plan.format == SEASON_LADDER) {
			*over = season_ladder_over(&x->r, &side, x->d->now);
			return true;
		}
		*over = season_side_done(&x->r, &side);
		if (!season_round_due(&x->r, x->arena, &side, x->d->now)) {
			int rounds = season_rounds(&x->r, x->arena, &side);

			*over = *over && (rounds > 0 || side.entrants < 2);
			return true;
		}
		if (!store_mark(x->d->store, x->err) ||
		    !done(x, season_round_pair(x->d, x->arena, &x->r, &side, &any,
					       x->err))) {
			return false;
		}
		if (!any) {
			return true;
		}
		if (!reload(x)) {
			return false;
		}
	}
}

/* Frees what one game took before the next begins: there may be a thousand. */
static bool begin_games(struct ticking *x)
{
	struct arena one = {0};
	bool ok = true;

	for (size_t i = 0; i < x->r.s.fixtures && ok; i++) {
		struct season_fixture *f = &x->r.s.fixture[i];

		if (season_game_due(&x->r, f, x->d->now)) {
			arena_reset(&one);
			ok = store_mark(x->d->store, x->err) &&
			     done(x, season_game_begin(x->d, &one, &x->r, f, x->err));
			x->begun += ok;
		}
	}
	arena_free(&one);
	return ok;
}

/* A ladder's round lasts to its last day, unless the season ends before. */
static bool round_decided(const struct ticking *x, const struct season_round *round,
			  bool all)
{
	if (season_is_duplicate(&x->r)) { /* it closes its rounds itself */
		return round->over;
	}
	if (x->r.plan.format == SEASON_LADDER && x->d->now < round->due && !all) {
		return false;
	}
	for (size_t i = 0; i < x->r.s.fixtures; i++) {
		const struct season_fixture *f = &x->r.s.fixture[i];

		if (f->round == round->n && view_eq(f->division, round->division) &&
		    !fixture_decided(f)) {
			return false;
		}
	}
	return true;
}

/* A ruling may reopen a game of a round that was over. all: the season is over.
 * *ended: the rounds that are over now. */
static bool close_rounds(struct ticking *x, bool all, struct season_ended *ended)
{
	ended->round =
		arena_array(x->arena, x->r.s.rounds + 1, sizeof(struct season_round *));
	for (size_t i = 0; i < x->r.s.rounds; i++) {
		struct season_round *round = &x->r.s.round[i];
		bool over = round_decided(x, round, all);

		if (over == round->over) {
			continue;
		}
		round->over = over;
		if (over && x->r.plan.format != SEASON_LADDER) {
			ended->round[ended->count++] = round;
		}
		if (!round_update(x->d->store, x->id, round, x->err)) {
			return false;
		}
	}
	return true;
}

/* That rounds are over is kept together with the letters that tell of it. */
static bool close_and_tell(struct ticking *x, bool all)
{
	struct season_ended ended = {0};

	return close_rounds(x, all, &ended) &&
	       (all ? season_end(x->d, x->arena, &x->r, &ended, x->err)
		    : season_news(x->d, x->arena, &x->r, &ended, x->err));
}

/* A player who has left the club has left the season. */
static bool drop_gone(struct ticking *x)
{
	for (size_t i = 0; i < x->r.s.entrants; i++) {
		struct season_entrant *e = &x->r.s.entrant[i];
		const struct season_leaver leaver = {e, "season-because-gone", 0};

		if (e->gone && e->state == ENTRANT_IN &&
		    (!store_mark(x->d->store, x->err) ||
		     !done(x,
			   season_withdraw(x->d, x->arena, &x->r, &leaver, x->err)))) {
			return false;
		}
	}
	return true;
}

/* Applies the season's policy to games and players in trouble. */
static bool trouble(struct ticking *x)
{
	struct season_looked looked = {0};

	if (!store_mark(x->d->store, x->err) ||
	    !done(x, season_policy(x->d, x->arena, &x->r, &looked, x->err))) {
		return false;
	}
	if (looked.unheard > 0) {
		log_warn(x->log,
			 "season %lld: there is neither a referee nor an organiser "
			 "to decide something (%ld in all); it settles itself in a "
			 "week",
			 (long long)x->id, looked.unheard);
	}
	return !looked.changed || reload(x);
}

/* Does what the format does by itself. */
static bool run_format(struct ticking *x)
{
	switch (x->r.plan.format) {
	case SEASON_LADDER:
		return store_mark(x->d->store, x->err) &&
		       done(x, season_ladder_run(x->d, x->arena, &x->r, x->err));
	case SEASON_DUPLICATE:
		return store_mark(x->d->store, x->err) &&
		       done(x, season_duplicate_run(x->d, x->arena, &x->r, x->err));
	default:
		return true;
	}
}

static bool run_season(struct ticking *x)
{
	bool all = true;

	if (!drop_gone(x) || !trouble(x) || !run_format(x)) {
		return false;
	}
	for (size_t i = 0; i < x->r.plan.divisions; i++) {
		bool over;

		if (!play_again(x, i) || !pair_division(x, i, &over)) {
			return false;
		}
		all = all && over;
	}
	return begin_games(x) && store_mark(x->d->store, x->err) &&
	       done(x, close_and_tell(x, all));
}

/* ----------------------------------------------------------------------- the rest */

/* A ruling behind the end may annul the last game of a knockout, or have it count
 * again. */
static bool play_behind_end(struct ticking *x)
{
	if (x->r.plan.format != SEASON_KNOCKOUT) {
		return true;
	}
	for (size_t i = 0; i < x->r.plan.divisions; i++) {
		if (!play_again(x, i)) {
			return false;
		}
	}
	return begin_games(x);
}

static bool end_again(struct ticking *x)
{
	return store_mark(x->d->store, x->err) &&
	       done(x, season_end_again(x->d, x->arena, &x->r, x->err));
}

static bool tell_secret(struct ticking *x)
{
	bool all;

	if (x->d->now < x->r.s.ended + x->d->config->protest_time) {
		return true;
	}
	return season_open_all(x->d, x->arena, &x->r, &all, x->err) &&
	       (!all || (store_mark(x->d->store, x->err) &&
			 done(x, season_tell_secret(x->d, x->arena, &x->r, x->err))));
}

static bool tick(struct ticking *x, bool force)
{
	if (!reload(x)) {
		return false;
	}
	if (x->r.s.state == SEASON_SIGN_UP && (force || x->d->now >= x->r.plan.start) &&
	    !(store_mark(x->d->store, x->err) &&
	      done(x, season_begin(x->d, x->arena, &x->r, x->err)) && reload(x))) {
		return false;
	}
	switch (x->r.s.state) {
	case SEASON_RUNNING:
		return run_season(x);
	case SEASON_OVER:
		return play_behind_end(x) && end_again(x) && tell_secret(x);
	case SEASON_STOPPED:
		return tell_secret(x);
	default:
		return true;
	}
}

bool season_tick_one(struct context *d, const struct log *log, int64_t season,
		     bool force, long *begun, struct err *err)
{
	struct arena arena = {0};
	struct ticking *x = arena_take(&arena, sizeof *x);
	bool ok;

	*x = (struct ticking){
		.d = d, .log = log, .arena = &arena, .id = season, .err = err};
	ok = tick(x, force);
	*begun += x->begun;
	arena_free(&arena);
	return ok;
}

struct all_seasons {
	struct context *d;
	const struct log *log;
	long begun;
};

/* Where nothing can be set aside, a damaged season is left as it is. */
static bool one_season(void *arg, struct arena *arena, int64_t id, struct err *err)
{
	struct all_seasons *x = arg;

	(void)arena;
	if (season_tick_one(x->d, x->log, id, false, &x->begun, err)) {
		return true;
	}
	if (x->d->asides != NULL || err->kind != ERR_DATA) {
		return false;
	}
	log_error(x->log, "season %lld does not go on: %s", (long long)id, err->text);
	return true;
}

static bool each_season(struct all_seasons *x, struct err *err)
{
	const struct aside_work work = {
		.what = ASIDE_SEASON, .one = one_season, .arg = x, .loose = true};
	struct arena arena = {0};
	int64_t *ids;
	size_t count;
	bool ok = season_live(x->d->store, &arena, &ids, &count, err) &&
		  aside_each(x->d, &work, ids, count, err);

	arena_free(&arena);
	return ok;
}

bool season_tick(struct context *d, const struct log *log, long *begun, struct err *err)
{
	struct all_seasons x = {d, log, 0};
	bool ok = season_pay(d, err) && each_season(&x, err);

	*begun += x.begun;
	return ok;
}
