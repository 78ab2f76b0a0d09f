/* SPDX-License-Identifier: ISC */
/*
 * What the director of a season writes: "season winter: forfeit Ben", or the number of
 * a choice that he was given. The whole line must have this form, so that prose is
 * never taken for an order.
 */
#ifndef FORMATS_FILES_SEASON_LINE_H
#define FORMATS_FILES_SEASON_LINE_H

#include "formats/text/arena.h"
#include <stdint.h>

enum season_act {
	SEASON_FORFEIT,  /* name */
	SEASON_WITHDRAW, /* name */
	SEASON_REPLACE,  /* name, by */
	SEASON_ACCEPT,   /* game, or 0: all proposals */
	SEASON_EXTEND,   /* game, or 0: all; span */
	SEASON_WAIT,     /* game, or name */
	SEASON_EXCUSE,   /* name; only in a ladder */
	SEASON_ACTS_
};

struct season_line {
	struct view line;   /* as it was written */
	long choice;        /* "choose 7": 7, and nothing else is filled in; else 0 */
	struct view season; /* its name or number */
	enum season_act act;
	struct view name, by;
	long game;
	int64_t span; /* seconds */
};

/* Reads one line; returns false when it is no such order. */
bool season_line_read(struct view line, struct season_line *out);
/* Reads the orders in a letter's body, at most `most`; returns how many there are. */
size_t season_lines_read(struct arena *arena, struct view text, struct season_line *out,
			 size_t most);

#endif
