/* SPDX-License-Identifier: ISC */
/* What happens in board games: plays, passes, EX squares, runs of idle turns. */
#include "adjudicator/explain/explainer.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/turns.h"
#include "formats/text/stamp.h"

/* A turn that waited is played in another line than the one that ordered it. */
static void tell_released(struct explainer *w)
{
	long line = explainer_settles(w);

	if (line > 0) {
		struct explain_note *note = explainer_add(w, "release");

		note->line = line;
		explainer_say(
			note, "Q6",
			arena_printf(w->arena,
				     "%s's order of line %ld, which waited, is played",
				     explainer_name(w, w->e->seat), line));
	}
}

static void tell_play(struct explainer *w)
{
	const struct event *e = w->e;
	struct buf until = buf_in(w->arena);

	tell_released(w);
	if (!e->pending) {
		struct explain_note *note = explainer_add(w, "score");

		note->scores = true;
		note->points = e->score;
		explainer_say(note, "",
			      arena_printf(w->arena, "%s's score: %d + %d = %d",
					   explainer_name(w, e->seat),
					   w->before->score[e->seat], e->score,
					   w->pos.score[e->seat]));
		return;
	}
	if (e->time != 0) {
		buf_str(&until, " until ");
		stamp_write(&until, e->time);
	}
	explainer_say(
		explainer_add(w, "pending"), "Q1",
		arena_printf(w->arena,
			     "%s's play may be questioned%s; its points, %d, do not "
			     "count yet",
			     explainer_name(w, e->seat), buf_cstr(&until), e->score));
}

static void tell_pass(struct explainer *w)
{
	tell_released(w);
	if (w->e->lost) {
		explainer_say(explainer_add(w, "lost-turn"), "Q4",
			      arena_printf(w->arena,
					   "%s loses this turn for a question that was "
					   "wrong",
					   explainer_name(w, w->e->seat)));
	} else {
		explainer_pass(w, "X5");
	}
}

static void tell_award(struct explainer *w)
{
	struct explain_note *note = explainer_add(w, "award");

	note->scores = true;
	note->points = w->e->score;
	explainer_say(note, "Q4",
		      arena_printf(w->arena,
				   "%s gains %d, because the question was wrong",
				   explainer_name(w, w->e->seat), w->e->score));
}

static void tell_accept(struct explainer *w)
{
	const char *rule = turns_seats(w->before) == 2 ? "Q5" : "Q6";
	bool standing = explainer_standing(w);

	explainer_say(explainer_add(w, "accept"),
		      standing ? arena_printf(w->arena, "Q10 %s", rule) : rule,
		      arena_printf(w->arena,
				   "%s%s gives up the right to question the play",
				   explainer_name(w, w->e->seat),
				   standing ? " always accepts, and so" : ""));
}

static void tell_exchange(struct explainer *w)
{
	tell_released(w);
	explainer_exchange(w);
}

static bool nobody_scored(const struct position *pos)
{
	for (int i = 0; i < pos->setup->seats; i++) {
		if (pos->score[i] > 0) {
			return false;
		}
	}
	return true;
}

/* How far the run of turns that ends the game has come. */
static void tell_run(struct explainer *w)
{
	const struct crossword_rules *r = &w->r->setup.rules;
	const struct position *pos = &w->pos;
	int end = r->run_rounds > 0 ? r->run_rounds * turns_seats(pos) : r->run_end;
	const char *rules = "E2";
	const char *because = "";

	if (pos->run == 0 || pos->over || !w->counted) {
		return;
	}
	if (r->run_void > 0 && nobody_scored(pos)) {
		end = r->run_void;
		rules = "E3";
		because = ", as nobody has a point yet";
	} else if (r->redeals > 0 && pos->plays == 0 && pos->moves == pos->run &&
		   pos->moves <= w->r->setup.seats) {
		end = w->r->setup.seats;
		rules = "E7";
		because = " since the deal, on an empty board";
	}
	if (pos->run >= end) {
		rules = arena_printf(w->arena, "%s K3", rules);
		because = ", but some of them were late and others were not, so they "
			  "end nothing";
	}
	explainer_say(explain_note(w->arena, &w->notes, "run", -1), rules,
		      arena_printf(w->arena, "%s: %d of %d%s",
				   r->run_of == RUN_OF_PASSES
					   ? "passes in a row"
					   : "turns in a row without points",
				   pos->run, end, because));
}

/* A play counts now. */
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

/* The window's end is told by the play that stands. */
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
			[EVENT_BANK] = explainer_bank,
			[EVENT_ALWAYS] = explainer_always,
			[EVENT_ACCEPT] = tell_accept,
			[EVENT_QUESTION] = explainer_question,
			[EVENT_STAND] = explainer_stand,
			[EVENT_WITHDRAW] = explainer_withdraw,
			[EVENT_HOLD] = explainer_hold,
			[EVENT_DROP] = explainer_drop,
			[EVENT_EX] = explainer_ex,
			[EVENT_AWARD] = tell_award,
			[EVENT_REDEAL] = explainer_redeal,
			[EVENT_RESIGN] = explainer_resign,
			[EVENT_OFFER] = explainer_request,
			[EVENT_AGREE] = explainer_request,
			[EVENT_REFUSE] = explainer_request,
			[EVENT_PAUSE] = explainer_pause,
			[EVENT_RESUME] = explainer_resume,
			[EVENT_CLOCK] = explainer_clock,
			[EVENT_FLAG] = explainer_flag,
			[EVENT_CLAIM] = explainer_claim,
			[EVENT_END] = explainer_end,
			[EVENT_RULING] = explainer_ruling,
			},
};
