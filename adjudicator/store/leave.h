/* SPDX-License-Identifier: ISC */
/* Leave from play that players have booked, are on, or were on. */
#ifndef ADJUDICATOR_STORE_LEAVE_H
#define ADJUDICATOR_STORE_LEAVE_H

#include "adjudicator/store/store.h"

struct leave {
	int64_t id, player;
	int64_t begins, ends; /* ends: once the leave is over, when he was back */
	int64_t made;
	bool open; /* it is booked or goes on, and nothing has ended it */
};

bool leave_add(struct store *st, const struct leave *l, struct err *err);
/* All leave of a player by its beginning, except what was given up before it
 * began. */
bool leave_of_player(struct store *st, struct arena *a, int64_t player,
		     struct leave **out, size_t *count, struct err *err);
/* Booked leave that has begun by `now` and is not yet entered in his games. */
bool leave_due(struct store *st, struct arena *a, int64_t now, struct leave **out,
	       size_t *count, struct err *err);
/* Marks the leave as entered in all games. */
bool leave_entered(struct store *st, int64_t id, struct err *err);
/* Ends the leave at `at`. If it had not begun by then, it is dropped. */
bool leave_end(struct store *st, int64_t id, int64_t at, struct err *err);

#endif
