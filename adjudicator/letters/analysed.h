/* SPDX-License-Identifier: ISC */
/* Which letters look at their game again, and how much of it their reader may see: the
 * work itself is above this room (analysis/analysis.h). */
#ifndef ADJUDICATOR_LETTERS_ANALYSED_H
#define ADJUDICATOR_LETTERS_ANALYSED_H

#include "adjudicator/letters/body.h"
#include "adjudicator/record/words_closed.h"

/* X-Adjudicator-Kind of a letter that was asked for. */
#define ANALYSED_KIND "analysis"

/* Whether that seat, or -1 who only watches, may see any rack of the game: those of all
 * once everything may be told, or where there are none, *only -1; before, when it is
 * over, its own alone, and only of one who has had the seat from the start. */
bool analysed_for(const struct record *r, int seat, int *only);
/* Whether the letter is to bring it: it was asked for, or the game has just ended and
 * its reader wants it (`set analysis on`). */
bool analysed_wanted(const struct draft *p, int *only);
/* L27: an analysis tells which words a list has. Sets what `analysis-words` says of the
 * games that keep a player from it; *closed: there are some. */
bool analysed_closed(const struct record *r, struct arena *arena,
		     const struct player *reader, struct fields *f, bool *closed,
		     struct err *err);

#endif
