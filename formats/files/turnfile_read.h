/* SPDX-License-Identifier: ISC */
/* What the two halves of a turn file's reader share: complaints and places. */
#ifndef FORMATS_FILES_TURNFILE_READ_H
#define FORMATS_FILES_TURNFILE_READ_H

#include "formats/files/turnfile.h"
#include "formats/text/line.h"

struct turn_reader {
	struct arena *arena;
	struct arena scratch; /* for complaints; emptied after each */
	const char *file;
	struct turnfile *out;
	struct lines lines;
	struct view line;                  /* the line last taken */
	struct view now[TURNFILE_PLAYERS]; /* who holds each seat at that line */
	struct err *err;
	size_t left_out; /* how many faults found no room in err */
};

/* Takes the next line that is no comment. A line that is not clean text is noted as a
 * fault and skipped. */
bool turn_line_next(struct turn_reader *r);
/* `part`, a slice of the line last taken, with its line and column. */
struct turn_value turn_value_at(const struct turn_reader *r, struct view part);
/* Notes a fault at `part` of the line last taken. */
void turn_fault(struct turn_reader *r, struct view part, const char *sentence);
/* Notes a fault where `v` was read. */
void turn_fault_at(struct turn_reader *r, const struct turn_value *v,
		   const char *sentence);
/* Foreign text as a complaint quotes it: with its quotes, cut when long. */
const char *turn_quote(struct turn_reader *r, struct view text);
/* The player's place in the seats at the start, or -1. */
int turn_seat(const struct turnfile *t, struct view name);
/* "Ann, Ben" */
const char *turn_players(struct turn_reader *r);

/* Makes room for one more item behind `count` items of that size; returns the list,
 * which may have moved. */
void *turn_list_room(struct arena *a, const void *list, size_t count, size_t size);

/* Reads all lines up to the blank one. Returns false when this is no turn file. */
bool turn_head_read(struct turn_reader *r);

/* `name` is what follows the key in "Rack Ann:". */
typedef void turn_key_read(struct turn_reader *r, struct view name,
			   const struct turn_value *v);
typedef void turn_key_write(struct buf *b, const struct turnfile *t);

enum turn_key_flags {
	TURN_KEY_MUST = 1,  /* every file has one */
	TURN_KEY_EMPTY = 2, /* nothing may stand after the colon */
	TURN_KEY_MORE = 4   /* may stand several times */
};

enum { TURN_KEYS = 13, TURN_VERSION = 1 };

/* Read and written by its own functions; or else, at the offset `at` in the turn file,
 * a list whose length is at `count`; or, with no count, a single value. */
struct turn_key {
	const char *key;
	turn_key_read *read;
	turn_key_write *write;
	size_t at, count;
	int flags;
};

extern const struct turn_key turn_keys[TURN_KEYS];

#endif
