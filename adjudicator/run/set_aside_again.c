/* SPDX-License-Identifier: ISC */
/* What was set aside goes on, and nobody has lost time by it. */
#include "adjudicator/run/set_aside_again.h"
#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/play/leave.h"
#include "adjudicator/run/outage.h"

bool aside_give_back(struct context *d, struct arena *arena, int64_t game,
		     struct err *err)
{
	struct record *r = arena_take(arena, sizeof *r);
	int64_t since;

	if (!record_load(d, arena, game, r, err)) {
		return false;
	}
	if (r->match.id == 0 || !record_begun(r) || r->pos.over) {
		return true;
	}
	if (!aside_since(d->store, game, r->pos.to_move, &since, err) || since == 0 ||
	    since >= d->now) {
		return err->kind == ERR_NONE;
	}
	return outage_give_one(d, arena, game, since, err) &&
	       untold_given(d, game, err) &&
	       aside_renew(d->store, game, r->pos.to_move, d->now, err);
}

/* Who went on leave meanwhile is on leave there too. */
static bool go_on(void *arg, struct arena *arena, int64_t game, struct err *err)
{
	struct context *d = arg;
	struct record *r = arena_take(arena, sizeof *r);

	return aside_give_back(d, arena, game, err) &&
	       record_load(d, arena, game, r, err) &&
	       (r->match.id == 0 || !record_begun(r) || r->pos.over ||
		leave_join(d, arena, r, err));
}

bool aside_again(struct context *d, struct err *err)
{
	const struct aside_work work = {
		.what = ASIDE_GAME, .again = true, .one = go_on, .arg = d};
	struct arena list = {0};
	int64_t *ids;
	size_t count;
	bool ok = true;

	/* While our own clock may be wrong nothing is given back. */
	if (d->asides != NULL && d->asides->any && !d->doubt) {
		ok = aside_games(d->store, &list, d->now, &ids, &count, err) &&
		     aside_each(d, &work, ids, count, err);
	}
	arena_free(&list);
	return ok;
}
