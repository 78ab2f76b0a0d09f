/* SPDX-License-Identifier: ISC */
/*
 * Whether the database is older than what players were told, because a backup was
 * put in its place. The file club.sent, beside the database, names the newest letter
 * that has left. A run on a database without that letter would tell players another
 * history, so it is refused until somebody says that this is intended.
 */
#ifndef ADJUDICATOR_CLUB_ROLLBACK_H
#define ADJUDICATOR_CLUB_ROLLBACK_H

#include "adjudicator/store/store.h"

/* ERR_CONFIG when a letter that has left is not in the database. */
bool rollback_check(struct arena *arena, const char *dir, struct store *st,
		    struct err *err);
/* Notes that a letter has left; does nothing if the file names a newer one. */
bool rollback_note(struct arena *arena, const char *dir, struct store *st,
		   int64_t letter, struct err *err);
/* *letter: the number of the newest letter that has left, if the database has it;
 * else 0. *known: the database has it, or none is known to have left. */
bool rollback_newest(struct arena *arena, const char *dir, struct store *st,
		     int64_t *letter, bool *known, struct err *err);
/* Accepts the database as it is. *any is false if nothing was wrong. */
bool rollback_accept(struct arena *arena, const char *dir, struct store *st, bool *any,
		     struct err *err);

#endif
