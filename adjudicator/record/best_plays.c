/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/best_plays.h"

#include <stdlib.h>

#include "formats/text/utf8.h"

/* Events after which it is settled whether the play before them stands. */
static const bool closes[EVENT_KINDS_] = {
	[EVENT_PLAY] = true,     [EVENT_WORD] = true,   [EVENT_EXCHANGE] = true,
	[EVENT_PASS] = true,     [EVENT_REMOVE] = true, [EVENT_SORT] = true,
	[EVENT_WITHDRAW] = true, [EVENT_UNDO] = true,   [EVENT_REDEAL] = true,
	[EVENT_RESIGN] = true,   [EVENT_RULING] = true, [EVENT_END] = true,
};

struct walk {
	const struct record *r;
	struct arena *arena;
	struct best_play *best;
	struct position pos; /* before the current event */
	struct best_play play;
	int seat;   /* seat whose play is yet to be counted; -1: none */
	int before; /* that seat's points before the play */
	bool bingo;
};

struct view best_play_text(struct arena *arena, const struct event *e)
{
	struct buf b = buf_in(arena);

	if (e->kind == EVENT_WORD) {
		return e->word;
	}
	place_write_short(&b, &e->place);
	buf_char(&b, ' ');
	buf_add(&b, e->word);
	return buf_view(&b);
}

static void count(struct walk *w)
{
	struct best_play *best;

	if (w->seat < 0 || w->pos.score[w->seat] - w->before < w->play.points) {
		return;
	}
	best = &w->best[w->seat];
	best->bingos += w->bingo;
	if (utf8_count(w->play.word) > utf8_count(best->longest)) {
		best->longest = arena_copy(w->arena, w->play.word);
	}
	if (w->play.points > best->points) {
		best->points = w->play.points;
		best->row = w->play.row;
		best->play = arena_copy(w->arena, w->play.play);
		best->place = w->play.place;
		best->word = arena_copy(w->arena, w->play.word);
	}
}

static void begin(struct walk *w, const struct match_event *row, const struct event *e)
{
	bool play = e->kind == EVENT_PLAY || e->kind == EVENT_WORD;

	w->seat = play && !e->superseded && e->score > 0 ? e->seat : -1;
	if (w->seat >= 0) {
		w->before = w->pos.score[w->seat];
		w->bingo = e->kind == EVENT_PLAY && e->bonus > 0;
		w->play = (struct best_play){.points = e->score,
					     .row = row->n,
					     .play = best_play_text(w->arena, e),
					     .place = e->place,
					     .word = e->word};
	}
}

static bool event_of(void *arg, const struct match_event *row, const struct event *e,
		     struct err *err)
{
	struct walk *w = arg;

	if (closes[e->kind]) {
		if (e->kind != EVENT_WITHDRAW && e->kind != EVENT_UNDO) {
			count(w);
		}
		begin(w, row, e);
	}
	return record_follow(&w->pos, w->r, row, e, err);
}

bool best_of_game(const struct record *r, struct arena *arena,
		  struct best_play best[SEATS], struct err *err)
{
	struct walk *w = arena_take(arena, sizeof *w);
	struct diag diag = {0};

	*w = (struct walk){.r = r, .arena = arena, .best = best, .seat = -1};
	for (int i = 0; i < SEATS; i++) {
		best[i] = (struct best_play){0};
	}
	if (!r->pos.over) {
		return true;
	}
	(void)position_init(&w->pos, &r->setup, &diag);
	if (!record_each(r, arena, event_of, w, err)) {
		return false;
	}
	count(w);
	return true;
}

static int by_points(const void *a, const void *b)
{
	const struct best_row *x = a;
	const struct best_row *y = b;

	return x->points != y->points ? y->points - x->points
	       : x->game != y->game   ? (x->game < y->game ? -1 : 1)
				      : x->seat - y->seat;
}

void best_sort(struct best_row *row, size_t n)
{
	if (n > 0) {
		qsort(row, n, sizeof *row, by_points);
	}
}
