/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/away.h"

#include "adjudicator/games/clocks.h"
#include "adjudicator/games/table.h"

/* What runs for a seat, and how much of it is left. */
struct running {
	struct event e; /* that sets it anew */
	int whose;      /* as clocks.h has it */
	int64_t until, left;
};

enum { RUNNING_MOST = REQUESTS_ + 2 };

bool away_counts(const struct position *pos)
{
	return !pos->over && pos->setup->seats > 1 &&
	       pos->setup->options.value[OPTION_LEAVE] == ON;
}

static void note(struct running *list, size_t *n, struct running r,
		 const struct table *t, int64_t from)
{
	if (r.until != 0 && r.until >= from) {
		r.left = clocks_between(&t->pos, r.whose, from, r.until);
		list[(*n)++] = r;
	}
}

/* Another's play, or wish, waits for that seat. */
static size_t find(const struct table *t, int seat, int64_t from,
		   struct running list[RUNNING_MOST])
{
	const struct position *pos = &t->pos;
	size_t n = 0;

	if (pos->pending.any && pos->pending.seat != seat) {
		note(list, &n,
		     (struct running){
			     .e = {.kind = EVENT_WINDOW, .seat = -1},
			     .whose = CLOCKS_BUT(pos->pending.seat),
			     .until = pos->pending.until
                },
		     t, from);
	}
	if (pos->to_move == seat) {
		note(list, &n,
		     (struct running){
			     .e = {.kind = EVENT_CLOCK, .seat = seat},
			     .whose = seat,
			     .until = pos->deadline
                },
		     t, from);
	}
	for (int i = 0; i < REQUESTS_; i++) {
		const struct request *q = &pos->request[i];

		if (q->by >= 0 && q->by != seat) {
			note(list, &n,
			     (struct running){
				     .e = {.kind = EVENT_LONGER,
					   .seat = -1,
					   .about = (enum request_kind)i},
				     .whose = CLOCKS_BUT(q->by),
				     .until = q->until
                        },
			     t, from);
		}
	}
	return n;
}

void away_set(struct table *t, int seat, int64_t from, int64_t until)
{
	struct running list[RUNNING_MOST];
	size_t n = find(t, seat, from, list);

	table_emit(t, (struct event){.kind = EVENT_LEAVE, .seat = seat, .time = until});
	for (size_t i = 0; i < n; i++) {
		struct running *r = &list[i];

		r->e.time = clocks_until(&t->pos, r->whose, from, r->left);
		/* No turn ends before a play is settled that it may answer. */
		if (r->e.kind == EVENT_CLOCK && t->pos.pending.any &&
		    t->pos.pending.until > r->e.time) {
			r->e.time = t->pos.pending.until;
		}
		if (r->e.time != r->until) {
			table_emit(t, r->e);
		}
	}
}
