/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/history.h"

#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/news.h"
#include "formats/say.h"

/* Whether other seats may know of such an event, and whoever has its seat by now. */
static bool for_others(enum event_kind kind)
{
	return kind != EVENT_HOLD && kind != EVENT_DROP && kind != EVENT_ALWAYS;
}

/* Whether the event is told by the lines around it, or of no interest. */
static bool silent(const struct event *e, int64_t credit)
{
	return (e->kind == EVENT_CLOCK && credit == 0) ||
	       (e->kind == EVENT_RULING && e->ruling.again) ||
	       (e->kind == EVENT_WINDOW && e->time == 0) || e->kind == EVENT_CELLS ||
	       e->kind == EVENT_GRID || event_of_record(e->kind);
}

bool history_ends_turn(enum event_kind kind)
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
		   e->kind == EVENT_PLAY   ? news_play(x->arena, e)
		   : e->kind == EVENT_WORD ? e->word
		   : x->pos.last.any       ? news_last(x->arena, &x->pos)
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

/* Fields about a play that waits, requests, and answers to every play. */
static void set_answer(const struct history *x, const struct event *e, struct fields *f)
{
	if (x->pos.pending.any) {
		fields_set(f, "owner", position_name(&x->pos, x->pos.pending.seat));
	}
	fields_set_bool(f, "upheld", e->upheld);
	fields_set_bool(f, "owes", e->owes);
	fields_set(f, "words",
		   say_split(x->arena, x->language, LIST_OR, e->words_bad, ','));
	fields_set_bool(f, "draw", e->about == REQUEST_DRAW);
	fields_set_bool(f, "undo", e->about == REQUEST_UNDO);
	fields_set_bool(f, "pause", e->about == REQUEST_PAUSE);
	fields_set_bool(f, "board", x->r->setup.game->ground == GROUND_BOARD);
	fields_set_bool(f, "accept", e->answer == ALWAYS_ACCEPT);
	fields_set_bool(f, "check", e->answer == ALWAYS_CHECK);
	if (e->kind == EVENT_HOLD) {
		fields_set(f, "order", view_written(x->arena, e->hidden));
	}
}

static void set_time(const struct history *x, const struct event *e, int64_t credit,
		     struct fields *f)
{
	struct moment until = {e->time, x->now, x->zone};

	set_span(x, f, "given", credit);
	if (e->kind == EVENT_BANK || e->kind == EVENT_PAUSE) {
		set_span(x, f, "left", e->time);
	} else if (e->time != 0) {
		say_set_time(f, "until", x->language, &until);
	}
}

static void set_end(const struct history *x, const struct event *e, struct fields *f)
{
	struct position *after = arena_take(x->arena, sizeof *after);
	struct buf scores = buf_in(x->arena);

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
		   names_list(x->arena, x->language, &x->r->setup, e->winners));
}

/* The phrase is named after the kind of event: "history-play". */
static struct view sentence(const struct history *x, const struct event *e,
			    int64_t credit)
{
	struct arena *a = x->arena;
	struct fields *f = fields_in(a);
	struct buf b = buf_in(a);
	int seat = e->kind == EVENT_CLOCK ? x->pos.to_move : e->seat;

	if (seat >= 0) {
		fields_set(f, "name", position_name(&x->pos, seat));
	}
	if (e->kind == EVENT_EX) {
		fields_set(f, "by", position_name(&x->pos, e->by));
	}
	set_move(x, e, f);
	set_answer(x, e, f);
	set_time(x, e, credit, f);
	set_end(x, e, f);
	if (e->kind == EVENT_RULING) {
		fields_set_num(f, "n", e->ruling.n);
		fields_set(f, "text", ruling_sentence(a, &x->pos, e, x->language));
	}
	phrase(&b, x->language, arena_printf(a, "history-%s", event_kind_name(e->kind)),
	       f);
	return buf_view(&b);
}

void history_begin(struct history *x)
{
	struct diag diag = {0};

	(void)position_init(&x->pos, &x->r->setup, &diag);
}

struct view history_event(struct history *x, const struct match_event *row,
			  const struct event *e)
{
	int64_t credit = credit_of(&x->credits, row, &x->pos, e);
	struct view nothing = {0};

	if (silent(e, credit) ||
	    !(for_others(e->kind) ||
	      (e->seat == x->seat && position_held(&x->pos, e->seat)))) {
		return nothing;
	}
	return sentence(x, e, credit);
}
