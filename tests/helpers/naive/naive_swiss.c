/* SPDX-License-Identifier: ISC */
#include "tests/helpers/naive/naive_swiss.h"

#include <stdlib.h>
#include <string.h>

enum { NONE = -100, UNKNOWN = -1, CARES = 3 };

static bool same_two(const struct pair_past *p, int a, int b)
{
	return (p->a == a && p->b == b) || (p->a == b && p->b == a);
}

bool naive_met(const struct random_season *s, int a, int b)
{
	for (size_t i = 0; i < s->p.pasts; i++) {
		if (s->past[i].counts && same_two(&s->past[i], a, b)) {
			return true;
		}
	}
	return false;
}

void naive_count(struct naive_swiss *w, const struct random_season *s)
{
	*w = (struct naive_swiss){.season = s};
	for (size_t i = 0; i < s->p.pasts; i++) {
		const struct pair_past *p = &s->past[i];
		int of_a = p->half < 0 ? 1 : p->half;

		if (!p->counts) {
			continue;
		}
		w->half[p->a] += of_a;
		if (p->b < 0) {
			w->byes[p->a]++;
			continue;
		}
		w->half[p->b] += 2 - of_a;
		w->lead[p->a]++;
		w->lead[p->b]--;
	}
}

static void stand(struct naive_swiss *w)
{
	w->n = 0;
	for (int i = 0; i < (int)w->season->p.entrants; i++) {
		int at = w->n;

		if (!w->season->entrant[i].here) {
			continue;
		}
		while (at > 0 && w->half[w->who[at - 1]] < w->half[i]) {
			w->who[at] = w->who[at - 1];
			at--;
		}
		w->who[at] = i;
		w->n++;
	}
}

static void allow(struct naive_swiss *w, bool balanced)
{
	memset(w->most, UNKNOWN, sizeof w->most);
	memset(w->most_top, UNKNOWN, sizeof w->most_top);
	for (int a = 0; a < w->n; a++) {
		w->may[a] = 0;
		for (int b = 0; b < w->n; b++) {
			int x = w->lead[w->who[a]], y = w->lead[w->who[b]];
			bool far = (x >= 2 && y >= 2) || (x <= -2 && y <= -2);

			if (a != b && !naive_met(w->season, w->who[a], w->who[b]) &&
			    !(balanced && far)) {
				w->may[a] |= 1U << b;
			}
		}
	}
}

static int size(unsigned set)
{
	int members = 0;

	for (; set != 0; set &= set - 1) {
		members++;
	}
	return members;
}

int naive_first(unsigned set)
{
	int i = 0;

	while ((set >> i & 1) == 0) {
		i++;
	}
	return i;
}

/* The largest possible number of pairs in a set. */
static int naive_pairs(struct naive_swiss *w, unsigned set)
{
	unsigned low;
	int best;

	if (set == 0) {
		return 0;
	}
	if (w->most[set] != UNKNOWN) {
		return w->most[set];
	}
	low = set & -set;
	best = naive_pairs(w, set & ~low);
	for (int b = 0; b < w->n; b++) {
		if ((set & w->may[naive_first(set)] & 1U << b) != 0) {
			int with = 1 + naive_pairs(w, set & ~low & ~(1U << b));

			best = with > best ? with : best;
		}
	}
	w->most[set] = (int8_t)best;
	return best;
}

static int top_pairs(struct naive_swiss *w, unsigned set, unsigned top)
{
	int best = NONE;

	if (set == 0) {
		return 0;
	}
	if (w->most_top[set] != UNKNOWN) {
		return w->most_top[set];
	}
	for (int b = 0; b < w->n; b++) {
		unsigned two = (set & -set) | 1U << b;

		if ((set & w->may[naive_first(set)] & 1U << b) != 0) {
			int with = top_pairs(w, set & ~two, top) + ((top & two) == two);

			best = with > best ? with : best;
		}
	}
	w->most_top[set] = (int8_t)(best < 0 ? NONE : best);
	return w->most_top[set];
}

