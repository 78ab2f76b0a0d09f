/* SPDX-License-Identifier: ISC */
#include "adjudicator/clocks/deadlines.h"

#include "adjudicator/clocks/freeze.h"
#include "adjudicator/clocks/unanswered.h"
#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/play/follow.h"
#include "adjudicator/play/if_moves.h"
#include "adjudicator/play/question.h"
#include "adjudicator/play/take_back.h"
#include "adjudicator/record/game_time.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/referee/cases.h"
#include "adjudicator/store/heard.h"

enum { BATCH = 100 };

/* Where the option `flag` is `td`, a referee decides what becomes of a turn whose
 * time is over. */
static bool open_case(const struct follow *f)
{
	const struct table *t = f->t;
	bool falls = t->pos.setup->options.value[OPTION_FLAG] == FLAG_TD &&
		     t->events > 0 && t->event[t->events - 1].kind == EVENT_FLAG;

	return !falls || case_time_open(f->d, f->arena, f->r, f->err);
}

static bool keep(struct context *d, struct arena *arena, struct record *r,
		 const struct table *t, struct err *err)
{
	struct follow f = {.cause = FOLLOW_TIME,
			   .d = d,
			   .arena = arena,
			   .r = r,
			   .t = t,
			   .open_case = open_case,
			   .err = err};

	return follow(&f);
}

/* A request that was not answered in time counts as refused. */
static bool requests_lapse(struct context *d, struct arena *arena, struct record *r,
			   int64_t until, struct err *err)
{
	bool ok = true;
	bool waits;

	for (int i = 0; i < REQUESTS_ && ok && !r->pos.over; i++) {
		const struct request *q = &r->pos.request[i];
		struct table t = table_quiet(arena, &r->pos, d->now);

		if (q->by < 0 || q->until == 0 || q->until >= until) {
			continue;
		}
		ok = undelivered_answer(d, r, q->by, &waits, err);
		if (ok && !waits) {
			table_emit(&t, (struct event){.kind = EVENT_REFUSE,
						      .seat = q->by,
						      .about = (enum request_kind)i,
						      .late = true});
			ok = keep(d, arena, r, &t, err);
		}
	}
	return ok;
}

/* Nobody questioned the pending play in time: it stands, unless somebody has not
 * been reached. Then it *waits, and so does the turn behind it. */
static bool window_ends(struct context *d, struct arena *arena, struct record *r,
			int64_t until, bool *waits, struct err *err)
{
	const struct pending *p = &r->pos.pending;
	struct table t;

	*waits = false;
	if (r->pos.over || !p->any || p->until == 0 || p->until >= until) {
		return true;
	}
	if (!undelivered_answer(d, r, p->seat, waits, err) || *waits) {
		return err->kind == ERR_NONE;
	}
	t = table_quiet(arena, &r->pos, d->now);
	table_lapse(&t);
	return keep(d, arena, r, &t, err);
}

bool deadlines_resume(struct context *d, struct arena *arena, struct record *r,
		      struct err *err)
{
	struct table t;
	int64_t since;
	int64_t span;

	if (r->pos.over || r->pos.deadline == 0) {
		return true;
	}
	if (!question_stopped(d, arena, r, r->pos.to_move, &since, err)) {
		return false;
	}
	if (since == 0) {
		return true;
	}
	span = d->now - since < ANSWER_WITHIN ? d->now - since : ANSWER_WITHIN;
	t = table_quiet(arena, &r->pos, d->now);
	table_emit(&t, (struct event){.kind = EVENT_CLOCK,
				      .seat = r->pos.to_move,
				      .time = clocks_until(&r->pos, r->pos.to_move,
							   r->pos.deadline, span)});
	return question_runs(d, arena, r, r->pos.to_move, err) &&
	       record_append(arena, r, &t, err);
}

/* Why the player to move, whose time is over, loses the whole game (K12): he has not
 * written since it began. */
static bool absence_now(struct context *d, const struct record *r,
			enum absence *absence, struct err *err)
{
	int64_t player = r->match.seat[r->pos.to_move].player;
	struct arena arena = {0};
	int64_t start;
	int64_t last;
	bool bounced;
	bool ok;

	*absence = ABSENCE_NONE;
	if (r->setup.options.value[OPTION_NO_SHOW] != NO_SHOW_LOSE ||
	    r->setup.seats == 1 || r->pos.taken[r->pos.to_move] > 0) {
		return true;
	}
	ok = record_start_time(r, &arena, &start, err) &&
	     heard_last(d->store, player, &last, err) &&
	     heard_bounce(d->store, player, r->match.id, &bounced, err);
	if (ok && last <= start) {
		*absence = bounced ? ABSENCE_BOUNCED : ABSENCE_SILENT;
	}
	arena_free(&arena);
	return ok;
}

/* The flag says that the player never came, but he has written since: he does not
 * lose the game. */
