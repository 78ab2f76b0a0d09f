/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/former.h"

#include "adjudicator/store/query.h"

bool former_list(struct store *st, struct arena *a, int64_t game,
		 struct match_former **out, size_t *count, struct err *err)
{
	struct query q = query_open(st, FORMER_LIST, err);

	*out = NULL;
	*count = 0;
	query_bind_int(&q, 1, game);
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		(*out)[(*count)++] =
			(struct match_former){.seat = (int)query_int(&q, 0),
					      .player = query_int(&q, 1),
					      .name = query_text(&q, 2, a),
					      .epoch = (unsigned)query_int(&q, 3)};
	}
	return query_close(&q);
}

/* ------------------------------------------------------------ it changes hands */

static bool keep_former(struct store *st, const struct match *m, long n, int seat,
			struct err *err)
{
	struct query q = query_open(st, FORMER_ADD, err);

	query_bind_int(&q, 1, m->id);
	query_bind_int(&q, 2, n);
	query_bind_int(&q, 3, seat);
	query_bind_id(&q, 4, m->seat[seat].player);
	query_bind_text(&q, 5, m->seat[seat].name);
	query_bind_int(&q, 6, m->seat[seat].epoch);
	return query_close(&q);
}

/* What waits for the one who had it. */
static bool drop_rest(struct store *st, const struct match *m, int seat,
		      struct err *err)
{
	static const enum statement rest[] = {NOTICE_DROP_SEAT_FILES, NOTICE_DROP_SEAT,
					      PLAN_FORGET, SETTLING_LAPSE,
					      QUESTION_LAPSE};
	bool ok = true;

	for (size_t i = 0; i < sizeof rest / sizeof rest[0] && ok; i++) {
		struct query q = query_open(st, rest[i], err);

		query_bind_int(&q, 1, m->id);
		query_bind_int(&q, 2, seat);
		ok = query_close(&q);
	}
	return ok;
}

static bool seat_player(struct store *st, struct match *m, int seat,
			const struct match_former *to, struct err *err)
{
	struct query q = query_open(st, SEAT_HAND_OVER, err);

	query_bind_int(&q, 1, m->id);
	query_bind_int(&q, 2, seat);
	query_bind_int(&q, 3, to->player);
	query_bind_text(&q, 4, to->name);
	if (!query_close(&q)) {
		return false;
	}
	q = query_open(st, OBSERVER_DROP, err);
	query_bind_int(&q, 1, m->id);
	query_bind_int(&q, 2, to->player);
	return query_close(&q);
}

static bool read_again(struct store *st, struct match *m, int seat,
		       const struct match_former *to, struct err *err)
{
	struct query q = query_open(st, SEAT_SECRETS, err);

	query_bind_int(&q, 1, m->id);
	query_bind_int(&q, 2, seat);
	if (query_row(&q)) {
		m->seat[seat].epoch = (unsigned)query_int(&q, 0);
		m->seat[seat].revoked = query_int(&q, 1);
	}
	m->seat[seat].player = to->player;
	m->seat[seat].name = to->name;
	return query_close(&q);
}

bool former_hand_over(struct store *st, struct match *m, long n, int seat,
		      const struct match_former *to, struct err *err)
{
	return keep_former(st, m, n, seat, err) && drop_rest(st, m, seat, err) &&
	       seat_player(st, m, seat, to, err) && read_again(st, m, seat, to, err);
}

/* ------------------------------------------------------------------- offers */

static bool insert(struct store *st, struct offer *o, struct err *err)
{
	struct query q = query_open(st, OFFER_REPLACE, err);

	query_bind_int(&q, 1, o->game);
	query_bind_int(&q, 2, o->seat);
	if (!query_close(&q)) {
		return false;
	}
	q = query_open(st, OFFER_ADD, err);
	query_bind_int(&q, 1, o->game);
	query_bind_int(&q, 2, o->seat);
	query_bind_int(&q, 3, o->player);
	query_bind_id(&q, 4, o->referee);
	query_bind_id(&q, 5, o->casefile);
	query_bind_text(&q, 6, o->because);
	query_bind_int(&q, 7, o->asked);
	return query_close_value(&q, &o->id);
}

bool offer_add(struct store *st, struct offer *o, struct err *err)
{
	o->state = view_of("open");
	return store_mark(st, err) && store_unmark(st, insert(st, o, err), err);
}

static bool close_one(struct query *q, struct arena *a, struct offer *o)
{
	*o = (struct offer){0};
	if (query_row(q)) {
		*o = (struct offer){.id = query_int(q, 0),
				    .game = query_int(q, 1),
				    .seat = (int)query_int(q, 2),
				    .player = query_int(q, 3),
				    .referee = query_int(q, 4),
				    .casefile = query_int(q, 5),
				    .because = query_text(q, 6, a),
				    .asked = query_int(q, 7),
				    .state = query_text(q, 8, a)};
	}
	return query_close(q);
}

bool offer_get(struct store *st, struct arena *a, int64_t id, struct offer *o,
	       struct err *err)
{
	struct query q = query_open(st, OFFER_GET, err);

	query_bind_int(&q, 1, id);
	return close_one(&q, a, o);
}

bool offer_of_player(struct store *st, struct arena *a, int64_t player, int64_t game,
		     struct offer *o, struct err *err)
{
	struct query q = query_open(st, OFFER_OF_PLAYER, err);

	query_bind_int(&q, 1, player);
	query_bind_int(&q, 2, game);
	return close_one(&q, a, o);
}

bool offer_stale(struct store *st, struct arena *a, int64_t then, struct offer *o,
		 struct err *err)
{
	struct query q = query_open(st, OFFER_STALE, err);

	query_bind_int(&q, 1, then);
	return close_one(&q, a, o);
}

bool offer_close(struct store *st, int64_t id, const char *state, struct err *err)
{
	struct query q = query_open(st, OFFER_CLOSE, err);

	query_bind_int(&q, 1, id);
	query_bind_text(&q, 2, view_of(state));
	return query_close(&q);
}
