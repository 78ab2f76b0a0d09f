/* SPDX-License-Identifier: ISC */
/* A stored game as a turn file. */
#ifndef ADJUDICATOR_RECORD_TURNFILE_H
#define ADJUDICATOR_RECORD_TURNFILE_H

#include "adjudicator/record/record.h"

/* The game as a turn file, as this viewer may see it. Only an operator sees the seed
 * and the drawn tiles. */
bool record_export(struct arena *arena, const struct record *r, struct viewer viewer,
		   struct buf *b, struct err *err);
/* The same without its log, and for the operator alone: what can be judged again. */
bool record_orders(struct arena *arena, const struct record *r, struct buf *b,
		   struct err *err);
struct logbook;
/* As record_export, with a log that is at hand; NULL: without one. */
bool record_export_log(struct arena *arena, const struct record *r,
		       const struct logbook *log, struct viewer viewer, struct buf *b,
		       struct err *err);

#endif
