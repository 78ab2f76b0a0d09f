/* SPDX-License-Identifier: ISC */
/* A GCG record judged, for tests. What fails here fails the test that asked. */
#ifndef TESTS_HELPERS_GAMES_SHEET_CASE_H
#define TESTS_HELPERS_GAMES_SHEET_CASE_H

#include "adjudicator/replay/sheet.h"

struct sheet_case {
	struct arena arena;
	struct lexica *lexica;
	struct sheet_ask ask; /* what the command line would tell */
	bool keep;            /* as for an explanation */
	struct gcg gcg;
	struct sheet sheet;
	struct err err; /* why the game could not be made out */
};

void sheet_open(struct sheet_case *c);
void sheet_close(struct sheet_case *c);
/* Judges a whole record; false: its game cannot be made out, and c->err says why. */
bool sheet_whole(struct sheet_case *c, struct view text);
/* Of Ann and Ben, whose two #player lines stand before these. */
void sheet_of(struct sheet_case *c, const char *lines);
/* "LINE:COLUMN sentence", a line each. */
const char *sheet_faults(struct sheet_case *c);
/* "LINE note", a line each. */
const char *sheet_notes(struct sheet_case *c);

#endif
