/* SPDX-License-Identifier: ISC */
/*
 * Examples of orders in letters, one a line: "e.g. pass   let your turn go by", in
 * Spanish "p. ej. paso". Because of the mark the line is no order when a reply
 * quotes it. HTML shows examples otherwise (notice_html.h).
 */
#ifndef ADJUDICATOR_LETTERS_EXAMPLE_H
#define ADJUDICATOR_LETTERS_EXAMPLE_H

#include "formats/text/buf.h"

/* Columns for an order after its mark; what the order does follows. */
enum { EXAMPLE_ROOM = 21 };

/* "e.g. "; lives as long as the arena. */
struct view example_mark(struct arena *a, struct view language);
/* Adds the mark and the order, in the language's own words where it has some, and fills
 * up with at least two blanks to the column of the explanation. No tab, no line end. */
void example_write(struct buf *b, struct view language, const char *order);
/* Adds a whole line, with tab and line end, for an order without an explanation. */
void example_line(struct buf *b, struct view language, const char *order);

#endif
