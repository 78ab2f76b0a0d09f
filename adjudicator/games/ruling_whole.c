/* SPDX-License-Identifier: ISC */
/* Rulings about the points of a turn, the game as a whole, its clocks and its
 * players. */
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/paths/wordcap.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/ruling_judging.h"
#include "adjudicator/games/turns.h"

/* ----------------------------------------------------------------- its points */

bool ruling_judge_set(struct judging *j)
{
	const struct line *l = j->line;
	size_t play = ruling_play(l, j->w->turn);
	const bool *counts = line_counted(l, l->n);
	struct event *e = &j->e;

	if (ruling_turn(l, j->w->turn) == l->n) {
		return ruling_refuse_number(j, DIAG_NO_TURN, j->w->turn);
	}
	if (play == l->n || ruling_withdrawn(j, counts, play) ||
	    l->at[play].e.unknown) {
		return ruling_refuse_number(j, DIAG_TURN_NO_POINTS, j->w->turn);
	}
	e->seat = l->at[play].e.seat;
	e->score = j->w->score;
	e->ruling.was = ruling_points(l, counts, play)->score;
	if (e->score == e->ruling.was) {
		return ruling_refuse(j, DIAG_RULING_NOTHING);
	}
	e->winners = ruling_winners(&j->t->pos, e);
	table_emit(j->t, *e);
	return true;
}

/* ---------------------------------------------------------------- the whole game */

/* One of two who has resigned, or whose time is up, may share in a draw. */
static unsigned winners_of(const struct position *pos, enum ruling_result result)
{
	static const int none[SEATS];

	switch (result) {
	case RESULT_FIRST:
		return 1U;
	case RESULT_SECOND:
		return 2U;
	case RESULT_DRAW:
		return pos->setup->seats == 2 ? 3U : turns_playing(pos);
	default:
		return turns_best(pos, none);
	}
}

bool ruling_judge_result(struct judging *j)
{
	struct table *t = j->t;
	bool two = t->pos.setup->seats == 2;
	bool named = j->w->result == RESULT_FIRST || j->w->result == RESULT_SECOND;

	if (named && !two) {
		return ruling_refuse(j, DIAG_RESULT_OF_TWO);
	}
	if (!t->pos.over) { /* a pending play counts, as at any other end */
		if (t->pos.setup->game->ground == GROUND_BOARD) {
			crossword_count_pending(t);
		} else if (t->pos.pending.any) {
			wordcap_decide(t);
		}
	}
	j->e.ruling.result = j->w->result;
	j->e.winners = winners_of(&t->pos, j->w->result);
	/* A void game has no winners, so a result is never the same. */
	if (t->pos.over && t->pos.winners == j->e.winners) {
		return ruling_refuse(j, DIAG_RULING_NOTHING);
	}
	table_emit(t, j->e);
	return true;
}

bool ruling_judge_annul(struct judging *j)
{
	if (j->t->pos.over && j->t->pos.reason == END_VOID) {
		return ruling_refuse(j, DIAG_RULING_NOTHING);
	}
	table_emit(j->t, j->e);
	return true;
}

/* -------------------------------------------------------------------- its clocks */

/* Finds the seat of that name; refuses when there is none. */
static bool find_seat(struct judging *j, struct view name)
{
	j->e.seat = former_seat(j->t->pos.setup, name, j->t->pos.changes);
	return j->e.seat >= 0 || ruling_refuse_what(j, DIAG_NO_SUCH_PLAYER, name);
}

bool ruling_judge_time(struct judging *j)
{
	struct table *t = j->t;
	int64_t until;
	bool bank;
	bool clock;

	if (!find_seat(j, j->w->name)) {
		return false;
	}
	bank = t->pos.setup->options.value[OPTION_BANK] != 0;
	clock = t->pos.to_move == j->e.seat && t->pos.deadline != 0;
	if (t->pos.gone[j->e.seat] || (!bank && !clock)) {
		return ruling_refuse_what(j, DIAG_NO_CLOCK_RUNS,
					  t->pos.setup->name[j->e.seat]);
	}
	j->e.time = j->w->span;
	until = clock ? clocks_longer(&t->pos, t->now, j->w->span) : 0;
	table_emit(t, j->e);
	if (bank) {
		table_emit(t,
			   (struct event){.kind = EVENT_BANK,
					  .seat = j->e.seat,
					  .time = t->pos.bank[j->e.seat] + j->w->span});
	}
	if (clock) {
		table_emit(t, (struct event){.kind = EVENT_CLOCK,
					     .seat = j->e.seat,
					     .time = until});
	}
	return true;
}

/* K11: the flagged turn is passed. */
bool ruling_judge_late(struct judging *j)
{
	struct table *t = j->t;

	if (t->pos.halted) {
		return ruling_refuse(j, DIAG_RULING_PAUSED);
	}
	if (!find_seat(j, j->w->name)) {
		return false;
	}
	if (!t->pos.flagged || t->pos.to_move != j->e.seat) {
		return ruling_refuse_what(j, DIAG_TIME_NOT_OVER,
					  t->pos.setup->name[j->e.seat]);
	}
	table_emit(t, j->e);
	table_timeout(t);
	return true;
}

bool ruling_judge_pause(struct judging *j)
{
	if (j->t->pos.halted) {
		return ruling_refuse(j, DIAG_RULING_NOTHING);
	}
	j->e.time = j->t->now;
	table_emit(j->t, j->e);
	return true;
}

/* Every deadline is later by the time that stood still. */
bool ruling_judge_resume(struct judging *j)
{
	struct table *t = j->t;
	struct stood stood = {.from = t->pos.halted_at, .until = t->now};

	if (!t->pos.halted) {
		return ruling_refuse(j, DIAG_RULING_NOTHING);
	}
	table_emit(t, j->e);
	turns_later(t, stood);
	return true;
}

/* ------------------------------------------------------------------ its players */

/* An order that waited had no clock. Who has the seat now begins the turn; no time runs
 * in a pause. */
static void turn_anew(struct table *t)
{
	int64_t now = t->now;

	if (t->pos.setup->version < 4 || now == 0) {
		return;
	}
	t->now = t->pos.halted ? t->pos.halted_at : now;
	turns_clock(t);
	t->now = now;
}

bool ruling_judge_substitute(struct judging *j)
{
	struct table *t = j->t;
	const struct setup *s = t->pos.setup;
	bool waited; /* an order of that seat, which is dropped */

	if (!find_seat(j, j->w->hands.leaves)) {
		return false;
	}
	if (t->pos.gone[j->e.seat]) {
		return ruling_refuse_what(j, DIAG_SEAT_GONE, j->w->hands.leaves);
	}
	if (former_seat(s, j->w->hands.plays, t->pos.changes) >= 0) {
		return ruling_refuse_what(j, DIAG_SEAT_TWICE, j->w->hands.plays);
	}
	if (t->pos.changes == FORMERS) {
		return ruling_refuse_number(j, DIAG_CHANGES_FULL, FORMERS);
	}
	waited = t->pos.held.seat == j->e.seat;
	if (waited) {
		table_emit(t, (struct event){.kind = EVENT_DROP, .seat = j->e.seat});
	}
	j->e.ruling.change = t->pos.changes + 1;
	j->e.ruling.vouched = j->w->hands.vouched;
	table_emit(t, j->e);
	if (waited) {
		turn_anew(t);
	}
	return true;
}
