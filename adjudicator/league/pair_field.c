/* SPDX-License-Identifier: ISC */
#include "adjudicator/league/pair_field.h"

#include <stdlib.h>

static int by_standing(const void *a, const void *b)
{
	const struct field_one *x = a;
	const struct field_one *y = b;

	if (x->half != y->half) {
		return x->half > y->half ? -1 : 1;
	}
	if (x->rank != y->rank) {
		return x->rank < y->rank ? -1 : 1;
	}
	return x->entrant < y->entrant ? -1 : 1;
}

/* Past games that name nobody are passed over. */
static bool read(const struct pairing *p, const struct pair_past *past)
{
	int n = (int)p->entrants;

	return past->counts && past->a >= 0 && past->a < n && past->b >= -1 &&
	       past->b < n && past->a != past->b;
}

static void played(struct field_one *one, const struct pair_past *past, bool first)
{
	int half = past->half < 0 || past->half > 2 ? 1 : past->half;

	one->half += first ? half : 2 - half;
	if (past->b < 0) {
		one->byes++;
		return;
	}
	one->lead += first ? 1 : -1;
	if (past->round >= one->last_round) {
		one->last_round = past->round;
		one->last = first ? 1 : -1;
		one->last_met = first ? past->b : past->a;
	}
}

static struct field_one *everybody(struct arena *arena, const struct pairing *p,
				   int round)
{
	struct field_one *all = arena_array(arena, p->entrants, sizeof *all);

	for (size_t i = 0; i < p->entrants; i++) {
		all[i] = (struct field_one){.entrant = (int)i,
					    .rank = p->rank ? p->rank[i] : (int)i,
					    .last_met = -1};
	}
	for (size_t i = 0; i < p->pasts; i++) {
		const struct pair_past *past = &p->past[i];

		if (!read(p, past) || past->round >= round) {
			continue;
		}
		played(&all[past->a], past, true);
		if (past->b >= 0) {
			played(&all[past->b], past, false);
		}
	}
	return all;
}

/* Puts those who are here, and whose round was not fixed by hand, to the front;
 * returns their number. */
static int stay(struct arena *arena, const struct pairing *p, int round,
		struct field_one *all)
{
	bool *fixed = arena_array(arena, p->entrants, sizeof *fixed);
	int n = 0;

	for (size_t i = 0; i < p->pasts; i++) {
		const struct pair_past *past = &p->past[i];

		if (read(p, past) && past->round == round) {
			fixed[past->a] = true;
			if (past->b >= 0) {
				fixed[past->b] = true;
			}
		}
	}
	for (size_t i = 0; i < p->entrants; i++) {
		if (p->entrant[i].here && !fixed[i]) {
			all[n++] = all[i];
		}
	}
	return n;
}

struct field field_of(struct arena *arena, const struct pairing *p, int round)
{
	struct field f = {.one = everybody(arena, p, round),
			  .place = arena_array(arena, p->entrants, sizeof(int))};

	f.n = stay(arena, p, round, f.one);
	qsort(f.one, (size_t)f.n, sizeof *f.one, by_standing);
	for (size_t i = 0; i < p->entrants; i++) {
		f.place[i] = -1;
	}
	for (int i = 0; i < f.n; i++) {
		f.place[f.one[i].entrant] = i;
	}
	for (int i = 0; i < f.n; i++) {
		int met = f.one[i].last_met;

		f.one[i].last_met = met < 0 ? -1 : f.place[met];
	}
	f.met = graph_new(arena, f.n);
	for (size_t i = 0; i < p->pasts; i++) {
		const struct pair_past *past = &p->past[i];

		if (read(p, past) && past->b >= 0 && f.place[past->a] >= 0 &&
		    f.place[past->b] >= 0) {
			graph_join(&f.met, f.place[past->a], f.place[past->b]);
		}
	}
	return f;
}

static int most_byes(const struct field *f)
{
	int most = 0;

	for (int i = 0; i < f->n; i++) {
		most = f->one[i].byes > most ? f->one[i].byes : most;
	}
	return most;
}

bool field_match(const struct field *f, int most, struct matching *m, int *bye)
{
	int had = most_byes(f);
	int alone;

	*bye = -1;
	for (int i = 0; i < f->n; i++) {
		matching_add(m, i);
	}
	alone = matching_grow(m);
	if (f->n % 2 == 0 || alone > 1) {
		return alone == 0;
	}
	for (int byes = 0; byes <= had && byes <= most; byes++) {
		for (int i = f->n - 1; i >= 0; i--) {
			if (f->one[i].byes == byes && matching_take(m, i, -1)) {
				*bye = i;
				return true;
			}
		}
	}
	return false;
}

static bool begins(const struct field *f, int a, int b, size_t board)
{
	const struct field_one *x = &f->one[a];
	const struct field_one *y = &f->one[b];

	if (x->lead != y->lead) {
		return x->lead < y->lead;
	}
	if (x->last != y->last) {
		return x->last < y->last;
	}
	return (a < b) == (board % 2 == 1);
}

void field_game(const struct field *f, struct pair_list *l, int a, int b)
{
	bool first = begins(f, a, b, l->games + 1);

	pair_list_game(l, f->one[first ? a : b].entrant, f->one[first ? b : a].entrant);
}
