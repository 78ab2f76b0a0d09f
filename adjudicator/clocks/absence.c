/* SPDX-License-Identifier: ISC */
#include "adjudicator/clocks/absence.h"

#include "adjudicator/record/game_time.h"
#include "adjudicator/store/heard.h"

bool absence_now(struct context *d, const struct record *r, enum absence *absence,
		 struct err *err)
{
	int64_t player = r->match.seat[r->pos.to_move].player;
	struct arena arena = {0};
	int64_t start = 0;
	int64_t last = 0;
	bool bounced = false;
	bool ok;

	*absence = ABSENCE_NONE;
	if (r->setup.options.value[OPTION_NO_SHOW] != NO_SHOW_LOSE ||
	    r->setup.seats == 1 || r->pos.taken[r->pos.to_move] > 0) {
		return true;
	}
	ok = record_start_time(r, &arena, &start, err) &&
	     heard_last(d->store, player, &last, err) &&
	     heard_bounce(d->store, player, r->match.id, &bounced, err);
	if (ok && last <= start) {
		*absence = bounced ? ABSENCE_BOUNCED : ABSENCE_SILENT;
	}
	arena_free(&arena);
	return ok;
}
