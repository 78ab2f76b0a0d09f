/* SPDX-License-Identifier: ISC */
/* Settings that have an answer of their own. */
#ifndef ADJUDICATOR_ANSWERS_SET_H
#define ADJUDICATOR_ANSWERS_SET_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/letters/note.h"

/* "set feed": value is "off", "on" or "new". */
bool answer_set_feed(struct hearing *h, struct note *n, struct view value);

#endif
