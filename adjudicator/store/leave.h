/* SPDX-License-Identifier: ISC */
/* Leave that players have booked, are on, or were on. */
#ifndef ADJUDICATOR_STORE_LEAVE_H
#define ADJUDICATOR_STORE_LEAVE_H

#include "adjudicator/store/store.h"

struct leave {
	int64_t id, player;
	int64_t begins, ends; /* ends: when he was back, once it is over */
	int64_t made;
	bool open; /* it is booked, or goes on: nothing has ended it */
};

bool leave_add(struct store *st, const struct leave *l, struct err *err);
/* All of a player, by their beginnings, but those given up before they began. */
bool leave_of_player(struct store *st, struct arena *a, int64_t player,
		     struct leave **out, size_t *count, struct err *err);
/* Those that have begun and are not entered in games yet. */
bool leave_due(struct store *st, struct arena *a, int64_t now, struct leave **out,
	       size_t *count, struct err *err);
/* It is entered in all games. */
bool leave_entered(struct store *st, int64_t id, struct err *err);
/* It is over at that moment; before it began, it never was. */
bool leave_end(struct store *st, int64_t id, int64_t at, struct err *err);

#endif
