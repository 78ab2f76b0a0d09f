/* SPDX-License-Identifier: ISC */
#include "adjudicator/site/steps.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/record/record.h"

#include "adjudicator/club/context.h"
#include "adjudicator/letters/history.h"
#include "adjudicator/record/best_plays.h"
#include "adjudicator/site/site.h"
#include "formats/text/line.h"

/* Events that are steps of their own. Others become notes to the step before. */
static const bool own_step[EVENT_KINDS_] = {
	[EVENT_PLAY] = true,     [EVENT_WORD] = true,   [EVENT_EXCHANGE] = true,
	[EVENT_PASS] = true,     [EVENT_REMOVE] = true, [EVENT_SORT] = true,
	[EVENT_WITHDRAW] = true, [EVENT_UNDO] = true,   [EVENT_REDEAL] = true,
	[EVENT_RESIGN] = true,   [EVENT_RULING] = true, [EVENT_END] = true,
};

/* Events without a note: they go without saying, or the play tells them. */
static const bool quiet[EVENT_KINDS_] = {
	[EVENT_DRAW] = true,   [EVENT_ACCEPT] = true, [EVENT_STAND] = true,
	[EVENT_WINDOW] = true, [EVENT_BANK] = true,   [EVENT_LONGER] = true,
};

struct walk {
	struct history past;
	struct site_steps *out;
	struct arena *arena;
};

static struct site_step *newest(struct walk *w)
{
	return &w->out->step[w->out->count - 1];
}

static struct game_view *look(struct walk *w)
{
	struct game_view *v = arena_take(w->arena, sizeof *v);

	view_make(w->arena, &w->past.pos, w->out->viewer, NULL, v);
	return v;
}

static bool of_paths(const struct walk *w)
{
	return w->out->r->setup.game->ground != GROUND_BOARD;
}

/* Completes the newest step, now that it is known what followed from it. */
static void close_step(struct walk *w)
{
	struct site_step *s = newest(w);

	for (int i = 0; i < w->out->r->setup.seats; i++) {
		s->score[i] = w->past.pos.score[i];
	}
	s->settled = look(w);
	s->bag = s->settled->bag;
	if (s->view == NULL) {
		s->view = s->settled;
	}
}

static struct site_step *open_step(struct walk *w, enum event_kind kind, int seat)
{
	struct site_steps *x = w->out;

	x->step = arena_room(w->arena, x->step, x->count, sizeof *x->step);
	x->step[x->count] = (struct site_step){.kind = kind, .seat = seat};
	if (seat >= 0) {
		x->step[x->count].name = position_name(&w->past.pos, seat);
	}
	return &x->step[x->count++];
}

static struct view words_of(struct arena *arena, const struct event *e)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < e->word_count; i++) {
		buf_printf(&b, "%s%.*s %d", i > 0 ? ", " : "",
			   VIEW_ARG(e->words[i].word), e->words[i].score);
	}
	return buf_view(&b);
}

static struct view path_of(struct arena *arena, struct view path)
{
	char *text = arena_str(arena, path);

	for (size_t i = 0; i < path.len; i++) {
		text[i] = text[i] == '-' ? ' ' : text[i];
	}
	return view_from(text, path.len);
}

static void add_play(struct walk *w, struct site_step *s, const struct event *e)
{
	s->points = e->score;
	s->bingo = e->kind == EVENT_PLAY && e->bonus > 0;
	s->play = best_play_text(w->arena, e);
	if (e->kind == EVENT_WORD) {
		s->path = path_of(w->arena, e->path);
		return;
	}
	if (e->word_count > 1) {
		s->words = words_of(w->arena, e);
	}
}

static void begin_step(struct walk *w, const struct match_event *row,
		       const struct event *e, struct view text)
{
	struct site_step *s;

	close_step(w);
	s = open_step(w, e->kind, e->seat);
	s->text = text;
	s->row = row->n;
	s->at = row->at;
	s->turn = w->past.pos.turn;
	s->superseded = e->superseded;
	if (e->kind == EVENT_PLAY || e->kind == EVENT_WORD) {
		add_play(w, s, e);
	}
	if (e->seat >= 0 && history_ends_turn(e->kind)) {
		s->rack = view_rack(w->arena, &w->past.pos, w->out->viewer, e->seat);
	}
	if (of_paths(w)) {
		s->view = newest(w)[-1].settled;
	}
	w->out->rulings += e->kind == EVENT_RULING ? 1 : 0;
}

/* The value behind `key` in a text such as "hash=HEX ..."; empty: none. */
static struct view value_of(struct view text, const char *key)
{
	struct view word;

	while ((word = view_word(&text)).len > 0) {
		if (view_starts(word, key)) {
			return view_part(word, view_of(key).len, word.len);
		}
	}
	return word;
}

static void add_note(struct walk *w, struct view text)
{
	struct site_step *s = newest(w);

	s->note = arena_room(w->arena, s->note, s->notes, sizeof *s->note);
	s->note[s->notes++] = text;
}

static bool event_of(void *arg, const struct match_event *row, const struct event *e,
		     struct err *err)
{
	struct walk *w = arg;
	struct view text = history_event(&w->past, row, e);
	bool step = own_step[e->kind] && text.len > 0;

	if (step) {
		begin_step(w, row, e, text);
	} else if (text.len > 0 && !quiet[e->kind]) {
		add_note(w, text);
	}
	if (!record_follow(&w->past.pos, w->past.r, row, e, err)) {
		return false;
	}
	if (step && !of_paths(w)) {
		newest(w)->view = look(w);
	}
	return true;
}

bool site_steps_open(const struct site_steps *x)
{
	return x->viewer.kind == VIEWER_OPERATOR;
}

/* Reads the commitment from the first event, and the secret if it may be told. */
static bool read_secret(struct walk *w, struct err *err)
{
	const struct record *r = w->out->r;
	struct match_event row = {0};
	struct lines lines;
	struct view line;

	if (!match_start(r->context->store, w->arena, r->match.id, &row, err)) {
		return false;
	}
	lines = lines_of(row.text);
	while (line_next(&lines, &line)) {
		if (view_starts(line, "commit ")) {
			w->out->commitment = value_of(line, "hash=");
		}
	}
	if (r->match.committed && site_steps_open(w->out)) {
		w->out->secret = site_hex(w->arena, r->match.secret);
	}
	return true;
}

bool site_steps_read(struct site_steps *out, const struct record *r,
		     struct arena *arena, struct view language, struct err *err)
{
	struct walk w = {.past.arena = arena,
			 .past.r = r,
			 .past.language = language,
			 .past.seat = -1,
			 .out = out,
			 .arena = arena};

	*out = (struct site_steps){.r = r};
	out->viewer.kind = record_open(r) ? VIEWER_OPERATOR : VIEWER_OBSERVER;
	history_begin(&w.past);
	open_step(&w, EVENT_START, -1);
	if (!read_secret(&w, err) || !record_each(r, arena, event_of, &w, err)) {
		return false;
	}
	close_step(&w);
	if (of_paths(&w) && !r->pos.over) {
		open_step(&w, EVENT_CLOCK, -1);
		close_step(&w);
	}
	return true;
}
