/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/match.h"

#include "adjudicator/store/query.h"
#include <assert.h>
#include <string.h>

static bool unfinished(const struct match *m)
{
	return !view_is(m->state, "over") && !view_is(m->state, "void");
}

static bool add_seats(struct store *st, const struct match *m, struct err *err)
{
	bool ok = true;

	for (size_t i = 0; ok && i < m->seats; i++) {
		struct query q = query_open(st, SEAT_ADD, err);

		query_bind_int(&q, 1, m->id);
		query_bind_int(&q, 2, (int64_t)i);
		query_bind_id(&q, 3, m->seat[i].player);
		query_bind_text(&q, 4, m->seat[i].name);
		query_bind_int(&q, 5, m->seat[i].accepted);
		query_bind_int(&q, 6, unfinished(m));
		query_bind_int(&q, 7, m->seat[i].asked);
		query_bind_text(&q, 8, m->seat[i].luck);
		ok = query_close(&q);
	}
	return ok;
}

static struct view bytes(const uint8_t *at)
{
	return view_from((const char *)at, HASH_BYTES);
}

bool match_add(struct store *st, struct match *m, struct err *err)
{
	struct match added = *m;
	struct query q;
	bool ok;

	assert(m->seats <= MATCH_SEATS);
	if (!store_mark(st, err)) {
		return false;
	}
	q = query_open(st, GAME_ADD, err);
	query_bind_text(&q, 1, m->kind);
	query_bind_text(&q, 2, m->state);
	query_bind_blob(&q, 3, bytes(m->seed));
	query_bind_int(&q, 4, m->created);
	query_bind_id(&q, 5, m->deadline);
	query_bind_int(&q, 6, m->turn);
	query_bind_int(&q, 7, m->to_move);
	query_bind_id(&q, 8, m->inviter);
	if (m->committed) {
		query_bind_blob(&q, 9, bytes(m->secret));
	} else {
		query_bind_id(&q, 9, 0);
	}
	query_bind_text(&q, 10, m->beacon);
	ok = query_close_value(&q, &added.id) && add_seats(st, &added, err);
	ok = store_unmark(st, ok, err);
	if (ok) {
		m->id = added.id;
		m->events = 0;
		for (size_t i = 0; i < m->seats; i++) {
			m->seat[i].place = (int)i;
		}
	}
	return ok;
}

/* All that update_seats would write. */
static unsigned seat_bits(const struct match *m)
{
	unsigned bits = 1U << MATCH_SEATS; /* never what a fresh match holds */

	for (size_t i = 0; i < m->seats; i++) {
		bits |= m->seat[i].accepted ? 1U << i : 0U;
		bits |= m->seat[i].asked ? 4U << (MATCH_SEATS + i) : 0U;
	}
	return unfinished(m) ? bits | 2U << MATCH_SEATS : bits;
}

static bool get_seats(struct store *st, struct arena *a, struct match *m,
		      struct err *err)
{
	struct query q = query_open(st, SEAT_LIST, err);

	query_bind_int(&q, 1, m->id);
	while (m->seats < MATCH_SEATS && query_row(&q)) {
		m->seat[m->seats].player = query_int(&q, 0);
		m->seat[m->seats].name = query_text(&q, 1, a);
		m->seat[m->seats].accepted = query_int(&q, 2) != 0;
		m->seat[m->seats].language = query_text(&q, 3, a);
		m->seat[m->seats].asked = query_int(&q, 4) != 0;
		m->seat[m->seats].epoch = (unsigned)query_int(&q, 5);
		m->seat[m->seats].revoked = query_int(&q, 6);
		m->seat[m->seats].place = (int)query_int(&q, 7);
		m->seat[m->seats].luck = query_text(&q, 8, a);
		m->seats++;
	}
	m->kept = seat_bits(m);
	return query_close(&q);
}

