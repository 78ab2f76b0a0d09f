/* SPDX-License-Identifier: ISC */
/*
 * Copies all rows of one database to another, whatever the engines: table by table,
 * parents before children, a page of rows at a time. What was written is read back,
 * counted and compared with what was read.
 */
#ifndef ADJUDICATOR_STORE_WHOLE_TRANSFER_H
#define ADJUDICATOR_STORE_WHOLE_TRANSFER_H

#include "adjudicator/store/store.h"

struct transfer {
	struct store *from, *to; /* both of one schema */
	/* NULL, or called now and then to tell how far it is */
	void (*told)(void *arg, const char *table, long rows);
	void *arg;
	/* How much was done. */
	long rows;
	size_t tables;
};

/* Runs inside one transaction of each database, which the caller begins and ends.
 * `from` must not change in it, and `to` keeps the rows only if it is committed.
 * What was in `to` before is deleted. */
bool transfer_rows(struct transfer *t, struct err *err);

/* The same in transactions of its own, copying `from` as of one moment. */
bool transfer_all(struct transfer *t, struct err *err);

/* *empty: nothing was kept in the store yet; it is as store_open made it. */
bool transfer_empty(struct store *st, bool *empty, struct err *err);

/* The first table that differs between the two; NULL: none does. Numbers kept by
 * name are left out, because the marks of a move differ. */
bool transfer_differs(struct transfer *t, struct arena *arena, const char **table,
		      struct err *err);

#endif
