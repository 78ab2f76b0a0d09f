/* SPDX-License-Identifier: ISC */
/* A pending play is accepted, or questioned: then all its words are looked up
 * (Q2-Q4). */
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/turns.h"

/* The pending play as it was laid, and the board before it. */
static void before_play(const struct position *pos, struct position *before,
			struct play *play)
{
	int cols = crossword_rules(pos)->cols;

	crossword_last(pos, play);
	*before = *pos;
	for (int i = 0; i < play->length; i++) {
		if (play->laid >> i & 1U) {
			before->square[place_row(&play->place, i) * cols +
				       place_col(&play->place, i)] = 0;
		}
	}
}

/* Q3: a word is bad. The play is taken back and the turn is lost. */
static void uphold(struct table *t)
{
	int waits = t->pos.held.seat;

	table_emit(t,
		   (struct event){.kind = EVENT_WITHDRAW, .seat = t->pos.pending.seat});
	if (!turns_over(t) && waits >= 0) {
		crossword_drop(t, waits);
	}
	bank_catch_up(t);
}

/* All words are good. The play stands, and the challenge may have a price. */
static void refuse(struct table *t)
{
	int64_t price = t->pos.setup->options.value[OPTION_CHALLENGE];
	int points = price == CHALLENGE_FIVE ? 5 : price == CHALLENGE_TEN ? 10 : 0;

	if (points > 0) {
		table_emit(t, (struct event){.kind = EVENT_AWARD,
					     .seat = t->pos.pending.seat,
					     .score = points});
	}
	crossword_close(t);
	if (!t->pos.over && t->pos.owes[t->pos.to_move] > 0) {
		crossword_settle(t);
	}
}

/* Q2, Q6: each may answer once, and only another's play. */
static bool may_answer(struct table *t, int seat, const struct order *o)
{
	const struct pending *p = &t->pos.pending;

	if (!p->any) {
		return diag_set(&t->diag, DIAG_NO_PENDING, o->text);
	}
	if (p->seat == seat) {
		return diag_set(&t->diag, DIAG_OWN_PLAY, o->text);
	}
	return (p->accepted >> seat & 1U) == 0 ||
	       diag_set(&t->diag, DIAG_RIGHT_GIVEN_UP, o->text);
}

enum outcome crossword_judge_accept(struct table *t, int seat, const struct order *o)
{
	if (!may_answer(t, seat, o)) {
		return OUTCOME_REFUSED;
	}
	table_emit(t, (struct event){.kind = EVENT_ACCEPT, .seat = seat});
	if (turns_unanswered(&t->pos) == 0) {
		crossword_close(t);
	}
	return OUTCOME_APPLIED;
}

void crossword_question(struct table *t, int seat)
{
	struct event e = {.kind = EVENT_QUESTION, .seat = seat};
	struct position *before = arena_take(t->arena, sizeof *before);
	struct play play;

	before_play(&t->pos, before, &play);
	t->trace = arena_take(t->arena, sizeof *t->trace);
	crossword_score(before, &play, t->trace);
	e.words_bad = crossword_unknown(t->arena, t->pos.setup->alphabet, t->trace, ",",
					alphabet_write);
	e.upheld = e.words_bad.len > 0;
	e.owes = !e.upheld &&
		 t->pos.setup->options.value[OPTION_CHALLENGE] == CHALLENGE_DOUBLE;
	table_emit(t, e);
	if (e.upheld) {
		uphold(t);
	} else {
		refuse(t);
	}
}

enum outcome crossword_judge_question(struct table *t, int seat, const struct order *o)
{
	if (!crossword_questioned(&t->pos)) {
		return table_refuse(t, DIAG_JUDGED_AT_ONCE, o->text);
	}
	if (!may_answer(t, seat, o)) {
		return OUTCOME_REFUSED;
	}
	crossword_question(t, seat);
	return OUTCOME_APPLIED;
}
