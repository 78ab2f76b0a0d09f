/* SPDX-License-Identifier: ISC */
#include "adjudicator/replay/sheet_judge.h"

#include <string.h>

/* A bound no real total reaches; it keeps sums of made-up scores within an int. */
enum { TOTAL_MAX = 100000000 };

/* ------------------------------------------------------------------ findings */

void judge_fault(struct judge *j, struct view at, const char *format, ...)
{
	va_list args;
	struct sheet_fault **end = &j->line->fault;
	struct sheet_fault *f = arena_take(j->arena, sizeof *f);
	const struct gcg_pragma *p = j->pragma;

	j->sheet->faults += *end == NULL;
	while (*end != NULL) {
		end = &(*end)->next;
	}
	va_start(args, format);
	*f = (struct sheet_fault){
		.at = p != NULL ? p->at : j->line->event->at,
		.column = gcg_column(p != NULL ? p->line : j->line->event->line, at),
		.sentence = arena_vprintf(j->arena, format, args)};
	va_end(args);
	*end = f;
}

void judge_note(struct judge *j, const char *format, ...)
{
	struct view *note = &j->line->note;
	struct buf b = buf_in(j->arena);
	va_list args;

	va_start(args, format);
	buf_printf(&b, "%.*s%s%s", VIEW_ARG(*note), note->len > 0 ? "; " : "",
		   arena_vprintf(j->arena, format, args));
	va_end(args);
	*note = buf_view(&b);
}

/* ---------------------------------------------------------------- the numbers */

void judge_enter(struct judge *j, int due)
{
	const struct gcg_event *e = j->line->event;
	int *recorded = &j->sheet->recorded[e->player];

	j->line->score = due;
	if (e->score != due) {
		judge_fault(j, e->score_text, "recorded %+d, the rules give %+d",
			    e->score, due);
	}
	if (*recorded + e->score != e->total) {
		judge_fault(j, e->total_text,
			    "recorded total %d, but %d and %+d make %d", e->total,
			    *recorded, e->score, *recorded + e->score);
	}
	*recorded = e->total;
}

void judge_give(struct judge *j, int due)
{
	int *score = &j->pos->score[j->line->event->player];

	judge_enter(j, due);
	if (*score + due >= -TOTAL_MAX && *score + due <= TOTAL_MAX) {
		*score += due;
	}
}

void judge_stand(struct judge *j)
{
	if (j->pos->pending.any) {
		struct event e = {.kind = EVENT_STAND, .seat = j->pos->pending.seat};

		crossword_apply_stand(j->pos, &e);
	}
	j->play = NULL;
}

/* The line's total counts the play at once, although it may still be taken back. */
static void close_line(struct judge *j)
{
	const struct pending *p = &j->pos->pending;
	int seat = j->line->event->player;

	j->line->total =
		j->pos->score[seat] + (p->any && p->seat == seat ? p->score : 0);
}

/* ------------------------------------------------------------------- the lines */

static const struct {
	void (*judge)(struct judge *j);
	bool turn; /* it is somebody's turn in the game */
} judges[] = {
	[GCG_PLAY] = {judge_play,        true },
	[GCG_WITHDRAWN] = {judge_withdrawn,   false},
	[GCG_PASS] = {judge_pass,        true },
	[GCG_EXCHANGE] = {judge_exchange,    true },
	[GCG_EXCHANGE_COUNT] = {judge_exchange,    true },
	[GCG_CHALLENGE] = {judge_challenge,   false},
	[GCG_END_BONUS] = {judge_end_bonus,   false},
	[GCG_END_PENALTY] = {judge_end_penalty, false},
	[GCG_TIME] = {judge_time,        false},
};

static void begin(struct judge *j)
{
	struct sheet *s = j->sheet;
	const struct gcg *g = s->gcg;
	struct diag diag = {0};

	position_init(j->pos, &s->setup, &diag);
	memcpy(s->recorded, j->pos->score, sizeof s->recorded);
	j->trace = arena_take(j->arena, sizeof *j->trace);
	for (int t = 0; t <= ALPHABET_TILES; t++) {
		j->left.count[t] = s->setup.tiles->count[t];
		j->left.n += j->left.count[t];
	}
	for (size_t i = 0; i < g->events; i++) {
		const struct gcg_event *e = &g->event[i];

		s->line[i].event = e;
		if (judges[e->kind].turn) {
			j->last[e->player] = &s->line[i];
		}
	}
}

void sheet_judge(struct arena *arena, const struct setup *setup, const struct gcg *g,
		 const char *file, bool keep, struct sheet *out)
{
	struct judge j = {.arena = arena,
			  .sheet = out,
			  .pos = &out->pos,
			  .keep = keep,
			  .out = -1};

	*out = (struct sheet){
		.gcg = g, .file = file, .setup = *setup, .lines = g->events};
	out->line = arena_array(arena, g->events + 1, sizeof *out->line);
	begin(&j);
	for (size_t i = 0; i < g->events; i++) {
		j.line = &out->line[i];
		if (keep) {
			j.line->before = arena_take(arena, sizeof *j.line->before);
			*j.line->before = out->pos;
		}
		/* Racks given before a withdrawal are those after it. */
		if (g->event[i].kind != GCG_WITHDRAWN) {
			judge_racks_told(&j, i);
		}
		judges[g->event[i].kind].judge(&j);
		close_line(&j);
		arena_reset(&j.scratch);
	}
	if (g->events > 0) {
		judge_racks_told(&j, g->events);
	}
	judge_stand(&j);
	arena_free(&j.scratch);
}
