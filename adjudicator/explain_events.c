/* SPDX-License-Identifier: ISC */
/*
 * What happened, event by event: each is told with what it did to the position before
 * it, and then applied to a copy of that position.
 */
#include "adjudicator/explainer.h"

#include <string.h>

#include "adjudicator/games/crossword.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/games/turns.h"
#include "formats/text/stamp.h"

struct explain_note *explain_note(struct arena *arena, struct explain_notes *notes,
				  const char *what, int seat)
{
	struct explain_note *note;

	if (notes->count == notes->room) {
		size_t room = 2 * notes->room + 4;
		struct explain_note *more = arena_array(arena, room, sizeof *more);

		if (notes->count > 0) {
			memcpy(more, notes->note, notes->count * sizeof *more);
		}
		notes->note = more;
		notes->room = room;
	}
	note = &notes->note[notes->count++];
	*note = (struct explain_note){.what = what, .seat = seat};
	return note;
}

struct explain_note *explainer_add(struct explainer *w, const char *what)
{
	return explain_note(w->arena, &w->notes, what, w->e->seat);
}

void explainer_say(struct explain_note *note, const char *rules, const char *text)
{
	note->rules = view_of(rules);
	note->text = view_of(text);
}

const char *explainer_name(const struct explainer *w, int seat)
{
	return arena_str(w->arena, w->r->setup.name[seat]);
}

/* The line whose play or order this event settled. */
long explainer_settles(const struct explainer *w)
{
	for (size_t k = 0; w->i > 0 && k < w->r->turns; k++) {
		const struct replay_turn *t = &w->r->turn[k];

		if (t->settled == w->i || t->released == w->i) {
			return t->n;
		}
	}
	return 0;
}

struct view explainer_tiles(const struct explainer *w, const uint8_t *tile, int n)
{
	struct buf b = buf_in(w->arena);

	tiles_write(w->r->setup.alphabet, &b, tile, (size_t)n);
	return buf_view(&b);
}

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
	const char *who = explainer_name(w, w->e->seat);

	tell_released(w);
	if (w->e->lost) {
		explainer_say(explainer_add(w, "lost-turn"), "Q4",
			      arena_printf(w->arena,
					   "%s loses this turn for a question that was "
					   "wrong",
					   who));
	} else if (w->e->empty) {
		explainer_say(
			explainer_add(w, "pass"), "K8",
			arena_printf(w->arena,
				     "%s's time bank is empty: the turn is passed",
				     who));
	} else if (w->e->late) {
		explainer_say(explainer_add(w, "pass"), "K2",
			      arena_printf(w->arena,
					   "%s's time is over: the turn is passed",
					   who));
	} else {
		explainer_say(explainer_add(w, "pass"), "X5",
			      arena_printf(w->arena, "%s passes", who));
	}
}

static void tell_bank(struct explainer *w)
{
	explainer_say(explainer_add(w, "bank"), "K8",
		      arena_printf(w->arena,
				   "%s's time bank: %lld s before, %lld s after",
				   explainer_name(w, w->e->seat),
				   (long long)w->before->bank[w->e->seat],
				   (long long)w->e->time));
}

static void tell_resign(struct explainer *w)
{
	const char *who = explainer_name(w, w->e->seat);

	if (w->t != NULL && w->t->late) {
		explainer_say(explainer_add(w, "resign"), "K4",
			      arena_printf(w->arena,
					   "%s has missed %d turns in a row and is "
					   "resigned",
					   who, w->before->late_run[w->e->seat]));
	} else {
		explainer_say(explainer_add(w, "resign"), "R1",
			      arena_printf(w->arena, "%s resigns", who));
	}
}

static void tell_offer(struct explainer *w)
{
	const char *who = explainer_name(w, w->e->seat);
	struct buf until = buf_in(w->arena);

	switch (w->e->kind) {
	case EVENT_OFFER:
		if (w->e->time != 0) {
			buf_str(&until, ", until ");
			stamp_write(&until, w->e->time);
		}
		explainer_say(explainer_add(w, "offer"),
			      w->e->time != 0 ? "R2 R4" : "R2",
			      arena_printf(w->arena, "%s offers a draw%s", who,
					   buf_cstr(&until)));
		break;
	case EVENT_AGREE:
		explainer_say(explainer_add(w, "agree"), "R3",
			      arena_printf(w->arena, "%s agrees to a draw", who));
		break;
	default:
		explainer_say(
			explainer_add(w, "refuse"), w->e->late ? "R4" : "R3",
			w->e->late
				? arena_printf(w->arena,
					       "nobody answered %s's offer in time: it "
					       "counts as refused",
					       who)
				: arena_printf(w->arena, "%s refuses the draw", who));
		break;
	}
}

