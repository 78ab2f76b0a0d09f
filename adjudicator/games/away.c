/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/clocks.h"

#include "adjudicator/games/turns.h"

bool away_counts(const struct position *pos)
{
	return !pos->over && pos->setup->seats > 1 &&
	       pos->setup->options.value[OPTION_LEAVE] == ON;
}

/* In a pause no time has run since it began. */
static int64_t ran_until(const struct position *pos, int64_t at)
{
	int64_t since = pos->paused_at != 0 ? pos->paused_at : pos->halted_at;

	return since != 0 && since < at ? since : at;
}

void away_set(struct table *t, int seat, int64_t from, int64_t until)
{
	struct running list[RUNNING_MOST];
	int64_t left[RUNNING_MOST];
	size_t n = 0;

	from = ran_until(&t->pos, from);
	for (int i = 0; i < RUNNING_MOST; i++) {
		struct running *r = &list[n];

		if (turns_running(&t->pos, i, r) && r->until >= from &&
		    (r->seats & clocks_seat(seat)) != 0) {
			left[n++] =
				clocks_between_all(&t->pos, r->seats, from, r->until);
		}
	}
	table_emit(t, (struct event){.kind = EVENT_LEAVE, .seat = seat, .time = until});
	for (size_t i = 0; i < n; i++) {
		struct running *r = &list[i];

		r->e.time = clocks_until_all(&t->pos, r->seats, from, left[i]);
		/* A turn never ends before the pending play that its player may
		 * answer. */
		if (r->e.kind == EVENT_CLOCK && t->pos.pending.any &&
		    t->pos.pending.until > r->e.time) {
			r->e.time = t->pos.pending.until;
		}
		if (r->e.time != r->until) {
			table_emit(t, r->e);
		}
	}
	clocks_behind_window(t);
}
