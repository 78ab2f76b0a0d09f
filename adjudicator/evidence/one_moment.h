/* SPDX-License-Identifier: ISC */
/*
 * What is verified is read as of one moment; otherwise what others write meanwhile
 * would look like a difference.
 */
#ifndef ADJUDICATOR_EVIDENCE_ONE_MOMENT_H
#define ADJUDICATOR_EVIDENCE_ONE_MOMENT_H

#include "adjudicator/store/store.h"

/* *begun: whether one_moment_end must follow. Inside a transaction nothing is begun. */
bool one_moment_begin(struct store *st, bool *begun, struct err *err);
void one_moment_end(struct store *st, bool begun);

#endif
