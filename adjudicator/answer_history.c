/* SPDX-License-Identifier: ISC */
/* All that has happened in a game, a line each, as its reader may see it. */
#include "adjudicator/choices.h"
#include "adjudicator/credit.h"
#include "adjudicator/hearing.h"
#include "adjudicator/names.h"
#include "adjudicator/rulings.h"
#include "formats/say.h"
#include "formats/wrap.h"

enum { LINES_MOST = 400, WIDTH = 68 };

struct history_line {
	int64_t at;
	int turn; /* 0: none of its own */
	struct view text;
};

struct history {
	struct hearing *h;
	const struct record *r;
	struct view language;
	const struct zone *zone;
	int seat;            /* the reader's; -1: he only watches */
	struct position pos; /* before the event at hand */
	struct credits credits;
	struct history_line *line;
	size_t count;
};

/* What only its own seat may know. */
static bool for_others(enum event_kind kind)
{
	return kind != EVENT_HOLD && kind != EVENT_DROP && kind != EVENT_ALWAYS;
}

/* What the lines before and behind it say, or nobody asks about. */
static bool silent(const struct event *e, int64_t credit)
{
	return (e->kind == EVENT_CLOCK && credit == 0) ||
	       (e->kind == EVENT_RULING && e->ruling.again) ||
	       (e->kind == EVENT_WINDOW && e->time == 0) || e->kind == EVENT_CELLS ||
	       e->kind == EVENT_GRID || event_of_record(e->kind);
}

static bool ends_turn(enum event_kind kind)
{
	return kind == EVENT_PLAY || kind == EVENT_WORD || kind == EVENT_EXCHANGE ||
	       kind == EVENT_PASS;
}

static void set_span(const struct history *x, struct fields *f, const char *key,
		     int64_t seconds)
{
	if (seconds > 0) {
		say_set_span(f, key, x->language, seconds);
	}
}

static void set_move(const struct history *x, const struct event *e, struct fields *f)
{
	int count = e->to - e->from + 1;

	fields_set(f, "play",
		   e->kind == EVENT_PLAY   ? news_play(x->h->arena, e)
		   : e->kind == EVENT_WORD ? e->word
		   : x->pos.last.any       ? news_last(x->h->arena, &x->pos)
					   : (struct view){0});
	fields_set_num(f, "score", e->score);
	fields_set_num(f, "count", count);
	fields_set_bool(f, "waits", e->pending);
	fields_set_bool(f, "unknown", e->unknown);
	fields_set_bool(f, "late", e->late);
	fields_set_bool(f, "empty", e->empty);
	fields_set_bool(f, "lost", e->lost);
	fields_set_bool(f, "stuck", e->stuck);
	fields_set_num(f, "cube", e->cube);
}

/* Of a play that waits, what is asked, and standing answers. */
static void set_answer(const struct history *x, const struct event *e, struct fields *f)
{
	if (x->pos.pending.any) {
		fields_set(f, "owner", x->r->setup.name[x->pos.pending.seat]);
	}
	fields_set_bool(f, "upheld", e->upheld);
	fields_set_bool(f, "owes", e->owes);
	fields_set(f, "words",
		   say_split(x->h->arena, x->language, LIST_OR, e->words_bad, ','));
	fields_set_bool(f, "draw", e->about == REQUEST_DRAW);
	fields_set_bool(f, "undo", e->about == REQUEST_UNDO);
	fields_set_bool(f, "pause", e->about == REQUEST_PAUSE);
	fields_set_bool(f, "board", x->r->setup.game->ground == GROUND_BOARD);
	fields_set_bool(f, "accept", e->answer == ALWAYS_ACCEPT);
	fields_set_bool(f, "check", e->answer == ALWAYS_CHECK);
	if (e->kind == EVENT_HOLD) {
		fields_set(f, "order", view_written(x->h->arena, e->hidden));
	}
}

static void set_time(const struct history *x, const struct event *e, int64_t credit,
		     struct fields *f)
{
	struct moment until = {e->time, x->h->d->now, x->zone};

	set_span(x, f, "given", credit);
	if (e->kind == EVENT_BANK || e->kind == EVENT_PAUSE) {
		set_span(x, f, "left", e->time);
	} else if (e->time != 0) {
		say_set_time(f, "until", x->language, &until);
	}
}

