/* SPDX-License-Identifier: ISC */
/* What letters about a season are made of: paragraphs, and tables as lines behind tabs.
 */
#ifndef ADJUDICATOR_SEASON_LETTER_TEXT_H
#define ADJUDICATOR_SEASON_LETTER_TEXT_H

#include "adjudicator/season/season.h"
#include "formats/columns.h"

/* A line behind an empty one, unless it is the first; the same with an empty one behind
 * it, for what stands below. */
void season_paragraph(struct buf *b, struct view language, const char *name,
		      const struct fields *f);
void season_heading(struct buf *b, struct view language, const char *name,
		    const struct fields *f);

enum { SEASON_SHEET_ROWS = 100, SEASON_SHEET_NAME = 30 };

/* How many of that many rows a letter has. */
size_t season_sheet_rows(size_t rows);
/* A table with its head, the words of a phrase: the second column has names, to the
 * left, all others are set to the right. */
struct columns season_sheet(struct arena *arena, struct view language,
			    const char *words, size_t columns);
/* A name, cut. */
void season_sheet_name(struct columns *t, struct view name);
/* "7½" of 15 half points; in a cell; "+35" and "0" of a spread in a cell. */
void season_points(struct buf *b, int half);
void season_sheet_points(struct columns *t, int half);
void season_sheet_spread(struct columns *t, int spread);

#endif
