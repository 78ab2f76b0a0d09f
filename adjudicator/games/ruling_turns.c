/* SPDX-License-Identifier: ISC */
/* Finds the turns that a ruling speaks of, and the points their plays have now. */
#include "adjudicator/games/ruling_judging.h"
#include "adjudicator/games/turns.h"

/* ------------------------------------------------------------------- the turn */

static bool is_turn(const struct event *e)
{
	return e->kind == EVENT_PLAY || e->kind == EVENT_WORD ||
	       e->kind == EVENT_EXCHANGE || e->kind == EVENT_PASS;
}

static bool is_play(const struct event *e)
{
	return e->kind == EVENT_PLAY || e->kind == EVENT_WORD;
}

/* The first event of the turn itself; line->n: the turn was not played. */
size_t ruling_turn(const struct line *l, int turn)
{
	for (size_t i = 0; i < l->n; i++) {
		const struct line_event *x = &l->at[i];
		bool own = is_turn(&x->e) || x->e.kind == EVENT_SORT ||
			   x->e.kind == EVENT_REMOVE;

		if (!x->e.superseded && x->turn == turn && own) {
			return i;
		}
	}
	return l->n;
}

/* Whether the event is the first of its row that could end a turn: who loses by time
 * resigns behind a pass. */
static bool resigns(const struct line *l, size_t i)
{
	bool own = l->at[i].e.kind == EVENT_RESIGN;

	for (size_t k = line_row(l, i); k < i; k++) {
		own = own && !is_turn(&l->at[k].e);
	}
	return own;
}

size_t ruling_resignation(const struct line *l, int turn)
{
	size_t found = l->n;

	for (size_t i = 0; i < l->n; i++) {
		const struct line_event *x = &l->at[i];

		if (!x->e.superseded && x->turn == turn && resigns(l, i)) {
			found = i;
		}
	}
	return found;
}

/* The play or word of a turn; line->n: it has none. */
size_t ruling_play(const struct line *l, int turn)
{
	size_t found = l->n;

	for (size_t i = 0; i < l->n; i++) {
		const struct line_event *x = &l->at[i];

		if (!x->e.superseded && x->turn == turn && is_play(&x->e)) {
			found = i;
		}
	}
	return found;
}

/* That happens only to the last play, so the search ends at the next one; by older
 * rules it ended where the play stood, though one that stood can be taken back. */
bool ruling_withdrawn(const struct judging *j, const bool *counts, size_t play)
{
	const struct line *l = j->line;
	bool older = j->t->pos.setup->version < 4;

	for (size_t i = play + 1; i < l->n; i++) {
		enum event_kind kind = l->at[i].e.kind;

		if (!counts[i]) {
			continue;
		}
		if (kind == EVENT_WITHDRAW || kind == EVENT_UNDO) {
			return true;
		}
		if ((kind == EVENT_STAND && older) || is_play(&l->at[i].e)) {
			return false;
		}
	}
	return false;
}

/* ---------------------------------------------------------- points of a play */

/* The event that sets the points of a play, among those with counts[] set: the play,
 * or the last ruling about it. */
const struct event *ruling_points(const struct line *l, const bool *counts, size_t play)
{
	const struct event *e = &l->at[play].e;

	for (size_t i = play; i < l->n; i++) {
		const struct event *x = &l->at[i].e;

		if (counts[i] && ruling_sets_points(x) &&
		    x->ruling.turn == l->at[play].turn) {
			e = x;
		}
	}
	return e;
}

static unsigned winners_now(const struct position *pos)
{
	static const int none[SEATS];
	bool named = pos->reason == END_RULED && !pos->by_points;

	return !pos->over || pos->reason == END_VOID ? 0
	       : pos->reason == END_DRAW || named    ? pos->winners
						     : turns_best(pos, none);
}

/* Who has won after e has changed the points. */
unsigned ruling_winners(const struct position *pos, const struct event *e)
{
	struct position after = *pos;

	after.score[e->seat] += e->score - e->ruling.was;
	return winners_now(&after);
}

/* Repeats the rulings that set points of turns that stay but are superseded now. */
void ruling_carry_points(struct judging *j, size_t to)
{
	const struct line *l = j->line;
	const bool *now = line_counted(l, l->n);
	const bool *then = line_counted(l, to);

	for (size_t i = 0; i < l->n; i++) {
		const struct event *is;
		const struct event *was;
		struct event e;

		if (!now[i] || !then[i] || !is_play(&l->at[i].e) ||
		    (j->t->pos.setup->version >= 4 && ruling_withdrawn(j, then, i))) {
			continue;
		}
		is = ruling_points(l, now, i);
		was = ruling_points(l, then, i);
		if (is->score == was->score) {
			continue;
		}
		e = *is;
		e.ruling.kind = RULING_SET;
		e.ruling.of = 0;
		e.ruling.again = true;
		e.ruling.was = was->score;
		e.winners = ruling_winners(&j->t->pos, &e);
		table_emit(j->t, e);
	}
}
