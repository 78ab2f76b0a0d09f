/* SPDX-License-Identifier: ISC */
/* What the two halves of a season file's reader share. */
#ifndef FORMATS_SEASON_READ_H
#define FORMATS_SEASON_READ_H

#include "formats/season.h"

struct season_reader {
	struct arena *arena;
	const char *file;
	int line; /* the one that is read */
	struct season_plan *out;
	struct buf *faults;
	size_t wrong;
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

enum { SEASON_KEYS = 21 };
extern const struct season_key season_keys[SEASON_KEYS];

/* One more thing that is wrong with the line that is read. */
void season_fault(struct season_reader *r, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

#endif
