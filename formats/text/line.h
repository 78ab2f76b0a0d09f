/* SPDX-License-Identifier: ISC */
/* Walking a text line by line, with line numbers. CR LF, LF and CR all end a line. */
#ifndef FORMATS_TEXT_LINE_H
#define FORMATS_TEXT_LINE_H

#include "formats/text/view.h"

struct lines {
	struct view rest;
	int n; /* number of the line last given, from 1 */
};

struct lines lines_of(struct view text);
/* The next line without its end; false when there is none. */
bool line_next(struct lines *l, struct view *line);

#endif
