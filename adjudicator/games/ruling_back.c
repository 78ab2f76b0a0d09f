/* SPDX-License-Identifier: ISC */
/* Rulings that take a game back to the start of a turn. */
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/event_field.h"
#include "adjudicator/games/ruling_judging.h"
#include "adjudicator/games/turns.h"

/* The turn and the pending play get their whole time again. A clock for a whole game
 * goes on. */
void ruling_clocks(struct table *t, int64_t deadline)
{
	const struct options *o = &t->pos.setup->options;
	bool timed = o->taken[OPTION_TIMED] && o->value[OPTION_TIMED] > 0;

	if (t->now == 0 || t->pos.over) {
		return;
	}
	if (t->pos.pending.any) {
		table_emit(t, (struct event){.kind = EVENT_WINDOW,
					     .seat = -1,
					     .time = clocks_window(&t->pos,
								   t->pos.pending.seat,
								   t->now)});
	}
	if (timed) {
		table_emit(t, (struct event){
				      .kind = EVENT_CLOCK,
				      .seat = t->pos.to_move,
				      .time = deadline > t->now
						      ? deadline
						      : clocks_game(&t->pos, t->now)});
	} else if (!t->pos.paused &&
		   (!t->pos.pending.any || t->pos.setup->game->path == NULL)) {
		turns_clock(t);
	}
}

void ruling_back(struct judging *j, size_t to)
{
	j->e.ruling.to = (int)to + 1;
	j->e.ruling.back = line_back(j->line, j->t->pos.setup, to, j->line->n);
	table_emit(j->t, j->e);
	ruling_carry_points(j, to);
}

/* Finds the event before which the turn can be played anew in which somebody resigned
 * instead. */
static bool find_resignation(struct judging *j, size_t *to)
{
	const struct line *l = j->line;
	size_t at = ruling_resignation(l, j->w->turn);
	bool own = at != l->n && l->at[at].e.seat == l->at[at].to_move;

	if (at == l->n || (!own && j->w->kind != RULING_VOID)) {
		return ruling_refuse_number(j, DIAG_NO_TURN, j->w->turn);
	}
	*to = line_row(l, at);
	j->e.seat = l->at[at].to_move;
	return true;
}

/* Finds the event before which turn j->w->turn can be played anew. */
static bool find_turn(struct judging *j, size_t *to)
{
	const struct line_event *x;

	*to = ruling_turn(j->line, j->w->turn);
	if (*to == j->line->n) {
		return find_resignation(j, to);
	}
	x = &j->line->at[*to];
	if (x->e.kind == EVENT_PASS && (x->e.lost || x->e.empty)) {
		return ruling_refuse_number(j, DIAG_TURN_FOLLOWS, j->w->turn);
	}
	j->e.seat = x->e.seat;
	return true;
}

bool ruling_judge_void(struct judging *j)
{
	int64_t deadline = j->t->pos.deadline;
	size_t to;

	if (!find_turn(j, &to)) {
		return false;
	}
	ruling_back(j, to);
	ruling_clocks(j->t, deadline);
	return true;
}

/* The order as others may see it: tiles to exchange are replaced by "?". */
static struct view shown(const struct table *t, const struct order *o)
{
	struct view tiles = t->echo;
	struct buf b = buf_in(t->arena);

	if (o->kind != ORDER_EXCHANGE) {
		return t->echo;
	}
	buf_add(&b, view_word(&tiles));
	while (view_word(&tiles).len > 0) {
		buf_str(&b, " ?");
	}
	return buf_view(&b);
}

/* The name of the missing tile would tell the referee about the rack, and so would the
 * order that waits. */
static void hide_rack(struct diag *d, int turn)
{
	if (d->code == DIAG_TILE_MISSING || d->code == DIAG_BLANK_MISSING) {
		*d = (struct diag){.code = DIAG_TILES_ELSEWHERE};
	} else if (d->code == DIAG_ORDER_WAITS) {
		*d = (struct diag){.code = DIAG_TURN_WAITS, .n = turn};
	}
}

/* Judges the order at the start of its turn; a turn not yet played is played with
 * it. */
bool ruling_judge_replace(struct judging *j)
{
	struct table *t = j->t;
	size_t at = t->events;
	bool now = !t->pos.over && j->w->turn == t->pos.turn &&
		   ruling_turn(j->line, j->w->turn) == j->line->n;
	enum outcome outcome;
	struct order o;
	size_t to;

	if (!order_read(t->arena, j->w->order, &o) || !order_ends_turn(o.kind)) {
		return ruling_refuse_what(j, DIAG_NO_TURN_ORDER, j->w->order);
	}
	if (now) {
		j->e.seat = t->pos.to_move;
		table_emit(t, j->e);
	} else if (!find_turn(j, &to)) {
		return false;
	} else {
		ruling_back(j, to);
	}
	outcome = table_judge(t, j->e.seat, &o);
	if (outcome == OUTCOME_ASK) {
		ruling_refuse_number(j, DIAG_TWO_READINGS, (long)t->readings);
	}
	if (outcome != OUTCOME_APPLIED) {
		hide_rack(&t->diag, j->w->turn);
		return false;
	}
	t->event[at].ruling.order = event_encode(t->arena, shown(t, &o));
	return true;
}
