/* SPDX-License-Identifier: ISC */
#ifndef ADJUDICATOR_RUN_ANALYSIS_H
#define ADJUDICATOR_RUN_ANALYSIS_H

#include "adjudicator/letters/body.h"

/* Looks at the letter's game again, where it is to bring that (letters/analysed.h), and
 * never keeps a letter from being written: a record that cannot be judged again brings
 * a sentence to who asked for it, and else nothing. What was asked for brings the game
 * as a GCG record with notes, too, once everything may be told. */
bool write_analysis(struct draft *p, struct reply *out);

#endif
