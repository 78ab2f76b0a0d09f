/* SPDX-License-Identifier: ISC */
#include "adjudicator/freeze.h"

#include "adjudicator/ask.h"
#include "adjudicator/concerns.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/settle.h"
#include "adjudicator/unheard.h"

enum { FALLS_MOST = 3, ONE_IN = 10 };

bool freeze_begin(struct desk *d, struct err *err)
{
	int64_t asked;

	if (!store_number(d->store, CONCERN_FALLS, &asked, err)) {
		return false;
	}
	d->frozen = asked > 0 && !d->accept_falls;
	return true;
}

/* Nothing else than the end of its time is wanted for the turn to be passed. */
static bool falls(struct desk *d, struct arena *arena, int64_t game, bool *out,
		  struct err *err)
{
	struct settling s;
	struct record r;
	int64_t since;
	int64_t fall;
	bool held;

	*out = false;
	if (!record_load(d, arena, game, &r, err)) {
		return false;
	}
	fall = r.pos.over ? 0 : clocks_fall(&r.pos);
	if (r.pos.halted || r.pos.paused || fall == 0 || fall >= d->now) {
		return true;
	}
	if (!settle_waiting(d, arena, &r, &s, err) ||
	    !ask_stopped(d, arena, &r, r.pos.to_move, &since, err)) {
		return false;
	}
	if (!unheard_holds(d, &r, &held, err)) {
		return false;
	}
	*out = s.game == 0 && !held && (since == 0 || d->now >= since + ANSWER_WITHIN);
	return true;
}

static bool too_many(struct desk *d, struct arena *arena, size_t count, bool *out,
		     struct err *err)
{
	int64_t *ids;
	size_t running;

	*out = false;
	if (count <= FALLS_MOST || d->accept_falls) {
		return true;
	}
	if (!match_with_deadline(d->store, arena, &ids, &running, err)) {
		return false;
	}
	*out = count * ONE_IN > running;
	return true;
}

/* A run without such news writes nothing. */
static bool keep(struct desk *d, int64_t count, struct err *err)
{
	int64_t before;

	return store_number(d->store, CONCERN_FALLS, &before, err) &&
	       (before == count ||
		store_set_number(d->store, CONCERN_FALLS, count, err));
}

static bool sift(struct desk *d, struct arena *list, int64_t *ids, size_t *count,
		 struct err *err)
{
	struct arena arena = {0};
	bool *late = arena_array(list, *count + 1, sizeof *late);
	size_t falling = 0;
	size_t left = 0;
	bool frozen = false;
	bool ok = true;

	for (size_t i = 0; i < *count && ok; i++) {
		ok = falls(d, &arena, ids[i], &late[i], err);
		falling += late[i];
		arena_reset(&arena);
	}
	ok = ok && too_many(d, list, falling, &frozen, err) &&
	     keep(d, frozen ? (int64_t)falling : 0, err);
	for (size_t i = 0; i < *count && ok; i++) {
		if (!frozen || !late[i]) {
			ids[left++] = ids[i];
		}
	}
	*count = left;
	arena_free(&arena);
	return ok;
}

/* In one transaction: outside of it the file is locked for each of its questions. */
bool freeze_sift(struct desk *d, int64_t *ids, size_t *count, struct err *err)
{
	struct arena list = {0};
	bool ok = store_mark(d->store, err) &&
		  store_unmark(d->store, sift(d, &list, ids, count, err), err);

	arena_free(&list);
	return ok;
}
