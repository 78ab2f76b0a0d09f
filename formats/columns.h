/* SPDX-License-Identifier: ISC */
/* A table on a terminal: columns as wide as what stands in them. */
#ifndef FORMATS_COLUMNS_H
#define FORMATS_COLUMNS_H

#include "formats/text/buf.h"

enum { COLUMNS_MOST = 9 };

struct columns {
	struct arena *arena; /* borrowed; keeps the cells */
	size_t count;        /* columns, at most COLUMNS_MOST */
	unsigned right;      /* a bit for each that is set to the right: numbers */
	size_t most; /* a terminal's columns: what is wider is cut; 0: all of it */
	struct view *cell; /* row after row */
	size_t cells;
};

/* One more cell, from left to right; copied. */
void columns_add(struct columns *t, struct view cell);
void columns_printf(struct columns *t, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* All full rows, a line each. */
void columns_write(const struct columns *t, struct buf *b);
/* The same for a letter: behind a tab and a bar, so that no line is an order when it is
 * quoted back. How many lines. */
size_t columns_write_quoted(const struct columns *t, struct buf *b);

#endif
