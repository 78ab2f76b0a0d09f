/* SPDX-License-Identifier: ISC */
/* Walks over all games with statements that read whole tables: games and seats side
 * by side, and the first event of each game. */
#include "adjudicator/store/match.h"

#include "adjudicator/store/query.h"

struct walk {
	struct query games, seats;
	bool seated; /* seats has a row that was not used yet */
};

#define GAME(field) COLUMN(struct match, field)
static const struct columns columns = COLUMNS(
	struct match, GAME(id), GAME(kind), GAME(state), GAME(created), GAME(deadline),
	GAME(turn), GAME(to_move), GAME(untold), GAME(events), COLUMN_OTHER);

static void take_seats(struct walk *w, struct arena *a, struct match *m)
{
	while (w->seated && query_int(&w->seats, 0) <= m->id) {
		if (query_int(&w->seats, 0) == m->id && m->seats < MATCH_SEATS) {
			m->seat[m->seats].player = query_int(&w->seats, 1);
			m->seat[m->seats].name = query_text(&w->seats, 2, a);
			m->seats++;
		}
		w->seated = query_row(&w->seats);
	}
}

static bool walk_all(struct store *st, void (*each)(void *arg, const struct match *m),
		     void *arg, struct err *err)
{
	struct arena a = {0};
	struct walk w = {.games = query_open(st, GAME_WALK, NULL, err),
			 .seats = query_open(st, SEAT_WALK, NULL, err)};
	bool ok;

	w.seated = query_row(&w.seats);
	while (w.seats.q != NULL && query_row(&w.games)) {
		struct match m = {.to_move = -1};

		query_read(&w.games, &a, &columns, &m);
		m.chained = query_maybe_hash(&w.games, 9, &m.head);
		take_seats(&w, &a, &m);
		if (w.seats.q != NULL) {
			each(arg, &m);
		}
		arena_reset(&a);
	}
	ok = w.seats.q != NULL;
	arena_free(&a);
	return (int)query_close(&w.seats) + (int)query_close(&w.games) == 2 && ok;
}

bool match_walk(struct store *st, void (*each)(void *arg, const struct match *m),
		void *arg, struct err *err)
{
	return store_mark(st, err) &&
	       store_unmark(st, walk_all(st, each, arg, err), err);
}

#define EVENT(field) COLUMN(struct match_event, field)
static const struct columns start_columns =
	COLUMNS(struct match_event, COLUMN_OTHER, EVENT(n), EVENT(at), EVENT(text),
		EVENT(hidden));

bool match_starts(struct store *st,
		  void (*each)(void *arg, int64_t game,
			       const struct match_event *start),
		  void *arg, struct err *err)
{
	struct query q = query_open(st, START_WALK, NULL, err);
	struct arena a = {0};

	while (query_row(&q)) {
		struct match_event start = {0};

		query_read(&q, &a, &start_columns, &start);
		each(arg, query_int(&q, 0), &start);
		arena_reset(&a);
	}
	arena_free(&a);
	return query_close(&q);
}
