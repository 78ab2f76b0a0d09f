/* SPDX-License-Identifier: ISC */
/* Lays out a table for a terminal: every column is as wide as its widest cell. */
#ifndef FORMATS_COLUMNS_H
#define FORMATS_COLUMNS_H

#include "formats/text/buf.h"

enum { COLUMNS_MOST = 9 };

struct columns {
	struct arena *arena; /* borrowed; the cells live in it */
	size_t count;        /* number of columns, at most COLUMNS_MOST */
	unsigned right;      /* a bit for each right-aligned column: numbers */
	size_t most;       /* the terminal's width: longer lines are cut; 0: no limit */
	struct view *cell; /* row after row */
	size_t cells;
};

/* Adds a copy of a cell, from left to right. */
void columns_add(struct columns *t, struct view cell);
void columns_printf(struct columns *t, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* Writes all rows, one line each. The number of cells must be a multiple of
 * `count`. */
void columns_write(const struct columns *t, struct buf *b);
/* The same for a letter: each line follows a tab and a bar, so that none is read as
 * an order when it comes back quoted. Returns the number of lines. */
size_t columns_write_quoted(const struct columns *t, struct buf *b);

#endif
