/* SPDX-License-Identifier: ISC */
/*
 * Taking back the last play when all agree (R5): board, racks, points and turn are
 * as before it. The tiles drawn for it return to the front of the bag in their
 * order, and only its player can draw them again. So a poor draw stays the same, and
 * nobody gets tiles that another player has seen.
 */
#include "adjudicator/games/bag.h"
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/pause.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/turns.h"
#include <string.h>

/* -------------------------------------------------------------------- the fold */

void crossword_remember(struct position *pos, int seat)
{
	pos->back = (struct back){.can = true,
				  .run = pos->run,
				  .late_run = pos->late_run[seat],
				  .late_bits = pos->late_bits};
	memcpy(pos->back.passes, pos->passes, sizeof pos->passes);
}

/* Events after which the last play can no longer be taken back. */
static bool comes_between(enum event_kind kind)
{
	switch (kind) {
	case EVENT_EXCHANGE:
	case EVENT_PASS:
	case EVENT_HOLD:
	case EVENT_QUESTION:
	case EVENT_WITHDRAW:
	case EVENT_EX:
	case EVENT_REDEAL:
	case EVENT_RESIGN:
		return true;
	default:
		return false;
	}
}

void crossword_undo_past(struct position *pos, const struct event *e)
{
	if (e->kind == EVENT_PLAY || comes_between(e->kind)) {
		pos->back.can = false;
		pos->request[REQUEST_UNDO].by = -1;
	}
}

bool crossword_may_undo(const struct position *pos, int seat)
{
	return pos->back.can &&
	       pos->last.seat == seat; /* comes_between covers other players' turns */
}

bool crossword_undo_fits(const struct position *pos, const struct event *e)
{
	switch (e->kind) {
	case EVENT_UNDO:
		return crossword_may_undo(pos, e->seat) &&
		       request_granted(pos, REQUEST_UNDO);
	case EVENT_OFFER:
		return e->about != REQUEST_UNDO ||
		       (crossword_may_undo(pos, e->seat) && !pos->undone);
	default:
		return true;
	}
}

void crossword_apply_undo(struct position *pos, const struct event *e)
{
	const struct back *was = &pos->back;
	int seat = e->seat;

	if (was->drawn > 0) {
		bag_undraw(pos, seat, was->drawn);
	}
	if (!pos->pending.any) {
		pos->score[seat] -= pos->last.score;
	}
	pos->turn = pos->last.turn;
	pos->to_move = seat;
	pos->taken[seat]--;
	pos->moves--;
	pos->moment++;
	pos->run = was->run;
	pos->late_run[seat] = was->late_run;
	pos->late_bits = was->late_bits;
	memcpy(pos->passes, was->passes, sizeof pos->passes);
	crossword_lift(pos, seat);
	pos->back.can = false;
	pos->request[REQUEST_UNDO].by = -1;
	pos->deadline = 0;
	pos->flagged = false;
	pos->absent = ABSENCE_NONE;
}

/* ------------------------------------------------------------------- the orders */

enum outcome crossword_judge_undo(struct table *t, int seat, const struct order *o)
{
	if (turns_seats(&t->pos) == 1) {
		return table_refuse(t, DIAG_NOT_IN_THIS_GAME, o->text);
	}
	if (!crossword_may_undo(&t->pos, seat)) {
		return table_refuse(t, DIAG_PLAY_BACK_LATE, o->text);
	}
	if (t->pos.undone && !request_open(&t->pos, REQUEST_UNDO)) {
		return table_refuse(t, DIAG_PLAY_BACK_ASKED, o->text);
	}
	return request_make(t, seat, o, REQUEST_UNDO);
}

/* Judges `agree` and `refuse`. After an undo the turn begins again with its whole
 * time. */
enum outcome crossword_judge_answer(struct table *t, int seat, const struct order *o)
{
	enum outcome outcome = request_answer(t, seat, o);

	if (outcome != OUTCOME_APPLIED || pause_begin(t) || turns_over(t)) {
		return outcome;
	}
	if (request_granted(&t->pos, REQUEST_UNDO)) {
		table_emit(t, (struct event){.kind = EVENT_UNDO,
					     .seat = t->pos.request[REQUEST_UNDO].by});
		crossword_settle(t);
	}
	return outcome;
}
