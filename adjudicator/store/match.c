/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/match.h"

#include "adjudicator/store/query.h"
#include <assert.h>

static bool unfinished(const struct match *m)
{
	return !view_is(m->state, "over") && !view_is(m->state, "void");
}

static bool add_seats(struct store *st, const struct match *m, struct err *err)
{
	bool ok = true;

	for (size_t i = 0; ok && i < m->seats; i++) {
		ok = query_do(st, SEAT_ADD,
			      WITH(INT(m->id), INT((int64_t)i), ID(m->seat[i].player),
				   TEXT(m->seat[i].name), INT(m->seat[i].accepted),
				   INT(unfinished(m)), INT(m->seat[i].asked),
				   TEXT(m->seat[i].luck)),
			      err);
	}
	return ok;
}

bool match_add(struct store *st, struct match *m, struct err *err)
{
	struct match added = *m;
	bool ok;

	assert(m->seats <= MATCH_SEATS);
	if (!store_mark(st, err)) {
		return false;
	}
	ok = query_value(query_open(st, GAME_ADD,
				    WITH(TEXT(m->kind), TEXT(m->state), HASH(m->seed),
					 INT(m->created), ID(m->deadline), INT(m->turn),
					 INT(m->to_move), ID(m->inviter),
					 value_bytes(m->committed ? m->secret : NULL,
						     HASH_BYTES),
					 TEXT(m->beacon)),
				    err),
			 &added.id) &&
	     add_seats(st, &added, err);
	ok = store_unmark(st, ok, err);
	store_game_begun(st);
	if (ok) {
		m->id = added.id;
		m->events = 0;
		for (size_t i = 0; i < m->seats; i++) {
			m->seat[i].place = (int)i;
		}
	}
	return ok;
}

/* Everything that update_seats would write, except luck, as bits. */
static unsigned seat_bits(const struct match *m)
{
	unsigned bits = 1U << MATCH_SEATS; /* never the 0 of a fresh match */

	for (size_t i = 0; i < m->seats; i++) {
		bits |= m->seat[i].accepted ? 1U << i : 0U;
		bits |= m->seat[i].asked ? 4U << (MATCH_SEATS + i) : 0U;
	}
	return unfinished(m) ? bits | 2U << MATCH_SEATS : bits;
}

/* Reads the seat of a row; its columns begin at `at`. */
static void read_seat(struct query *q, int at, struct arena *a, struct match *m)
{
	if (query_int(q, at) < 0 || m->seats == MATCH_SEATS) {
		return;
	}
	m->seat[m->seats].player = query_int(q, at + 1);
	m->seat[m->seats].name = query_text(q, at + 2, a);
	m->seat[m->seats].accepted = query_int(q, at + 3) != 0;
	m->seat[m->seats].language = query_text(q, at + 4, a);
	m->seat[m->seats].asked = query_int(q, at + 5) != 0;
	m->seat[m->seats].epoch = (unsigned)query_int(q, at + 6);
	m->seat[m->seats].revoked = query_int(q, at + 7);
	m->seat[m->seats].place = (int)query_int(q, at + 8);
	m->seat[m->seats].luck = query_text(q, at + 9, a);
	m->seats++;
}

#define GAME(field) COLUMN(struct match, field)
/* One for each column that read_seat reads. */
#define SEAT_READ                                                                      \
	COLUMN_OTHER, COLUMN_OTHER, COLUMN_OTHER, COLUMN_OTHER, COLUMN_OTHER,          \
		COLUMN_OTHER, COLUMN_OTHER, COLUMN_OTHER, COLUMN_OTHER, COLUMN_OTHER
enum { GAME_COLUMNS = 14, STATE_COLUMNS = 2 }; /* columns before the seat's */
static const struct columns match_columns = COLUMNS(
	struct match, GAME(id), GAME(kind), GAME(state), GAME(seed), GAME(created),
	GAME(deadline), GAME(turn), GAME(to_move), GAME(inviter), GAME(events),
	GAME(head), GAME(secret), GAME(untold), GAME(beacon), SEAT_READ);
static const struct columns state_columns =
	COLUMNS(struct match, GAME(id), GAME(state), SEAT_READ);

void match_ahead(struct store *st, int64_t id)
{
	query_ahead(st, GAME_GET, WITH(INT(id)));
}

bool match_get(struct store *st, struct arena *a, int64_t id, struct match *m,
	       struct err *err)
{
	struct query q = query_open(st, GAME_GET, WITH(INT(id)), err);
	struct hash secret;

	*m = (struct match){.to_move = -1};
	while (query_row(&q)) {
		if (m->id == 0) {
			query_read(&q, a, &match_columns, m);
			m->chained = query_maybe_hash(&q, 10, &m->head);
			m->committed = query_maybe_hash(&q, 11, &secret);
		}
		read_seat(&q, GAME_COLUMNS, a, m);
	}
	m->kept = seat_bits(m);
	return query_close(&q);
}

bool match_seats(struct store *st, struct arena *a, int64_t id, struct match *m,
		 struct err *err)
{
	struct query q = query_open(st, GAME_STATE, WITH(INT(id)), err);

	*m = (struct match){.to_move = -1};
	while (query_row(&q)) {
		if (m->id == 0) {
			query_read(&q, a, &state_columns, m);
		}
		read_seat(&q, STATE_COLUMNS, a, m);
	}
	m->kept = seat_bits(m);
	return query_close(&q);
}

