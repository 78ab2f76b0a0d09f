/* SPDX-License-Identifier: ISC */
/* What happens in board games: plays, passes, EX squares, runs of idle turns. */
#include "adjudicator/explain/explainer.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/turns.h"

/* A play that waited may be told in a later line than the one that ordered it. */
static void tell_released(struct explainer *w)
{
	long line = explainer_settles(w);

	if (line > 0) {
		explainer_tell(w, "release", "Q6",
			       "%s's order of line %ld, which waited, is played",
			       explainer_who(w), line)
			->line = line;
	}
}

static void tell_play(struct explainer *w)
{
	const struct event *e = w->e;

	tell_released(w);
	if (e->pending) {
		explainer_tell(w, "pending", "Q1",
			       "%s's play may be questioned%s; its points, %d, do not "
			       "count yet",
			       explainer_name(w, e->seat), explainer_until(w, e->time),
			       e->score);
	} else {
		explainer_score(w, "");
	}
}

static void tell_pass(struct explainer *w)
{
	tell_released(w);
	if (w->e->lost) {
		explainer_tell(w, "lost-turn", "Q4",
			       "%s loses this turn for a question that was wrong",
			       explainer_who(w));
	} else {
		explainer_pass(w, "X5");
	}
}

static void tell_award(struct explainer *w)
{
	struct explain_note *note = explainer_add(w, "award");

	note->scores = true;
	note->points = w->e->score;
	explainer_say(w, note, "Q4", "%s gains %d, because the question was wrong",
		      explainer_who(w), w->e->score);
}

static void tell_accept(struct explainer *w)
{
	const char *rule = turns_seats(w->before) == 2 ? "Q5" : "Q6";
	bool standing = explainer_standing(w);

	explainer_tell(w, "accept",
		       standing ? arena_printf(w->arena, "Q10 %s", rule) : rule,
		       "%s%s gives up the right to question the play", explainer_who(w),
		       standing ? " always accepts, and so" : "");
}

static void tell_exchange(struct explainer *w)
{
	tell_released(w);
	explainer_exchange(w);
}

/* Tells how long the run of turns is that can end the game. */
static void tell_run(struct explainer *w)
{
	const struct crossword_rules *r = &w->r->setup.rules;
	const struct position *pos = &w->pos;
	int end = r->run_rounds > 0 ? r->run_rounds * turns_seats(pos) : r->run_end;
	const char *rules = "E2";
	const char *because = "";

	if (r->run_void > 0 && !crossword_scored(pos)) {
		end = r->run_void;
		rules = "E3";
		because = ", as nobody has a point yet";
	} else if (r->redeals > 0 && pos->plays == 0 && pos->moves == pos->run &&
		   pos->moves <= w->r->setup.seats) {
		end = w->r->setup.seats;
		rules = "E7";
		because = " since the deal, on an empty board";
	}
	explainer_run(
		w, pos->run < end ? rules : arena_printf(w->arena, "%s K3", rules),
		r->run_of == RUN_OF_PASSES ? "passes" : "turns",
		r->run_of == RUN_OF_PASSES ? "" : " without points", end, because);
}

static void tell_undo(struct explainer *w)
{
	struct explain_note *note = explainer_add(w, "undo");
	int drawn = w->before->back.drawn;

	note->line = explainer_settles(w);
	explainer_say(w, note, "R5",
		      "%s's play of line %ld is taken back: the same turn begins "
		      "again%s",
		      explainer_who(w), note->line,
		      drawn == 0 ? ""
				 : ", and what was drawn lies on top of the bag as it "
				   "lay before");
}

/* Whether the event makes a play count. */
static bool stands(const struct event *e)
{
	return e->kind == EVENT_STAND || (e->kind == EVENT_PLAY && !e->pending);
}

static void before(struct explainer *w)
{
	if (w->due && w->e->kind != EVENT_DRAW) {
		if (w->e->kind != EVENT_EX) {
			explainer_idle_ex(w);
		}
		w->due = false;
	}
}

static void after(struct explainer *w)
{
	w->due = w->due || stands(w->e);
	w->counted = w->counted || stands(w->e) || w->e->kind == EVENT_PASS ||
		     w->e->kind == EVENT_EXCHANGE || w->e->kind == EVENT_WITHDRAW;
}

static void last(struct explainer *w)
{
	if (w->due) {
		explainer_idle_ex(w);
	}
	tell_run(w);
}

/* The end of the time to question is told with the play that stands. */
const struct explain_kind explain_board_kind = {
	.before = before,
	.after = after,
	.last = last,
	.event =
		{
			[EVENT_DRAW] = explainer_draw,
			[EVENT_PLAY] = tell_play,
			[EVENT_EXCHANGE] = tell_exchange,
			[EVENT_PASS] = tell_pass,
			[EVENT_ACCEPT] = tell_accept,
			[EVENT_QUESTION] = explainer_question,
			[EVENT_STAND] = explainer_stand,
			[EVENT_WITHDRAW] = explainer_withdraw,
			[EVENT_UNDO] = tell_undo,
			[EVENT_HOLD] = explainer_hold,
			[EVENT_DROP] = explainer_drop,
			[EVENT_EX] = explainer_ex,
			[EVENT_AWARD] = tell_award,
			[EVENT_REDEAL] = explainer_redeal,
			},
};
