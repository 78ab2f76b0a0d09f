/* SPDX-License-Identifier: ISC */
/* Answers to the questions that we asked. */
#ifndef ADJUDICATOR_RUN_ANSWER_QUESTION_H
#define ADJUDICATOR_RUN_ANSWER_QUESTION_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/record.h"

/* Yes, no and choose. *handled is false for any other order. */
bool answer_question(struct hearing *h, struct record *r, int seat,
		     const struct order *o, bool *handled);

/* Yes and no to what the letter that is answered asks of no game: to take a place, a
 * challenge on a ladder, an address. *handled is false for any other order. */
bool answer_asked(struct hearing *h, const struct order *o, bool *handled);

#endif
