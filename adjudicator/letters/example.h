/* SPDX-License-Identifier: ISC */
/*
 * Examples of orders in letters: "e.g. pass   let your turn go by" a line, "p. ej.
 * paso" in Spanish. The mark shows that the line is no order where it comes back in a
 * reply; HTML has other words there (notice_html.h).
 */
#ifndef ADJUDICATOR_LETTERS_EXAMPLE_H
#define ADJUDICATOR_LETTERS_EXAMPLE_H

#include "formats/text/buf.h"

/* Columns of an order behind its mark; what it does begins behind them. */
enum { EXAMPLE_ROOM = 21 };

/* "e.g. "; lives as long as the arena. */
struct view example_mark(struct arena *a, struct view language);
/* Such a line without its tab: the order, in the words of that language where it has
 * its own, filled up with blanks, two at least, to where `does` begins; no line end. */
void example_write(struct buf *b, struct view language, const char *order);
/* A line for the order alone, with its end. */
void example_line(struct buf *b, struct view language, const char *order);

#endif
