/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/former.h"

#include "adjudicator/store/query.h"

#define FORMER(field) COLUMN(struct match_former, field)
static const struct columns match_former_columns = COLUMNS(
	struct match_former, FORMER(seat), FORMER(player), FORMER(name), FORMER(epoch));

bool former_list(struct store *st, struct arena *a, int64_t game,
		 struct match_former **out, size_t *count, struct err *err)
{
	return query_all(query_open(st, FORMER_LIST, WITH(INT(game)), err), a,
			 &match_former_columns, out, count);
}

static const struct columns name_columns =
	COLUMNS(struct former_name, COLUMN(struct former_name, game),
		COLUMN(struct former_name, name));

bool former_walk(struct store *st, struct arena *a, struct former_name **out,
		 size_t *count, struct err *err)
{
	return query_all(query_open(st, FORMER_WALK, NULL, err), a, &name_columns, out,
			 count);
}

/* ------------------------------------------------------------ it changes hands */

/* Drops what waits for the former holder. */
static const enum statement rest[] = {NOTICE_DROP_SEAT_FILES, NOTICE_DROP_SEAT,
				      OUTBOX_DROP_SEAT,       PLAN_FORGET,
				      SETTLING_LAPSE,         QUESTION_LAPSE};

static bool read_again(struct store *st, struct match *m, int seat,
		       const struct match_former *to, struct err *err)
{
	struct query q = query_open(st, SEAT_SECRETS, WITH(INT(m->id), INT(seat)), err);

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
	return query_do(st, FORMER_ADD,
			WITH(INT(m->id), INT(n), INT(seat), ID(m->seat[seat].player),
			     TEXT(m->seat[seat].name), INT(m->seat[seat].epoch)),
			err) &&
	       query_do_all(st, rest, sizeof rest / sizeof rest[0],
			    WITH(INT(m->id), INT(seat)), err) &&
	       query_do(st, SEAT_HAND_OVER,
			WITH(INT(m->id), INT(seat), INT(to->player), TEXT(to->name)),
			err) &&
	       query_do(st, OBSERVER_DROP, WITH(INT(m->id), INT(to->player)), err) &&
	       read_again(st, m, seat, to, err);
}

/* ------------------------------------------------------------------- offers */

static bool insert(struct store *st, struct offer *o, struct err *err)
{
	return query_do(st, OFFER_REPLACE, WITH(INT(o->game), INT(o->seat)), err) &&
	       query_value(query_open(st, OFFER_ADD,
				      WITH(INT(o->game), INT(o->seat), INT(o->player),
					   ID(o->referee), ID(o->casefile),
					   TEXT(o->because), INT(o->asked)),
				      err),
			   &o->id);
}

bool offer_add(struct store *st, struct offer *o, struct err *err)
{
	o->state = view_of("open");
	return store_mark(st, err) && store_unmark(st, insert(st, o, err), err);
}

#define OFFER(field) COLUMN(struct offer, field)
static const struct columns offer_columns = COLUMNS(
	struct offer, OFFER(id), OFFER(game), OFFER(seat), OFFER(player),
	OFFER(referee), OFFER(casefile), OFFER(because), OFFER(asked), OFFER(state));

bool offer_get(struct store *st, struct arena *a, int64_t id, struct offer *o,
	       struct err *err)
{
	return query_one(query_open(st, OFFER_GET, WITH(INT(id)), err), a,
			 &offer_columns, o);
}

bool offer_of_player(struct store *st, struct arena *a, int64_t player, int64_t game,
		     struct offer *o, struct err *err)
{
	return query_one(
		query_open(st, OFFER_OF_PLAYER, WITH(INT(player), INT(game)), err), a,
		&offer_columns, o);
}

bool offer_stale(struct store *st, struct arena *a, int64_t then, struct offer *o,
		 struct err *err)
{
	return query_one(query_open(st, OFFER_STALE, WITH(INT(then)), err), a,
			 &offer_columns, o);
}

bool offer_close(struct store *st, int64_t id, const char *state, struct err *err)
{
	return query_do(st, OFFER_CLOSE, WITH(INT(id), STR(state)), err);
}
