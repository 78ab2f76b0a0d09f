/* SPDX-License-Identifier: ISC */
/*
 * A play that may be questioned (chapter Q): when it stands, and what happens to
 * orders that come before that. Tiles are drawn and EX squares resolved only when
 * the play stands, so that a play taken back has revealed nothing.
 */
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/turns.h"

#include <assert.h>
#include <string.h>

/* Resets the table to what it was before a trial. */
static void undo(struct table *t, const struct position *before, size_t events)
{
	t->pos = *before;
	t->events = events;
}

static void stand(struct table *t, bool ex)
{
	int seat = t->pos.pending.seat;

	table_emit(t, (struct event){.kind = EVENT_STAND, .seat = seat});
	crossword_refill(t, seat);
	if (ex) {
		crossword_ex(t);
	}
}

bool crossword_would_end(struct table *t)
{
	struct position before = t->pos;
	size_t events = t->events;
	bool ends;

	stand(t, false);
	ends = crossword_ending(&t->pos) != END_NONE;
	undo(t, &before, events);
	return ends;
}

static bool same_rack(const struct position *a, const struct position *b, int seat)
{
	int count[ALPHABET_TILES + 1] = {0};

	for (int i = 0; i < a->rack_n[seat]; i++) {
		count[a->rack[seat][i]]++;
	}
	for (int i = 0; i < b->rack_n[seat]; i++) {
		if (count[b->rack[seat][i]]-- == 0) {
			return false;
		}
	}
	return a->rack_n[seat] == b->rack_n[seat];
}

/* ------------------------------------------------------ an order that waited */

void crossword_drop(struct table *t, int seat)
{
	table_emit(t, (struct event){.kind = EVENT_DROP, .seat = seat});
	t->release = (struct release){.how = RELEASE_DROPPED, .seat = seat};
	turns_clock(t);
}

/* Plays or drops the held order; *before is the position in which it was held. */
static void release(struct table *t, const struct position *before)
{
	int seat = before->held.seat;
	struct view echo = t->echo;
	struct play_trace *trace = t->trace;
	bool strict = t->strict;
	struct order o;

	if (seat < 0) {
		return;
	}
	assert(t->pos.to_move == seat);
	t->strict = true;
	t->trace = NULL;
	if (same_rack(before, &t->pos, seat) &&
	    order_read(t->arena, arena_copy(t->arena, view_of(before->held.order)),
		       &o) &&
	    order_ends_turn(o.kind) &&
	    table_judge_now(t, seat, &o) == OUTCOME_APPLIED) {
		t->release = (struct release){RELEASE_PLAYED, seat, t->trace};
	} else {
		crossword_drop(t, seat);
	}
	t->strict = strict;
	t->echo = echo;
	t->trace = trace;
	t->diag = (struct diag){0};
}

/* -------------------------------------------------------- orders before that */

static enum outcome hold(struct table *t, int seat)
{
	table_emit(t,
		   (struct event){.kind = EVENT_HOLD, .seat = seat, .hidden = t->echo});
	if (t->pos.deadline != 0) {
		table_emit(t, (struct event){.kind = EVENT_CLOCK, .seat = seat});
	}
	return OUTCOME_APPLIED;
}

static enum outcome set_aside(struct table *t, int seat)
{
	table_emit(t, (struct event){.kind = EVENT_ACCEPT, .seat = seat});
	crossword_close(t);
	if (!t->pos.over) {
		turns_clock(t);
	}
	t->set_aside = true;
	t->aside = t->echo;
	t->echo = view_of("accept");
	return OUTCOME_APPLIED;
}

/* Judges the order again, now after the EX squares; if they changed its rack, the
 * order is set aside. */
static enum outcome judge_after_ex(struct table *t, int seat, const struct order *o,
				   verb_judge *judge)
{
	struct position before = t->pos;
	size_t events = t->events;

	stand(t, true);
	if (!same_rack(&before, &t->pos, seat)) {
		undo(t, &before, events);
		return set_aside(t, seat);
	}
	return judge(t, seat, o);
}

/* Judges the order as if the pending play stood. The result counts only if nobody
 * else may question the play and it covers no EX. Otherwise the order is held, or
 * judged after the EX squares. When it is not applied, table_judge_now restores the
 * table. */
enum outcome crossword_behind(struct table *t, int seat, const struct order *o,
			      verb_judge *judge)
{
	struct position before = t->pos;
	size_t events = t->events;
	unsigned accepted = before.pending.accepted | 1U << seat;
	enum outcome outcome;
	bool waits; /* somebody else may still question the play */

	stand(t, false);
	if (crossword_ending(&t->pos) != END_NONE) {
		undo(t, &before, events);
		table_refuse(t, DIAG_PLAY_WOULD_END, (struct view){0});
		t->diag.what = t->pos.setup->name[before.pending.seat];
		return OUTCOME_REFUSED;
	}
	outcome = judge(t, seat, o);
	waits = (turns_playing(&before) & ~accepted) != 0;
	if (outcome != OUTCOME_APPLIED || (!waits && !crossword_ex_waits(&before))) {
		return outcome;
	}
	undo(t, &before, events);
	return waits ? hold(t, seat) : judge_after_ex(t, seat, o, judge);
}

/* ------------------------------------------------------------ how it closes */

void crossword_close(struct table *t)
{
	struct position before = t->pos;

	stand(t, true);
	if (!turns_over(t)) {
		release(t, &before);
	}
	bank_catch_up(t);
}

void crossword_lapse(struct table *t)
{
	t->release = (struct release){0};
	table_emit(t, (struct event){.kind = EVENT_WINDOW, .seat = -1});
	crossword_close(t);
}

/* The trace of the order at hand is kept: crossword_question replaces t->trace. */
void crossword_answer_always(struct table *t)
{
	struct play_trace *trace = t->trace;
	unsigned open = turns_unanswered(&t->pos);
	int by = standing_first(&t->pos, open, ALWAYS_CHECK);

	if (t->pos.over || !t->pos.pending.any) {
		return;
	}
	if (by >= 0) {
		crossword_question(t, by);
		t->trace = trace;
	} else if (standing_accept(t, open) && turns_unanswered(&t->pos) == 0) {
		crossword_close(t);
	}
}

/* The new standing answer also answers the pending play. */
enum outcome crossword_judge_always(struct table *t, int seat, const struct order *o)
{
	if (!crossword_questioned(&t->pos)) {
		return table_refuse(t, DIAG_JUDGED_AT_ONCE, o->text);
	}
	standing_judge(t, seat, o);
	crossword_answer_always(t);
	return OUTCOME_APPLIED;
}
