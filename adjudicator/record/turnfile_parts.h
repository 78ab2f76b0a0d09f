/* SPDX-License-Identifier: ISC */
/* A stored game becoming a turn file: shared by turnfile.c (rows), and
 * turnfile_board.c and turnfile_path.c. */
#ifndef ADJUDICATOR_RECORD_TURNFILE_PARTS_H
#define ADJUDICATOR_RECORD_TURNFILE_PARTS_H

#include "adjudicator/record/record.h"
#include "formats/files/turnfile.h"

/* At most: an order, its time, one released by it, draws, and a draw for each EX. */
enum { LINES_A_ROW = 6 + 3 * SEATS + 2 * RACK_MAX };

struct exporting {
	struct arena *arena;
	const struct record *r;
	struct viewer viewer;
	struct position pos; /* before the event at hand */
	struct turn_line *line;
	size_t lines;
	int64_t time;       /* of the last "@ time" */
	int64_t now;        /* of the event at hand */
	int late;           /* seat whose missed turn was the last event; -1 */
	long row;           /* of that event */
	bool first;         /* the event at hand is the first of its row */
	bool given;         /* all of this row so far is time that the club gave */
	size_t solid;       /* lines before the rows of which that is so */
	bool only_accepted; /* all of it is an answer that let a play stand */
	bool accepted;      /* that answer was among it */
	size_t ruled; /* the line of this row's ruling, from 1: the rest follows from it
		       */
	struct event ruling;
	bool held_by_ruling; /* the order that waits last stands in a ruling's line */
	unsigned taken;      /* seats of which an EX square took a tile in this row */
	size_t before;       /* lines before this row */
	bool claimed;        /* the row is a claim of time: the rest of it follows */
	bool stood; /* by itself, as this row began: no order brought it so far */
	/* Facts of this row, told behind what brought them. */
	const char *behind[LINES_A_ROW];
	size_t behinds;
	/* Path games: the line that this row has, from 1; 0: none so far. */
	size_t told;
};

/* A line, and before it the time where that has moved on. */
void export_line(struct exporting *o, bool fact, int seat, const char *text);
/* The viewer may know what that seat alone does. */
bool export_sees(const struct exporting *o, int seat);
/* An answer that a standing one brought: whoever sees the one need not see the other.
 */
bool export_follows(const struct exporting *o, const struct event *e);
/* The viewer sees standing answers, those of all seats: with some of them alone, others
 * would answer first. Elsewhere what they bring is told, also the viewer's own. */
bool export_stands(const struct exporting *o);
/* "flag Ann", "flag Ann absent" */
const char *export_flag(const struct exporting *o, const struct event *e);
/* "bank Ann 3600" */
void export_bank(struct exporting *o, const struct event *e);
/* The order that asks for it: "offer draw". */
const char *export_offer(enum request_kind kind);
/* "window"; "window draw" where more than this request waits. */
const char *export_window(const struct exporting *o, const struct event *e);
/* A pause keeps what was left when its letter came: where that was earlier, it is said
 * before the order. */
void export_arrival(struct exporting *o, const struct event *e);

/* Board games: what an event makes of the lines. */
void export_board_event(struct exporting *o, const struct event *e);
/* "ruling void t9: because", and what the rest of its row tells. */
void export_ruling(struct exporting *o, const struct event *e);
void export_behind_ruling(struct exporting *o, const struct event *e);
/* Path games: what an event makes of the lines, and what may be said at the row's end.
 */
void export_path_event(struct exporting *o, const struct event *e);
void export_path_row(struct exporting *o, const struct event *next);
/* What the game began with, as far as it has been seen so far. */
bool export_path_ground(struct arena *arena, const struct record *r, struct turnfile *t,
			struct err *err);

/* What a stored game began with, as the head of a turn file. Only an operator sees the
 * seed and the racks that were given. */
void record_head(struct arena *arena, const struct record *r, struct viewer viewer,
		 struct turnfile *t);

#endif
