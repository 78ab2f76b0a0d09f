/* SPDX-License-Identifier: ISC */
/* Counts what a store asks of its database: each use of a statement, and each mark that
 * is set, kept or undone. */
#ifndef TESTS_HELPERS_CLUB_ASKED_H
#define TESTS_HELPERS_CLUB_ASKED_H

#include "adjudicator/store/store.h"
#include "formats/text/arena.h"

/* Starts counting for a store; only one store at a time is counted. */
void asked_begin(struct store *st);
/* How many statements and marks were asked since asked_begin. */
long asked_count(void);
/* What was asked, in order: "reading a game, keeping an event". */
const char *asked_list(struct arena *a);
void asked_end(void);

#endif