static bool came(struct context *d, struct arena *arena, struct record *r,
		 struct err *err)
{
	struct table t = table_quiet(arena, &r->pos, d->now);
	enum absence absence;

	if (r->pos.over || !r->pos.flagged || r->pos.absent == ABSENCE_NONE) {
		return true;
	}
	if (!absence_now(d, r, &absence, err) || absence != ABSENCE_NONE) {
		return err->kind == ERR_NONE;
	}
	table_emit(&t, (struct event){.kind = EVENT_FLAG, .seat = r->pos.to_move});
	return record_append(arena, r, &t, err);
}

static bool missed(const struct position *pos, int64_t until)
{
	int64_t fall = clocks_fall(pos);

	return !pos->over && fall != 0 && fall < until;
}

bool deadlines_fall(struct context *d, struct arena *arena, struct record *r,
		    int64_t until, struct err *err)
{
	struct table t;
	struct unanswered_time quiet;
	int64_t since;
	bool played;
	bool waits;

	/* A referee has stopped all clocks, or the players have agreed on a pause. */
	if (r->pos.halted || r->pos.paused) {
		return true;
	}
	if (!aside_holds(d, r, &waits, err) || waits) { /* K50 */
		return err->kind == ERR_NONE;
	}
	if (!came(d, arena, r, err) || !requests_lapse(d, arena, r, until, err) ||
	    !take_back_fall(d, arena, r, until, &waits, err)) {
		return false;
	}
	if (waits) { /* the player has moved in time; the move can still be taken back
		      */
		return true;
	}
	if (!window_ends(d, arena, r, until, &waits, err) || waits) {
		return err->kind == ERR_NONE;
	}
	if (!missed(&r->pos, until)) {
		return true;
	}
	if (!question_stopped(d, arena, r, r->pos.to_move, &since, err)) {
		return false;
	}
	if (d->now < since + ANSWER_WITHIN) {
		return true;
	}
	if (!undelivered_holds(d, r, &waits, err) || waits) {
		return err->kind == ERR_NONE;
	}
	if (!unanswered_owed(d, arena, r, until, &quiet, err) || quiet.stands) {
		return err->kind == ERR_NONE;
	}
	if (!unanswered_give(d, arena, r, until, err) ||
	    !deadlines_resume(d, arena, r, err)) {
		return false;
	}
	if (!missed(&r->pos, until)) {
		return true;
	}
	if (!if_moves_late(d, arena, r, &played, err) || played) {
		return err->kind == ERR_NONE;
	}
	t = table_quiet(arena, &r->pos, d->now);
	if (!absence_now(d, r, &t.absent, err)) {
		return false;
	}
	table_timeout(&t);
	return keep(d, arena, r, &t, err);
}

struct falling {
	struct context *d;
	long fallen;
};

static bool fall_one(void *arg, struct arena *arena, int64_t game, struct err *err)
{
	struct falling *x = arg;
	struct record r;
	size_t events;

	if (!record_load(x->d, arena, game, &r, err)) {
		return false;
	}
	events = (size_t)r.match.events;
	if (!deadlines_fall(x->d, arena, &r, x->d->now, err)) {
		return false;
	}
	x->fallen += (size_t)r.match.events > events;
	return true;
}

/* Handles several games in one transaction, since a disk is slow to sync each one.
 * When a game cannot be read, what was done in the others stays. */
static bool fall_some(struct context *d, const int64_t *ids, size_t count, long *fallen,
		      struct err *err)
{
	struct falling x = {.d = d};
	const struct aside_work work = {.what = ASIDE_GAME, .one = fall_one, .arg = &x};
	struct err why = {0};
	bool ok;

	if (!store_mark(d->store, err)) {
		return false;
	}
	ok = aside_each(d, &work, ids, count, err);
	*fallen += x.fallen;
	/* What the disk cannot commit stays undone, and no letter is sent that tells
	 * of it. */
	return store_release(d->store, ok ? err : &why) && ok;
}

static bool (*const due[])(struct store *st, struct arena *a, int64_t now,
			   int64_t **games, size_t *count, struct err *err) = {
	settling_due,
	match_due,
};

bool deadlines_tick(struct context *d, long *fallen, struct err *err)
{
	struct arena list = {0};
	int64_t *ids;
	size_t count;
	bool ok = true;

	*fallen = 0;
	for (size_t k = 0; k < sizeof due / sizeof due[0] && d->drained && ok; k++) {
		ok = due[k](d->store, &list, d->now, &ids, &count, err) &&
		     (due[k] != match_due || freeze_sift(d, ids, &count, err));
		for (size_t i = 0; i < count && ok; i += BATCH) {
			ok = fall_some(d, ids + i,
				       count - i < BATCH ? count - i : BATCH, fallen,
				       err);
		}
	}
	arena_free(&list);
	return ok;
}
