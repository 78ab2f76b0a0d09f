/* SPDX-License-Identifier: ISC */
/* A stored game while it becomes a turn file: shared by turnfile.c (rows),
 * turnfile_board.c and turnfile_path.c. */
#ifndef ADJUDICATOR_RECORD_TURNFILE_PARTS_H
#define ADJUDICATOR_RECORD_TURNFILE_PARTS_H

#include "adjudicator/record/record.h"
#include "formats/files/turnfile.h"

/* The most lines of a row: an order, its time, a held order, draws, and a draw for
 * each EX. */
enum { LINES_A_ROW = 6 + 3 * SEATS + 2 * RACK_MAX };

struct exporting {
	struct arena *arena;
	const struct record *r;
	struct viewer viewer;
	struct position pos; /* before the current event */
	struct turn_line *line;
	size_t lines;
	int64_t time;       /* of the last "@ time" line */
	int64_t now;        /* of the current event */
	int late;           /* seat whose turn was missed in the last event; -1: none */
	long row;           /* of the last event */
	bool first;         /* the current event is the first of its row */
	bool given;         /* the row so far is only time that the club gave back */
	size_t solid;       /* number of lines before the rows that are only that */
	bool only_accepted; /* the row so far is only an answer that let a play stand */
	bool accepted;      /* and has that answer */
	size_t ruled;       /* the line of the row's ruling, from 1; the rest of the row
			       follows from it */
	struct event ruling;
	bool held_by_ruling; /* the held order stands in the line of a ruling */
	unsigned taken;      /* seats that lost a tile to an EX square in this row */
	size_t before;       /* number of lines before this row */
	bool claimed; /* the row is a claim of time, and its rest follows from that */
	bool stood;   /* it began with a play that stood by itself; no order yet */
	/* Facts of this row that are written after its other lines. */
	const char *behind[LINES_A_ROW];
	size_t behinds;
	/* Path games: the line of this row, from 1; 0: none yet. */
	size_t told;
};

/* Adds a line, and before it the time, if that has changed. */
void export_line(struct exporting *o, bool fact, int seat, const char *text);
/* Whether the viewer may see what only that seat knows. */
bool export_sees(const struct exporting *o, int seat);
/* Whether the event is an answer that a standing answer gave: who sees the standing
 * answer need not see it. */
bool export_follows(const struct exporting *o, const struct event *e);
/* Whether the viewer sees standing answers: of all seats or of none, because with
 * only some the order of answers would differ. Who does not see them is shown their
 * effects, of his own too. */
bool export_stands(const struct exporting *o);
/* "flag Ann", "flag Ann absent" */
const char *export_flag(const struct exporting *o, const struct event *e);
/* "bank Ann 3600" */
void export_bank(struct exporting *o, const struct event *e);
/* The order that asks for it: "offer draw". */
const char *export_offer(enum request_kind kind);
/* "window"; "window draw" where more than this one request waits. */
const char *export_window(const struct exporting *o, const struct event *e);
/* A pause counts from when its letter arrived. If that was earlier than the row,
 * adds a line "arrived" before the order. */
void export_arrival(struct exporting *o, const struct event *e);

/* Board games: adds the lines of an event. */
void export_board_event(struct exporting *o, const struct event *e);
/* Adds "ruling void t9: because", and what else of its row a turn file has. */
void export_ruling(struct exporting *o, const struct event *e);
void export_behind_ruling(struct exporting *o, const struct event *e);
/* Path games: adds the lines of an event, and what may follow at the end of the row. */
void export_path_event(struct exporting *o, const struct event *e);
void export_path_row(struct exporting *o, const struct event *next);
/* Fills in the start of a path game, as far as it has been seen so far. */
bool export_path_ground(struct arena *arena, const struct record *r, struct turnfile *t,
			struct err *err);

/* Fills in the header of a turn file. Only an operator sees the seed and the racks
 * of a set-up position. */
void record_head(struct arena *arena, const struct record *r, struct viewer viewer,
		 struct turnfile *t);

#endif
