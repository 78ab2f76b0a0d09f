/* SPDX-License-Identifier: ISC */
/* A database of which one call fails: the driver's own table with a few rows changed.
 */
#ifndef TESTS_HELPERS_CLUB_FAILING_DATABASE_H
#define TESTS_HELPERS_CLUB_FAILING_DATABASE_H

#include "adjudicator/store/store.h"

struct engine;

/* From now on the `nth` (from 1) of what is asked of it that can fail, in any store
 * that this was called for, does; 0: none. The error says "planned". */
void failing_at(struct store *st, long nth);
/* Whether it has failed since, and how many could have. */
bool failing_failed(void);
long failing_calls(void);
/* Its table, for what else is to be another way; it is there once one of them failed or
 * may. */
struct engine *failing_engine(void);
/* Until failing_undo, which undoes all that was done since, transactions are marks
 * within one. */
bool failing_hold(struct store *st, struct err *err);
void failing_undo(struct store *st);

#endif
