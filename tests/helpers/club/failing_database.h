/* SPDX-License-Identifier: ISC */
/* A database in which one call fails: the driver's table of functions with a few of
 * them replaced. */
#ifndef TESTS_HELPERS_CLUB_FAILING_DATABASE_H
#define TESTS_HELPERS_CLUB_FAILING_DATABASE_H

#include "adjudicator/store/store.h"

struct engine;

/* From now on, in every store that this was called for, the `nth` call that can fail
 * (from 1) does, with the error "planned"; 0: none. */
void failing_at(struct store *st, long nth);
/* Whether a call has failed since then, and how many could have. */
bool failing_failed(void);
long failing_calls(void);
/* That table, so that a test can replace more functions; valid once failing_at was
 * called. */
struct engine *failing_engine(void);
/* Until failing_undo, transactions are marks inside one transaction. failing_undo
 * undoes everything done since. */
bool failing_hold(struct store *st, struct err *err);
void failing_undo(struct store *st);

#endif
