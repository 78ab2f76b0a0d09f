/* SPDX-License-Identifier: ISC */
/*
 * All rows of one database go into another one, whatever the engines: table by table,
 * parents before children, some rows at a time. What was written is read again, counted
 * and compared with what was read.
 */
#ifndef ADJUDICATOR_STORE_WHOLE_TRANSFER_H
#define ADJUDICATOR_STORE_WHOLE_TRANSFER_H

#include "adjudicator/store/store.h"

struct transfer {
	struct store *from, *to; /* of one schema */
	/* NULL, or hears now and then how far it is. */
	void (*told)(void *arg, const char *table, long rows);
	void *arg;
	/* What was done. */
	long rows;
	size_t tables;
};

/* Within a transaction of each that the caller began and ends: `from` stands still in
 * it, and nothing is in `to` unless it is committed. What was in `to` is gone. */
bool transfer_rows(struct transfer *t, struct err *err);

/* Of one moment of `from`, in transactions of its own. */
bool transfer_all(struct transfer *t, struct err *err);

/* *empty: nobody has kept anything in it, as after store_open made it. */
bool transfer_empty(struct store *st, bool *empty, struct err *err);

/* The first table that is not the same in both; NULL: none is. Numbers that last are
 * left out: those of marks differ. */
bool transfer_differs(struct transfer *t, struct arena *arena, const char **table,
		      struct err *err);

#endif