bool match_get(struct store *st, struct arena *a, int64_t id, struct match *m,
	       struct err *err)
{
	struct query q = query_open(st, GAME_GET, err);

	*m = (struct match){.to_move = -1};
	query_bind_int(&q, 1, id);
	if (query_row(&q)) {
		struct hash seed = query_hash(&q, 3);
		struct hash secret;

		m->id = query_int(&q, 0);
		m->kind = query_text(&q, 1, a);
		m->state = query_text(&q, 2, a);
		memcpy(m->seed, seed.byte, sizeof m->seed);
		m->created = query_int(&q, 4);
		m->deadline = query_int(&q, 5);
		m->turn = (long)query_int(&q, 6);
		m->to_move = (int)query_int(&q, 7);
		m->inviter = query_int(&q, 8);
		m->events = (long)query_int(&q, 9);
		m->chained = query_maybe_hash(&q, 10, &m->head);
		m->committed = query_maybe_hash(&q, 11, &secret);
		memcpy(m->secret, secret.byte, sizeof m->secret);
		m->untold = query_int(&q, 12);
		m->beacon = query_text(&q, 13, a);
	}
	return query_close(&q) && (m->id == 0 || get_seats(st, a, m, err));
}

bool match_events(struct store *st, struct arena *a, int64_t id,
		  struct match_event **out, size_t *count, struct err *err)
{
	struct query q = query_open(st, EVENT_LIST, err);

	*out = NULL;
	*count = 0;
	query_bind_int(&q, 1, id);
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		(*out)[(*count)++] =
			(struct match_event){.n = (long)query_int(&q, 0),
					     .at = query_int(&q, 1),
					     .text = query_text(&q, 2, a),
					     .hidden = query_text(&q, 3, a),
					     .letter = query_int(&q, 4)};
	}
	return query_close(&q);
}

bool match_start(struct store *st, struct arena *a, int64_t id, struct match_event *e,
		 struct err *err)
{
	struct query q = query_open(st, EVENT_FIRST, err);

	*e = (struct match_event){0};
	query_bind_int(&q, 1, id);
	if (query_row(&q)) {
		*e = (struct match_event){.n = (long)query_int(&q, 0),
					  .at = query_int(&q, 1),
					  .text = query_text(&q, 2, a),
					  .hidden = query_text(&q, 3, a)};
	}
	return query_close(&q);
}

bool match_chain(struct store *st, struct arena *a, int64_t id,
		 struct match_event **out, size_t *count, struct err *err)
{
	struct query q = query_open(st, EVENT_CHAIN, err);

	*out = NULL;
	*count = 0;
	query_bind_int(&q, 1, id);
	while (query_row(&q)) {
		struct match_event *e;

		*out = arena_room(a, *out, *count, sizeof **out);
		e = &(*out)[(*count)++];
		*e = (struct match_event){.n = (long)query_int(&q, 0),
					  .at = query_int(&q, 1),
					  .text = query_text(&q, 2, a),
					  .hidden = query_text(&q, 3, a),
					  .letter = query_int(&q, 4)};
		e->chained = query_maybe_hash(&q, 5, &e->head);
	}
	return query_close(&q);
}

bool match_head(struct store *st, struct match *m, const struct match_event *e,
		struct err *err)
{
	struct query q = query_open(st, EVENT_HEAD, err);

	query_bind_int(&q, 1, m->id);
	query_bind_int(&q, 2, e->n);
	query_bind_hash(&q, 3, &e->head);
	if (!query_close(&q)) {
		return false;
	}
	if (e->n == m->events) {
		m->head = e->head;
		m->chained = true;
	}
	return true;
}

bool match_head_at(struct store *st, int64_t game, long n, struct hash *head,
		   bool *there, struct err *err)
{
	struct query q = query_open(st, EVENT_HEAD_AT, err);

	*there = false;
	query_bind_int(&q, 1, game);
	query_bind_int(&q, 2, n);
	if (query_row(&q)) {
		*there = query_maybe_hash(&q, 0, head);
	}
	return query_close(&q);
}

