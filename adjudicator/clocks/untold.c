/* SPDX-License-Identifier: ISC */
/* A turn whose player was not written to has not begun (K56). */
#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/games/turns.h"
#include "adjudicator/record/record.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/store/undelivered.h"

enum { HOUR = 3600 };

/* The store's name for the time up to which time was given back in a game for this. */
static const char *name_of(struct arena *arena, int64_t game)
{
	return arena_printf(arena, STORED_UNTOLD ".%lld", (long long)game);
}

bool untold_last(struct context *d, int64_t game, int64_t *at, struct err *err)
{
	struct arena arena = {0};
	bool ok = store_number(d->store, name_of(&arena, game), at, err);

	arena_free(&arena);
	return ok;
}

bool untold_given(struct context *d, int64_t game, struct err *err)
{
	struct arena arena = {0};
	bool ok = store_set_number(d->store, name_of(&arena, game), d->now, err);

	arena_free(&arena);
	return ok;
}

static bool begin_now(void *arg, struct arena *arena, int64_t game, struct err *err)
{
	struct context *d = arg;
	const char *name = name_of(arena, game);
	struct untold untold;
	struct record r;
	struct table t;
	int64_t given;
	bool again;

	if (!record_load(d, arena, game, &r, err) ||
	    !untold_seats(d->store, game, d->now, r.pos.to_move, &untold, err) ||
	    !store_number(d->store, name, &given, err)) {
		return false;
	}
	/* At most once an hour, so that a letter which cannot be written for days
	 * does not add an event to the record in every run. */
	again = given > untold.since;
	if (untold.seats == 0 || r.pos.over || r.pos.halted || r.pos.paused ||
	    (again && given + HOUR > d->now && r.match.deadline > d->now)) {
		return true;
	}
	given = again ? given : untold.since;
	t = table_quiet(arena, &r.pos, d->now);
	turns_later(&t, (struct stood){given, d->now, untold.seats, 0});
	return store_set_number(d->store, name, d->now, err) &&
	       (t.events == 0 || record_append(arena, &r, &t, err));
}

bool untold_tick(struct context *d, struct err *err)
{
	const struct aside_work work = {.what = ASIDE_GAME, .one = begin_now, .arg = d};
	struct arena list = {0};
	int64_t *ids;
	size_t count = 0;
	bool ok =
		d->doubt || (untold_games(d->store, &list, d->now, &ids, &count, err) &&
			     aside_each(d, &work, ids, count, err));

	arena_free(&list);
	return ok;
}
