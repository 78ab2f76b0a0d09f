/* SPDX-License-Identifier: ISC */
/* Seats are dealt when a game starts; until then they are places in its invitation. */
#include "adjudicator/store/match.h"

#include "adjudicator/store/query.h"
#include <assert.h>

static bool deal_seat(struct store *st, const struct match *m, size_t i,
		      struct err *err)
{
	struct query q = query_open(st, SEAT_DEAL, err);

	query_bind_int(&q, 1, m->id);
	query_bind_int(&q, 2, (int64_t)i);
	query_bind_id(&q, 3, m->seat[i].player);
	query_bind_text(&q, 4, m->seat[i].name);
	query_bind_int(&q, 5, m->seat[i].accepted);
	query_bind_int(&q, 6, m->seat[i].asked);
	query_bind_int(&q, 7, m->seat[i].epoch);
	query_bind_int(&q, 8, m->seat[i].revoked);
	query_bind_int(&q, 9, m->seat[i].place);
	query_bind_text(&q, 10, m->seat[i].luck);
	if (!query_close(&q)) {
		return false;
	}
	q = query_open(st, QUESTION_LAPSE, err);
	query_bind_int(&q, 1, m->id);
	query_bind_int(&q, 2, (int64_t)i);
	return query_close(&q);
}

static bool deal(struct store *st, const struct match *m, struct err *err)
{
	struct query q = query_open(st, GAME_SEED, err);

	query_bind_int(&q, 1, m->id);
	query_bind_blob(&q, 2, view_from((const char *)m->seed, sizeof m->seed));
	if (!query_close(&q)) {
		return false;
	}
	for (size_t i = 0; i < m->seats; i++) {
		if (!deal_seat(st, m, i, err)) {
			return false;
		}
	}
	q = query_open(st, NOTICE_RESEAT, err);
	query_bind_int(&q, 1, m->id);
	return query_close(&q);
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
