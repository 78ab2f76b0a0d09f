/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/pause.h"

#include "adjudicator/games/clocks.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/turns.h"

int64_t pause_window(const struct position *pos, int by, int64_t now)
{
	int64_t since = pause_agreed(pos) ? pos->halted_at : pos->paused_at;

	return clocks_window(pos, by, pos->paused && since != 0 ? since : now);
}

bool pause_allows(const struct position *pos, const struct order *o)
{
	switch (o->kind) {
	case ORDER_RESUME:
	case ORDER_RESIGN:
	case ORDER_OFFER_DRAW:
		return true;
	case ORDER_AGREE:
	case ORDER_REFUSE:
		return request_open(pos, REQUEST_DRAW) &&
		       (o->args.len == 0 || view_is_nocase(o->args, "draw"));
	default:
		return false;
	}
}

static void begin(struct table *t, int seat)
{
	const struct position *pos = &t->pos;
	struct event e = {.kind = EVENT_PAUSE,
			  .seat = seat,
			  .at = t->arrived != 0 ? t->arrived : t->now};

	if (pos->deadline != 0 && e.at != 0) {
		e.time = clocks_between(pos, pos->to_move, e.at, pos->deadline);
		if (e.time == 0 && pos->setup->game->ground == GROUND_PILE) {
			e.time = 1;
		}
	}
	table_emit(t, e);
}

bool pause_begin(struct table *t)
{
	if (!request_granted(&t->pos, REQUEST_PAUSE)) {
		return false;
	}
	begin(t, t->pos.request[REQUEST_PAUSE].by);
	return true;
}

void pause_of_rest(struct table *t)
{
	if (t->pos.setup->version >= 4 && !t->pos.over) {
		pause_begin(t);
	}
}

/* The first player's `pause` is a request; the others agree with the same word or
 * `agree`. */
enum outcome pause_judge(struct table *t, int seat, const struct order *o)
{
	const struct request *asked = &t->pos.request[REQUEST_PAUSE];

	if (turns_seats(&t->pos) == 1) {
		begin(t, seat);
		return OUTCOME_APPLIED;
	}
	if (!request_open(&t->pos, REQUEST_PAUSE) || (asked->agreed >> seat & 1U)) {
		return request_make(t, seat, o, REQUEST_PAUSE);
	}
	table_emit(t, (struct event){.kind = EVENT_AGREE,
				     .seat = seat,
				     .about = REQUEST_PAUSE});
	pause_begin(t);
	return OUTCOME_APPLIED;
}

void pause_end(struct table *t, int seat)
{
	struct stood stood = {t->pos.halted_at > 0 ? t->pos.halted_at : t->now, t->now,
			      0, 0};

	if (t->pos.paused) {
		table_emit(t, (struct event){.kind = EVENT_RESUME, .seat = seat});
		turns_later(t, stood);
	}
}

enum outcome pause_judge_resume(struct table *t, int seat, const struct order *o)
{
	if (!t->pos.paused) {
		return table_refuse(t, DIAG_NOT_PAUSED, o->text);
	}
	pause_end(t, seat);
	return OUTCOME_APPLIED;
}

bool pause_fits(const struct position *pos, const struct event *e)
{
	return e->seat >= 0 && !pos->gone[e->seat] &&
	       (e->kind == EVENT_PAUSE ? !pos->halted : pos->paused);
}

bool pause_apply(struct position *pos, const struct event *e)
{
	bool begins = e->kind == EVENT_PAUSE;

	if (!begins && e->kind != EVENT_RESUME) {
		return false;
	}
	pos->paused = pos->halted = begins;
	pos->halted_at = begins ? e->at : 0;
	pos->left = begins ? e->time : 0;
	pos->request[REQUEST_PAUSE].by = -1;
	return true;
}
