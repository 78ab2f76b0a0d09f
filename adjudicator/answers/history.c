/* SPDX-License-Identifier: ISC */
/* The answer to "history": all that has happened in a game, one line for each event, as
 * far as the reader may see it. */
#include "adjudicator/letters/history.h"
#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/answering.h"
#include "formats/say.h"

enum { LINES_MOST = 400 };

struct history_line {
	int64_t at;
	int turn; /* 0: the line shows none */
	struct view text;
};

struct telling {
	struct history past;
	struct history_line *line;
	size_t count;
};

static struct view superseded(const struct history *x, struct view text)
{
	struct fields *f = fields_in(x->arena);

	fields_set(f, "text", text);
	return phrase_text(x->arena, x->language, "history-superseded", f);
}

static bool event_of(void *arg, const struct match_event *row, const struct event *e,
		     struct err *err)
{
	struct telling *x = arg;
	struct view text = history_event(&x->past, row, e);

	if (text.len > 0) {
		x->line = arena_room(x->past.arena, x->line, x->count, sizeof *x->line);
		x->line[x->count++] = (struct history_line){
			row->at, history_ends_turn(e->kind) ? x->past.pos.turn : 0,
			e->superseded ? superseded(&x->past, text) : text};
	}
	return record_follow(&x->past.pos, x->past.r, row, e, err);
}

/* Writes each line behind a bar, so that it is no order when it is quoted back. Each
 * day is written once, above its lines. Events of a game that was played elsewhere may
 * have no time. */
static void write(const struct telling *x, struct note *n, size_t from)
{
	struct view day = {0};

	for (size_t i = from; i < x->count; i++) {
		const struct history_line *l = &x->line[i];
		const struct moment at = {l->at, x->past.now, x->past.zone};
		struct buf today = buf_in(n->arena);
		struct buf text = buf_in(n->arena);

		if (l->at != 0) {
			say_day(&today, x->past.language, &at);
			say_hour(&text, &at);
			buf_char(&text, ' ');
		}
		if (!view_eq(buf_view(&today), day)) {
			day = buf_view(&today);
			buf_printf(&n->text, "%s\t| %.*s\n", i > from ? "\t|\n" : "",
				   VIEW_ARG(day));
		}
		if (l->turn > 0) {
			buf_printf(&text, "(%d) ", l->turn);
		}
		buf_add(&text, l->text);
		note_quote(n, buf_view(&text));
	}
}

bool answer_history(struct hearing *h, const struct record *r, int seat,
		    const struct order *o)
{
	struct note n = answer_to(h, r, seat);
	struct telling x = {.past.arena = h->arena,
			    .past.r = r,
			    .past.language = n.to.language,
			    .past.now = h->d->now,
			    .past.seat = seat};
	size_t from;

	(void)o;
	history_begin(&x.past);
	if (!note_zone(&n)) {
		return false;
	}
	x.past.zone = n.zone;
	if (!record_each(r, h->arena, event_of, &x, h->err)) {
		return false;
	}
	from = x.count > LINES_MOST ? x.count - LINES_MOST : 0;
	fields_set_num(n.f, "cut", (long)from);
	fields_set_bool(n.f, "some", from > 0);
	fields_set_bool(n.f, "city", n.zone != NULL);
	fields_set(n.f, "zone", n.zone != NULL ? n.zone->city : view_of("UTC"));
	note_say(&n, "history");
	note_gap(&n);
	write(&x, &n, from);
	return answer_tell(h, &n, "notice", "head-history");
}
