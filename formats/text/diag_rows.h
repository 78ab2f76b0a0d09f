/* SPDX-License-Identifier: ISC */
/*
 * The sentences of refusals, by what they are about. In one of them {at}, {what},
 * {more} and {n} stand for the fields of the diag.
 */
#ifndef FORMATS_TEXT_DIAG_ROWS_H
#define FORMATS_TEXT_DIAG_ROWS_H

#include "formats/text/diag.h"

struct diag_row {
	const char *name, *rule, *sentence;
};

/* A code stands in one of them; in the others its name is NULL. */
extern const struct diag_row diag_play[DIAG_CODES_];  /* an order, and its game */
extern const struct diag_row diag_club[DIAG_CODES_];  /* what else players ask for */
extern const struct diag_row diag_bench[DIAG_CODES_]; /* claims, appeals, referees */

#endif
