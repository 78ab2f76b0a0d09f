/* SPDX-License-Identifier: ISC */
/* Judges a GCG record, for tests. A failure here fails the test that called. */
#ifndef TESTS_HELPERS_GAMES_SHEET_CASE_H
#define TESTS_HELPERS_GAMES_SHEET_CASE_H

#include "adjudicator/replay/sheet.h"

struct sheet_case {
	struct arena arena;
	struct lexica *lexica;
	struct sheet_ask ask; /* what the command line would give */
	bool keep;            /* keep what an explanation needs */
	struct gcg gcg;
	struct sheet sheet;
	struct err err; /* why the game could not be recognised */
};

void sheet_open(struct sheet_case *c);
void sheet_close(struct sheet_case *c);
/* Judges a whole record. Returns false when its game cannot be recognised; c->err
 * says why. */
bool sheet_whole(struct sheet_case *c, struct view text);
/* Judges a record of Ann and Ben; their two #player lines are put before these. */
void sheet_of(struct sheet_case *c, const char *lines);
/* "LINE:COLUMN sentence", one per line. */
const char *sheet_faults(struct sheet_case *c);
/* "LINE note", one per line. */
const char *sheet_notes(struct sheet_case *c);

#endif
