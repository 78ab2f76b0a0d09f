/* SPDX-License-Identifier: ISC */
/* The record of one turn in plain words. */
#include "adjudicator/explain/path.h"
#include "adjudicator/games/event_field.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/news.h"
#include "adjudicator/letters/season_reason.h"
#include "adjudicator/referee/case_turn.h"
#include "formats/say.h"
#include "formats/text/utf8.h"
#include "formats/wrap.h"

enum { WIDTH = 68, LINES_MOST = 12, LINE_BYTES = 272 };

struct saying {
	struct buf *b;
	const struct record *r;
	const struct case_turn *t;
	const struct case_reader *to;
};

static struct fields *fields(const struct saying *s)
{
	return fields_in(s->b->arena);
}

static void say(const struct saying *s, const char *name, const struct fields *f)
{
	if (s->b->len > 0 && !view_ends(buf_view(s->b), "\n\n")) {
		buf_str(s->b, view_ends(buf_view(s->b), "\n") ? "\n" : "\n\n");
	}
	phrase(s->b, s->to->language, name, f);
	buf_str(s->b, "\n");
}

static void set_time(const struct saying *s, struct fields *f, const char *key,
		     int64_t at)
{
	if (at != 0) {
		say_set_time(f, key, s->to->language,
			     &(struct moment){at, s->to->now, s->to->zone});
	}
}

/* ------------------------------------------------------------------ squares */

/* A line after a bar: "| D8   C     3  2L     6". */
static void put_square(const struct saying *s, struct view at, const char *letter,
		       int worth, const char *premium, int counts)
{
	buf_printf(s->b, "\t| %-5.*s %s", VIEW_ARG(at), letter);
	buf_repeat(s->b, ' ',
		   utf8_width(view_of(letter)) < 4 ? 4 - utf8_width(view_of(letter))
						   : 1);
	buf_printf(s->b, "%4d  %-4s%4d\n", worth, premium, counts);
}

static void put_words(const struct saying *s, const struct explain_line *x)
{
	const struct setup *setup = &s->r->setup;

	for (size_t i = 0; i < x->words; i++) {
		const struct explain_word *w = &x->word[i];
		struct fields *f = fields(s);

		fields_set(f, "word", w->word);
		fields_set_bool(f, "main", i == 0);
		fields_set(f, "sum", w->sum);
		say(s, "record-word", f);
		buf_char(s->b, '\n');
		for (int k = 0; k < w->trace->length; k++) {
			const struct explain_square *q = &w->square[k];

			put_square(s, q->at,
				   alphabet_face(setup->alphabet, q->trace->tile),
				   q->worth, q->premium, q->trace->points);
		}
	}
	if (x->words > 0 && x->sum.len > 0) {
		struct fields *f = fields(s);

		fields_set(f, "sum", x->sum);
		fields_set_num(f, "all", x->all_tiles);
		fields_set_bool(f, "bonus", x->all_tiles > 0);
		say(s, "record-sum", f);
	}
}

static void put_path(const struct saying *s, const struct explain_path *x, int score)
{
	struct fields *f = fields(s);

	fields_set(f, "word", x->word);
	fields_set_num(f, "score", score);
	say(s, "record-path", f);
	buf_char(s->b, '\n');
	for (size_t i = 0; i < x->steps; i++) {
		const struct explain_step *step = &x->step[i];

		put_square(s, step->at, step->letter, step->worth,
			   step->bonus == NULL ? "" : step->bonus, step->counts);
	}
}

/* -------------------------------------------------------------------- moves */

/* Whether everybody has read of this order; otherwise only its player and a referee
 * may. */
static bool open_to_all(const struct replay_turn *t, const struct order *o)
{
	switch (o->kind) {
	case ORDER_PLAY:
	case ORDER_WORD:
		return t->word_count > 0 || t->verdict == REPLAY_APPLIED;
	case ORDER_EXCHANGE:
	case ORDER_PASS:
	case ORDER_RESIGN:
	case ORDER_CHALLENGE:
	case ORDER_CHECK:
	case ORDER_SORT:
	case ORDER_REMOVE:
		return t->verdict == REPLAY_APPLIED;
	default:
		return false;
	}
}

static void put_move(const struct saying *s, const struct replay_turn *t)
{
	struct arena *arena = s->b->arena;
	struct fields *f = fields(s);
	struct explain_line x;
	struct order o = {.kind = ORDER_NONE};
	bool reader = s->to->seat == t->seat && position_held(t->before, t->seat);
	bool own = s->to->seat == CASE_REFEREE || reader;

	if ((!order_read(arena, t->order, &o) && !t->late) ||
	    (!own && !t->late && !open_to_all(t, &o))) {
		return;
	}
	fields_set(f, "name", position_name(t->before, t->seat));
	fields_set_bool(f, "me", reader);
	fields_set(f, "order",
		   o.kind == ORDER_EXCHANGE && !own ? view_of("exchange")
						    : view_written(arena, t->order));
	fields_set_num(f, "score", t->score);
	fields_set_bool(f, "late", t->late);
	fields_set_bool(f, "scores", o.kind == ORDER_PLAY || o.kind == ORDER_WORD);
	fields_set_bool(f, replay_verdict_name(t->verdict), true);
	say(s, "record-move", f);
	if (o.kind != ORDER_PLAY && o.kind != ORDER_WORD) {
		return;
	}
	explain_line(arena, &s->t->replay, t, &x);
	if (x.path != NULL) {
		put_path(s, x.path, t->score);
	} else if (x.scored) {
		put_words(s, &x);
	}
}

