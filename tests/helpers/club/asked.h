/* SPDX-License-Identifier: ISC */
/* Counts what a store asks of its database: each use of a statement, and each mark that
 * is set, kept or undone. */
#ifndef TESTS_HELPERS_CLUB_ASKED_H
#define TESTS_HELPERS_CLUB_ASKED_H

#include "adjudicator/store/store.h"
#include "formats/text/arena.h"

/* From now on; of one store at a time. */
void asked_begin(struct store *st);
/* How much that was so far. */
long asked_count(void);
/* "reading a game, keeping an event", in the order in which it was asked. */
const char *asked_list(struct arena *a);
void asked_end(void);

#endif
