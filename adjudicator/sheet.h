/* SPDX-License-Identifier: ISC */
/*
 * A score sheet kept elsewhere, as a GCG record, judged again line by line: what it
 * says against what the rules give. The record's racks are taken as they are written;
 * that they could have been drawn, that totals add up and that plays fit the board is
 * judged.
 */
#ifndef ADJUDICATOR_SHEET_H
#define ADJUDICATOR_SHEET_H

#include "adjudicator/setup.h"
#include "formats/gcg.h"

struct sheet_line {
	const struct gcg_event *event;
	int turn;          /* of the game, from 1 */
	int score, total;  /* what the rules give */
	bool taken_back;   /* a play that a later line withdraws */
	bool unknown;      /* a play with a word that is not in the lexicon */
	struct view fault; /* what contradicts the rules or the record; often empty */
	struct view note;  /* what is worth knowing */
	struct play_trace *trace; /* of a play that could be laid; NULL unless kept */
	struct position *before;  /* NULL unless kept */
};

struct sheet {
	const struct gcg *gcg;
	struct setup setup;
	struct sheet_line *line; /* one an event */
	size_t lines, faults;
	struct position pos; /* at the end */
	int recorded[SEATS]; /* totals as the record has them */
};

/* What is known of a record beside its text. */
struct sheet_ask {
	const char *file;       /* for complaints */
	struct setup_text text; /* overrides what the record says of its game */
};

/* Which game a record is of. `shelf` keeps the words. */
bool sheet_setup(struct arena *arena, struct shelf *shelf, const struct gcg *g,
		 const struct sheet_ask *ask, struct setup *out, struct err *err);
/* Judges all lines. `keep`: with positions and traces, for who wants to explain. */
void sheet_judge(struct arena *arena, const struct setup *setup, const struct gcg *g,
		 bool keep, struct sheet *out);

/* As text for people, and as JSON Lines; false: something in it is not UTF-8. */
void sheet_text(struct buf *b, const struct sheet *s, long from, long to);
bool sheet_json(struct buf *b, const struct sheet *s, long from, long to);

#endif
