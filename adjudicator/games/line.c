/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/line.h"

#include "adjudicator/games/ruling.h"
#include <assert.h>
#include <string.h>

struct line_event *line_add(struct line *l, long row, const struct event *e)
{
	l->at = arena_room(l->arena, l->at, l->n, sizeof *l->at);
	l->at[l->n] = (struct line_event){.e = *e, .row = row};
	return &l->at[l->n++];
}

size_t line_row(const struct line *l, size_t i)
{
	while (i > 0 && l->at[i - 1].row == l->at[i].row) {
		i--;
	}
	return i;
}

static bool draws(const struct event *e)
{
	return e->kind == EVENT_DRAW || e->kind == EVENT_EXCHANGE ||
	       e->kind == EVENT_EX;
}

/* Makes an array indexed by order number, with room for every order that the events
 * name. */
static int *orders(const struct line *l, size_t n)
{
	int most = 0;

	for (size_t i = 0; i < n; i++) {
		const struct event *e = &l->at[i].e;

		most = draws(e) && e->q > most ? e->q : most;
	}
	return arena_array(l->arena, (size_t)most + 1, sizeof(int));
}

/* Whether a referee gave the time with which the bank of event i grew: older rules took
 * any time behind a ruling for such. */
static bool given(const struct line *l, const struct setup *s, size_t i)
{
	const struct event *e = &l->at[i - 1].e;

	return e->kind == EVENT_RULING &&
	       (s->version < 3 || e->ruling.kind == RULING_TIME);
}

/* Finds the event that took time for the turn of event `to` from its player's bank;
 * returns `to` when there is none. Time that a referee gave is not such an event. */
static size_t bank_of_turn(const struct line *l, const struct setup *s, size_t to)
{
	const struct line_event *x = &l->at[to];

	for (size_t i = to; i-- > 1 && l->at[i].turn == x->turn;) {
		const struct event *e = &l->at[i].e;

		if (e->kind == EVENT_RULING) {
			break;
		}
		if (e->kind == EVENT_BANK && e->seat == x->to_move && !given(l, s, i)) {
			return i;
		}
	}
	return to;
}

/* Turns that were missed are those of the player who missed them: who has the seat
 * since has none of them. By older rules they came back with the turn. */
static void forget_missed(const struct line *l, const struct setup *s, size_t to,
			  size_t behind, struct position *back)
{
	for (size_t i = to; i < behind && s->version >= 4; i++) {
		const struct event *e = &l->at[i].e;

		if (e->kind == EVENT_RULING && e->ruling.kind == RULING_SUBSTITUTE) {
			back->late_run[e->seat] = 0;
		}
	}
}

const struct position *line_back(const struct line *l, const struct setup *s, size_t to,
				 size_t behind)
{
	struct position *back = arena_take(l->arena, sizeof *back);
	int *high = orders(
		l, behind); /* last place delivered of each order, superseded or not */
	size_t spent = bank_of_turn(l, s, to);
	int64_t bank[SEATS] = {0};
	struct position pos;
	struct diag diag;

	assert(to < behind);
	position_init(&pos, s, &diag);
	for (size_t i = 0; i < behind; i++) {
		const struct event *e = &l->at[i].e;

		if (i == spent) {
			memcpy(bank, pos.bank, sizeof bank);
		}
		if (i == to) {
			*back = pos;
		}
		if (draws(e) && e->to > high[e->q]) {
			high[e->q] = e->to;
		}
		position_apply(&pos, e);
	}
	memcpy(back->bank, bank, sizeof bank);
	forget_missed(l, s, to, behind, back);
	/* Places returned by an undo were seen by no other player, so they can be
	 * drawn. */
	back->stale = back->stale ||
		      (back->q > 0 && high[back->q] > back->drawn + back->seen);
	return back;
}

/* Index of the event before event i among those that counted; -1: none. Before a
 * ruling that goes back stands the event before the place it goes back to. */
static long before(const struct line *l, size_t i)
{
	const struct event *e = &l->at[i].e;

	return ruling_goes_back(e) ? (long)e->ruling.to - 2 : (long)i - 1;
}

void line_counting(const struct line *l, size_t i, bool *counts)
{
	memset(counts, 0, l->n * sizeof *counts);
	for (long at = (long)i - 1; at >= 0; at = before(l, (size_t)at)) {
		counts[at] = true;
	}
}

bool *line_counted(const struct line *l, size_t i)
{
	bool *counts = arena_array(l->arena, l->n, sizeof *counts);

	line_counting(l, i, counts);
	return counts;
}

/* If event i goes back, finds the position it goes back to. */
static bool find_back(struct line *l, const struct setup *s, size_t i)
{
	struct event *e = &l->at[i].e;
	size_t to;

	if (!ruling_goes_back(e) || e->ruling.back != NULL) {
		return true;
	}
	to = (size_t)e->ruling.to - 1;
	if (to >= i) {
		return false;
	}
	e->ruling.back = line_back(l, s, to, i);
	return true;
}

bool line_fold(struct line *l, const struct setup *s, size_t *bad)
{
	const bool *counts;
	struct position pos;
	struct diag diag;

	if (!position_init(&pos, s, &diag)) {
		*bad = 0;
		return false;
	}
	for (size_t i = 0; i < l->n; i++) {
		l->at[i].turn = pos.turn;
		l->at[i].to_move = pos.to_move;
		if (!find_back(l, s, i) || !position_apply(&pos, &l->at[i].e)) {
			*bad = i;
			return false;
		}
	}
	counts = line_counted(l, l->n);
	for (size_t i = 0; i < l->n; i++) {
		l->at[i].e.superseded = !counts[i];
	}
	return true;
}
