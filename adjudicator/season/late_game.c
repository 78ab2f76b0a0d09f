/* SPDX-License-Identifier: ISC */
/*
 * A game that begins late in its round, or that a referee reopens when the round's time
 * is up, has as long as a round from then. Games of a round begin late where a player
 * has several at a time.
 */
#include "adjudicator/record/game_time.h"
#include "adjudicator/season/policy.h"
#include "adjudicator/store/outage.h"

enum { OUTAGES = 100 };

/* When a referee last ruled in it behind that moment; else `from`. */
static bool ruled_behind(const struct record *record, struct arena *arena,
			 int64_t behind, int64_t *from, struct err *err)
{
	struct line line;

	if (!record_line(record, arena, &line, err)) {
		return false;
	}
	for (size_t i = 0; i < line.n; i++) {
		if (line.at[i].e.kind == EVENT_RULING && line.at[i].at_time >= behind) {
			*from = line.at[i].at_time;
		}
	}
	return true;
}

/* How much the rounds of a division have been lengthened, at most. */
static int64_t lengthened(const struct season_run *r, struct view division)
{
	int64_t most = 0;

	for (size_t i = 0; i < r->s.rounds; i++) {
		const struct season_round *round = &r->s.round[i];
		int64_t more = round->due - round->started - r->plan.round;

		most = view_eq(round->division, division) && more > most ? more : most;
	}
	return most;
}

/* What rounds were given back of outages since then. A round whose own time was up has
 * had nothing of it. */
static bool given_back(const struct record *record, struct arena *arena, int64_t since,
		       int64_t most, int64_t *back, struct err *err)
{
	struct outage *list;
	size_t count;

	*back = 0;
	if (most == 0) {
		return true;
	}
	if (!outage_list(record->context->store, arena, OUTAGES, &list, &count, err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		int64_t from = list[i].since > since ? list[i].since : since;

		*back += list[i].until > from ? list[i].until - from : 0;
	}
	*back = *back < most ? *back : most;
	return true;
}

bool season_time_up(struct arena *arena, const struct season_run *r,
		    const struct record *record, const struct season_round *round,
		    bool *up, struct err *err)
{
	int64_t now = record->context->now;
	int64_t from = 0;
	int64_t back;

	*up = now >= round->due;
	/* A ladder has one round, up to its last day. */
	if (!*up || r->plan.format == SEASON_LADDER) {
		return true;
	}
	if (!record_start_time(record, arena, &from, err) ||
	    !ruled_behind(record, arena, round->due, &from, err) ||
	    !given_back(record, arena, from, lengthened(r, round->division), &back,
			err)) {
		return false;
	}
	*up = now >= from + r->plan.round + back;
	return true;
}
