/* SPDX-License-Identifier: ISC */
/*
 * Whether the database is older than what players were told: a backup that was brought
 * back. The file club.sent, beside it, names the newest letter that has left. A run on
 * a database without that letter would tell players another history, so it is refused
 * until somebody says that it is meant.
 */
#ifndef ADJUDICATOR_CLUB_ROLLBACK_H
#define ADJUDICATOR_CLUB_ROLLBACK_H

#include "adjudicator/store/store.h"

/* ERR_CONFIG when a letter that has left is not in the database. */
bool rollback_check(struct arena *arena, const char *dir, struct store *st,
		    struct err *err);
/* A letter has left; older ones than the file names change nothing. */
bool rollback_note(struct arena *arena, const char *dir, struct store *st,
		   int64_t letter, struct err *err);
/* The number of the newest letter that has left, where the database knows it; else 0.
 * *known: it does, or none is known to have left. */
bool rollback_newest(struct arena *arena, const char *dir, struct store *st,
		     int64_t *letter, bool *known, struct err *err);
/* The database counts as it is. *any is false where it did anyway. */
bool rollback_accept(struct arena *arena, const char *dir, struct store *st, bool *any,
		     struct err *err);

#endif
