/* SPDX-License-Identifier: ISC */
/* What letters of ours that are kept say of a game, against its log. */
#ifndef ADJUDICATOR_EVIDENCE_VERIFY_LETTERS_H
#define ADJUDICATOR_EVIDENCE_VERIFY_LETTERS_H

#include "adjudicator/record/logbook.h"

/* *what: the first letter whose receipt is wrong, a sentence without a full stop; NULL:
 * there is none. Letters whose bytes are gone say nothing. */
bool verify_letters(struct arena *arena, const struct record *r,
		    const struct logbook *log, const char **what, struct err *err);

#endif
