/* SPDX-License-Identifier: ISC */
/*
 * A score sheet kept elsewhere, as a GCG record, judged again line by line: what it
 * says against what the rules give.
 *
 * - The racks are taken as they are written, wherever they stand; that they hold what
 *   is laid or given back, and no more than is left of the set, and that two racks of
 *   the same moment are the same, is judged.
 * - A letter that the set does not have is a fault, whatever it would count as in a
 *   letter.
 * - A word that is not in the list is no fault: plays stand if nobody challenges them.
 * - A fault is told where it is made. What a line says is then taken as it stands, so
 *   that the lines below it are judged by themselves.
 * - What the clock did is not on record, and a game may end early: no fault.
 */
#ifndef ADJUDICATOR_REPLAY_SHEET_H
#define ADJUDICATOR_REPLAY_SHEET_H

#include "adjudicator/replay/replay.h"
#include "formats/files/gcg.h"

struct sheet_fault {
	int at;     /* line number: of the event, or of a pragma that stands before it
		     */
	int column; /* of the field in question */
	const char *sentence;
	struct sheet_fault *next;
};

struct sheet_line {
	const struct gcg_event *event;
	int turn;                  /* of the game, from 1 */
	int score, total;          /* what the rules give */
	bool taken_back;           /* a play that a later line withdraws */
	bool unknown;              /* a play with a word that is not in the lexicon */
	struct sheet_fault *fault; /* what contradicts the rules or the record */
	struct view note;          /* what is worth knowing */
	struct play_trace *trace;  /* of a play that could be laid; NULL unless kept */
	struct position *before;   /* NULL unless kept */
};

struct sheet {
	const struct gcg *gcg;
	const char *file; /* for complaints */
	struct setup setup;
	struct sheet_line *line; /* one an event */
	size_t lines, faults;    /* faults: lines that have any */
	struct position pos;     /* at the end */
	int recorded[SEATS];     /* totals as the record has them */
};

/* What is known of a record beside its text. */
struct sheet_ask {
	const char *file;       /* for complaints */
	struct setup_text text; /* overrides what the record says of its game */
};

/* Which game a record is of. `lexica` keeps the words. */
bool sheet_setup(struct arena *arena, struct lexica *lexica, const struct gcg *g,
		 const struct sheet_ask *ask, struct setup *out, struct err *err);
/* Judges all lines. `keep`: with positions and traces, for who wants to explain. */
void sheet_judge(struct arena *arena, const struct setup *setup, const struct gcg *g,
		 const char *file, bool keep, struct sheet *out);

/* As text for people, and as JSON Lines; false: something in it is not UTF-8. */
void sheet_text(struct buf *b, const struct sheet *s, long from, long to);

/* Parts of these: the first line, and the last lines. */
void sheet_put_game(struct buf *b, const struct sheet *s);
void sheet_put_end(struct buf *b, const struct sheet *s);

/* A judged game of the board games as a GCG record.
 * Racks are those the replay knows. What GCG has no line for stands in notes;
 * points that a ruling set are those of the play's line. */
void sheet_make(struct arena *arena, const struct replay *r, struct view title,
		struct gcg *out);

#endif
