/* SPDX-License-Identifier: ISC */
/* The building blocks of letters about a season: paragraphs, and tables as lines
 * that begin with a tab. */
#ifndef ADJUDICATOR_SEASON_LETTER_TEXT_H
#define ADJUDICATOR_SEASON_LETTER_TEXT_H

#include "adjudicator/season/season.h"
#include "formats/columns.h"

/* season_paragraph adds a phrase after an empty line, unless it is the first;
 * season_heading adds an empty line after it, too. */
void season_paragraph(struct buf *b, struct view language, const char *name,
		      const struct fields *f);
void season_heading(struct buf *b, struct view language, const char *name,
		    const struct fields *f);

enum { SEASON_SHEET_ROWS = 100, SEASON_SHEET_NAME = 30 };

/* How many of `rows` rows a letter prints. */
size_t season_sheet_rows(size_t rows);
/* Begins a table; the words of the phrase `words` are its head. The second column
 * has names and is left-aligned, all others are right-aligned. */
struct columns season_sheet(struct arena *arena, struct view language,
			    const char *words, size_t columns);
/* Adds a name, cut to SEASON_SHEET_NAME. */
void season_sheet_name(struct columns *t, struct view name);
/* 15 half points are "7½": as text (season_points) and in a cell.
 * season_sheet_spread: "+35" or "0" in a cell. */
void season_points(struct buf *b, int half);
void season_sheet_points(struct columns *t, int half);
void season_sheet_spread(struct columns *t, int spread);

#endif