static void set_end(const struct history *x, const struct event *e, struct fields *f)
{
	struct position *after = arena_take(x->h->arena, sizeof *after);
	struct buf scores = buf_in(x->h->arena);

	*after = x->pos;
	if (e->kind != EVENT_END || !position_apply(after, e)) {
		return;
	}
	for (int i = 0; i < x->r->setup.seats; i++) {
		buf_printf(&scores, "%s%.*s %d", i > 0 ? ", " : "",
			   VIEW_ARG(x->r->setup.name[i]), after->score[i]);
	}
	fields_set(f, "scores", buf_view(&scores));
	fields_set_bool(f, "void", e->reason == END_VOID);
	fields_set_bool(f, "won",
			e->reason != END_VOID && e->reason != END_DRAW &&
				names_count(e->winners) == 1 && x->r->setup.seats > 1);
	fields_set(f, "names",
		   names_list(x->h->arena, x->language, &x->r->setup, e->winners));
}

/* The phrase of an event is named after its kind: "history-play". */
static void add(struct history *x, const struct match_event *row, const struct event *e,
		int64_t credit)
{
	struct arena *a = x->h->arena;
	struct fields *f = fields_in(a);
	struct buf b = buf_in(a);
	int seat = e->kind == EVENT_CLOCK ? x->pos.to_move : e->seat;

	if (seat >= 0) {
		fields_set(f, "name", x->r->setup.name[seat]);
	}
	if (e->kind == EVENT_EX) {
		fields_set(f, "by", x->r->setup.name[e->by]);
	}
	set_move(x, e, f);
	set_answer(x, e, f);
	set_time(x, e, credit, f);
	set_end(x, e, f);
	if (e->kind == EVENT_RULING) {
		fields_set_num(f, "n", e->ruling.n);
		fields_set(f, "text",
			   rulings_sentence(a, &x->r->setup, e, x->language));
	}
	phrase(&b, x->language, arena_printf(a, "history-%s", event_kind_name(e->kind)),
	       f);
	if (e->superseded) {
		fields_set(f, "text", arena_copy(a, buf_view(&b)));
		b.len = 0;
		phrase(&b, x->language, "history-superseded", f);
	}
	x->line[x->count++] = (struct history_line){
		row->at, ends_turn(e->kind) ? x->pos.turn : 0, buf_view(&b)};
}

static bool event_of(void *arg, const struct match_event *row, const struct event *e,
		     struct err *err)
{
	struct history *x = arg;
	int64_t credit = credit_of(&x->credits, row, &x->pos, e);

	if (!silent(e, credit) && (for_others(e->kind) || e->seat == x->seat)) {
		add(x, row, e, credit);
	}
	return record_follow(&x->pos, x->r, row, e, err);
}

/* Behind bars, so that none is an order when it comes back; a day stands once. */
static void write(const struct history *x, struct buf *b, size_t from)
{
	struct view day = {0};

	for (size_t i = from; i < x->count; i++) {
		const struct history_line *l = &x->line[i];
		const struct moment at = {l->at, x->h->d->now, x->zone};
		struct buf today = buf_in(b->arena);
		struct buf text = buf_in(b->arena);

		say_day(&today, x->language, &at);
		if (!view_eq(buf_view(&today), day)) {
			day = buf_view(&today);
			buf_printf(b, "%s\t| %.*s\n", i > from ? "\t|\n" : "",
				   VIEW_ARG(day));
		}
		say_hour(&text, &at);
		if (l->turn > 0) {
			buf_printf(&text, " (%d)", l->turn);
		}
		buf_printf(&text, " %.*s", VIEW_ARG(l->text));
		wrap_quoted(b, buf_view(&text), "\t| ", WIDTH);
	}
}

/* Every event behind the start is counted in rows; a row has a few of them. */
enum { EVENTS_A_ROW = 8 + 3 * SEATS };

bool answer_history(struct hearing *h, const struct record *r, int seat,
		    const struct order *o)
{
	struct addressee to = hearing_writer(h, r, seat);
	struct history x = {.h = h, .r = r, .language = to.language, .seat = seat};
	struct fields *f = fields_in(h->arena);
	struct diag diag = {0};
	struct buf b = buf_in(h->arena);
	size_t from;

	(void)o;
	x.line = arena_array(h->arena, ((size_t)r->match.events + 1) * EVENTS_A_ROW,
			     sizeof *x.line);
	position_init(&x.pos, &r->setup, &diag);
	if (!choices_zone(h->d->store, h->arena, to.player, to.game, &x.zone, h->err) ||
	    !record_each(r, h->arena, event_of, &x, h->err)) {
		return false;
	}
	from = x.count > LINES_MOST ? x.count - LINES_MOST : 0;
	fields_set_num(f, "cut", (long)from);
	fields_set_bool(f, "some", from > 0);
	fields_set(f, "zone", x.zone != NULL ? x.zone->city : view_of("UTC"));
	phrase(&b, to.language, "history", f);
	buf_str(&b, "\n\n");
	write(&x, &b, from);
	return answer_tell(h, &to, "notice", "head-history", NULL, &b);
}
