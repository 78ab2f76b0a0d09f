/* SPDX-License-Identifier: ISC */
/*
 * All events of a game in the order of its record, and which of them count. A ruling
 * may go back past events. Those are superseded: they stay in the record, but no
 * longer count. When such a ruling is overturned they count again.
 *
 * What was drawn before a ruling went back stays used. No number of a shuffle order,
 * of an EX square or of a replacement of letters is used twice. A shuffle order is
 * not drawn from any more when superseded events drew later places of it.
 */
#ifndef ADJUDICATOR_GAMES_LINE_H
#define ADJUDICATOR_GAMES_LINE_H

#include "adjudicator/games/game.h"

struct line_event {
	struct event e;
	long row;
	int64_t letter;  /* number of the letter that caused it; 0: none */
	int64_t at_time; /* when it was stored; the caller fills this and `letter` */
	/* Filled by line_fold. */
	int turn, to_move; /* before the event */
};

struct line {
	struct arena *arena;
	struct line_event *at;
	size_t n;
};

/* Adds the next event, which is of that row. The fold sets e.ruling.back and
 * e.superseded. */
struct line_event *line_add(struct line *l, long row, const struct event *e);
/* Finds where each ruling goes back to, and which events are superseded. Returns
 * false when event *bad does not fit what came before it. */
bool line_fold(struct line *l, const struct setup *s, size_t *bad);
/* Returns the index of the first event of the row of event i. */
size_t line_row(const struct line *l, size_t i);
/* Returns the position to go on from when a ruling after the first `behind` events
 * goes back before event `to`. The position lives in the line's arena. The first
 * `behind` events must have been folded. */
const struct position *line_back(const struct line *l, const struct setup *s, size_t to,
				 size_t behind);
/* Sets counts[] for each event: whether it counted just before event i. */
void line_counting(const struct line *l, size_t i, bool *counts);
/* The same; returns the array, of one element for each event, in the line's arena. */
bool *line_counted(const struct line *l, size_t i);

#endif
