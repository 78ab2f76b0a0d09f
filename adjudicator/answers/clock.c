/* SPDX-License-Identifier: ISC */
/* The answer to "clock": how much time everybody has, what happens when it is over,
 * and how much was given back. */
#include "adjudicator/answers/answers.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/say_clock.h"
#include "adjudicator/letters/say_handicap.h"
#include "adjudicator/play/question.h"
#include "adjudicator/record/game_time.h"

struct clocks {
	const struct record *r;
	struct note n;
	const struct game_view *view;
	int64_t stopped; /* since when a question stops the reader's own clock; or 0 */
	/* Filled by the walk over all events. */
	struct position pos;
	struct credits credits;
	int64_t given[SEATS];
};

static bool count_given(void *arg, const struct match_event *row, const struct event *e,
			struct err *err)
{
	struct clocks *c = arg;
	int64_t credit = credit_of(&c->credits, row, &c->pos, e);

	if (credit > 0 && c->pos.to_move >= 0) {
		c->given[c->pos.to_move] += credit;
	}
	return record_follow(&c->pos, c->r, row, e, err);
}

/* Empties the fields for the next sentence. */
static struct fields *begin(struct clocks *c)
{
	c->n.f = fields_in(c->n.arena);
	return c->n.f;
}

/* Says which times the game's options set. */
static void say_rule(struct clocks *c)
{
	const struct options *o = &c->r->setup.options;
	struct note *n = &c->n;
	struct fields *f = begin(c);
	bool timed = c->view->timed;
	int64_t span = timed                    ? o->value[OPTION_TIMED]
		       : c->r->setup.seats == 1 ? 0
						: o->value[OPTION_DEADLINE];

	if (span == 0) {
		note_say(n, "clock-none");
		return;
	}
	note_set_span(n, "span", span);
	fields_set_bool(f, "timed", timed);
	if (o->value[OPTION_BANK] > 0) {
		note_set_span(n, "bank", o->value[OPTION_BANK]);
	}
	if (!timed) {
		say_clock_set(f, o, n->to.language);
		fields_set_bool(f, "lose", o->value[OPTION_NO_SHOW] == NO_SHOW_LOSE);
	}
	if (o->value[OPTION_LATE_RESIGN] > 0) {
		fields_set_num(f, "resigns", (long)o->value[OPTION_LATE_RESIGN]);
	}
	note_say(n, "clock-rule");
	handicap_time(n, &c->r->setup);
	if (!timed) {
		rest_add(n, o);
	}
}

/* Whether the deadline has passed though the turn goes on. Its clock stood still for a
 * while, and that time is given back before the letter leaves. */
static bool stands(const struct clocks *c)
{
	const struct game_view *v = c->view;
	int64_t last = v->fall > v->deadline ? v->fall : v->deadline;

	return v->deadline != 0 && !v->flagged && c->n.d->now >= last;
}

/* Says until when the turn lasts, and what happens then. */
static void say_turn(struct clocks *c)
{
	const struct game_view *v = c->view;
	struct fields *f = begin(c);

	if (v->deadline == 0 || v->to_move < 0) {
		return;
	}
	note_set_time(&c->n, "until", v->deadline);
	fields_set(f, "name", v->seat[v->to_move].name);
	fields_set_bool(f, "timed", v->timed);
	say_clock_set(f, &c->r->setup.options, c->n.to.language);
	if (v->flagged) {
		note_say(&c->n, "clock-over");
		return;
	}
	if (stands(c)) {
		return; /* another notice tells the new end of the turn */
	}
	if (v->pending.any && v->ground == GROUND_BOARD) {
		fields_set(f, "play", v->pending.play);
		fields_set_bool(f, "ends", v->pending.ends);
	}
	note_say(&c->n, "clock-until");
}

/* Says which pending play and which requests have a deadline of their own. */
static void say_waiting(struct clocks *c)
{
	const struct game_view *v = c->view;

	if (v->pending.any && v->pending.until != 0) {
		struct fields *f = begin(c);

		note_set_time(&c->n, "until", v->pending.until);
		fields_set(f, "name", v->seat[v->pending.seat].name);
		fields_set(f, "play", v->pending.play);
		fields_set_bool(f, "word", v->ground != GROUND_BOARD);
		note_say(&c->n, "clock-waits");
	}
	for (int i = 0; i < REQUESTS_; i++) {
		struct fields *f = begin(c);

		if (v->asked[i].by < 0 || v->asked[i].until == 0) {
			continue;
		}
		note_set_time(&c->n, "until", v->asked[i].until);
		fields_set(f, "name", v->seat[v->asked[i].by].name);
		fields_set_bool(f, "draw", i == REQUEST_DRAW);
		fields_set_bool(f, "undo", i == REQUEST_UNDO);
		fields_set_bool(f, "board", v->ground == GROUND_BOARD);
		fields_set_bool(f, "pause", i == REQUEST_PAUSE);
		note_say(&c->n, "clock-asked");
	}
}

static void seat_line(struct clocks *c, int seat)
{
	const struct game_view *v = c->view;
	const struct seat_view *s = &v->seat[seat];
	struct note *n = &c->n;
	struct fields *f = begin(c);
	bool moves = seat == v->to_move && !v->over && v->deadline != 0;
	bool mine = seat == v->me;
	int64_t now = mine && c->stopped != 0 ? c->stopped : n->d->now;

	fields_set(f, "name", s->name);
	fields_set_bool(f, "me", mine);
	fields_set_bool(f, "gone", s->gone);
	fields_set_bool(f, "moves", seat == v->to_move && !v->over);
	fields_set_bool(f, "stands", moves && ((mine && c->stopped != 0) || stands(c)));
	if (moves && !stands(c)) {
		note_set_span(n, "left",
			      clocks_between(&c->r->pos, seat, now, v->deadline));
	}
	if (c->r->pos.leave[seat] > n->d->now && !v->over) {
		note_set_time(n, "away", c->r->pos.leave[seat]);
	}
	fields_set_bool(f, "empty", s->bank == 0);
	if (s->bank > 0) {
		note_set_span(n, "bank", s->bank);
	}
	if (c->given[seat] > 0) {
		note_set_span(n, "given", c->given[seat]);
	}
	note_line(n, "clock-line", f);
}

bool answer_clock(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	struct game_view *v = arena_take(h->arena, sizeof *v);
	struct clocks c = {.n = answer_to(h, r, seat), .r = r, .view = v};
	struct diag diag = {0};

	(void)o;
	view_make(h->arena, &r->pos, hearing_viewer(seat), NULL, v);
	position_init(&c.pos, &r->setup, &diag);
	if (!note_zone(&c.n) || !record_each(r, h->arena, count_given, &c, h->err) ||
	    (seat >= 0 && v->deadline != 0 &&
	     !question_stopped(h->d, h->arena, r, seat, &c.stopped, h->err))) {
		return false;
	}
	say_rule(&c);
	if (!v->over) {
		say_turn(&c);
		say_waiting(&c);
	}
	note_gap(&c.n);
	for (int i = 0; i < r->setup.seats; i++) {
		seat_line(&c, i);
	}
	return answer_tell(h, &c.n, "notice", "head-clock-answer");
}
