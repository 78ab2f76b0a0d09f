/* SPDX-License-Identifier: ISC */
/* What the two halves of a season file's reader share. */
#ifndef FORMATS_FILES_SEASON_READ_H
#define FORMATS_FILES_SEASON_READ_H

#include "formats/files/season.h"

struct season_reader {
	struct arena *arena;
	const char *file;
	int line; /* the one that is read */
	struct season_plan *out;
	struct buf *faults;
	size_t wrong;
	int ladder; /* line of the first policy that is of ladders alone; 0: none */
};

enum season_key_flags {
	SEASON_KEY_MUST = 1, /* every file has one */
	SEASON_KEY_MORE = 2  /* may stand several times */
};

enum season_key_kind {
	SEASON_READ, /* by its own function */
	SEASON_TEXT,
	SEASON_NUMBER,   /* int, from least to most */
	SEASON_DAY,      /* int64_t: its first moment in UTC */
	SEASON_LAST_DAY, /* the first moment behind it */
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

/* season_ladder.c: what only a ladder has, and what it has not. seen[i] is the line of
 * key i, or 0. */
void season_check_ladder(struct season_reader *r, const int seen[SEASON_KEYS]);

/* season_duplicate.c: the same of one rack for all. */
void season_check_duplicate(struct season_reader *r, const int seen[SEASON_KEYS]);

/* One more thing that is wrong with the line that is read. */
void season_fault(struct season_reader *r, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

#endif