bool match_append(struct store *st, struct match *m, struct match_event *e,
		  struct err *err)
{
	struct query q = query_open(st, EVENT_ADD, err);
	long n = m->events + 1;

	query_bind_int(&q, 1, m->id);
	query_bind_int(&q, 2, n);
	query_bind_int(&q, 3, e->at);
	query_bind_text(&q, 4, e->text);
	query_bind_text(&q, 5, e->hidden);
	query_bind_id(&q, 6, e->letter);
	query_bind_hash(&q, 7, e->chained ? &e->head : NULL);
	if (!query_close(&q)) {
		return false;
	}
	if (q.changes != 1) {
		return err_set(err, ERR_BUG, "event %ld of game %lld is not the next",
			       n, (long long)m->id);
	}
	e->n = n;
	m->events = n;
	m->head = e->head;
	m->chained = e->chained;
	return true;
}

static bool update_seats(struct store *st, const struct match *m, struct err *err)
{
	bool ok = true;

	for (size_t i = 0; ok && i < m->seats; i++) {
		struct query q = query_open(st, SEAT_UPDATE, err);

		query_bind_int(&q, 1, m->id);
		query_bind_int(&q, 2, (int64_t)i);
		query_bind_int(&q, 3, m->seat[i].accepted);
		query_bind_int(&q, 4, unfinished(m));
		query_bind_int(&q, 5, m->seat[i].asked);
		query_bind_text(&q, 6, m->seat[i].luck);
		ok = query_close(&q);
	}
	return ok;
}

bool match_update(struct store *st, const struct match *m, struct err *err)
{
	bool seats = seat_bits(m) != m->kept;
	struct query q;
	bool ok;

	assert(m->seats <= MATCH_SEATS);
	if (seats && !store_mark(st, err)) {
		return false;
	}
	q = query_open(st, GAME_UPDATE, err);
	query_bind_int(&q, 1, m->id);
	query_bind_text(&q, 2, m->state);
	query_bind_int(&q, 3, m->turn);
	query_bind_int(&q, 4, m->to_move);
	query_bind_id(&q, 5, m->deadline);
	query_bind_id(&q, 6, m->untold);
	ok = query_close(&q);
	if (ok && q.changes != 1) {
		ok = err_set(err, ERR_BUG, "there is no game %lld", (long long)m->id);
	}
	if (!seats) {
		return ok;
	}
	ok = ok && update_seats(st, m, err);
	return store_unmark(st, ok, err);
}

bool match_list(struct store *st, struct arena *a, int64_t **ids, size_t *count,
		struct err *err)
{
	struct query q = query_open(st, GAME_LIST, err);

	return query_close_ids(&q, a, ids, count);
}

bool match_of_player(struct store *st, struct arena *a, int64_t player, int64_t **ids,
		     size_t *count, struct err *err)
{
	struct query q = query_open(st, GAME_OF_PLAYER, err);

	query_bind_int(&q, 1, player);
	return query_close_ids(&q, a, ids, count);
}

bool match_due(struct store *st, struct arena *a, int64_t now, int64_t **ids,
	       size_t *count, struct err *err)
{
	struct query q = query_open(st, CLOCK_DUE, err);

	query_bind_int(&q, 1, now);
	return query_close_ids(&q, a, ids, count);
}

bool match_with_deadline(struct store *st, struct arena *a, int64_t **ids,
			 size_t *count, struct err *err)
{
	struct query q = query_open(st, CLOCK_RUNS, err);

	return query_close_ids(&q, a, ids, count);
}

bool match_to_reveal(struct store *st, struct arena *a, int64_t now, int64_t **ids,
		     size_t *count, struct err *err)
{
	struct query q = query_open(st, GAME_TO_REVEAL, err);

	query_bind_int(&q, 1, now);
	return query_close_ids(&q, a, ids, count);
}
