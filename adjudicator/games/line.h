/* SPDX-License-Identifier: ISC */
/*
 * All events of a game in the order of its record, and which of them count. A ruling
 * may go back behind events; those are superseded, but stay, and a ruling that is
 * overturned brings them back as they were.
 *
 * Whatever was drawn on a line that was left stays drawn: no number of a shuffle order,
 * of an EX square or of new letters is ever used again, and an order of which later
 * places went to anybody on another line is not drawn from any more.
 */
#ifndef ADJUDICATOR_GAMES_LINE_H
#define ADJUDICATOR_GAMES_LINE_H

#include "adjudicator/games/game.h"

struct line_event {
	struct event e;
	long row;
	int64_t letter;  /* that brought the row; 0: none */
	int64_t at_time; /* when it was kept; both are the caller's to fill */
	/* What line_fold finds. */
	int turn, to_move; /* before it */
};

struct line {
	struct arena *arena;
	struct line_event *at;
	size_t n;
};

/* The next event, of that row; e.ruling.back and e.superseded are found by the fold. */
struct line_event *line_add(struct line *l, long row, const struct event *e);
/* Where each ruling goes back to, and what is superseded now. False: event *bad does
 * not fit what came before it. */
bool line_fold(struct line *l, const struct setup *s, size_t *bad);
/* The first event of the row that event i is of. */
size_t line_row(const struct line *l, size_t i);
/* What a ruling behind the first `behind` events that goes back before event `to` has
 * to go on from; in the line's arena. The line before it was folded. */
const struct position *line_back(const struct line *l, const struct setup *s, size_t to,
				 size_t behind);
/* Marks the events that counted just before event `i`. */
void line_counting(const struct line *l, size_t i, bool *counts);
/* The same; the marks are in the line's arena, one for each event. */
bool *line_counted(const struct line *l, size_t i);

#endif
