/* SPDX-License-Identifier: ISC */
/* A table in a letter: lines behind tabs, the second column with names to the left, all
 * others to the right. */
#ifndef ADJUDICATOR_SEASON_TABLE_TEXT_H
#define ADJUDICATOR_SEASON_TABLE_TEXT_H

#include "formats/text/arena.h"
#include "formats/text/buf.h"

struct season_sheet {
	struct arena *arena;
	size_t rows, columns;
	struct view *cell; /* a row by a column, the head first */
	size_t *width;
};

enum { SEASON_SHEET_ROWS = 100, SEASON_SHEET_NAME = 30, SEASON_SHEET_NAMES = 1 };

/* How many of that many rows a letter has. */
size_t season_sheet_rows(size_t rows);
/* Room for that many rows, the head not counted; its words are those of a phrase. */
struct season_sheet season_sheet(struct arena *arena, size_t rows, size_t columns);
void season_sheet_head(struct season_sheet *s, struct view language, const char *words);
/* Row 0 is the head. Names are cut. */
void season_sheet_put(struct season_sheet *s, size_t row, size_t column,
		      struct view text);
void season_sheet_number(struct season_sheet *s, size_t row, size_t column, int n);
void season_sheet_write(struct buf *b, const struct season_sheet *s);

/* "7½" of 15 half points; in a cell; "+35" and "0" of a spread in a cell. */
void season_points(struct buf *b, int half);
void season_sheet_points(struct season_sheet *s, size_t row, size_t column, int half);
void season_sheet_spread(struct season_sheet *s, size_t row, size_t column, int spread);

#endif
