/* SPDX-License-Identifier: ISC */
/* What a stored game began with, as the head of a turn file. */
#ifndef ADJUDICATOR_RECORD_TURNFILE_HEAD_H
#define ADJUDICATOR_RECORD_TURNFILE_HEAD_H

#include "adjudicator/record/record.h"
#include "formats/files/turnfile.h"

/* Only an operator sees the seed and the racks that were given. */
void record_head(struct arena *arena, const struct record *r, struct viewer viewer,
		 struct turnfile *t);

#endif
