/* SPDX-License-Identifier: ISC */
/*
 * A stored game, loaded: its row, its set-up, and the position to which its events
 * lead. Appending writes events and what follows from them, in the caller's
 * transaction.
 */
#ifndef ADJUDICATOR_RECORD_RECORD_H
#define ADJUDICATOR_RECORD_RECORD_H

#include "adjudicator/games/line.h"
#include "adjudicator/games/view.h"
#include "adjudicator/record/setup.h"
#include "adjudicator/store/former.h"

struct context;
struct season_place;

struct record {
	const struct context *context; /* borrowed */
	struct match match;
	struct setup setup; /* pos.setup points here, so a record must not be copied */
	struct match_former *former; /* who had seats before; see setup.former */
	size_t formers;
	struct position pos;
	struct view announced; /* while the game begins: the beacon's text */
	/* While the game begins: its place in a season; NULL: none. */
	const struct season_place *season;
	struct view opening; /* lines about the record for the start of the row that is
				appended next, each ended by "\n" */
	struct match_event *row; /* all rows with their heads, if they are loaded; NULL:
				    read them from the store */
	size_t rows;
};

/* Loads a game. r->match.id is 0 when there is none. A game that is only invited has
 * a set-up but no position. Fails with ERR_DATA, naming game and event, when an
 * event does not fit. */
bool record_load(const struct context *d, struct arena *arena, int64_t game,
		 struct record *r, struct err *err);
/* The same for callers that walk the events several times and change nothing: the
 * rows are read once, with their heads. */
bool record_load_whole(const struct context *d, struct arena *arena, int64_t game,
		       struct record *r, struct err *err);
/* Calls `each` with every event after the start, in order, with its row. Superseded
 * events come too, with e->superseded set. */
bool record_each(const struct record *r, struct arena *arena,
		 bool (*each)(void *arg, const struct match_event *row,
			      const struct event *e, struct err *err),
		 void *arg, struct err *err);
/* The same events as a line, in `arena`. */
bool record_line(const struct record *r, struct arena *arena, struct line *line,
		 struct err *err);
/* For walks with record_each: applies the event to *pos. Fails with ERR_DATA, naming
 * game and event, when it does not fit. */
bool record_follow(struct position *pos, const struct record *r,
		   const struct match_event *row, const struct event *e,
		   struct err *err);
/* Writes the table's events as one row, one line each, so that all that one order or
 * one moment caused stands or falls together. Moves r on to the table's position. */
bool record_append(struct arena *arena, struct record *r, const struct table *t,
		   struct err *err);
/* Appends a row of a game that was played elsewhere. After the last one the caller
 * calls record_settle, which moves r on to *pos. */
bool record_append_past(struct arena *arena, struct record *r, const struct event *e,
			size_t n, int64_t at, struct err *err);
bool record_settle(struct record *r, const struct position *pos, struct err *err);
/* Writes the start event of r->setup, and the organiser's promise (seats.h). Seats
 * and row must exist. */
bool record_begin(struct arena *arena, struct record *r, int64_t now, struct err *err);
/* Whether the game has been dealt: it is not just invited or declined. */
bool record_begun(const struct record *r);
/* Whether the row's kind, state, turn, seat to move and deadline agree with the
 * events. */
bool record_row_agrees(const struct record *r);
/* Whether all of a game may be shown: it is over, and its secret is revealed or
 * never was one. */
bool record_open(const struct record *r);
/* The seat of a player; the one to move if he has several; -1: none. */
int record_seat(const struct record *r, int64_t player);

#endif
