/* SPDX-License-Identifier: ISC */
/* How much time everybody has, what happens when it is over, and what was given back.
 */
#include "adjudicator/answers/answers.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/letters/say_clock.h"
#include "adjudicator/letters/say_rest_days.h"
#include "adjudicator/play/question.h"
#include "adjudicator/record/game_time.h"
#include "formats/say.h"
#include "formats/wrap.h"

struct clocks {
	struct hearing *h;
	const struct record *r;
	struct view language;
	const struct zone *zone;
	const struct game_view *view;
	int64_t stopped; /* since when a question stops the reader's own clock; or 0 */
	/* Of the walk over all events. */
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

static void set_time(const struct clocks *c, struct fields *f, const char *key,
		     int64_t at)
{
	struct moment m = {at, c->h->d->now, c->zone};

	say_set_time(f, key, c->language, &m);
}

static void say(const struct clocks *c, struct buf *b, const char *name,
		const struct fields *f)
{
	buf_str(b, b->len > 0 && b->at[b->len - 1] != '\n' ? " " : "");
	phrase(b, c->language, name, f);
}

/* What the game's options say. */
static void say_rule(const struct clocks *c, struct buf *b)
{
	const struct options *o = &c->r->setup.options;
	struct fields *f = fields_in(b->arena);
	bool timed = c->view->timed;
	int64_t span = timed                    ? o->value[OPTION_TIMED]
		       : c->r->setup.seats == 1 ? 0
						: o->value[OPTION_DEADLINE];

	if (span == 0) {
		say(c, b, "clock-none", f);
		return;
	}
	say_set_span(f, "span", c->language, span);
	fields_set_bool(f, "timed", timed);
	if (o->value[OPTION_BANK] > 0) {
		say_set_span(f, "bank", c->language, o->value[OPTION_BANK]);
	}
	if (!timed) {
		say_clock_set(f, o, c->language);
		fields_set_bool(f, "lose", o->value[OPTION_NO_SHOW] == NO_SHOW_LOSE);
	}
	if (o->value[OPTION_LATE_RESIGN] > 0) {
		fields_set_num(f, "resigns", (long)o->value[OPTION_LATE_RESIGN]);
	}
	say(c, b, "clock-rule", f);
	if (!timed) {
		rest_add(b, c->language, o);
	}
}

/* Until when the turn lasts, and what becomes of it then. */
static void say_turn(const struct clocks *c, struct buf *b)
{
	const struct game_view *v = c->view;
	struct fields *f = fields_in(b->arena);

	if (v->deadline == 0 || v->to_move < 0) {
		return;
	}
	set_time(c, f, "until", v->deadline);
	fields_set(f, "name", v->seat[v->to_move].name);
	fields_set_bool(f, "timed", v->timed);
	say_clock_set(f, &c->r->setup.options, c->language);
	if (v->flagged) {
		say(c, b, "clock-over", f);
		return;
	}
	if (v->pending.any && v->ground == GROUND_BOARD) {
		fields_set(f, "play", v->pending.play);
		fields_set_bool(f, "ends", v->pending.ends);
	}
	say(c, b, "clock-until", f);
}

/* What waits with a time of its own. */
static void say_waiting(const struct clocks *c, struct buf *b)
{
	const struct game_view *v = c->view;

	if (v->pending.any && v->pending.until != 0) {
		struct fields *f = fields_in(b->arena);

		set_time(c, f, "until", v->pending.until);
		fields_set(f, "name", v->seat[v->pending.seat].name);
		fields_set(f, "play", v->pending.play);
		fields_set_bool(f, "word", v->ground != GROUND_BOARD);
		say(c, b, "clock-waits", f);
	}
	for (int i = 0; i < REQUESTS_; i++) {
		struct fields *f = fields_in(b->arena);

		if (v->asked[i].by < 0 || v->asked[i].until == 0) {
			continue;
		}
		set_time(c, f, "until", v->asked[i].until);
		fields_set(f, "name", v->seat[v->asked[i].by].name);
		fields_set_bool(f, "draw", i == REQUEST_DRAW);
		fields_set_bool(f, "undo", i == REQUEST_UNDO);
		fields_set_bool(f, "pause", i == REQUEST_PAUSE);
		say(c, b, "clock-asked", f);
	}
}

static void seat_line(const struct clocks *c, struct buf *b, int seat)
{
	const struct game_view *v = c->view;
	const struct seat_view *s = &v->seat[seat];
	struct fields *f = fields_in(b->arena);
	bool moves = seat == v->to_move && !v->over && v->deadline != 0;
	bool mine = seat == v->me;
	struct buf line = buf_in(b->arena);
	int64_t now = mine && c->stopped != 0 ? c->stopped : c->h->d->now;

	fields_set(f, "name", s->name);
	fields_set_bool(f, "me", mine);
	fields_set_bool(f, "gone", s->gone);
	fields_set_bool(f, "moves", seat == v->to_move && !v->over);
	fields_set_bool(f, "stands", moves && mine && c->stopped != 0);
	if (moves) {
		say_set_span(f, "left", c->language,
			     clocks_between(&c->r->pos, seat, now, v->deadline));
	}
	if (c->r->pos.leave[seat] > c->h->d->now && !v->over) {
		set_time(c, f, "away", c->r->pos.leave[seat]);
	}
	fields_set_bool(f, "empty", s->bank == 0);
	if (s->bank > 0) {
		say_set_span(f, "bank", c->language, s->bank);
	}
	if (c->given[seat] > 0) {
		say_set_span(f, "given", c->language, c->given[seat]);
	}
	phrase(&line, c->language, "clock-line", f);
	wrap_quoted(b, buf_view(&line), "\t| ", 68);
}

bool answer_clock(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	struct addressee to = hearing_writer(h, r, seat);
	struct game_view *v = arena_take(h->arena, sizeof *v);
	struct clocks c = {.h = h, .r = r, .language = to.language, .view = v};
	struct diag diag = {0};
	struct buf b = buf_in(h->arena);

	(void)o;
	view_make(h->arena, &r->pos, hearing_viewer(seat), NULL, v);
	position_init(&c.pos, &r->setup, &diag);
	if (!choices_zone(h->d->store, h->arena, to.player, to.game, &c.zone, h->err) ||
	    !record_each(r, h->arena, count_given, &c, h->err) ||
	    (seat >= 0 && v->deadline != 0 &&
	     !question_stopped(h->d, h->arena, r, seat, &c.stopped, h->err))) {
		return false;
	}
	say_rule(&c, &b);
	if (!v->over) {
		say_turn(&c, &b);
		say_waiting(&c, &b);
	}
	buf_str(&b, "\n\n");
	for (int i = 0; i < r->setup.seats; i++) {
		seat_line(&c, &b, i);
	}
	return answer_tell(h, &to, "notice", "head-clock-answer", NULL, &b);
}
