/* SPDX-License-Identifier: ISC */
/* What events do to a position of WordCap. Nothing is judged or looked up here. */
#include "adjudicator/games/paths/wordcap.h"
#include "adjudicator/games/pause.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/games/turns.h"
#include <string.h>

/* The turn is over; only passes lengthen the run that ends the game. */
static void turn_over(struct position *pos, const struct event *e)
{
	bool pass = e->kind == EVENT_PASS;

	turns_count(pos, e->seat, pass, pass, pass && e->late);
	turns_advance(pos);
}

/* W5: the points count, and the word's cells get new letters. */
static void count_word(struct position *pos, int seat, int score)
{
	const struct setup *s = pos->setup;

	pos->score[seat] += score;
	pos->walk.counted = true;
	grid5_replace(&pos->grid, s->seed, s->tiles, &pos->walk.path);
}

static bool on_grid(const struct position *pos)
{
	const struct last_path *w = &pos->walk;
	bool same = w->path.n >= GRID5_WORD_MIN;

	for (int i = 0; i < w->path.n; i++) {
		same = same && pos->grid.cell[w->path.node[i]] == w->tile[i];
	}
	return same;
}

static bool apply_word(struct position *pos, const struct event *e)
{
	if (!path_apply_word(pos, e) || !on_grid(pos)) {
		return false;
	}
	if (e->pending) {
		turns_wait(pos, e->seat, e->score, e->time);
		pos->moment++;
		return true;
	}
	if (!e->unknown) {
		count_word(pos, e->seat, e->score);
	}
	turn_over(pos, e);
	return true;
}

static void apply_settled(struct position *pos, const struct event *e)
{
	if (e->kind == EVENT_STAND) {
		count_word(pos, e->seat, pos->pending.score);
	}
	pos->pending = (struct pending){0};
	pos->request[REQUEST_UNDO].by = -1;
	turn_over(pos, e);
}

/* The turn begins again with the same letters. */
static void apply_undo(struct position *pos)
{
	pos->pending = (struct pending){0};
	pos->request[REQUEST_UNDO].by = -1;
	pos->walk = (struct last_path){0};
	pos->last = (struct last_play){0};
	pos->moment++;
}

static void apply_sort(struct position *pos, const struct event *e)
{
	grid5_sort(&pos->grid, pos->setup->seed);
	pos->walk.sorted = true;
	pos->sorts[e->seat]++;
	pos->renewed++;
	pos->moment++;
}

static void apply_window(struct position *pos, const struct event *e)
{
	if (e->time != 0) {
		pos->pending.until = e->time;
		pos->request[REQUEST_UNDO].until = e->time;
	}
}

/* Letters that are told by a record without a seed. */
static bool apply_told(struct position *pos, const struct event *e)
{
	const struct path *path = &pos->walk.path;
	bool all = e->kind == EVENT_GRID;
	int want = all ? GRID5_CELLS : path->n;
	uint8_t tile[GRID5_CELLS];
	struct view bad;
	size_t n;

	if (!tiles_read(pos->setup->alphabet, e->text, tile, GRID5_CELLS, &n, &bad) ||
	    (int)n != want) {
		return false;
	}
	for (int i = 0; i < want; i++) {
		if (tile[i] == TILE_BLANK || (tile[i] & TILE_AS_BLANK) != 0) {
			return false;
		}
		pos->grid.cell[all ? i : path->node[i]] = tile[i];
	}
	return true;
}

/* ------------------------------------------------------------- whether it can be */

static bool offer_fits(const struct position *pos, const struct event *e)
{
	const struct pending *p = &pos->pending;
	bool undo = e->about == REQUEST_UNDO && e->kind == EVENT_OFFER;

	return (!undo || (p->any && p->seat == e->seat && !pos->undone)) &&
	       request_fits(pos, e);
}

static bool fits(const struct position *pos, const struct event *e)
{
	const struct pending *p = &pos->pending;
	bool plays = e->seat >= 0 && !pos->gone[e->seat];

	switch (e->kind) {
	case EVENT_WORD:
	case EVENT_PASS:
		return e->seat == pos->to_move && !p->any;
	case EVENT_SORT:
		return e->seat == pos->to_move && !p->any &&
		       pos->sorts[e->seat] < WORDCAP_SORTS;
	case EVENT_STAND:
	case EVENT_WITHDRAW:
	case EVENT_UNDO:
		return p->any && e->seat == p->seat;
	case EVENT_ACCEPT:
		return p->any && plays && e->seat != p->seat;
	case EVENT_WINDOW:
	case EVENT_QUESTION:
		return p->any;
	case EVENT_RESIGN: /* one's own word is settled first */
		return plays && (!p->any || e->seat != p->seat);
	case EVENT_END:
		return !p->any;
	case EVENT_OFFER:
	case EVENT_LONGER:
	case EVENT_AGREE:
	case EVENT_REFUSE:
		return offer_fits(pos, e);
	case EVENT_ALWAYS:
	case EVENT_BANK:
	case EVENT_LEAVE:
		return plays;
	case EVENT_PAUSE:
	case EVENT_RESUME:
		return pause_fits(pos, e);
	case EVENT_CELLS:
		return !p->any && pos->walk.path.n > 0;
	case EVENT_GRID:
	case EVENT_FLAG:
		return !p->any;
	default:
		return e->kind == EVENT_CLOCK || e->kind == EVENT_CLAIM;
	}
}

bool wordcap_apply(struct position *pos, const struct event *e)
{
	if (!fits(pos, e)) {
		return false;
	}
	switch (e->kind) {
	case EVENT_WORD:
		return apply_word(pos, e);
	case EVENT_PASS:
		turn_over(pos, e);
		return true;
	case EVENT_STAND:
	case EVENT_WITHDRAW:
		apply_settled(pos, e);
		return true;
	case EVENT_ACCEPT:
		pos->pending.accepted |= 1U << e->seat;
		return true;
	case EVENT_WINDOW:
		apply_window(pos, e);
		return true;
	case EVENT_QUESTION:
		pos->walk.known = !e->upheld;
		return true;
	case EVENT_UNDO:
		apply_undo(pos);
		return true;
	case EVENT_SORT:
		apply_sort(pos, e);
		return true;
	case EVENT_ALWAYS:
		standing_apply(pos, e);
		return true;
	case EVENT_CELLS:
	case EVENT_GRID:
		return apply_told(pos, e);
	default:
		pos->undone = pos->undone ||
			      (e->kind == EVENT_OFFER && e->about == REQUEST_UNDO);
		return turns_apply(pos, e);
	}
}
