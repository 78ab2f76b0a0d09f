/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/clock_trust.h"

#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/letters/organiser.h"
#include "adjudicator/record/record.h"
#include "adjudicator/store/stored.h"

enum { YEAR = 366 * 86400 };

bool clock_doubt(struct context *d, int64_t said, struct err *err)
{
	int64_t before;

	return store_number(d->store, STORED_CONCERN_JUMP, &before, err) &&
	       (d->doubt == (before != 0) ||
		store_set_number(d->store, STORED_CONCERN_JUMP, d->doubt ? said : 0,
				 err));
}

/* When the turn is over if its clock is set at the moment `from`. A turn does not
 * end before a pending play, which it may answer, is settled. */
static int64_t turn_from(const struct position *pos, int64_t from)
{
	int64_t until = clocks_turn(pos, from);

	if (until == 0) {
		until = clocks_game(pos, from);
	}
	return pos->pending.any && pos->pending.until > until ? pos->pending.until
							      : until;
}

/* Sets anew every deadline that is later than one set a year from now would be. The
 * time comes from that deadline's own rule, because with a time bank or a leave more
 * than a year may be lawful. */
static void bring_back(struct table *t)
{
	const struct position *pos = &t->pos;
	int64_t far = t->now + YEAR;

	if (pos->pending.any &&
	    pos->pending.until > clocks_window(pos, pos->pending.seat, far)) {
		table_emit(t, (struct event){.kind = EVENT_WINDOW,
					     .seat = -1,
					     .time = clocks_window(
						     pos, pos->pending.seat, t->now)});
	}
	if (pos->deadline > turn_from(pos, far)) {
		table_emit(t, (struct event){.kind = EVENT_CLOCK,
					     .seat = pos->to_move,
					     .time = turn_from(pos, t->now)});
	}
	for (int i = 0; i < REQUESTS_; i++) {
		const struct request *r = &pos->request[i];

		if (r->by >= 0 && r->until > clocks_window(pos, r->by, far)) {
			table_emit(t, (struct event){.kind = EVENT_LONGER,
						     .seat = -1,
						     .about = (enum request_kind)i,
						     .time = clocks_window(pos, r->by,
									   t->now)});
		}
	}
}

static bool game(struct context *d, struct arena *arena, int64_t id, struct err *err)
{
	const struct lost_saying saying = {"head-clock-right", "clock-right", 0};
	struct record r;
	struct table t;

	if (!record_load(d, arena, id, &r, err)) {
		return false;
	}
	t = table_quiet(arena, &r.pos, d->now);
	if (!r.pos.over) {
		bring_back(&t);
	}
	return t.events == 0 ||
	       (record_append(arena, &r, &t, err) &&
		(r.pos.deadline == 0 ||
		 lost_tell_seat(d, arena, &r, r.pos.to_move, &saying, err)));
}

static bool all_games(struct context *d, struct err *err)
{
	struct arena list = {0};
	struct arena arena = {0};
	int64_t *ids;
	size_t count;
	bool ok = match_with_deadline(d->store, &list, &ids, &count, err);

	for (size_t i = 0; i < count && ok; i++) {
		ok = game(d, &arena, ids[i], err);
		arena_reset(&arena);
	}
	arena_free(&arena);
	arena_free(&list);
	return ok;
}

bool clock_right(struct context *d, struct err *err)
{
	return store_mark(d->store, err) &&
	       store_unmark(d->store,
			    stored_bring_back(d->store, d->now, err) &&
				    store_set_number(d->store, STORED_CONCERN_CLOCK, 0,
						     err) &&
				    outbox_hurry(d->store, d->now, err) &&
				    all_games(d, err) &&
				    store_set_number(d->store, STORED_RUN, d->now, err),
			    err);
}
