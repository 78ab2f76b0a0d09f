/* SPDX-License-Identifier: ISC */
/* Seats are dealt when a game starts; until then they are places in its invitation. */
#include "adjudicator/store/match.h"

#include "adjudicator/store/query.h"
#include <assert.h>

static bool deal_seat(struct store *st, const struct match *m, size_t i,
		      struct err *err)
{
	return query_do(st, SEAT_DEAL,
			WITH(INT(m->id), INT((int64_t)i), ID(m->seat[i].player),
			     TEXT(m->seat[i].name), INT(m->seat[i].accepted),
			     INT(m->seat[i].asked), INT(m->seat[i].epoch),
			     INT(m->seat[i].revoked), INT(m->seat[i].place),
			     TEXT(m->seat[i].luck)),
			err) &&
	       query_do(st, QUESTION_LAPSE, WITH(INT(m->id), INT((int64_t)i)), err);
}

static bool deal(struct store *st, const struct match *m, struct err *err)
{
	bool ok = query_do(st, GAME_SEED,
			   WITH(INT(m->id), value_bytes(m->seed, sizeof m->seed)), err);

	for (size_t i = 0; ok && i < m->seats; i++) {
		ok = deal_seat(st, m, i, err);
	}
	return ok && query_do(st, NOTICE_RESEAT, WITH(INT(m->id)), err);
}

bool match_deal(struct store *st, const struct match *m, struct err *err)
{
	assert(m->seats <= MATCH_SEATS);
	return store_mark(st, err) && store_unmark(st, deal(st, m, err), err);
}

int match_seat_at(const struct match *m, int place)
{
	for (size_t i = 0; i < m->seats; i++) {
		if (m->seat[i].place == place) {
			return (int)i;
		}
	}
	return -1;
}
