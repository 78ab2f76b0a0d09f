/* SPDX-License-Identifier: ISC */
#include "adjudicator/league/table.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

enum { HALVES = 2 };

/* One side of a game that counts. */
struct meeting {
	int other; /* -1: nobody, the round was not played */
	int half;
};

struct work {
	const struct league *l;
	struct arena *arena;
	struct table_row *row;   /* by entrant */
	struct meeting *meeting; /* by entrant: from index .from[entrant] on */
	size_t *from;            /* one more than there are entrants */
	struct ordered {
		int key, entrant;
	} * order;
	int *met; /* by entrant, while a group is handled; otherwise zeros */
	bool *in; /* the same */
};

/* --------------------------------------------------------------------- one game */

static int capped(const struct league *l, int spread)
{
	int cap = l->spread_cap > 0 ? l->spread_cap : INT_MAX;

	return spread > cap ? cap : spread < -cap ? -cap : spread;
}

struct table_share table_share(const struct league *l, const struct table_game *g,
			       bool of_b)
{
	struct table_share s = {.half = -1};

	assert(g->a >= 0 && (size_t)g->a < l->entrants);
	assert((g->b >= 0 && (size_t)g->b < l->entrants) || g->how == GAME_BYE);
	if (g->how == GAME_ANNULLED || (g->how == GAME_BYE && of_b)) {
		return s;
	}
	if (g->how == GAME_BOTH_FORFEIT) {
		s.half = 0;
	} else if (g->half >= 0) {
		s.half = of_b ? HALVES - g->half : g->half;
	}
	if (s.half >= 0 && g->how == GAME_PLAYED) {
		int spread = capped(l, g->points_a - g->points_b);

		s.spread = of_b ? -spread : spread;
	}
	return s;
}

/* -------------------------------------------------------------------- the sums */

static int last_round(const struct league *l)
{
	int last = 0;

	for (size_t i = 0; i < l->games; i++) {
		const struct table_game *g = &l->game[i];

		if (g->round > last && table_share(l, g, false).half >= 0) {
			last = g->round;
		}
	}
	return last;
}

static void add_side(struct work *w, const struct table_game *g, bool of_b, int last)
{
	struct table_share s = table_share(w->l, g, of_b);
	struct table_row *r;

	if (of_b && g->how == GAME_BYE) {
		return;
	}
	r = &w->row[of_b ? g->b : g->a];
	r->firsts += !of_b && g->how == GAME_PLAYED;
	if (s.half < 0) {
		return;
	}
	r->half += s.half;
	r->spread += s.spread;
	r->cumulative += s.half * (last - g->round + 1);
	r->byes += g->how == GAME_BYE;
	if (g->how != GAME_BYE) {
		r->played++;
		r->won += s.half == HALVES;
		r->drawn += s.half == 1;
		r->lost += s.half == 0;
	}
}

static void add_all(struct work *w)
{
	const struct league *l = w->l;
	int last = last_round(l);

	for (size_t i = 0; i < l->entrants; i++) {
		w->row[i].entrant = (int)i;
	}
	for (size_t i = 0; i < l->games; i++) {
		add_side(w, &l->game[i], false, last);
		add_side(w, &l->game[i], true, last);
	}
}

/* ------------------------------------------------------------------ who met whom */

static void put_meeting(struct work *w, size_t *next, const struct table_game *g,
			bool of_b)
{
	struct table_share s = table_share(w->l, g, of_b);
	int me = of_b ? g->b : g->a;

	if (s.half >= 0) {
		w->meeting[next[me]++] = (struct meeting){
			.other = g->how == GAME_PLAYED ? (of_b ? g->a : g->b) : -1,
			.half = s.half};
	}
}

static void list_meetings(struct work *w)
{
	const struct league *l = w->l;
	size_t *next = arena_array(w->arena, l->entrants + 1, sizeof *next);

	w->from = arena_array(w->arena, l->entrants + 1, sizeof *w->from);
	w->meeting = arena_array(w->arena, 2 * l->games + 1, sizeof *w->meeting);
	for (size_t i = 0; i < l->entrants; i++) {
		w->from[i + 1] =
			w->from[i] + (size_t)w->row[i].played + (size_t)w->row[i].byes;
		next[i] = w->from[i];
	}
	for (size_t i = 0; i < l->games; i++) {
		put_meeting(w, next, &l->game[i], false);
		put_meeting(w, next, &l->game[i], true);
	}
}

/* A round that was not played counts as one against an opponent with one's own
 * points. */
static void add_buchholz(struct work *w, struct table_row *r)
{
	size_t i = w->from[r->entrant];
	size_t end = w->from[r->entrant + 1];
	int most = 0;
	int least = 0;

	for (size_t k = i; k < end; k++) {
		int other = w->meeting[k].other;
		int half = other < 0 ? r->half : w->row[other].half;

		r->buchholz += half;
		most = k == i || half > most ? half : most;
		least = k == i || half < least ? half : least;
	}
	r->median = r->buchholz - (end - i > 2 ? most + least : 0);
}

/* ------------------------------------------------------------------- head to head */

