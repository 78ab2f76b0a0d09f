/* SPDX-License-Identifier: ISC */
/*
 * A robot that takes out every mark of a robot can answer every answer of ours. Its
 * letters order the same over and over and never move a game; after a few answers it
 * gets no more that day.
 */
#ifndef ADJUDICATOR_RUN_LOOP_GUARD_H
#define ADJUDICATOR_RUN_LOOP_GUARD_H

#include "adjudicator/letters/hearing.h"

/* Before the orders of a letter are carried out: from here on they can be undone. */
bool loop_guard_begin(struct hearing *h);
/* Behind them. When they did nothing but cause an answer, which the same orders have
 * had often enough today, there is none, and the verdict becomes "ignored". */
bool loop_guard_end(struct hearing *h, const struct orders *orders, struct view text);

#endif
