/* SPDX-License-Identifier: ISC */
/* What a game's row repeats of its position, so that a run finds the games that
 * concern it without applying their events. */
#include "adjudicator/record/record.h"

#include "adjudicator/club/context.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/record/game_time.h"
#include "adjudicator/record/position_cache.h"
#include "adjudicator/record/result.h"

/* The next moment at which time alone changes the game; 0: none. */
static int64_t wake(const struct position *pos)
{
	int64_t times[REQUESTS_ + 2] = {clocks_fall(pos),
					pos->pending.any ? pos->pending.until : 0};
	int64_t first = 0;

	if (pos->halted || pos->paused) {
		return 0;
	}
	for (int i = 0; i < REQUESTS_; i++) {
		times[i + 2] = pos->request[i].by >= 0 ? pos->request[i].until : 0;
	}
	for (size_t i = 0; i < sizeof times / sizeof times[0]; i++) {
		if (times[i] != 0 && (first == 0 || times[i] < first)) {
			first = times[i];
		}
	}
	return first;
}

static void follow(struct match *m, const struct position *pos)
{
	m->turn = pos->turn;
	m->to_move = pos->to_move;
	m->deadline = wake(pos);
	if (pos->over) {
		m->state = view_of(pos->reason == END_VOID ? "void" : "over");
	} else if (!view_is(m->state, "invited")) {
		m->state = view_of("running"); /* a ruling may have reopened it */
	}
}

bool record_row_agrees(const struct record *r)
{
	struct match due = r->match;

	due.state = view_of("running");
	follow(&due, &r->pos);
	return view_is(r->match.kind, r->setup.game->name) &&
	       view_eq(due.state, r->match.state) && due.turn == r->match.turn &&
	       due.to_move == r->match.to_move && due.deadline == r->match.deadline;
}

static bool was_over(const struct match *m)
{
	return view_is(m->state, "over") || view_is(m->state, "void");
}

bool record_settle(struct record *r, const struct position *pos, struct err *err)
{
	bool counted = was_over(&r->match) || pos->over;

	r->pos = *pos;
	if (r->pos.over && !was_over(&r->match)) {
		r->match.untold = r->context->now;
	}
	if (!r->pos.over) { /* a ruling may have reopened it */
		r->match.untold = 0;
	}
	follow(&r->match, &r->pos);
	position_cache_keep(r->context->recent, &r->match, &r->pos);
	return match_update(r->context->store, &r->match, err) &&
	       (!counted || outcome_keep(r, err)) && record_listen(r, err);
}
