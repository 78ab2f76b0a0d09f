/* SPDX-License-Identifier: ISC */
/*
 * Marks of a club that moves from one database to another. The database that it left
 * is marked, so that nobody goes on there; the one that it moves to is marked until
 * all is copied. Opening a store (store.h) refuses a marked database, unless the
 * caller asks for it.
 */
#ifndef ADJUDICATOR_STORE_WHOLE_MOVED_H
#define ADJUDICATOR_STORE_WHOLE_MOVED_H

#include "adjudicator/store/store.h"

struct moved {
	enum moved_mark { MOVED_NOT, MOVED_AWAY, MOVED_COMING } mark;
	const char *other; /* setting of the database that the club went to, or is still
			      in */
	int64_t at;
};

/* Gives MOVED_NOT for a database without tables too. */
bool moved_read(struct store *st, struct arena *arena, struct moved *out,
		struct err *err);
/* Replaces any mark by this one; MOVED_NOT removes it. */
bool moved_set(struct store *st, const struct moved *m, struct err *err);
/* ERR_CONFIG when there is a mark; the error says where the club is, and what to
 * do. */
bool moved_check(struct store *st, struct err *err);

#endif
