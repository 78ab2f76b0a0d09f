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

/* Kept as text at that offset of the plan, or read by a function. */
struct season_key {
	const char *key;
	void (*read)(struct season_reader *r, struct view value);
	size_t at;
	int flags;
};

enum { SEASON_KEYS = 25 };
extern const struct season_key season_keys[SEASON_KEYS];

int season_key_at(struct view key); /* -1: there is none */

/* season_ladder.c: what only a ladder has, and what it has not. seen[i] is the line of
 * key i, or 0. */
void season_read_up(struct season_reader *r, struct view value);
void season_read_again(struct season_reader *r, struct view value);
void season_read_answer(struct season_reader *r, struct view value);
void season_read_end(struct season_reader *r, struct view value);
void season_check_ladder(struct season_reader *r, const int seen[SEASON_KEYS]);

/* season_keys.c: a number from min to max, and the first moment of a day in UTC; what
 * is wrong with it is told. */
int season_read_number(struct season_reader *r, struct view value, const char *key,
		       int min, int max);
int64_t season_read_day(struct season_reader *r, struct view value);

/* One more thing that is wrong with the line that is read. */
void season_fault(struct season_reader *r, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

#endif
