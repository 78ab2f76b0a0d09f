/* SPDX-License-Identifier: ISC */
/*
 * Judges a ruling: whether it is possible, where the game goes back to, and what
 * follows. Used for a club's games and for turn files.
 */
#include "adjudicator/games/event_field.h"
#include "adjudicator/games/ruling_judging.h"

bool ruling_refuse(const struct judging *j, enum diag_code code)
{
	return diag_set(&j->t->diag, code, (struct view){0});
}

bool ruling_refuse_number(const struct judging *j, enum diag_code code, long n)
{
	return diag_number(&j->t->diag, code, (struct view){0}, n);
}

bool ruling_refuse_what(const struct judging *j, enum diag_code code, struct view what)
{
	return diag_what(&j->t->diag, code, (struct view){0}, what);
}

/* --------------------------------------------------------------- earlier rulings */

static size_t find_ruling(const struct line *l, int n)
{
	size_t i = 0;

	while (i < l->n && (l->at[i].e.kind != EVENT_RULING ||
			    l->at[i].e.ruling.again || l->at[i].e.ruling.n != n)) {
		i++;
	}
	return i;
}

/* Overturns a ruling that set points: the play gets its former points. One that was
 * taken back since has none; by older rules their difference counted all the same. */
static bool put_back(struct judging *j, const struct event *ruling)
{
	const struct line *l = j->line;
	size_t play = ruling_play(l, ruling->ruling.turn);

	if (j->t->pos.setup->version >= 4 &&
	    ruling_withdrawn(j, line_counted(l, l->n), play)) {
		return ruling_refuse_number(j, DIAG_TURN_NO_POINTS,
					    ruling->ruling.turn);
	}
	j->e.seat = ruling->seat;
	j->e.score = ruling->ruling.was;
	j->e.ruling.was = ruling->score;
	j->e.ruling.turn = ruling->ruling.turn;
	j->e.winners = ruling_winners(&j->t->pos, &j->e);
	table_emit(j->t, j->e);
	return true;
}

/* Whether the points that the ruling set still count, by itself, repeated after a later
 * ruling, or again since the ruling that had replaced them was overturned. */
static bool still_set(const struct line *l, const struct event *ruling)
{
	size_t play = ruling_play(l, ruling->ruling.turn);
	size_t at = l->n;

	while (play < at) {
		const struct event *e = ruling_points(l, line_counted(l, at), play);

		if (e->kind != EVENT_RULING || e->ruling.n == ruling->ruling.n) {
			return e->kind == EVENT_RULING;
		}
		e = &l->at[find_ruling(l, e->ruling.n)].e;
		at = e->ruling.kind == RULING_OVERTURN ? find_ruling(l, e->ruling.of)
						       : 0;
	}
	return false;
}

static bool judge_overturn(struct judging *j)
{
	const struct line *l = j->line;
	size_t at = find_ruling(l, j->w->of);
	const struct event *e;
	int64_t deadline = j->t->pos.deadline;

	if (at == l->n) {
		return ruling_refuse_number(j, DIAG_NO_SUCH_RULING, j->w->of);
	}
	e = &l->at[at].e;
	if (ruling_sets_points(e) ? !still_set(l, e) : e->superseded) {
		return ruling_refuse_number(j, DIAG_RULING_GONE, j->w->of);
	}
	if (ruling_sets_points(e)) {
		return put_back(j, e);
	}
	switch (e->ruling.kind) {
	case RULING_VOID:
	case RULING_REPLACE:
	case RULING_REPARSE:
	case RULING_RESULT:
	case RULING_ANNUL:
	case RULING_OVERTURN:
		break;
	default:
		return ruling_refuse_number(j, DIAG_RULING_STAYS, j->w->of);
	}
	ruling_back(j, line_row(l, at));
	ruling_clocks(j->t, deadline);
	return true;
}

static bool judge_uphold(struct judging *j)
{
	if (j->w->turn > 0 && ruling_turn(j->line, j->w->turn) == j->line->n &&
	    ruling_resignation(j->line, j->w->turn) == j->line->n) {
		return ruling_refuse_number(j, DIAG_NO_TURN, j->w->turn);
	}
	table_emit(j->t, j->e);
	return true;
}

static const struct {
	bool (*judge)(struct judging *j);
	bool running; /* only while the game is not over */
} judges[RULINGS_] = {
	[RULING_UPHOLD] = {judge_uphold,            false},
	[RULING_SET] = {ruling_judge_set,        false},
	[RULING_VOID] = {ruling_judge_void,       false},
	[RULING_REPLACE] = {ruling_judge_replace,    false},
	[RULING_REPARSE] = {ruling_judge_replace,    false},
	[RULING_RESULT] = {ruling_judge_result,     false},
	[RULING_TIME] = {ruling_judge_time,       true },
	[RULING_LATE] = {ruling_judge_late,       true },
	[RULING_ANNUL] = {ruling_judge_annul,      false},
	[RULING_PAUSE] = {ruling_judge_pause,      true },
	[RULING_RESUME] = {ruling_judge_resume,     true },
	[RULING_OVERTURN] = {judge_overturn,          false},
	[RULING_SUBSTITUTE] = {ruling_judge_substitute, true },
};

static bool goes_back(const struct ruling_words *w)
{
	return w->kind == RULING_VOID || w->kind == RULING_REPLACE ||
	       w->kind == RULING_REPARSE || w->kind == RULING_OVERTURN;
}

bool ruling_judge(struct table *t, const struct line *line,
		  const struct ruling_words *w, struct view because)
{
	struct judging j = {
		t,
		line,
		w,
		{.kind = EVENT_RULING,
		  .seat = -1,
		  .text = event_encode(t->arena, because),
		  .ruling = {.kind = w->kind,
			    .n = t->pos.rulings + 1,
			    .turn = w->turn,
			    .of = w->of,
			    .by = view_of("referee")}}
        };
	struct position before = t->pos;
	size_t events = t->events;

	t->diag = (struct diag){0};
	if (t->pos.rulings >= RULINGS_MOST) {
		return ruling_refuse_number(&j, DIAG_RULINGS_FULL, RULINGS_MOST);
	}
	if (t->pos.halted && goes_back(w)) {
		return ruling_refuse(&j, DIAG_RULING_PAUSED);
	}
	if (t->pos.over && judges[w->kind].running) {
		return ruling_refuse(&j, DIAG_RULING_OVER);
	}
	if (judges[w->kind].judge(&j)) {
		return true;
	}
	t->pos = before;
	t->events = events;
	return false;
}