void match_seats_ahead(struct store *st, int64_t id)
{
	query_ahead(st, GAME_STATE, WITH(INT(id)));
}

#define EVENT(field) COLUMN(struct match_event, field)
#define EVENTS       EVENT(n), EVENT(at), EVENT(text), EVENT(hidden)
static const struct columns start_columns = COLUMNS(struct match_event, EVENTS);
static const struct columns event_columns =
	COLUMNS(struct match_event, EVENTS, EVENT(letter));
static const struct columns chain_columns =
	COLUMNS(struct match_event, EVENTS, EVENT(letter), EVENT(head));

bool match_events(struct store *st, struct arena *a, int64_t id,
		  struct match_event **out, size_t *count, struct err *err)
{
	return query_all(query_open(st, EVENT_LIST, WITH(INT(id)), err), a,
			 &event_columns, out, count);
}

bool match_start(struct store *st, struct arena *a, int64_t id, struct match_event *e,
		 struct err *err)
{
	return query_one(query_open(st, EVENT_FIRST, WITH(INT(id)), err), a,
			 &start_columns, e);
}

bool match_chain(struct store *st, struct arena *a, int64_t id,
		 struct match_event **out, size_t *count, struct err *err)
{
	struct query q = query_open(st, EVENT_CHAIN, WITH(INT(id)), err);

	*out = NULL;
	*count = 0;
	while (query_row(&q)) {
		struct match_event *e;

		*out = arena_room(a, *out, *count, sizeof **out);
		e = &(*out)[(*count)++];
		*e = (struct match_event){0};
		query_read(&q, a, &chain_columns, e);
		e->chained = query_maybe_hash(&q, 5, &e->head);
	}
	return query_close(&q);
}

bool match_head(struct store *st, struct match *m, const struct match_event *e,
		struct err *err)
{
	if (!query_do(st, EVENT_HEAD, WITH(INT(m->id), INT(e->n), HASH(&e->head)),
		      err)) {
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
	struct query q = query_open(st, EVENT_HEAD_AT, WITH(INT(game), INT(n)), err);

	*there = query_row(&q) && query_maybe_hash(&q, 0, head);
	return query_close(&q);
}

bool match_append(struct store *st, struct match *m, struct match_event *e,
		  struct err *err)
{
	long n = m->events + 1;

	/* The statement fails when n is not the next number. */
	if (!query_later(st, EVENT_ADD,
			 WITH(INT(m->id), INT(n), INT(e->at), TEXT(e->text),
			      TEXT(e->hidden), ID(e->letter),
			      HASH(e->chained ? &e->head : NULL)),
			 1, err)) {
		return false;
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
		ok = query_do(st, SEAT_UPDATE,
			      WITH(INT(m->id), INT((int64_t)i),
				   INT(m->seat[i].accepted), INT(unfinished(m)),
				   INT(m->seat[i].asked), TEXT(m->seat[i].luck)),
			      err);
	}
	return ok;
}

/* With SQLite, GAME_MOVED is tried first because it writes fewer columns; a server
 * itself sees which columns do not change. Whether the row was there need not be
 * checked if the game is locked: it was read after the lock. */
static bool update_game(struct store *st, const struct match *m, struct err *err)
{
	const struct value with[] = {INT(m->id),         TEXT(m->state),  INT(m->turn),
				     INT(m->to_move),    ID(m->deadline), ID(m->untold),
				     {.kind = VALUE_END}};
	long rows = store_has_game(st, m->id) ? -1 : 1;
	bool any = false;

	return (store_shares(st) ||
		query_changes(query_open(st, GAME_MOVED, with, err), &any)) &&
	       (any || query_later(st, GAME_UPDATE, with, rows, err));
}

bool match_update(struct store *st, const struct match *m, struct err *err)
{
	assert(m->seats <= MATCH_SEATS);
	if (seat_bits(m) == m->kept) {
		return update_game(st, m, err);
	}
	return store_mark(st, err) &&
	       store_unmark(st, update_game(st, m, err) && update_seats(st, m, err),
			    err);
}

bool match_list(struct store *st, struct arena *a, int64_t **ids, size_t *count,
		struct err *err)
{
	return query_ids(query_open(st, GAME_LIST, NULL, err), a, ids, count);
}

bool match_of_player(struct store *st, struct arena *a, int64_t player, int64_t **ids,
		     size_t *count, struct err *err)
{
	return query_ids(query_open(st, GAME_OF_PLAYER, WITH(INT(player)), err), a, ids,
			 count);
}

bool match_due(struct store *st, struct arena *a, int64_t now, int64_t **ids,
	       size_t *count, struct err *err)
{
	return query_ids(query_open(st, CLOCK_DUE, WITH(INT(now)), err), a, ids, count);
}

bool match_with_deadline(struct store *st, struct arena *a, int64_t **ids,
			 size_t *count, struct err *err)
{
	return query_ids(query_open(st, CLOCK_RUNS, NULL, err), a, ids, count);
}

bool match_to_reveal(struct store *st, struct arena *a, int64_t now, int64_t **ids,
		     size_t *count, struct err *err)
{
	return query_ids(query_open(st, GAME_TO_REVEAL, WITH(INT(now)), err), a, ids,
			 count);
}

/* Until a game starts, its seats are places in the invitation; then they are
 * dealt. */

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
