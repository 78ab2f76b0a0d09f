/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/result.h"

#include "adjudicator/store/query.h"
#include "adjudicator/store/stored.h"
#include <assert.h>
#include <stdlib.h>

static const char changed[] = STORED_RESULT_CHANGED;
static const char since[] = STORED_RESULT_SINCE;

bool result_changed(struct store *st, int64_t *count, struct err *err)
{
	return store_number(st, changed, count, err);
}

bool result_since(struct store *st, int64_t *ended, struct err *err)
{
	return store_number(st, since, ended, err);
}

bool result_seen(struct store *st, struct err *err)
{
	return store_set_number(st, since, 0, err);
}

/* Notes that a result which ended at `ended` was kept or dropped. */
static bool note_change(struct store *st, int64_t ended, struct err *err)
{
	int64_t at = ended > 0 ? ended : 1;
	int64_t n;
	int64_t first;

	return result_changed(st, &n, err) &&
	       store_set_number(st, changed, n + 1, err) &&
	       result_since(st, &first, err) &&
	       ((first != 0 && first <= at) || store_set_number(st, since, at, err));
}

/* --------------------------------------------------------------------- are kept */

bool result_drop(struct store *st, int64_t game, struct err *err)
{
	int64_t ended = -1;

	return query_value(query_open(st, RESULT_ENDED, WITH(INT(game)), err),
			   &ended) &&
	       (ended < 0 || (query_do(st, RESULT_SEAT_DROP, WITH(INT(game)), err) &&
			      query_do(st, RESULT_DROP, WITH(INT(game)), err) &&
			      note_change(st, ended, err)));
}

static bool add(struct store *st, const struct result *r, struct err *err)
{
	bool ok = query_do(
		st, RESULT_ADD,
		WITH(INT(r->game), TEXT(r->language), INT(r->ended), TEXT(r->reason)),
		err);

	for (size_t i = 0; ok && i < r->seats; i++) {
		ok = query_do(st, RESULT_SEAT_ADD,
			      WITH(INT(r->game), INT((int64_t)i),
				   INT(r->seat[i].points), INT(r->seat[i].half),
				   INT(r->seat[i].missed)),
			      err);
	}
	return ok;
}

bool result_keep(struct store *st, const struct result *r, struct err *err)
{
	assert(r->seats <= MATCH_SEATS);
	return result_drop(st, r->game, err) && add(st, r, err) &&
	       note_change(st, r->ended, err);
}

/* --------------------------------------------------------------------- are read */

static void read_seat(struct query *q, struct arena *a, struct result *r)
{
	int64_t i = query_int(q, 5);

	if (i < 0 || i >= MATCH_SEATS) {
		return;
	}
	r->seats = (size_t)i + 1; /* rows come in the order of seats */
	r->seat[i].player = query_int(q, 6);
	r->seat[i].name = query_text(q, 7, a);
	r->seat[i].points = (int)query_int(q, 8);
	r->seat[i].half = (int)query_int(q, 9);
	r->seat[i].missed = query_int(q, 10) != 0;
}

/* The rows of one game come one after the other. */
static bool read_all(struct query q, struct arena *a, struct results *out)
{
	*out = (struct results){0};
	while (query_row(&q)) {
		if (out->n == 0 || out->at[out->n - 1].game != query_int(&q, 0)) {
			out->at = arena_room(a, out->at, out->n, sizeof *out->at);
			out->at[out->n++] =
				(struct result){.game = query_int(&q, 0),
						.kind = query_text(&q, 1, a),
						.language = query_text(&q, 2, a),
						.ended = query_int(&q, 3),
						.reason = query_text(&q, 4, a)};
		}
		read_seat(&q, a, &out->at[out->n - 1]);
	}
	return query_close(&q);
}

bool result_get(struct store *st, struct arena *a, int64_t game, struct result *r,
		struct err *err)
{
	struct results found;

	*r = (struct result){0};
	if (!read_all(query_open(st, RESULT_GET, WITH(INT(game)), err), a, &found)) {
		return false;
	}
	if (found.n > 0) {
		*r = found.at[0];
	}
	return true;
}

bool result_after(struct store *st, struct arena *a, const struct result *behind,
		  size_t most, struct results *out, struct err *err)
{
	return read_all(query_open(st, RESULT_AFTER,
				   WITH(INT(behind->ended), INT(behind->game),
					INT((int64_t)most)),
				   err),
			a, out);
}

bool result_missing(struct store *st, struct arena *a, int64_t **ids, size_t *count,
		    struct err *err)
{
	return query_ids(query_open(st, RESULT_MISSING, NULL, err), a, ids, count);
}
