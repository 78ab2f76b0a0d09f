/* SPDX-License-Identifier: ISC */
/* What the two halves of a season file's reader share. */
#ifndef FORMATS_FILES_SEASON_READ_H
#define FORMATS_FILES_SEASON_READ_H

#include "formats/files/season.h"

struct season_reader {
	struct arena *arena;
	const char *file;
	int line; /* number of the line being read */
	struct season_plan *out;
	struct buf *faults;
	size_t wrong;
	int ladder; /* line of the first policy that only ladders have; 0: none */
};

enum season_key_flags {
	SEASON_KEY_MUST = 1, /* every file has one */
	SEASON_KEY_MORE = 2  /* may stand several times */
};

enum season_key_kind {
	SEASON_READ, /* read by the key's own function */
	SEASON_TEXT,
	SEASON_NUMBER,   /* int, from least to most */
	SEASON_DAY,      /* int64_t: its first moment in UTC */
	SEASON_LAST_DAY, /* int64_t: the first moment after it, in UTC */
	SEASON_SPAN      /* int64_t: from least seconds to a year */
};

struct season_key {
	const char *key;
	enum season_key_kind kind;
	int flags;
	size_t at; /* where in the plan it is kept */
	int least, most;
	void (*read)(struct season_reader *r, struct view value);
};

enum { SEASON_KEYS = 26 };
extern const struct season_key season_keys[SEASON_KEYS];

int season_key_at(struct view key); /* -1: there is none */
void season_read_value(struct season_reader *r, const struct season_key *k,
		       struct view value);

/* season_ladder.c: checks keys that only a ladder may have, and those it may not have.
 * seen[i] is the line of key i, or 0. */
void season_check_ladder(struct season_reader *r, const int seen[SEASON_KEYS]);

/* season_duplicate.c: the same check for duplicate seasons. */
void season_check_duplicate(struct season_reader *r, const int seen[SEASON_KEYS]);

/* Adds a fault of the line being read. */
void season_fault(struct season_reader *r, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

#endif