static void tell_clock(struct explainer *w)
{
	struct buf b = buf_in(w->arena);

	if (w->e->time == 0 || w->e->seat < 0) {
		return;
	}
	buf_printf(&b, "%s's turn must be played by ", explainer_name(w, w->e->seat));
	stamp_write(&b, w->e->time);
	explainer_say(explainer_add(w, "clock"), "K1", buf_cstr(&b));
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
	explainer_say(
		explainer_add(w, "accept"), turns_seats(w->before) == 2 ? "Q5" : "Q6",
		arena_printf(w->arena, "%s gives up the right to question the play",
			     explainer_name(w, w->e->seat)));
}

static void tell_exchange(struct explainer *w)
{
	tell_released(w);
	explainer_exchange(w);
}

static void tell_end(struct explainer *w)
{
	explain_reason(w->arena, w->before, w->e, explainer_add(w, "end"));
}

/* The window's end is told by the play that stands. */
static void (*const explainers[EVENT_KINDS_])(struct explainer *w) = {
	[EVENT_DRAW] = explainer_draw,
	[EVENT_PLAY] = tell_play,
	[EVENT_EXCHANGE] = tell_exchange,
	[EVENT_PASS] = tell_pass,
	[EVENT_BANK] = tell_bank,
	[EVENT_ACCEPT] = tell_accept,
	[EVENT_QUESTION] = explainer_question,
	[EVENT_STAND] = explainer_stand,
	[EVENT_WITHDRAW] = explainer_withdraw,
	[EVENT_HOLD] = explainer_hold,
	[EVENT_DROP] = explainer_drop,
	[EVENT_EX] = explainer_ex,
	[EVENT_AWARD] = tell_award,
	[EVENT_REDEAL] = explainer_redeal,
	[EVENT_RESIGN] = tell_resign,
	[EVENT_OFFER] = tell_offer,
	[EVENT_AGREE] = tell_offer,
	[EVENT_REFUSE] = tell_offer,
	[EVENT_CLOCK] = tell_clock,
	[EVENT_END] = tell_end,
};

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
static void tell_run(struct explainer *w, bool counted)
{
	const struct crossword_rules *r = &w->r->setup.rules;
	const struct position *pos = &w->pos;
	int end = r->run_rounds > 0 ? r->run_rounds * turns_seats(pos) : r->run_end;
	const char *rules = "E2";
	const char *because = "";

	if (pos->run == 0 || pos->over || !counted) {
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

struct explain_notes explain_events(struct arena *arena, const struct replay *r,
				    const struct position *before, size_t first,
				    size_t last, const struct replay_turn *t)
{
	struct position *from = arena_take(arena, sizeof *from);
	struct explainer w = {
		.arena = arena, .r = r, .t = t, .first = first, .before = from};
	bool counted = false; /* a turn that lengthens or breaks the run */
	bool ex_due = false;  /* a play stands, and its EX squares were not told of */

	w.pos = *before;
	for (w.i = first; w.i < last; w.i++) {
		w.e = &r->event[w.i];
		if (ex_due && w.e->kind != EVENT_DRAW) {
			if (w.e->kind != EVENT_EX) {
				explainer_idle_ex(&w);
			}
			ex_due = false;
		}
		*from = w.pos;
		position_apply(&w.pos, w.e);
		if (explainers[w.e->kind] != NULL) {
			explainers[w.e->kind](&w);
		}
		ex_due = ex_due || stands(w.e);
		counted = counted || stands(w.e) || w.e->kind == EVENT_PASS ||
			  w.e->kind == EVENT_EXCHANGE || w.e->kind == EVENT_WITHDRAW;
	}
	if (ex_due) {
		explainer_idle_ex(&w);
	}
	tell_run(&w, counted);
	return w.notes;
}
