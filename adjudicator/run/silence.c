/* SPDX-License-Identifier: ISC */
/* Players to move who have fallen silent (K13). */
#include "adjudicator/run/phases.h"

#include "adjudicator/club/context.h"
#include "adjudicator/record/game_time.h"
#include "adjudicator/record/record.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/referee/cases.h"
#include "adjudicator/season/policy.h"
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/heard.h"

/* Since when the player to move has sent nothing; at the earliest since the game
 * began. */
static bool silent_since(struct context *d, struct arena *arena, const struct record *r,
			 int64_t *since, struct err *err)
{
	int64_t last;

	if (!record_start_time(r, arena, since, err) ||
	    !heard_last(d->store, r->match.seat[r->pos.to_move].player, &last, err)) {
		return false;
	}
	*since = last > *since ? last : *since;
	return true;
}

static bool look_at(void *arg, struct arena *arena, int64_t game, struct err *err)
{
	struct context *d = arg;
	struct record *r = arena_take(arena, sizeof *r);
	int64_t since;
	bool told;
	bool holds;

	if (!record_load(d, arena, game, r, err) || !aside_holds(d, r, &holds, err)) {
		return false;
	}
	if (holds) {
		return true;
	}
	if (record_silence(r) == 0) {
		return heard_listen(d->store, game, 0, err);
	}
	if (!silent_since(d, arena, r, &since, err)) {
		return false;
	}
	if (r->pos.halted || since + record_silence(r) > d->now) {
		int64_t next = since + record_silence(r);

		return heard_listen(d->store, game,
				    next > d->now ? next : d->now + record_silence(r),
				    err);
	}
	return casefile_silence(d->store, game, since, &told, err) &&
	       (told || season_silence(d, arena, r, &told, err)) &&
	       (told || case_begin(d, arena, r, "silence", err)) &&
	       heard_listen(d->store, game, 0, err);
}

bool silence_tick(struct context *d, struct err *err)
{
	const struct aside_work work = {.what = ASIDE_GAME, .one = look_at, .arg = d};
	struct arena list = {0};
	int64_t *ids;
	size_t count = 0;
	bool ok = heard_due(d->store, &list, d->now, &ids, &count, err) &&
		  aside_each(d, &work, ids, count, err);

	arena_free(&list);
	return ok;
}
