/* SPDX-License-Identifier: ISC */
/* A stored game as a turn file. */
#ifndef ADJUDICATOR_RECORD_TURNFILE_H
#define ADJUDICATOR_RECORD_TURNFILE_H

#include "adjudicator/record/record.h"

/* The game as a turn file, as this viewer may see it. Only an operator sees the seed
 * and the drawn tiles. */
bool record_export(struct arena *arena, const struct record *r, struct viewer viewer,
		   struct buf *b, struct err *err);
struct logbook;
/* The same with a log that is at hand. */
bool record_export_log(struct arena *arena, const struct record *r,
		       const struct logbook *log, struct viewer viewer, struct buf *b,
		       struct err *err);

#endif