/* Whether he met each of the others in the group, and how often. */
static bool met_all(struct work *w, int me, size_t others, int *times)
{
	size_t distinct = 0;
	bool alike = true;

	for (size_t k = w->from[me]; k < w->from[me + 1]; k++) {
		int other = w->meeting[k].other;

		if (other >= 0 && w->in[other]) {
			distinct += w->met[other]++ == 0;
		}
	}
	for (size_t k = w->from[me]; k < w->from[me + 1]; k++) {
		int other = w->meeting[k].other;

		if (other >= 0 && w->met[other] > 0) {
			*times = *times == 0 ? w->met[other] : *times;
			alike = alike && w->met[other] == *times;
			w->met[other] = 0;
		}
	}
	return alike && distinct == others;
}

/* Returns false if they did not all meet equally often: then head-to-head games
 * decide nothing. */
static bool head_to_head(struct work *w, struct ordered *group, size_t n)
{
	bool counts = true;
	int times = 0;

	for (size_t i = 0; i < n; i++) {
		w->in[group[i].entrant] = true;
	}
	for (size_t i = 0; i < n && counts; i++) {
		counts = met_all(w, group[i].entrant, n - 1, &times);
	}
	for (size_t i = 0; i < n && counts; i++) {
		int me = group[i].entrant;
		int half = 0;

		for (size_t k = w->from[me]; k < w->from[me + 1]; k++) {
			int other = w->meeting[k].other;

			half += other >= 0 && w->in[other] ? w->meeting[k].half : 0;
		}
		group[i].key = w->row[me].head = half;
	}
	for (size_t i = 0; i < n; i++) {
		w->in[group[i].entrant] = false;
	}
	return counts;
}

/* ------------------------------------------------------------------------- order */

static int key_of(const struct table_row *r, enum tie_break t)
{
	switch (t) {
	case TIE_POINTS:
		return r->half;
	case TIE_WINS:
		return r->won;
	case TIE_SPREAD:
		return r->spread;
	case TIE_BUCHHOLZ:
		return r->buchholz;
	case TIE_MEDIAN:
		return r->median;
	case TIE_CUMULATIVE:
		return r->cumulative;
	case TIE_SEED:
		return -r->entrant;
	default:
		return 0;
	}
}

/* More is better; equal entrants keep their seeding order. */
static int by_key(const void *a, const void *b)
{
	const struct ordered *x = a;
	const struct ordered *y = b;

	if (x->key != y->key) {
		return x->key > y->key ? -1 : 1;
	}
	return x->entrant < y->entrant ? -1 : x->entrant > y->entrant;
}

/* Everybody in the group has the group's rank; splits it and gives its parts their
 * ranks. */
static void split(struct work *w, struct ordered *group, size_t n)
{
	int rank = w->row[group[0].entrant].rank;

	qsort(group, n, sizeof *group, by_key);
	for (size_t i = 0; i < n; i++) {
		struct table_row *r = &w->row[group[i].entrant];

		r->rank = i > 0 && group[i].key == group[i - 1].key
				  ? w->row[group[i - 1].entrant].rank
				  : rank + (int)i;
	}
}

static void split_by(struct work *w, struct ordered *group, size_t n, enum tie_break t)
{
	for (size_t i = 0; i < n && t != TIE_HEAD; i++) {
		group[i].key = key_of(&w->row[group[i].entrant], t);
	}
	if (t != TIE_HEAD || head_to_head(w, group, n)) {
		split(w, group, n);
	}
}

static void split_all(struct work *w, enum tie_break t)
{
	size_t n = w->l->entrants;

	for (size_t i = 0; i < n;) {
		int rank = w->row[w->order[i].entrant].rank;
		size_t end = i + 1;

		while (end < n && w->row[w->order[end].entrant].rank == rank) {
			end++;
		}
		if (end - i > 1) {
			split_by(w, &w->order[i], end - i, t);
		}
		i = end;
	}
}

static void rank_all(struct work *w)
{
	const struct league *l = w->l;

	for (size_t i = 0; i < l->entrants; i++) {
		w->row[i].rank = 1;
		w->order[i] = (struct ordered){.key = l->here == NULL || l->here[i],
					       .entrant = (int)i};
	}
	if (l->entrants > 0) {
		split(w, w->order, l->entrants);
	}
	for (size_t i = 0; i < l->ties; i++) {
		split_all(w, l->tie[i]);
	}
}

struct table_row *league_table(struct arena *arena, const struct league *l)
{
	size_t room = l->entrants + 1;
	struct table_row *out = arena_array(arena, room, sizeof *out);
	struct work w = {.l = l,
			 .arena = arena,
			 .row = arena_array(arena, room, sizeof *w.row),
			 .order = arena_array(arena, room, sizeof *w.order),
			 .met = arena_array(arena, room, sizeof *w.met),
			 .in = arena_array(arena, room, sizeof *w.in)};

	add_all(&w);
	list_meetings(&w);
	for (size_t i = 0; i < l->entrants; i++) {
		add_buchholz(&w, &w.row[i]);
	}
	rank_all(&w);
	for (size_t i = 0; i < l->entrants; i++) {
		out[i] = w.row[w.order[i].entrant];
	}
	return out;
}
