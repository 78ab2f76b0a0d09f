/* SPDX-License-Identifier: ISC */
/*
 * A score sheet from elsewhere, as a GCG record, judged line by line: what it says
 * is compared with what the rules give.
 *
 * - Racks are taken as written, wherever they are given. It is checked that they
 *   hold what is laid or given back, that no more tiles are used than are left of
 *   the set, and that two racks of the same moment are the same.
 * - A letter that the set does not have is a fault, even if an order in a letter
 *   could have it.
 * - A word that is not in the list is no fault: plays stand if nobody challenges
 *   them.
 * - A fault is reported at its line. What the line says is then accepted, so that
 *   later lines are judged by themselves.
 * - The clock is not on record, and a game may end early: no fault.
 */
#ifndef ADJUDICATOR_REPLAY_SHEET_H
#define ADJUDICATOR_REPLAY_SHEET_H

#include "adjudicator/replay/replay.h"
#include "formats/files/gcg.h"

struct sheet_fault {
	int at;     /* line of the event, or of a pragma before it */
	int column; /* column of the field */
	const char *sentence;
	struct sheet_fault *next;
};

struct sheet_line {
	const struct gcg_event *event;
	int turn;                  /* turn of the game, from 1 */
	int score, total;          /* by the rules */
	bool taken_back;           /* a later line takes the play back */
	bool unknown;              /* the play has a word that is not in the lexicon */
	struct sheet_fault *fault; /* how it contradicts the rules or the record */
	struct view note;          /* other remarks */
	struct play_trace *trace;  /* of a play that could be laid; NULL if not kept */
	struct position *before;   /* NULL if not kept */
};

struct sheet {
	const struct gcg *gcg;
	const char *file; /* for complaints */
	struct setup setup;
	struct sheet_line *line; /* one for each event */
	size_t lines, faults;    /* faults: number of lines with any */
	struct position pos;     /* at the end */
	int recorded[SEATS];     /* the record's totals */
};

/* What is known about a record besides its text. */
struct sheet_ask {
	const char *file;       /* for complaints */
	struct setup_text text; /* overrides what the record says about its game */
};

/* Finds out which game a record is of. The words live in `lexica`. */
bool sheet_setup(struct arena *arena, struct lexica *lexica, const struct gcg *g,
		 const struct sheet_ask *ask, struct setup *out, struct err *err);
/* Judges all lines. `keep`: keeps positions and traces, for an explanation. */
void sheet_judge(struct arena *arena, const struct setup *setup, const struct gcg *g,
		 const char *file, bool keep, struct sheet *out);

/* Writes the sheet as text for people, turns `from` to `to`; 0: no bound. */
void sheet_text(struct buf *b, const struct sheet *s, long from, long to);

/* Its first line, and its last lines. */
void sheet_put_game(struct buf *b, const struct sheet *s);
void sheet_put_end(struct buf *b, const struct sheet *s);

/* Writes a judged board game as a GCG record, with the racks that the replay knows.
 * What GCG has no line for goes into notes. Points set by a ruling are in the play's
 * line. */
void sheet_make(struct arena *arena, const struct replay *r, struct view title,
		struct gcg *out);

#endif
