/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/result.h"

#include "adjudicator/store/query.h"
#include <assert.h>
#include <stdlib.h>

static const char changed[] = "result.changed";
static const char since[] = "result.since";

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

/* A result of that end was kept or dropped. */
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

static bool run_on(struct store *st, enum statement s, int64_t game, struct err *err)
{
	struct query q = query_open(st, s, err);

	query_bind_int(&q, 1, game);
	return query_close(&q);
}

bool result_drop(struct store *st, int64_t game, struct err *err)
{
	struct query q = query_open(st, RESULT_ENDED, err);
	int64_t ended = -1;

	query_bind_int(&q, 1, game);
	if (!query_close_value(&q, &ended)) {
		return false;
	}
	return ended < 0 ||
	       (run_on(st, RESULT_SEAT_DROP, game, err) &&
		run_on(st, RESULT_DROP, game, err) && note_change(st, ended, err));
}

static bool add(struct store *st, const struct result *r, struct err *err)
{
	struct query q = query_open(st, RESULT_ADD, err);
	bool ok;

	query_bind_int(&q, 1, r->game);
	query_bind_text(&q, 2, r->language);
	query_bind_int(&q, 3, r->ended);
	query_bind_text(&q, 4, r->reason);
	ok = query_close(&q);
	for (size_t i = 0; ok && i < r->seats; i++) {
		q = query_open(st, RESULT_SEAT_ADD, err);
		query_bind_int(&q, 1, r->game);
		query_bind_int(&q, 2, (int64_t)i);
		query_bind_int(&q, 3, r->seat[i].points);
		query_bind_int(&q, 4, r->seat[i].half);
		query_bind_int(&q, 5, r->seat[i].missed);
		ok = query_close(&q);
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
	if (r->seats <= (size_t)i) {
		r->seats = (size_t)i + 1;
	}
	r->seat[i].player = query_int(q, 6);
	r->seat[i].name = query_text(q, 7, a);
	r->seat[i].points = (int)query_int(q, 8);
	r->seat[i].half = (int)query_int(q, 9);
	r->seat[i].missed = query_int(q, 10) != 0;
}

static struct result read_row(struct query *q, struct arena *a)
{
	return (struct result){.game = query_int(q, 0),
			       .kind = query_text(q, 1, a),
			       .language = query_text(q, 2, a),
			       .ended = query_int(q, 3),
			       .reason = query_text(q, 4, a)};
}

/* Rows of one game stand together. */
static bool read_all(struct query *q, struct arena *a, struct results *out)
{
	*out = (struct results){0};
	while (query_row(q)) {
		if (out->n == 0 || out->at[out->n - 1].game != query_int(q, 0)) {
			out->at = arena_room(a, out->at, out->n, sizeof *out->at);
			out->at[out->n++] = read_row(q, a);
		}
		read_seat(q, a, &out->at[out->n - 1]);
	}
	return query_close(q);
}

bool result_get(struct store *st, struct arena *a, int64_t game, struct result *r,
		struct err *err)
{
	struct query q = query_open(st, RESULT_GET, err);
	struct results found;

	*r = (struct result){0};
	query_bind_int(&q, 1, game);
	if (!read_all(&q, a, &found)) {
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
	struct query q = query_open(st, RESULT_AFTER, err);

	query_bind_int(&q, 1, behind->ended);
	query_bind_int(&q, 2, behind->game);
	query_bind_int(&q, 3, (int64_t)most);
	return read_all(&q, a, out);
}

bool result_missing(struct store *st, struct arena *a, int64_t **ids, size_t *count,
		    struct err *err)
{
	struct query q = query_open(st, RESULT_MISSING, err);

	return query_close_ids(&q, a, ids, count);
}
