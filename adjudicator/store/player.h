/* SPDX-License-Identifier: ISC */
/* Players and their addresses. A name is unique without case; so is an address. */
#ifndef ADJUDICATOR_STORE_PLAYER_H
#define ADJUDICATOR_STORE_PLAYER_H

#include "adjudicator/store/store.h"

struct player {
	int64_t id; /* 0: none */
	struct view name, address, language;
	bool confirmed;
	int64_t created;
};

/* How an address is told from others: in lower case. */
struct view player_address_key(struct arena *a, struct view address);
/* Fills p->id. *fresh is false when the name or address is known already; p->id is then
 * the player with that address, or else that name. */
bool player_add(struct store *st, struct player *p, bool *fresh, struct err *err);
bool player_confirm(struct store *st, int64_t id, struct err *err);
/* In which language the player is written to. */
bool player_speaks(struct store *st, int64_t id, struct view language, struct err *err);
/* p->id is 0 when there is none. */
bool player_by_id(struct store *st, struct arena *a, int64_t id, struct player *p,
		  struct err *err);
bool player_by_address(struct store *st, struct arena *a, struct view address,
		       struct player *p, struct err *err);
/* By name or address. */
bool player_find(struct store *st, struct arena *a, struct view who, struct player *p,
		 struct err *err);
/* By name. */
bool player_list(struct store *st, struct arena *a, struct player **out, size_t *count,
		 struct err *err);

#endif
