/* SPDX-License-Identifier: ISC */
/*
 * The mark of a club that moved from one database to another: in the one that it left,
 * so that nobody goes on there, and in the one that it comes to until all is done. No
 * store is opened that has one (store.h), but for who looks after it.
 */
#ifndef ADJUDICATOR_STORE_WHOLE_MOVED_H
#define ADJUDICATOR_STORE_WHOLE_MOVED_H

#include "adjudicator/store/store.h"

struct moved {
	enum moved_mark { MOVED_NOT, MOVED_AWAY, MOVED_COMING } mark;
	const char *other; /* the setting of the database that it went to, or is in */
	int64_t at;
};

/* MOVED_NOT in a database without any table, too. */
bool moved_read(struct store *st, struct arena *arena, struct moved *out,
		struct err *err);
/* The only mark from now on; MOVED_NOT: there is none. */
bool moved_set(struct store *st, const struct moved *m, struct err *err);
/* ERR_CONFIG when there is one: says where the club is, and what to do. */
bool moved_check(struct store *st, struct err *err);

#endif
