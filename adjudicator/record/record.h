/* SPDX-License-Identifier: ISC */
/*
 * A stored game, opened: its row, its set-up and the position that its events add up
 * to. Appending writes events and what follows from them in the caller's transaction.
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
	struct setup setup;          /* pos points here: do not copy a record */
	struct match_former *former; /* who had seats before, as r->setup says */
	size_t formers;
	struct position pos;
	struct view announced;             /* the beacon, while the game begins */
	const struct season_place *season; /* the same: that it is a game of; or NULL */
	struct view opening; /* lines that the row appended next begins with, each ended
				by "\n": about the record, not the game */
	struct match_event *row; /* its events with their heads, where they are not to
				    be read from the store */
	size_t rows;
};

/* r->match.id is 0 when there is no such game. A game that is only invited has a set-up
 * and no position. ERR_DATA (with game and event) when an event does not fit. */
bool record_load(const struct context *d, struct arena *arena, int64_t game,
		 struct record *r, struct err *err);
/* The same for who looks at it several times and does not change it: its events are
 * read once, with their heads. */
bool record_load_whole(const struct context *d, struct arena *arena, int64_t game,
		       struct record *r, struct err *err);
/* Every event behind the start, in turn, with its row; those that a ruling superseded
 * too, marked so. */
bool record_each(const struct record *r, struct arena *arena,
		 bool (*each)(void *arg, const struct match_event *row,
			      const struct event *e, struct err *err),
		 void *arg, struct err *err);
/* The same as a line, in `arena`. */
bool record_line(const struct record *r, struct arena *arena, struct line *line,
		 struct err *err);
/* Moves a walk of that kind on to the position behind the event. ERR_DATA (with game
 * and event) when it does not fit. */
bool record_follow(struct position *pos, const struct record *r,
		   const struct match_event *row, const struct event *e,
		   struct err *err);
/* Writes the table's events as one row, a line each: what one order or one moment
 * brought stands and falls together. Moves r on to its position. */
bool record_append(struct arena *arena, struct record *r, const struct table *t,
		   struct err *err);
/* Rows of a game that was played elsewhere; the last one is followed by record_settle,
 * which moves r on to where they lead. */
bool record_append_past(struct arena *arena, struct record *r, const struct event *e,
			size_t n, int64_t at, struct err *err);
bool record_settle(struct record *r, const struct position *pos, struct err *err);
/* Writes the start event of r->setup, and what the organiser is bound to (seats.h);
 * seats and row exist. */
bool record_begin(struct arena *arena, struct record *r, int64_t now, struct err *err);
/* It has been dealt: neither only invited nor declined. */
bool record_begun(const struct record *r);
/* The row's kind, state, turn, seat to move and deadline follow from the events. */
bool record_row_agrees(const struct record *r);
/* Whether all of a game may be told: it is over, and what its draws came from is no
 * secret, or never was one. */
bool record_open(const struct record *r);
/* The seat of a player; the one to move if several are his; -1: none. */
int record_seat(const struct record *r, int64_t player);

#endif
