/* SPDX-License-Identifier: ISC */
#include "adjudicator/clocks/freeze.h"

#include "adjudicator/clocks/unanswered.h"
#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/letters/organiser.h"
#include "adjudicator/play/if_moves.h"
#include "adjudicator/play/question.h"
#include "adjudicator/play/take_back.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/stored.h"

/* K27: if more clocks than three, and more than one in ten, would fall at once, none
 * falls. */
enum { FALLS_MOST = 3, ONE_IN = 10 };

bool freeze_begin(struct context *d, struct err *err)
{
	int64_t asked;

	if (!store_number(d->store, STORED_CONCERN_FALLS, &asked, err)) {
		return false;
	}
	d->frozen = asked > 0 && !d->accept_falls;
	return true;
}

/* What a game's clock does in this run. */
enum motion { STANDS, RUNS, FALLS };

/* When the clock falls after `owed` seconds are given back to it. */
static int64_t fall_of(const struct position *pos, int64_t owed)
{
	struct position later = *pos;

	later.deadline = clocks_until(pos, pos->to_move, pos->deadline, owed);
	return clocks_fall(&later);
}

/* An order that can still be taken back is a move, and a conditional move is played
 * when the time is over: neither turn is passed. */
static bool moved(struct context *d, struct arena *arena, struct record *r, bool *out,
		  struct err *err)
{
	struct settling s;
	struct view plan;

	if (!take_back_waiting(d, arena, r, &s, err) ||
	    !if_moves_waiting(d, arena, r, r->pos.to_move, &plan, err)) {
		return false;
	}
	*out = s.game != 0 || plan.len > 0;
	return true;
}

/* A clock stands still on leave and rest days, in a pause, while a question of ours
 * is open, while letters do not reach the player, and when he has moved. */
static bool look(struct context *d, struct arena *arena, int64_t game, enum motion *out,
		 struct err *err)
{
	struct record r;
	int64_t since;
	struct unanswered_time quiet;
	int64_t fall;
	bool there;
	bool holds;

	*out = STANDS;
	if (!aside_load(d, arena, game, &r, &there, err) || !there ||
	    !aside_holds(d, &r, &holds, err) || holds) {
		return err->kind == ERR_NONE;
	}
	if (r.pos.over || r.pos.halted || r.pos.paused || clocks_fall(&r.pos) == 0) {
		return true;
	}
	if (!moved(d, arena, &r, &holds, err) || holds ||
	    !question_stopped(d, arena, &r, r.pos.to_move, &since, err) ||
	    d->now < since + ANSWER_WITHIN ||
	    !unanswered_owed(d, arena, &r, d->now, &quiet, err) || quiet.stands ||
	    !undelivered_holds(d, &r, &holds, err) || holds) {
		return err->kind == ERR_NONE;
	}
	fall = fall_of(&r.pos, quiet.owed + (since != 0 ? ANSWER_WITHIN : 0));
	if (fall < d->now) {
		*out = FALLS;
	} else if (clocks_between(&r.pos, r.pos.to_move, d->now, d->now + 1) > 0) {
		*out = RUNS;
	}
	return true;
}

/* Whether at least `many` clocks run; looks at no more of them than that takes. */
static bool so_many_run(struct context *d, const int64_t *ids, size_t count,
			size_t many, bool *out, struct err *err)
{
	struct arena arena = {0};
	enum motion motion;
	size_t running = 0;
	bool ok = true;

	for (size_t i = 0; ok && running < many && running + count - i >= many; i++) {
		ok = look(d, &arena, ids[i], &motion, err);
		running += motion != STANDS;
		arena_reset(&arena);
	}
	*out = running >= many;
	arena_free(&arena);
	return ok;
}

static bool too_many(struct context *d, struct arena *arena, size_t count, bool *out,
		     struct err *err)
{
	int64_t *ids;
	size_t listed;
	bool enough;

	*out = false;
	if (count <= FALLS_MOST || d->accept_falls) {
		return true;
	}
	if (!match_with_deadline(d->store, arena, &ids, &listed, err) ||
	    !so_many_run(d, ids, listed, count * ONE_IN, &enough, err)) {
		return false;
	}
	*out = !enough;
	return true;
}

/* Writes only when the number has changed. */
static bool keep(struct context *d, int64_t count, struct err *err)
{
	int64_t before;

	return store_number(d->store, STORED_CONCERN_FALLS, &before, err) &&
	       (before == count ||
		store_set_number(d->store, STORED_CONCERN_FALLS, count, err));
}

static bool sift(struct context *d, struct arena *list, int64_t *ids, size_t *count,
		 struct err *err)
{
	struct arena arena = {0};
	bool *late = arena_array(list, *count, sizeof *late);
	size_t falling = 0;
	size_t left = 0;
	bool frozen = false;
	bool ok = true;

	for (size_t i = 0; i < *count && ok; i++) {
		enum motion motion = STANDS;

		ok = look(d, &arena, ids[i], &motion, err);
		late[i] = motion == FALLS;
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

/* In one transaction: outside of one, SQLite locks the file for every query. */
bool freeze_sift(struct context *d, int64_t *ids, size_t *count, struct err *err)
{
	struct arena list = {0};
	bool ok = store_mark(d->store, err) &&
		  store_unmark(d->store, sift(d, &list, ids, count, err), err);

	arena_free(&list);
	return ok;
}
