/* SPDX-License-Identifier: ISC */
/* A word that waits for the others' answers: settled, or taken back. */
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/paths/wordcap.h"
#include "adjudicator/games/pause.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/turns.h"

/* ------------------------------------------------------------- how it is settled */

/* W7: the list decides. `by`: the seat that asked for it; -1: none. */
static void look_up(struct table *t, int by)
{
	const struct setup *s = t->pos.setup;
	const struct last_path *w = &t->pos.walk;
	int seat = t->pos.pending.seat;
	struct event e = {.kind = EVENT_QUESTION,
			  .seat = by,
			  .upheld = !lexicon_has(s->lexicon, w->tile, w->path.n)};
	struct buf word = buf_in(t->arena);

	if (e.upheld) {
		alphabet_write(s->alphabet, &word, w->tile, w->path.n);
		e.words_bad = buf_view(&word);
	}
	table_emit(t, e);
	table_emit(t, (struct event){.kind = e.upheld ? EVENT_WITHDRAW : EVENT_STAND,
				     .seat = seat});
}

void wordcap_decide(struct table *t)
{
	if (turns_unanswered(&t->pos) != 0) {
		look_up(t, -1);
	} else {
		table_emit(t, (struct event){.kind = EVENT_STAND,
					     .seat = t->pos.pending.seat});
	}
}

/* W12: gives the standing answers; one check settles the word. Returns false while
 * answers are missing. */
static bool answer_always(struct table *t)
{
	unsigned open = turns_unanswered(&t->pos);
	int by = standing_first(&t->pos, open, ALWAYS_CHECK);

	if (by >= 0) {
		look_up(t, by);
		return true;
	}
	standing_accept(t, open);
	if (turns_unanswered(&t->pos) == 0) {
		wordcap_decide(t);
		return true;
	}
	return false;
}

void wordcap_go_on(struct table *t)
{
	if (request_granted(&t->pos, REQUEST_UNDO)) {
		/* The same turn begins again, with its whole time. */
		table_emit(t, (struct event){.kind = EVENT_UNDO,
					     .seat = t->pos.pending.seat});
		turns_clock(t);
	} else if (!request_open(&t->pos, REQUEST_UNDO) && answer_always(t)) {
		turns_settle(t);
	}
}

void wordcap_submit(struct table *t, int seat)
{
	struct event e = path_event(t, seat);

	if (!wordcap_asked(&t->pos)) { /* W10: looked up at once */
		e.unknown = !t->walk->known;
		e.score = e.unknown ? 0 : e.score;
		e.words[0].score = e.score;
		table_emit(t, e);
		turns_settle(t);
		return;
	}
	e.pending = true;
	e.time = clocks_window(&t->pos, t->pos.to_move, t->now);
	table_emit(t, e);
	wordcap_go_on(t);
	if (t->pos.pending.any && t->pos.deadline != 0) { /* W6: stops the clock */
		table_emit(t, (struct event){.kind = EVENT_CLOCK, .seat = seat});
	}
}

void wordcap_lapse(struct table *t)
{
	if (request_open(&t->pos, REQUEST_UNDO)) {
		table_emit(t, (struct event){.kind = EVENT_REFUSE,
					     .seat = t->pos.request[REQUEST_UNDO].by,
					     .about = REQUEST_UNDO,
					     .late = true});
	}
	table_emit(t, (struct event){.kind = EVENT_WINDOW, .seat = -1});
	wordcap_decide(t);
	turns_settle(t);
}

/* --------------------------------------------------------------- the answers */

/* Whether words wait in this game, and one does now. */
static bool word_waits(struct table *t, const struct order *o)
{
	if (!wordcap_asked(&t->pos)) {
		return diag_set(&t->diag, DIAG_LOOKED_UP, o->text);
	}
	return t->pos.pending.any || diag_set(&t->diag, DIAG_NO_WORD_WAITS, o->text);
}

static bool may_answer(struct table *t, int seat, const struct order *o)
{
	const struct pending *p = &t->pos.pending;

	if (!word_waits(t, o)) {
		return false;
	}
	if (p->seat == seat) {
		return diag_set(&t->diag, DIAG_OWN_WORD, o->text);
	}
	if (p->accepted >> seat & 1U) {
		return diag_set(&t->diag, DIAG_WORD_ACCEPTED, o->text);
	}
	return !request_open(&t->pos, REQUEST_UNDO) ||
	       diag_what(&t->diag, DIAG_UNDO_WAITS, o->text,
			 t->pos.setup->name[p->seat]);
}

enum outcome wordcap_judge_accept(struct table *t, int seat, const struct order *o)
{
	if (!may_answer(t, seat, o)) {
		return OUTCOME_REFUSED;
	}
	table_emit(t, (struct event){.kind = EVENT_ACCEPT, .seat = seat});
	wordcap_go_on(t);
	return OUTCOME_APPLIED;
}

enum outcome wordcap_judge_check(struct table *t, int seat, const struct order *o)
{
	if (!may_answer(t, seat, o)) {
		return OUTCOME_REFUSED;
	}
	look_up(t, seat);
	turns_settle(t);
	return OUTCOME_APPLIED;
}

/* The new standing answer also answers the waiting word. */
enum outcome wordcap_judge_always(struct table *t, int seat, const struct order *o)
{
	if (!wordcap_asked(&t->pos)) {
		return table_refuse(t, DIAG_LOOKED_UP, o->text);
	}
	standing_judge(t, seat, o);
	if (t->pos.pending.any) {
		wordcap_go_on(t);
	}
	return OUTCOME_APPLIED;
}

/* ---------------------------------------------------------------- taking back */

enum outcome wordcap_judge_undo(struct table *t, int seat, const struct order *o)
{
	const struct pending *p = &t->pos.pending;

	if (!word_waits(t, o)) {
		return OUTCOME_REFUSED;
	}
	if (p->seat != seat) {
		table_refuse(t, DIAG_NOT_YOUR_WORD, o->text);
		t->diag.what = t->pos.setup->name[p->seat];
		return OUTCOME_REFUSED;
	}
	if (t->pos.undone) {
		return table_refuse(t, DIAG_UNDO_USED, o->text);
	}
	table_emit(t, (struct event){.kind = EVENT_OFFER,
				     .seat = seat,
				     .about = REQUEST_UNDO,
				     .time = p->until});
	return OUTCOME_APPLIED;
}

/* Judges `agree` and `refuse`: a draw or an undo may be granted; a word that is not
 * taken back waits again. */
enum outcome wordcap_judge_answer(struct table *t, int seat, const struct order *o)
{
	enum outcome outcome = request_answer(t, seat, o);

	if (outcome == OUTCOME_APPLIED && !pause_begin(t) && !turns_over(t) &&
	    !t->pos.halted && t->pos.pending.any) {
		wordcap_go_on(t);
	}
	return outcome;
}
