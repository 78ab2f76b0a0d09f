/* SPDX-License-Identifier: ISC */
/* How long each thing is kept, and what is deleted. */
#include "adjudicator/players/forget.h"
#include "adjudicator/players/privacy.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/forget.h"
#include "adjudicator/store/stored.h"

enum { DAY = 86400 };

int64_t keeping_protest(const struct context *d)
{
	return d->config->protest_time;
}

static struct purge_times times_of(const struct context *d)
{
	const struct config *c = d->config;

	return (struct purge_times){.letters = d->now - c->keep_letters,
				    .games = d->now - c->keep_letters -
					     keeping_protest(d),
				    .strays = d->now - c->keep_strays,
				    .observers = d->now - c->keep_observers,
				    .silent = d->now - c->keep_unanswered,
				    .idle = d->now - c->keep_players,
				    .now = d->now};
}

static bool forget_silent(struct context *d, struct arena *arena, int64_t before,
			  long *count, struct err *err)
{
	struct forget_list list = {.why = FORGET_SILENT};

	return purge_silent(d->store, arena, before, &list.player, &list.count, err) &&
	       forget_each(d, &list, count, err);
}

struct idle {
	struct context *d;
	long count;
};

static bool drop_one(void *arg, struct arena *arena, int64_t player, struct err *err)
{
	struct idle *x = arg;
	bool ok = forget_idle(x->d->store, arena, player, err);

	x->count += ok;
	return ok;
}

static bool drop_idle(struct context *d, struct arena *arena, int64_t before,
		      long *count, struct err *err)
{
	struct idle x = {.d = d};
	const struct aside_work work = {
		.what = ASIDE_PLAYER, .one = drop_one, .arg = &x};
	int64_t *ids;
	size_t n;
	bool ok = purge_idle(d->store, arena, before, &ids, &n, err) &&
		  aside_each(d, &work, ids, n, err);

	*count += x.count;
	return ok;
}

bool keeping_purge(struct context *d, struct purge_counts *n, struct err *err)
{
	const struct purge_times t = times_of(d);
	struct arena arena = {0};
	bool ok;

	*n = (struct purge_counts){0};
	ok = forget_silent(d, &arena, t.silent, &n->silent, err) &&
	     drop_idle(d, &arena, t.idle, &n->idle, err) &&
	     purge_rows(d->store, &t, n, err);
	arena_free(&arena);
	return ok;
}

bool keeping_daily(struct context *d, struct err *err)
{
	struct purge_counts n;
	int64_t last;

	if (!store_number(d->store, STORED_KEEPING, &last, err)) {
		return false;
	}
	if (d->now - last < DAY) {
		return true;
	}
	return store_mark(d->store, err) &&
	       store_unmark(
		       d->store,
		       keeping_purge(d, &n, err) &&
			       store_set_number(d->store, STORED_KEEPING, d->now, err),
		       err);
}
