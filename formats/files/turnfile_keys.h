/* SPDX-License-Identifier: ISC */
/* The header keys of a turn file, in the order they are written. */
#ifndef FORMATS_FILES_TURNFILE_KEYS_H
#define FORMATS_FILES_TURNFILE_KEYS_H

#include "formats/files/turnfile_read.h"

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
