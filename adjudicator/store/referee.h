/* SPDX-License-Identifier: ISC */
/* Players who may rule in games that they do not play. */
#ifndef ADJUDICATOR_STORE_REFEREE_H
#define ADJUDICATOR_STORE_REFEREE_H

#include "adjudicator/store/store.h"

struct referee {
	int64_t player;
	struct view name, address, language;
	int64_t since;
	long cases; /* that wait for a ruling of his */
};

/* *fresh is false when he was one already. */
bool referee_add(struct store *st, int64_t player, int64_t now, bool *fresh,
		 struct err *err);
/* He keeps no case that waits; *any is false when he was none. */
bool referee_drop(struct store *st, int64_t player, bool *any, struct err *err);
bool referee_is(struct store *st, int64_t player, bool *yes, struct err *err);
/* Those with fewest cases first, then by how long they have been one. */
bool referee_list(struct store *st, struct arena *a, struct referee **out,
		  size_t *count, struct err *err);

#endif
