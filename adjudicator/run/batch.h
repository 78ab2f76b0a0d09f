/* SPDX-License-Identifier: ISC */
/* A transaction of a run; in a dry run a mark inside the one that is thrown away. */
#ifndef ADJUDICATOR_RUN_BATCH_H
#define ADJUDICATOR_RUN_BATCH_H

#include "adjudicator/run/phases.h"

bool batch_begin(struct run *r, struct err *err);
bool batch_end(struct run *r, struct err *err);
void batch_drop(struct run *r);

#endif
