/* SPDX-License-Identifier: ISC */
/* Settings whose choice has an answer of its own. */
#ifndef ADJUDICATOR_ANSWERS_SET_H
#define ADJUDICATOR_ANSWERS_SET_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/letters/note.h"

/* "off", "on" or "new" */
bool answer_set_feed(struct hearing *h, struct note *n, struct view value);

#endif
