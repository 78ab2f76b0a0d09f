/* SPDX-License-Identifier: ISC */
/* The copy of a database, and how far it got. */
#ifndef ADJUDICATOR_BACKUP_COPY_H
#define ADJUDICATOR_BACKUP_COPY_H

#include "adjudicator/store/store.h"
#include "adjudicator/system/progress.h"

/* As copy_write; `from` is the database's file (NULL: not known), `progress` may be
 * NULL. */
bool backup_copy(struct store *st, const char *from, const char *to,
		 struct progress *progress, struct err *err);

#endif
