/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/outage.h"

#include "adjudicator/record/set_aside.h"
#include "adjudicator/season/duplicate.h"
#include "adjudicator/season/ladder.h"

struct away {
	struct context *d;
	struct arena *arena;
	int64_t since;
	bool rounds;
	bool *any;
};

/* Gives every round that is not over the time of the outage. If rounds begin by the
 * calendar (at_once > 0), later rounds get it, too, because they follow this one;
 * otherwise a round that began during the outage gets only the time since then. */
static bool rounds_last(const struct away *x, const struct season_run *r,
			struct err *err)
{
	bool ok = true;

	for (size_t i = 0; ok && i < r->s.rounds; i++) {
		struct season_round round = r->s.round[i];
		bool later = r->plan.at_once == 0 && round.started > x->since;

		if (!round.over && round.due > x->since) {
			*x->any = true;
			round.due += x->d->now - (later ? round.started : x->since);
			ok = round_update(x->d->store, r->s.id, &round, err);
		}
	}
	return ok;
}

static bool longer(const struct away *x, struct season_run *r, struct err *err)
{
	switch (r->plan.format) {
	case SEASON_LADDER:
		return season_ladder_give_back(x->d, x->arena, r, x->since, x->any,
					       err);
	case SEASON_DUPLICATE:
		return season_duplicate_longer(x->d, x->arena, r, x->since, x->any,
					       err);
	default:
		return !x->rounds || rounds_last(x, r, err);
	}
}

bool season_give_back(struct context *d, int64_t since, bool rounds, bool *any,
		      struct err *err)
{
	struct arena arena = {0};
	const struct away x = {d, &arena, since, rounds, any};
	struct season_run *r = arena_take(&arena, sizeof *r);
	struct season *list;
	size_t count;
	bool ok = season_list(d->store, &arena, &list, &count, err);

	*any = false;
	for (size_t i = 0; ok && i < count; i++) {
		if (list[i].state != SEASON_RUNNING) {
			continue;
		}
		const struct aside what = {
			.what = ASIDE_SEASON, .number = list[i].id, .since = since};
		struct err why = {0};

		ok = store_mark(d->store, err) &&
		     aside_unmark(d, &what,
				  season_open(d, &arena, list[i].id, r, &why) &&
					  longer(&x, r, &why),
				  &why, err);
	}
	arena_free(&arena);
	return ok;
}
