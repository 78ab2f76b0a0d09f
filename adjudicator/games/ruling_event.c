/* SPDX-License-Identifier: ISC */
/* A ruling as the line of an event, and as a referee's words. */
#include "adjudicator/games/event_field.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/ruling.h"
#include "formats/text/stamp.h"
#include "formats/text/utf8.h"

enum { TURNS_MOST = 100000, EVENTS_MOST = 10000000 };

/* ----------------------------------------------------------------- reasons */

struct view ruling_because(struct arena *arena, struct view text)
{
	struct buf b = buf_in(arena);
	struct view word;

	while ((word = view_word(&text)).len > 0) {
		buf_str(&b, b.len > 0 ? " " : "");
		for (size_t i = 0; i < word.len; i++) {
			unsigned char c = (unsigned char)word.at[i];

			if (c >= ' ' && c != 0x7f) {
				buf_char(&b, (char)c);
			}
		}
	}
	return view_trim(utf8_head(buf_view(&b), RULING_BECAUSE));
}

/* ------------------------------------------------------------------ the line */

static void write_number(struct buf *b, const char *name, long n)
{
	if (n != 0) {
		buf_printf(b, " %s=%ld", name, n);
	}
}

static void write_text(struct buf *b, const char *name, struct view text)
{
	if (text.len > 0) {
		buf_printf(b, " %s=%.*s", name, VIEW_ARG(text));
	}
}

void ruling_write_event(struct buf *b, const struct event *e)
{
	const struct ruling *r = &e->ruling;

	buf_printf(b, " n=%d kind=%s", r->n, ruling_kind_name(r->kind));
	write_number(b, "of", r->of);
	write_number(b, "turn", r->turn);
	write_number(b, "to", r->to);
	if (ruling_sets_points(e)) {
		buf_printf(b, " was=%d score=%d", r->was, e->score);
	}
	write_number(b, "again", r->again);
	if (r->kind == RULING_RESULT) {
		buf_printf(b, " as=%s", ruling_result_name(r->result));
	}
	if (ruling_sets_points(e) || r->kind == RULING_RESULT) {
		buf_printf(b, " winners=%u", e->winners);
	}
	if (r->kind == RULING_TIME) {
		buf_printf(b, " seconds=%lld", (long long)e->time);
	} else if (r->kind == RULING_PAUSE) {
		buf_str(b, " since=");
		stamp_write(b, e->time);
	}
	if (r->kind == RULING_SUBSTITUTE) {
		buf_printf(b, " change=%d agreed=%s", r->change,
			   r->vouched ? "organiser" : "letter");
	}
	write_text(b, "order", r->order);
	write_text(b, "by", r->by);
	write_text(b, "because", e->text);
}

static bool read_kind(struct event *e, struct view text)
{
	struct view kind;

	if (!event_field(text, "kind", &kind)) {
		return false;
	}
	for (int i = 0; i < RULINGS_; i++) {
		if (view_is(kind, ruling_kind_name((enum ruling_kind)i))) {
			e->ruling.kind = (enum ruling_kind)i;
			return true;
		}
	}
	return false;
}

/* Reads a number that may be missing; then it is 0. */
static bool read_number(struct view text, const char *name, int max, int *out)
{
	struct view v;

	*out = 0;
	return !event_field(text, name, &v) || event_number(text, name, 1, max, out);
}

static bool read_points(struct event *e, struct view text)
{
	int winners;

	if (!event_number(text, "was", -10000, 10000, &e->ruling.was) ||
	    !event_number(text, "score", -10000, 10000, &e->score) ||
	    !event_number(text, "winners", 0, (1 << SEATS) - 1, &winners)) {
		return false;
	}
	e->winners = (unsigned)winners;
	return e->seat >= 0 && e->ruling.turn > 0;
}

static bool read_result(struct event *e, struct view text)
{
	struct view as;
	int winners;

	if (!event_field(text, "as", &as) ||
	    !event_number(text, "winners", 0, (1 << SEATS) - 1, &winners)) {
		return false;
	}
	e->winners = (unsigned)winners;
	for (int i = 0; i < RESULTS_; i++) {
		if (view_is(as, ruling_result_name((enum ruling_result)i))) {
			e->ruling.result = (enum ruling_result)i;
			return true;
		}
	}
	return false;
}

static bool read_change(struct event *e, struct view text)
{
	struct view agreed;

	if (!event_number(text, "change", 1, FORMERS, &e->ruling.change) ||
	    !event_field(text, "agreed", &agreed)) {
		return false;
	}
	e->ruling.vouched = view_is(agreed, "organiser");
	return e->seat >= 0 && (e->ruling.vouched || view_is(agreed, "letter"));
}

/* Reads the fields that only some kinds have. */
static bool read_own(struct event *e, struct view text)
{
	int n = 0;
	struct view since;

	switch (e->ruling.kind) {
	case RULING_RESULT:
		return read_result(e, text);
	case RULING_TIME:
		if (!event_number(text, "seconds", 1, INT32_MAX, &n)) {
			return false;
		}
		e->time = n;
		return e->seat >= 0 && n % 60 == 0; /* spans are written in minutes */
	case RULING_LATE:
		return e->seat >= 0;
	case RULING_PAUSE:
		return event_field(text, "since", &since) &&
		       stamp_read(since, &e->time);
	case RULING_VOID:
		return e->ruling.to > 0;
	case RULING_SUBSTITUTE:
		return read_change(e, text);
	case RULING_OVERTURN:
		return e->ruling.of > 0;
	default:
		return true;
	}
}

bool ruling_read_event(struct event *e, struct view text)
{
	struct ruling *r = &e->ruling;
	int again;

	if (!read_kind(e, text) || !event_number(text, "n", 1, RULINGS_MOST, &r->n) ||
	    !read_number(text, "of", RULINGS_MOST, &r->of) ||
	    !read_number(text, "turn", TURNS_MOST, &r->turn) ||
	    !read_number(text, "to", EVENTS_MOST, &r->to) ||
	    !read_number(text, "again", 1, &again)) {
		return false;
	}
	r->again = again != 0;
	r->order = event_value(text, "order");
	r->by = event_value(text, "by");
	e->text = event_value(text, "because");
	return (!ruling_sets_points(e) || read_points(e, text)) && read_own(e, text);
}

/* ------------------------------------------------------- in a referee's words */

void ruling_write_words(struct buf *b, const struct event *e,
			const struct position *pos)
{
	const struct setup *s = pos->setup;
	const struct ruling *r = &e->ruling;
	struct ruling_words w = {.kind = r->kind,
				 .turn = r->turn,
				 .score = e->score,
				 .of = r->of,
				 .span = e->time,
				 .result = r->result,
				 .order = event_decode(b->arena, r->order)};

	if (r->kind == RULING_OVERTURN) {
		w.turn = 0;
	}
	if (r->kind == RULING_SUBSTITUTE) {
		w.hands = (struct new_hands){former_name(s, e->seat, r->change - 1),
					     former_name(s, e->seat, r->change),
					     r->vouched};
	} else if (e->seat >= 0) {
		w.name = position_name(pos, e->seat);
	}
	ruling_write(b, &w);
}
