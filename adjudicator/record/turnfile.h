/* SPDX-License-Identifier: ISC */
/* Writes a stored game as a turn file. */
#ifndef ADJUDICATOR_RECORD_TURNFILE_H
#define ADJUDICATOR_RECORD_TURNFILE_H

#include "adjudicator/record/record.h"

/* As this viewer may see it. Only an operator sees the seed and the drawn tiles. */
bool record_export(struct arena *arena, const struct record *r, struct viewer viewer,
		   struct buf *b, struct err *err);
/* For the operator, without the log: all that is needed to judge the game again. */
bool record_orders(struct arena *arena, const struct record *r, struct buf *b,
		   struct err *err);
struct logbook;
/* As record_export, with a log that is loaded already; NULL: without a log. */
bool record_export_log(struct arena *arena, const struct record *r,
		       const struct logbook *log, struct viewer viewer, struct buf *b,
		       struct err *err);

#endif
