/* SPDX-License-Identifier: ISC */
/* Applies rulings to a position. Nothing is judged here. */
#include "adjudicator/games/ruling.h"

#include "adjudicator/games/line.h"
#include "adjudicator/games/pause.h"
#include <string.h>

static const char *const names[RULINGS_] = {
	[RULING_UPHOLD] = "uphold",
	[RULING_SET] = "set",
	[RULING_VOID] = "void",
	[RULING_REPLACE] = "replace",
	[RULING_REPARSE] = "reparse",
	[RULING_RESULT] = "result",
	[RULING_TIME] = "time",
	[RULING_LATE] = "late",
	[RULING_ANNUL] = "annul",
	[RULING_PAUSE] = "pause",
	[RULING_RESUME] = "resume",
	[RULING_OVERTURN] = "overturn",
	[RULING_SUBSTITUTE] = "substitute",
};

const char *ruling_kind_name(enum ruling_kind kind)
{
	return names[kind];
}

const char *ruling_result_name(enum ruling_result result)
{
	static const char *const results[RESULTS_] = {
		[RESULT_POINTS] = "points",
		[RESULT_DRAW] = "draw",
		[RESULT_FIRST] = "1-0",
		[RESULT_SECOND] = "0-1",
	};

	return results[result];
}

bool ruling_goes_back(const struct event *e)
{
	return e->kind == EVENT_RULING && e->ruling.to > 0;
}

bool ruling_sets_points(const struct event *e)
{
	return e->kind == EVENT_RULING &&
	       (e->ruling.kind == RULING_SET ||
		(e->ruling.kind == RULING_OVERTURN && e->ruling.to == 0));
}

/* Requests, the held order and pauses of the superseded events are dropped; standing
 * answers and leave are the players' choices and stay. `moment` jumps, so that no
 * reply to an earlier letter is taken for one to a later letter. */
static void go_back(struct position *pos, const struct position *back)
{
	struct position now = *pos;

	*pos = *back;
	pos->setup = now.setup;
	pos->orders = now.orders;
	pos->ex = now.ex;
	pos->grid.replacements = now.grid.replacements;
	pos->grid.sorts = now.grid.sorts;
	pos->rulings = now.rulings;
	pos->changes = now.changes;
	memcpy(pos->always, now.always, sizeof pos->always);
	pos->held.seat = -1;
	position_unask(pos);
	pos->moment = now.moment + 2;
	pos->pending.moment = pos->moment - 1;
	memcpy(pos->leave, now.leave, sizeof pos->leave);
	pos->paused = pos->paused && !pause_agreed(pos);
	pos->halted = now.halted;
	pos->halted_at = now.halted_at;
}

static void set_score(struct position *pos, const struct event *e)
{
	const struct ruling *r = &e->ruling;

	if (pos->pending.any && pos->pending.turn == r->turn) {
		pos->pending.score = e->score;
	} else {
		pos->score[e->seat] += e->score - r->was;
	}
	if (pos->last.any && pos->last.turn == r->turn) {
		pos->last.score = e->score;
	}
	if (pos->over && pos->reason != END_VOID) {
		pos->winners = e->winners;
	}
}

/* The new player gets rack, clock and points. Requests, the held order and standing
 * answers of the old player are dropped. */
static void change_hands(struct position *pos, const struct event *e)
{
	int seat = e->seat;

	pos->changes = e->ruling.change;
	pos->always[seat] = ALWAYS_ASK;
	pos->late_run[seat] = 0;
	pos->leave[seat] = 0;
	if (pos->held.seat == seat) {
		pos->held.seat = -1;
	}
	for (int i = 0; i < REQUESTS_; i++) {
		pos->request[i].agreed &= ~(1U << seat);
		if (pos->request[i].by == seat) {
			pos->request[i].by = -1;
		}
	}
}

static void finish(struct position *pos, enum end_reason reason, unsigned winners)
{
	position_finish(pos, reason, winners);
	pos->pending = (struct pending){0};
	pos->held.seat = -1;
}

static bool fits(const struct position *pos, const struct event *e)
{
	const struct ruling *r = &e->ruling;

	if (e->seat >= pos->setup->seats ||
	    (r->to > 0 && (r->back == NULL || pos->halted)) ||
	    e->winners >> pos->setup->seats != 0) {
		return false;
	}
	switch (r->kind) {
	case RULING_SET:
		return e->seat >= 0;
	case RULING_TIME:
		return e->seat >= 0 && !pos->over;
	case RULING_LATE:
		return pos->flagged && e->seat == pos->to_move;
	case RULING_PAUSE:
		return !pos->over && !pos->halted;
	case RULING_RESUME:
		return !pos->over && pos->halted;
	case RULING_OVERTURN:
		return r->to > 0 || e->seat >= 0;
	case RULING_SUBSTITUTE:
		return e->seat >= 0 && !pos->over && r->change == pos->changes + 1;
	default:
		return true;
	}
}

bool ruling_apply(struct position *pos, const struct event *e)
{
	const struct ruling *r = &e->ruling;

	if (!fits(pos, e)) {
		return false;
	}
	pos->rulings = r->n > pos->rulings ? r->n : pos->rulings;
	switch (r->kind) {
	case RULING_SET:
		set_score(pos, e);
		break;
	case RULING_RESULT:
		finish(pos, END_RULED, e->winners);
		pos->by_points = r->result == RESULT_POINTS;
		break;
	case RULING_ANNUL:
		finish(pos, END_VOID, 0);
		break;
	case RULING_PAUSE:
		pos->halted = true;
		pos->halted_at = e->time;
		break;
	case RULING_RESUME:
		pos->paused = pos->paused && !pause_agreed(pos);
		pos->halted = false;
		pos->halted_at = 0;
		break;
	case RULING_OVERTURN:
		if (r->to == 0) {
			set_score(pos, e);
		}
		break;
	case RULING_SUBSTITUTE:
		change_hands(pos, e);
		break;
	default:
		break;
	}
	if (r->to > 0) {
		go_back(pos, r->back);
	}
	pos->back.can = false; /* after a ruling no play on a board can be taken back */
	if (pos->setup->game->path == NULL) {
		pos->request[REQUEST_UNDO].by = -1;
	}
	return true;
}
