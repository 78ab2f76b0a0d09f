/* SPDX-License-Identifier: ISC */
/* What a letter says of a game of words on a path. */
#include "adjudicator/letters/body_state.h"

#include "adjudicator/games/player_names.h"
#include "formats/say.h"

/* ----------------------------------------------------------------- wanted */

static void set_waits(const struct draft *p, struct fields *f, unsigned seats)
{
	fields_set(f, "names",
		   names_list(p->arena, p->player.language, &p->r->setup, seats));
	fields_set_bool(f, "one", names_count(seats) == 1);
}

/* The form of a phrase: NAME-you if it is about the reader, NAME-may if he is to
 * answer, else NAME-others. */
static const char *form(const struct draft *p, const char *name, int about, bool asked)
{
	return arena_printf(p->arena, "%s-%s", name,
			    about == p->seat ? "you"
			    : asked          ? "may"
					     : "others");
}

static void say_word(const struct draft *p, struct buf *b)
{
	const struct pending_view *w = &p->view->pending;
	struct fields *f = fields_in(p->arena);

	fields_set(f, "name", p->view->seat[w->seat].name);
	fields_set(f, "play", w->play);
	fields_set_bool(f, "any", lexicon_is_any(p->r->setup.lexicon));
	set_waits(p, f, w->may);
	state_time(p, f, "window", w->until);
	state_say(p, b, form(p, "word-waits", w->seat, view_may_question(p->view)), f);
}

/* Says what a player asks of the others, who have not all answered yet. */
static void say_request(const struct draft *p, struct buf *b, enum request_kind kind)
{
	const struct request_view *r = &p->view->asked[kind];
	struct fields *f = fields_in(p->arena);
	bool play = kind == REQUEST_UNDO && p->view->ground == GROUND_BOARD;
	const char *name = arena_printf(p->arena, "%s-%s", request_name(kind),
					play ? "asks" : "waits");

	fields_set(f, "name", p->view->seat[r->by].name);
	fields_set(f, "play", play ? p->view->last : p->view->pending.play);
	set_waits(p, f, r->waits);
	state_time(p, f, "window", r->until);
	state_say(p, b, form(p, name, r->by, view_is_asked(p->view, kind)), f);
}

static void say_paused(const struct draft *p, struct buf *b)
{
	const struct game_view *v = p->view;
	struct fields *f = fields_in(p->arena);

	if (v->left != 0) {
		say_set_span(f, "left", p->player.language, v->left);
	}
	fields_set_bool(f, "mine", v->to_move == p->seat);
	fields_set(f, "name", v->seat[v->to_move].name);
	state_say(p, b, body_watches(p) ? "paused-watch" : "paused", f);
}

void state_pause(const struct draft *p, struct buf *b)
{
	if (p->view->paused) {
		say_paused(p, b);
	} else if (p->view->asked[REQUEST_PAUSE].by >= 0) {
		say_request(p, b, REQUEST_PAUSE);
	}
}

void state_undo(const struct draft *p, struct buf *b)
{
	if (p->view->asked[REQUEST_UNDO].by >= 0) {
		say_request(p, b, REQUEST_UNDO);
	}
}

void words_wanted(const struct draft *p, struct buf *b)
{
	const struct game_view *v = p->view;

	if (v->asked[REQUEST_UNDO].by >= 0) {
		say_request(p, b, REQUEST_UNDO);
	} else if (v->pending.any) {
		say_word(p, b);
	}
	state_pause(p, b);
	if (v->no_word && body_my_turn(p)) {
		state_say(p, b, "no-word", fields_in(p->arena));
	}
}

/* ------------------------------------------------------------- how to answer */

bool words_how(const struct draft *p, struct fields *f)
{
	const struct game_view *v = p->view;
	bool grid = v->ground == GROUND_GRID;
	bool mine = body_my_turn(p);
	bool answer = view_may_question(v) && p->settling.game == 0;
	bool undo = view_is_asked(v, REQUEST_UNDO);
	bool pause = view_is_asked(v, REQUEST_PAUSE);
	bool back = grid && v->pending.any && v->pending.seat == p->seat && !v->undone;

	fields_set_bool(f, "how-play", mine);
	fields_set_bool(f, "how-grid", mine && grid);
	fields_set_bool(f, "sort", grid && v->seat[p->seat].sorts > 0);
	fields_set_bool(f, "how-pile", mine && !grid);
	fields_set_bool(f, "how-remove",
			mine && !grid && (!v->removed || v->seats == 1));
	fields_set_bool(f, "how-pause",
			mine && !grid && !pause && !v->timed && v->deadline != 0);
	fields_set_bool(f, "how-check", answer);
	fields_set_bool(f, "how-undo", undo);
	fields_set_bool(f, "how-back", back);
	fields_set_bool(f, "how-agree", pause);
	fields_set_bool(f, "how-resume", v->paused);
	return body_shows_board(p) && !v->over &&
	       (mine || answer || undo || pause || back || v->paused);
}

/* ------------------------------------------------------------------ the facts */

static void set_last(const struct draft *p, struct fields *f)
{
	const struct game_view *v = p->view;
	struct fields *score = fields_in(p->arena);

	if (v->last.len == 0 || v->pending.any) {
		return;
	}
	fields_set(f, "last", v->last);
	fields_set(f, "name", v->last_name);
	fields_set_bool(f, "mine",
			v->last_seat == p->seat &&
				view_eq(v->last_name, v->seat[p->seat].name));
	fields_set_bool(f, "failed", v->last_failed);
	fields_set_num(score, "n", v->last_score);
	fields_set(f, "points", body_sentence(p, "points", score));
}

static void set_own(const struct draft *p, struct fields *f)
{
	const struct seat_view *me = &p->view->seat[p->seat];

	if (me->gone) {
		return;
	}
	if (me->sorts > 0) {
		fields_set_num(f, "sorts", me->sorts);
	}
	fields_set_bool(f, "once", me->sorts == 1);
	fields_set_bool(f, "accept", me->always == ALWAYS_ACCEPT);
	fields_set_bool(f, "check", me->always == ALWAYS_CHECK);
	if (me->bank >= 0) {
		say_set_span(f, "bank", p->player.language, me->bank);
	}
}

struct view words_facts(const struct draft *p)
{
	const struct game_view *v = p->view;
	struct fields *f = fields_in(p->arena);

	set_last(p, f);
	if (!body_watches(p)) {
		set_own(p, f);
	}
	fields_set_num(f, "round", v->round);
	fields_set_num(f, "rounds", v->rounds);
	fields_set_num(f, "cubes", v->cubes);
	fields_set_bool(f, "removed", v->removed && v->seats > 1);
	fields_set_bool(f, "mine-turn", v->to_move == p->seat);
	fields_set(f, "mover",
		   v->to_move >= 0 ? v->seat[v->to_move].name : (struct view){0});
	return body_sentence(p, v->ground == GROUND_GRID ? "facts-grid" : "facts-pile",
			     f);
}
