/* SPDX-License-Identifier: ISC */
/*
 * What can still be read of a database that may be damaged, of whatever schema: letters
 * that arrived, and letters that have left. They are read from both ends, so that a bad
 * page costs what lies on it.
 */
#ifndef ADJUDICATOR_STORE_WHOLE_SALVAGE_H
#define ADJUDICATOR_STORE_WHOLE_SALVAGE_H

#include "adjudicator/store/inbox.h"

struct salvage;

/* NULL when nothing of it can be read. */
struct salvage *salvage_open(const char *path);
void salvage_close(struct salvage *s); /* NULL is fine */

/* Letters with a number above `after`, in any order; their bytes are not gone. Each
 * lives until `each` returns. False: not all of them could be read. */
bool salvage_arrived(struct salvage *s, int64_t after,
		     void (*each)(void *arg, const struct inbox_letter *l), void *arg);
/* Of letters of ours that have left, their bytes and when they were written. */
bool salvage_left(struct salvage *s, int64_t after,
		  void (*each)(void *arg, struct view bytes, int64_t written),
		  void *arg);
/* The Message-IDs of those that have not, and are not given up. */
bool salvage_waits(struct salvage *s, void (*each)(void *arg, struct view message_id),
		   void *arg);

#endif
