/* SPDX-License-Identifier: ISC */
/*
 * Reads what can still be read of a database that may be damaged, of any schema:
 * letters that arrived, and letters of ours that have left or wait. It reads from
 * both ends, so that a bad page costs only the letters on it and near it.
 */
#ifndef ADJUDICATOR_STORE_WHOLE_SALVAGE_H
#define ADJUDICATOR_STORE_WHOLE_SALVAGE_H

#include "adjudicator/store/inbox.h"

struct salvage;

/* NULL when nothing of the file can be read. */
struct salvage *salvage_open(const char *path);
void salvage_close(struct salvage *s); /* NULL is fine */

/* Calls `each` for letters with a number above `after` whose bytes are kept, in any
 * order. A letter lives until `each` returns. Returns false when not all could be
 * read. */
bool salvage_arrived(struct salvage *s, int64_t after,
		     void (*each)(void *arg, const struct inbox_letter *l), void *arg);
/* The same for letters of ours that have left: their bytes, and when they were
 * written. */
bool salvage_left(struct salvage *s, int64_t after,
		  void (*each)(void *arg, struct view bytes, int64_t written),
		  void *arg);
/* The same for letters of ours that wait to leave: their Message-IDs. */
bool salvage_waits(struct salvage *s, void (*each)(void *arg, struct view message_id),
		   void *arg);

#endif
