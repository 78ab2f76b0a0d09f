/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/question.h"

#include "adjudicator/store/stored.h"
#include "formats/orders/own_words.h"
#include "formats/phrase.h"
#include "formats/text/line.h"
#include <string.h>

/* Whether the words stand below the line with the order, between "press" and
 * "endpress". */
static bool pressed(const struct order *o)
{
	return o->kind == ORDER_SAY &&
	       (o->args.at < o->text.at || o->args.at >= o->text.at + o->text.len);
}

/* Several lines for others, as one. */
static void write_pressed(struct buf *b, struct view words)
{
	struct lines lines = lines_of(words);
	struct view line;
	bool any = false;

	buf_str(b, "say: ");
	while (line_next(&lines, &line)) {
		line = view_trim(line);
		if (line.len > 0) {
			buf_str(b, any ? " / " : "");
			buf_add(b, line);
			any = true;
		}
	}
}

struct view question_written(struct arena *arena, const struct order *o)
{
	struct buf b = buf_in(arena);

	if (pressed(o)) {
		write_pressed(&b, o->args);
	} else {
		buf_add(&b, o->text);
	}
	if (o->has_score) {
		buf_printf(&b, " =%ld", o->score);
	}
	if (o->has_guard) {
		buf_printf(&b, " t%ld", o->guard);
	}
	return buf_view(&b);
}

/* One choice a line, after "=" if the order is canonical, after "~" if as written. */
static struct view list(struct arena *arena, const struct asking *a)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < a->choices; i++) {
		buf_char(&b, a->choice[i].written ? '~' : '=');
		buf_add(&b, a->choice[i].order);
		buf_char(&b, '\n');
	}
	return buf_view(&b);
}

static void write_choices(struct buf *b, struct view language, const struct asking *a)
{
	for (size_t i = 0; i < a->choices; i++) {
		struct fields *f = fields_in(b->arena);

		fields_set_num(f, "n", (long)i + 1);
		fields_set(f, "order", a->choice[i].shown);
		if (a->choice[i].has_score) {
			fields_set_num(f, "score", a->choice[i].score);
		}
		buf_str(b, "\t| ");
		if (a->choices > 1 && strcmp(a->kind, ASK_ALL) != 0) {
			phrase(b, language, "ask-choice", f);
		} else {
			buf_add(b, a->choice[i].shown);
		}
		buf_char(b, '\n');
	}
}

/* Name of the number "pause.GAME.SEAT": the turn in which that clock was stopped,
 * and when; 0: it runs again. */
static const char *pause_name(struct arena *arena, int64_t game, int seat)
{
	return arena_printf(arena, STORED_PAUSE ".%lld.%d", (long long)game, seat);
}

/* Stops the clock, once a turn; a later question changes nothing. */
static bool stop_clock(struct context *d, struct arena *arena, const struct question *q,
		       struct err *err)
{
	const char *name = pause_name(arena, q->game, q->seat);
	int64_t kept;
	int64_t turn;
	int64_t since;

	if (!store_number(d->store, name, &kept, err)) {
		return false;
	}
	stored_turn_read(kept, &turn, &since);
	return turn == q->turn ||
	       store_set_number(d->store, name, stored_turn(q->turn, d->now), err);
}

bool question_stopped(struct context *d, struct arena *arena, const struct record *r,
		      int seat, int64_t *since, struct err *err)
{
	struct question q = {0};
	int64_t pause;
	int64_t turn;

	if (!question_open(d->store, arena, r->match.id, seat, &q, err) ||
	    !store_number(d->store, pause_name(arena, r->match.id, seat), &pause,
			  err)) {
		return false;
	}
	stored_turn_read(pause, &turn, since);
	if (q.id == 0 || q.turn != position_moment(&r->pos) || turn != q.turn) {
		*since = 0;
	}
	return true;
}

bool question_runs(struct context *d, struct arena *arena, const struct record *r,
		   int seat, struct err *err)
{
	return store_set_number(d->store, pause_name(arena, r->match.id, seat),
				stored_turn(position_moment(&r->pos), 0), err);
}

static void say(struct note *n, const struct record *r, const struct asking *a)
{
	fields_set(n->f, "me", r->setup.name[n->to.seat]);
	fields_set(n->f, "meant",
		   own_words_said(n->arena, n->to.language, a->choice[0].order));
	fields_set(n->f, "why", a->choice[0].why);
	if (a->all > 0) {
		fields_set_num(n->f, "all", (long)a->all);
	}
	if (r->pos.pending.any) {
		fields_set(n->f, "name", r->setup.name[r->pos.pending.seat]);
		fields_set(n->f, "play", news_last(n->arena, &r->pos));
	}
	fields_set_num(n->f, "n", (long)a->choices);
	fields_set(n->f, "range",
		   phrase_text(n->arena, n->to.language,
			       a->choices == 2 ? "ask-range-two" : "ask-range", n->f));
	note_say(n, a->intro);
	note_gap(n);
	write_choices(&n->text, n->to.language, a);
	buf_char(&n->text, '\n');
	note_say(n, a->how);
	if (a->besides != NULL) {
		note_gap(n);
		note_say(n, a->besides);
	}
}

/* Whether the question stops the clock. A held line that changes no game may wait. */
static bool urgent(const struct asking *a)
{
	bool any = strcmp(a->kind, "held") != 0 && strcmp(a->kind, ASK_ALL) != 0;

	for (size_t i = 0; i < a->choices; i++) {
		any = any || a->choice[i].changes;
	}
	return any;
}

bool ask(struct context *d, struct arena *arena, const struct record *r,
	 const struct addressee *to, const struct asking *a, struct err *err)
{
	struct question q = {.game = r->match.id,
			     .player = to->player,
			     .letter = to->letter,
			     .seat = to->seat,
			     .turn = position_moment(&r->pos),
			     .asked = d->now,
			     .arrived = a->arrived,
			     .kind = view_of(a->kind),
			     .choices = list(arena, a),
			     .state = view_of("open")};
	struct note n = note_to(d, arena, *to, err);
	bool held = view_is(q.kind, "held") || view_is(q.kind, ASK_ALL);

	if (!question_add(d->store, &q, err)) {
		return false;
	}
	if (r->pos.to_move == to->seat && urgent(a) && !stop_clock(d, arena, &q, err)) {
		return false;
	}
	say(&n, r, a);
	fields_set(n.f, "order", a->choice[0].shown);
	n.question = q.id;
	return note_tell(&n, "question", held ? "head-held" : "head-question");
}
