/* SPDX-License-Identifier: ISC */
#ifndef ADJUDICATOR_RUN_ANALYSIS_H
#define ADJUDICATOR_RUN_ANALYSIS_H

#include "adjudicator/letters/body.h"

/* Adds the analysis of the letter's game to *out and to the draft, where this letter
 * is to bring one (letters/analysed.h). A record that cannot be judged again is no
 * failure: a letter that somebody asked for says so in a sentence, any other letter
 * leaves the analysis out. Once nothing is hidden any more, a letter that was asked
 * for also brings the game as a GCG file with notes. */
bool write_analysis(struct draft *p, struct reply *out);

#endif