/* ------------------------------------------------------------------ letters */

static void list_lines(const struct saying *s, const struct case_letter *l,
		       enum case_reading reading)
{
	size_t shown = 0;

	for (size_t i = 0; i < l->lines && shown < LINES_MOST; i++) {
		if (l->line[i].reading == reading) {
			wrap_quoted(s->b, utf8_head(l->line[i].text, LINE_BYTES),
				    "\t| ", WIDTH);
			shown++;
		}
	}
}

static long count_lines(const struct case_letter *l, enum case_reading reading)
{
	long n = 0;

	for (size_t i = 0; i < l->lines; i++) {
		n += l->line[i].reading == reading;
	}
	return n;
}

static int seat_of(const struct record *r, int64_t player)
{
	for (int i = 0; i < r->setup.seats; i++) {
		if (r->match.seat[i].player == player) {
			return i;
		}
	}
	return -1;
}

/* The name that the writer has or had in the game; empty: he is no player of it. */
static struct view writer_of(const struct record *r, const struct case_letter *l)
{
	int seat = seat_of(r, l->row.player);

	for (size_t i = 0; i < r->formers && seat < 0; i++) {
		if (r->former[i].player == l->row.player) {
			return r->former[i].name;
		}
	}
	return seat >= 0 ? r->setup.name[seat] : (struct view){0};
}

static void put_letter(const struct saying *s, const struct case_letter *l)
{
	struct fields *f = fields(s);
	int seat = seat_of(s->r, l->row.player);
	struct view writer = writer_of(s->r, l);
	bool own = s->to->seat == CASE_REFEREE || (seat >= 0 && seat == s->to->seat);
	long prose = count_lines(l, READ_PROSE);
	long quoted = count_lines(l, READ_QUOTED);

	if (inbox_order(l->source) || writer.len == 0) {
		return;
	}
	fields_set(f, "name", writer);
	fields_set_bool(f, "me", seat >= 0 && s->to->seat == seat);
	set_time(s, f, "arrived", l->arrived);
	fields_set_num(f, "orders", (long)l->orders);
	fields_set_bool(f, "one", l->orders == 1);
	fields_set_bool(f, "none", l->orders == 0);
	fields_set_num(f, "count", prose);
	fields_set_bool(f, "prose", prose > 0);
	fields_set_num(f, "quotes", quoted);
	fields_set_bool(f, "quoted", quoted > 0);
	if (!own) {
		say(s, "record-letter", f);
		return;
	}
	say(s, "record-letter-own", f);
	buf_char(s->b, '\n');
	list_lines(s, l, READ_ORDER);
	if (prose > 0) {
		say(s, "record-passed-over", f);
		buf_char(s->b, '\n');
		list_lines(s, l, READ_PROSE);
	}
	if (quoted > 0) {
		say(s, "record-quoted", f);
	}
}

/* Says when the turn began and ended; nothing if no clock runs. */
static void put_clock(const struct saying *s)
{
	const struct case_turn *t = s->t;
	struct fields *f = fields(s);
	int64_t credit = 0;

	for (size_t i = 0; i < t->rows; i++) {
		if (t->row[i].turn == t->turn) {
			credit += t->row[i].credit;
		}
	}
	set_time(s, f, "from", t->from);
	set_time(s, f, "deadline", t->deadline);
	if (credit > 0) {
		say_set_span(f, "credit", s->to->language, credit);
	}
	if (t->from != 0) {
		say(s, "record-clock", f);
	}
}

/* Says what referees have ruled about the turn so far. */
static void put_rulings(const struct saying *s)
{
	for (size_t i = 0; i < s->t->rulings; i++) {
		const struct case_ruling *x = &s->t->ruling[i];
		struct fields *f = fields(s);

		fields_set_num(f, "ruling", x->e.ruling.n);
		fields_set(f, "what",
			   ruling_sentence(s->b->arena, x->before, &x->e,
					   s->to->language));
		set_time(s, f, "at", x->at);
		say(s, "record-ruled", f);
		if (x->e.text.len > 0) {
			bool given;
			struct view because = season_reason_in(
				s->b->arena, s->to->language,
				event_decode(s->b->arena, x->e.text), &given);

			buf_char(s->b, '\n');
			wrap_quoted(s->b, because, "\t| ", WIDTH);
		}
	}
}

void case_say(struct buf *b, const struct record *r, const struct case_turn *t,
	      const struct case_reader *to)
{
	const struct saying s = {b, r, t, to};
	bool moved = false;

	for (size_t i = 0; i < t->replay.turns; i++) {
		if (t->replay.turn[i].turn == t->turn) {
			put_move(&s, &t->replay.turn[i]);
			moved = true;
		}
	}
	if (!moved) {
		say(&s, "record-no-move", fields(&s));
	}
	for (size_t i = 0; i < t->letters; i++) {
		put_letter(&s, &t->letter[i]);
	}
	put_clock(&s);
	put_rulings(&s);
}
