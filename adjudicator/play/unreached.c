/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/unreached.h"

#include "adjudicator/record/game_time.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/store/undelivered.h"

bool unreached_find(struct context *d, struct arena *arena, const struct record *r,
		    int64_t stopped, struct unreached *u, struct err *err)
{
	int64_t began;

	*u = (struct unreached){.name = arena_printf(arena, STORED_BOUNCED ".%lld.%d",
						     (long long)r->match.id,
						     r->pos.to_move)};
	if (stopped == 0) {
		return true;
	}
	if (!record_turn_began(r, arena, &began, err) ||
	    !store_number(d->store, u->name, &u->used, err)) {
		return false;
	}
	u->from = began > stopped ? began : stopped;
	u->left = d->config->bounce_pause - u->used;
	return true;
}

bool unreached_stood(struct context *d, struct arena *arena, const struct record *r,
		     int64_t at, int64_t *span, struct err *err)
{
	const struct position *pos = &r->pos;
	struct unreached u;
	int64_t stopped;

	*span = 0;
	if (pos->over || pos->to_move < 0) {
		return true;
	}
	if (!undelivered_since(d->store, r->match.seat[pos->to_move].player, &stopped,
			       err) ||
	    !unreached_find(d, arena, r, stopped, &u, err)) {
		return false;
	}
	if (pos->halted_at != 0 && pos->halted_at < at) {
		at = pos->halted_at;
	}
	if (u.from != 0 && u.from < at && u.left > 0) {
		*span = at - u.from < u.left ? at - u.from : u.left;
	}
	return true;
}
