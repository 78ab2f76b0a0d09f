/* SPDX-License-Identifier: ISC */
/* Deadlines that run in a position, and how all of them become later. */
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/turns.h"

/* Whose time to answer `by` it is: of those who have yet to; by older rules, all
 * others. */
static unsigned answering(const struct position *pos, int by, unsigned unanswered)
{
	return pos->setup->version < 3 ? ~clocks_seat(by) : unanswered;
}

bool turns_running(const struct position *pos, int i, struct running *out)
{
	const struct pending *p = &pos->pending;
	const struct request *r = &pos->request[i < 2 ? 0 : i - 2];

	switch (i) {
	case 0:
		out->e = (struct event){.kind = EVENT_WINDOW, .seat = -1};
		out->seats = answering(pos, p->seat, turns_unanswered(pos));
		out->until = p->any ? p->until : 0;
		break;
	case 1:
		out->e = (struct event){.kind = EVENT_CLOCK, .seat = pos->to_move};
		out->seats = clocks_seat(pos->to_move);
		out->until = pos->deadline;
		break;
	default:
		out->e = (struct event){.kind = EVENT_LONGER,
					.seat = -1,
					.about = (enum request_kind)(i - 2)};
		out->seats = answering(pos, r->by, turns_playing(pos) & ~r->agreed);
		out->until = r->by >= 0 ? r->until : 0;
		break;
	}
	return out->until != 0;
}

void turns_later(struct table *t, struct stood stood)
{
	struct running r;

	for (int i = 0; i < RUNNING_MOST; i++) {
		bool runs = turns_running(&t->pos, i, &r);
		bool turn = r.e.kind == EVENT_CLOCK;
		int64_t from =
			turn || stood.answered == 0 ? stood.from : stood.answered;
		int64_t lost;

		if (!runs || (turn && t->pos.flagged) ||
		    (stood.seats != 0 && (stood.seats & r.seats) == 0)) {
			continue;
		}
		lost = clocks_between_all(&t->pos, r.seats, from, stood.until);
		if (lost != 0) { /* 0: none of that time ran for him */
			r.e.time = clocks_until_all(&t->pos, r.seats, r.until, lost);
			table_emit(t, r.e);
		}
	}
	if (stood.seats != 0) {
		clocks_behind_window(t);
	}
}
