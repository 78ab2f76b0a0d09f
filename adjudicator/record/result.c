/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/result.h"

#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/stored.h"

static const char filled[] = STORED_RESULT_FILLED;

/* ----------------------------------------------------------------- what it says */

static bool ends(const struct event *e)
{
	return e->kind == EVENT_END ||
	       (e->kind == EVENT_RULING &&
		(e->ruling.kind == RULING_RESULT || e->ruling.kind == RULING_ANNUL));
}

static bool find_end(void *arg, const struct match_event *row, const struct event *e,
		     struct err *err)
{
	int64_t *ended = arg;

	(void)err;
	if (*ended < 0 && !e->superseded && ends(e)) {
		*ended = row->at;
	}
	return true;
}

/* When the events that count ended the game first; a later ruling changes who won,
 * but not when. 0: it was played elsewhere, and its turn file does not say. */
static bool written_end(const struct record *r, struct arena *arena, int64_t *ended,
			struct err *err)
{
	*ended = -1;
	return record_each(r, arena, find_end, ended, err) &&
	       (*ended >= 0 ||
		err_set(err, ERR_DATA, "game %lld is over, but no event ended it",
			(long long)r->match.id));
}

/* The same; if unknown, when the game was made here. */
static bool when(const struct record *r, struct arena *arena, int64_t *ended,
		 struct err *err)
{
	if (!written_end(r, arena, ended, err)) {
		return false;
	}
	*ended = *ended != 0 ? *ended : r->match.created;
	return true;
}

static int half_of(unsigned winners, int seat)
{
	if ((winners >> seat & 1U) == 0) {
		return RESULT_LOSS;
	}
	return winners == 1U << seat ? RESULT_WON : RESULT_DRAWN;
}

/* The result to which the events lead; out->game is 0 when the game does not count.
 * It borrows from the record and `arena`. */
static bool outcome_of(const struct record *r, struct arena *arena, struct result *out,
		       struct err *err)
{
	const struct position *pos = &r->pos;

	*out = (struct result){0};
	if (!pos->over || pos->reason == END_VOID || r->setup.seats < 2) {
		return true;
	}
	out->game = r->match.id;
	out->kind = view_of(r->setup.game->name);
	out->language = r->setup.language;
	out->reason = view_of(end_reason_name(pos->reason));
	out->seats = (size_t)r->setup.seats;
	for (int i = 0; i < r->setup.seats; i++) {
		out->seat[i].player = r->match.seat[i].player;
		out->seat[i].name = r->match.seat[i].name;
		out->seat[i].points = pos->score[i];
		out->seat[i].half = half_of(pos->winners, i);
		out->seat[i].missed = pos->gone[i] || pos->late_run[i] > 0;
	}
	return when(r, arena, &out->ended, err);
}

/* --------------------------------------------------------------- its row is kept */

bool outcome_keep(const struct record *r, struct err *err)
{
	struct arena arena = {0};
	struct result out;
	bool ok = outcome_of(r, &arena, &out, err) &&
		  (out.game != 0 ? result_keep(r->context->store, &out, err)
				 : result_drop(r->context->store, r->match.id, err));

	arena_free(&arena);
	return ok;
}

static bool fill_one(const struct context *d, struct arena *arena, int64_t game,
		     long *damaged, struct err *err)
{
	struct record *r = arena_take(arena, sizeof *r);

	if (record_load(d, arena, game, r, err) && outcome_keep(r, err)) {
		return true;
	}
	if (aside_concerns_all(err)) {
		return false;
	}
	++*damaged;
	*err = (struct err){0};
	return true;
}

static bool fill_all(const struct context *d, long *damaged, struct err *err)
{
	struct arena list = {0};
	struct arena arena = {0};
	int64_t *ids;
	size_t count;
	bool ok = result_missing(d->store, &list, &ids, &count, err);

	for (size_t i = 0; ok && i < count; i++) {
		arena_reset(&arena);
		ok = fill_one(d, &arena, ids[i], damaged, err);
	}
	arena_free(&arena);
	arena_free(&list);
	return ok && store_set_number(d->store, filled, 1, err);
}

bool outcome_fill(const struct context *d, long *damaged, struct err *err)
{
	int64_t done;

	*damaged = 0;
	if (!store_number(d->store, filled, &done, err) || done != 0) {
		return err->kind == ERR_NONE;
	}
	return store_mark(d->store, err) &&
	       store_unmark(d->store, fill_all(d, damaged, err), err);
}

/* ------------------------------------------------------------------ it is proved */

static bool same_seats(const struct result *a, const struct result *b)
{
	bool same = a->seats == b->seats;

	for (size_t i = 0; i < a->seats && same; i++) {
		same = a->seat[i].points == b->seat[i].points &&
		       a->seat[i].half == b->seat[i].half &&
		       a->seat[i].missed == b->seat[i].missed;
	}
	return same;
}

/* Older versions stored results of undated games without a date. */
static bool same_end(const struct record *r, struct arena *arena,
		     const struct result *kept, const struct result *due, bool *same,
		     struct err *err)
{
	int64_t written = -1;

	*same = kept->ended == due->ended;
	if (*same || kept->ended != 0) {
		return true;
	}
	if (!written_end(r, arena, &written, err)) {
		return false;
	}
	*same = written == 0;
	return true;
}

bool outcome_agrees(const struct record *r, struct arena *arena, bool *agrees,
		    struct err *err)
{
	struct result due;
	struct result kept;
	int64_t done;
	bool end = true;

	if (!store_number(r->context->store, filled, &done, err) ||
	    !outcome_of(r, arena, &due, err) ||
	    !result_get(r->context->store, arena, r->match.id, &kept, err) ||
	    (due.game != 0 && !same_end(r, arena, &kept, &due, &end, err))) {
		return false;
	}
	*agrees = (kept.game == 0 && done == 0) ||
		  (kept.game == due.game && view_eq(kept.language, due.language) &&
		   end && view_eq(kept.reason, due.reason) && same_seats(&kept, &due));
	return true;
}