int naive_top_pairs(struct naive_swiss *w, unsigned top)
{
	return top_pairs(w, w->paired, top);
}

static bool all_paired(struct naive_swiss *w, unsigned set)
{
	return 2 * naive_pairs(w, set) == size(set);
}

/* The lowest entrant who may have the bye; w->n: nobody needs it; -1: there is none. */
static int lowest_bye(struct naive_swiss *w)
{
	unsigned set = (1U << w->n) - 1;

	if (w->n % 2 == 0) {
		return all_paired(w, set) ? w->n : -1;
	}
	for (int i = w->n - 1; i >= 0; i--) {
		if (w->byes[w->who[i]] == 0 && all_paired(w, set & ~(1U << i))) {
			return i;
		}
	}
	return -1;
}

void naive_line_up(struct naive_swiss *w)
{
	stand(w);
	allow(w, true);
	w->bye = lowest_bye(w);
	if (w->bye < 0) {
		allow(w, false);
		w->bye = lowest_bye(w);
	}
	w->paired = w->bye < 0 ? 0 : ((1U << w->n) - 1) & ~(1U << w->bye);
}

/* How many pairs must be of two who both moved first too often, or both second. */
static int forced(const struct naive_swiss *w, unsigned set)
{
	int of[3] = {0}, surplus;

	for (int i = 0; i < w->n; i++) {
		if ((set >> i & 1) != 0) {
			int x = w->lead[w->who[i]];

			of[(x > 0) - (x < 0) + 1]++;
		}
	}
	surplus = abs(of[2] - of[0]) - of[1];
	return surplus > 0 ? surplus / 2 : 0;
}

static bool taken(struct naive_swiss *w, unsigned all, unsigned bracket, unsigned two,
		  int care)
{
	int a = naive_first(two), b = naive_first(two & (two - 1));
	bool alike = w->lead[w->who[a]] * w->lead[w->who[b]] > 0;

	if ((w->may[a] >> b & 1) == 0 || !all_paired(w, all & ~two)) {
		return false;
	}
	if (care < 2 && naive_pairs(w, bracket & ~two) + 1 != naive_pairs(w, bracket)) {
		return false;
	}
	return care > 0 || forced(w, bracket & ~two) + (int)alike <= forced(w, bracket);
}

/* The opponents on the list of a bracket's first, as places in the field. */
static int wishes(const struct naive_swiss *w, unsigned bracket, int points,
		  int list[2 * NAIVE_MOST])
{
	int first = naive_first(bracket);
	int own[NAIVE_MOST] = {0}, owns = 0, above[NAIVE_MOST] = {0}, aboves = 0;
	int wished = 0, low;

	for (int i = first + 1; i < w->n; i++) {
		if ((bracket >> i & 1) == 0) {
			continue;
		}
		if (w->half[w->who[i]] == points) {
			own[owns++] = i;
		} else {
			above[aboves++] = i;
		}
	}
	if (w->half[w->who[first]] != points) {
		memcpy(list, own, sizeof own);
		memcpy(list + owns, above, (size_t)aboves * sizeof *above);
		return owns + aboves;
	}
	low = owns > 0 ? (owns + 1) / 2 - 1 : 0;
	for (int i = low; i < owns; i++) {
		list[wished++] = own[i];
	}
	for (int i = low - 1; i >= 0; i--) {
		list[wished++] = own[i];
	}
	return wished;
}

int naive_partner(struct naive_swiss *w, unsigned all, unsigned bracket, int points)
{
	int list[2 * NAIVE_MOST];
	int wished = wishes(w, bracket, points, list);

	for (int care = 0; care < CARES; care++) {
		for (int i = 0; i < wished; i++) {
			unsigned two = 1U << naive_first(bracket) | 1U << list[i];

			if (taken(w, all, bracket, two, care)) {
				return list[i];
			}
		}
	}
	return -1;
}
