/* SPDX-License-Identifier: ISC */
/* Which letters bring an analysis of their game, and how much of it their reader may
 * see. The analysis itself is made above this room (analysis/analysis.h). */
#ifndef ADJUDICATOR_LETTERS_ANALYSED_H
#define ADJUDICATOR_LETTERS_ANALYSED_H

#include "adjudicator/letters/body.h"
#include "adjudicator/record/words_closed.h"

/* X-Adjudicator-Kind of a letter with an analysis that somebody asked for. */
#define ANALYSED_KIND "analysis"

/* Whether a game that is over may be analysed for that seat (-1: somebody who only
 * watches). *only is -1 where all racks may be seen: when nothing of the game is
 * hidden any more, or in games without racks. Before that *only is the seat itself,
 * and only a player who had the seat from the start may see its racks. */
bool analysed_for(const struct record *r, int seat, int *only);
/* Whether the letter brings the analysis: somebody asked for it, or the game has
 * just ended and its reader wants it (`set analysis on`). */
bool analysed_wanted(const struct draft *p, int *only);
/* L27: an analysis tells which words a list has. *closed: the reader plays in games
 * in which he may not learn that. Sets the fields of the phrase `analysis-words`,
 * which names these games. */
bool analysed_closed(const struct record *r, struct arena *arena,
		     const struct player *reader, struct fields *f, bool *closed,
		     struct err *err);

#endif
